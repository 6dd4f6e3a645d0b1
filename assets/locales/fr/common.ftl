### Words that every part of the program uses.

common-verbatim = { $words }
common-key = { $key }
common-seat = { $seat }
common-aside = ({ $words })
common-sentence = { CAPITAL($words) }
common-lines = { $lines }
common-series = { $things }
common-key-hint = { $key } : { $does }
common-a-number = un { $number }
