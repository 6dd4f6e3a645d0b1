### The page beside the table, on which its look is chosen.

look-heading = The look of the table
look-done = Done

## What is chosen. Little room.

look-table = Table
look-dice = Dice
look-cards = Card backs

## The tables, by the hour of the day and their light. Little room: at most about 16 letters, here and below.

look-table-evening = Evening lamp
look-table-candle = Candlelight
look-table-dusk = Dusk
look-table-morning = Bright morning
look-table-midnight = Midnight
look-table-fireside = Fireside

## The dice, by what they are made of.

look-dice-resin = Resin
look-dice-marble = Marble
look-dice-wood = Turned wood
look-dice-stardust = Stardust

## The backs of cards, by their pattern.

look-back-lattice = Teal lattice
look-back-waves = Blue waves
look-back-rays = Red rays
look-back-leaves = Green leaves
