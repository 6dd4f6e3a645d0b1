### Around the pages of rules and of the controls. The pages themselves are in the folder `docs`.

# A tab, beside those of the games.
pages-controls = Controls

pages-back = Back

## The search.

pages-search = Search
# $next: message, $previous: message
pages-search-about = Search all these pages. { $next }: next result. { $previous }: previous result
# $key: message
pages-previous = Previous result ({ $key })
# $key: message
pages-next = Next result ({ $key })

# Which of the places that were found is shown.
# $at: number, $count: number
pages-found = { $at } of { $count }

pages-nothing-found = Nothing found. Try another word.

## The list of all controls.

pages-controls-now = Your keys and buttons now
# The same on the page in the folder `docs`.
pages-controls-first = Keys and buttons at first
pages-controls-keys = keyboard and mouse
pages-controls-pad = gamepad
pages-controls-everywhere = Everywhere
pages-controls-menu = In menus
pages-controls-letters = In the letter picker
pages-controls-table = At every table
pages-controls-practice = At the table for practice
pages-controls-replay = In a replay
pages-controls-answers = Gamepads, when several people are asked
