### The first start: a name, a language, and what each game is.

## The first page

welcome-heading = Welcome to Tumbletop
welcome-about = Four games for the table, and the dice really tumble.
welcome-name = Your name
welcome-name-about = So that the others know whose turn it is. You are asked only once.
welcome-next = Go on
welcome-skip = To the title

## The games

welcome-games-heading = What would you like to play?
# For how many a game is, and how long it takes.
# $players: message, $time: message
welcome-company = { $players } · { $time }
# $minutes: number
welcome-minutes = about { $minutes } minutes
# $least: number, $most: number
welcome-minutes-between = { $least } to { $most } minutes
# A button. It starts a match with the tutorial.
welcome-learn = Learn it in three minutes
# A button.
# $minutes: number
welcome-short = Short game, { $minutes } minutes
