### The people and the works behind the program: headings and what stands under them.

credits-heading = Credits
credits-back = Back

credits-program = Rules, table, dice, pictures and sounds were made for this program. It is free software under the MIT or the Apache 2.0 licence, whichever you prefer.

credits-built-head = Built on
credits-built = Bevy, the engine. Rapier, the physics the dice obey. Kira, for sound. And the many Rust crates beneath them; their licences come with the source.

# Type: the letters that texts are written with.
credits-type-head = Type
credits-type = Atkinson Hyperlegible Next by the Braille Institute and the Atkinson Hyperlegible Next project authors, under the SIL Open Font License 1.1.

## What is said of single games.

credits-stack-head = The games
credits-stack = Stack is a dice game that anyone can play with enough dice in enough colours. The rules pages here are in our own words.

credits-skip-bo-head = No affiliation
credits-skip-bo = Skip-Bo is a trademark of Mattel. This program is not affiliated with, endorsed or sponsored by Mattel.
