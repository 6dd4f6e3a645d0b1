### Words that every part of the program uses.

# $words: text
common-verbatim = { $words }

# What stands on a key of the keyboard.
# $key: key
common-key = { $key }

# $seat: seat
common-seat = { $seat }

# What is added to words, in brackets.
# $words: message
common-aside = ({ $words })

# What begins a sentence: its first letter is a capital.
# $words: message
common-sentence = { CAPITAL($words) }

# Several texts, a line each.
# $lines: lines
common-lines = { $lines }

# $things: series
common-series = { $things }

# A key and what it does.
# $key: message, $does: message
common-key-hint = { $key }: { $does }

# A card or die by its number, with the article that it is spoken with. Other texts refer to this one.
# $number: number
common-a-number = { $number ->
    [8] an 8
    [11] an 11
   *[other] a { $number }
}
