common-verbatim = { $words }
common-key = { $key }

common-seat = { $seat }

common-aside = ({ $words })

common-sentence = { CAPITAL($words) }

common-lines = { $lines }

common-series = { $things }

common-key-hint = { $key }: { $does }

# A number is feminine: "eine 8". In the accusative, as all texts that refer to it need it.
common-a-number = eine { $number }
