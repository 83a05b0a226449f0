# What the checker says about scenario and mission files, whatever game they are of. A finding says what is wrong; under
# .advice it says what to do.

## The report

check-error = error
check-warning = warning
check-place = line { $line }, column { $column }: { $message }
check-sum = { $file }: { $errors ->
    [one] { $errors } error
   *[other] { $errors } errors
}, { $warnings ->
    [one] { $warnings } warning
   *[other] { $warnings } warnings
}
check-no-utf8 = from here on this is no text in UTF-8
    .advice = save the file as UTF-8
check-data = { $error }
    .advice = write what the shipped file writes there
check-neither = this is neither { $kinds }
    .advice = begin with one of ours
check-nor = { $list }, nor { $last }

## Parts of sentences

check-the = the { $thing }
check-extent = { $from } to { $to }
check-line = line { $line } = { $at }, { $span } { $from } to { $to }
check-line-short = line { $line } = { $at }, { $span } { $from }
check-did-you-mean = did you mean `{ $name }`?
check-write = write { $words }
check-none = the file has none: add one
check-write-text = write the text itself, in English or by language
check-mood = mood

## Reading the file

check-no-toml = { $error }
    .advice = the chapter on scenarios in the book says what is written how
check-unknown-field = unknown field `{ $name }`
    .advice = { $instead }
check-unknown-word = unknown word `{ $name }`
    .advice = { $instead }
check-missing-field = missing field `{ $name }`
    .advice = add it; the chapter on scenarios in the book says how
check-wrong-type = invalid type: { $found }, expected { $wanted }
    .advice = the chapter on scenarios in the book says what is written how
check-wrong-value = invalid value: { $found }, expected { $wanted }
    .advice = the chapter on scenarios in the book says what is written how
check-huge = the number { $number } is too large
    .advice = write a smaller one
check-too-deep = lists and tables lie too deep in each other
    .advice = take some of them apart
check-row = { $n } numbers in a row, expected { $wanted }
    .advice = the chapter on scenarios in the book says what is written how
check-no-wording = a text, or a table of texts by language as in {"{"} en = "…", pl = "…" {"}"}
    .advice = the chapter on scenarios in the book says what is written how
check-wanted-small = a whole number from 0 to 255
check-wanted-place = a whole number from -100 to 100
check-wanted-number = a whole number
check-wanted-text = a string
check-wanted-yes-or-no = a boolean
check-wanted-list = a sequence
check-wanted-two = an array of length 2
check-wanted-three = an array of length 3
check-wanted-table = a map
check-found-number = integer { $value }
check-found-fraction = floating point { $value }
check-found-text = string { $value }
check-found-yes-or-no = boolean { $value }
check-found-list = sequence
check-found-table = map

## Names and words

check-misnamed = the file is called { $stem }.toml, and the { $what } `{ $name }`
    .advice = give both the same name
check-no-name = { $name } is no name for { $what }
    .advice = write letters, digits and hyphens, at most { $most }
check-twice = the { $what } `{ $name }` is there twice
    .advice = give each its own name
check-too-many = `{ $name }` is one { $what } too many
    .advice = a scenario has at most { $most } of { $what }
check-one-too-many = one { $what } too many
    .advice = a scenario has at most { $most } of { $what }
check-not-there = there is no { $what } `{ $name }`
    .advice = { $instead }
check-no-word = `{ $name }` is no { $what }
    .advice = { $instead }

## Texts

check-no-text = `{ $name }` stands for no text here: it is shown as it is
    .advice = { $instead }
check-untold = the { $what } has no text
    .advice = write it, in English at least
check-empty = the { $what } is empty
    .advice = write a text, or leave it out
check-too-long = the { $what } has { $n } characters
    .advice = at most { $most } are shown: make it shorter
check-hidden = the { $what } has the control character { $sign }
    .advice = write letters that can be seen, all in one line
check-no-language = { $lang } is no language
    .advice = write its letters, as in en, pl, hr or hu

## Places

check-far-out = { $at } is too far out
    .advice = stay within { $far } spaces of (0, 0)
check-backwards = { $to } lies before { $from }
    .advice = `at` is the corner in the northwest, `to` the other one
check-span = { $what } does not say where it lies and what it spans
    .advice = write the line and the rows along it, `x = 4, y = [1, 2]`, or `x = [1, 2], y = 4`
check-off-map = { $what } { $verb ->
    [lies] lies
    [stands] stands
   *[is] is
} on { $at }, where there is no space
    .advice = { $advice }
check-parted = { $who } does not fit on { $at }: a wall or door runs through
    .advice = move it
check-taken = { $what } { $verb ->
    [lies] lies
    [stands] stands
   *[is] is
} on { $at }, where { $other } is
    .advice = move one of the two
check-token-taken = { $what } lies on { $at }, where { $other } is
    .advice = one token to a space: move one of the two
check-over-box = { $n } × { $what }, but the box has { $most }
    .advice = leave some out
