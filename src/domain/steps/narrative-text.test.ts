import { describe, expect, test } from 'vitest'
import { narrativeProse, placeOf, plainNarrative } from './narrative-text.ts'

const NARRATIVE = `# Task 2 – Shield *build* and test

The **Contractor** shall measure the [shielding ratio](https://x.example/a_(b) "t") at **30 dB** between 3 and
90 MHz, using \`E5061B\`.

- Item _one_ is __two__ words: snake_case_name, 3 * 4 * 5 and 6*7.
  1. [ ] Nested ***very*** ~~old~~ [name the test range]
> A quoted \\*line\\* <b>with</b> tags<!-- and a note --> &amp; signs.

| Lead | Place |
|---|---|
| Maria Chen | Dayton, Ohio |

The reading of this paragraph goes on for more than sixty letters in the
Springfield range.
`

describe('a narrative is read without its marks', () => {
  test.each([
    ['headings', '## Task *2*\nText.', 'Task 2\nText.'],
    ['lists and tasks', '* one\n+ two\n3. [x] three', 'one\ntwo\nthree'],
    ['quotations', '> > said\n', 'said\n'],
    ['emphasis of all kinds', '**a** __b__ *c* _d_ ~~e~~ `f` ***g***', 'a b c d e f g'],
    [
      'signs that mark nothing',
      'snake_case, 3 * 4, 5*6, R&D, a < b, [1], [name the range], ____ left',
      'snake_case, 3 * 4, 5*6, R&D, a < b, [1], [name the range], ____ left',
    ],
    ['links and pictures', '[words](https://x.example/a_(b)) ![alt](i.png "t")', 'words alt'],
    ['footnotes and escapes', 'Said[^2] \\*so\\*', 'Said *so*'],
    ['tags, comments and scripts', 'A<br>B <i>c</i><!-- x --><SCRIPT>alert(1)</script>d', 'A\nB cd'],
    ['what asks to be filled in', 'The lead is <insert name>.', 'The lead is <insert name>.'],
    ['rules, fences and lines under headings', 'A\n===\n\n---\n```ts\ncode\n```\n', 'A\n\n\n\n\ncode\n\n'],
    ['signs by their names', 'a&nbsp;b &lt;c&gt; &amp;', 'a b <c> &'],
  ])('%s', (_, markdown, plain) => {
    expect(plainNarrative(markdown)).toBe(plain)
  })

  test('a sentence that goes on in the next line is one', () => {
    expect(plainNarrative('The ratio is\nmeasured.')).toBe('The ratio is measured.')
    expect(plainNarrative(NARRATIVE)).toContain('more than sixty letters in the Springfield range.')
  })

  test('lines that say something of their own stay apart', () => {
    expect(plainNarrative('Lead: Maria\nPlace: Dayton')).toBe('Lead: Maria\nPlace: Dayton')
    expect(plainNarrative('# title\nsmall letters')).toBe('title\nsmall letters')
  })

  test('headings can be left out', () => {
    expect(narrativeProse('# Task\n\nIt is done.\n\n### Risks ###\n#5 is a number.')).toBe('\n\nIt is done.\n\n\n#5 is a number.')
  })

  test('the cells of a table stand each on its own', () => {
    expect(
      plainNarrative(NARRATIVE)
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual(expect.arrayContaining(['Maria Chen', 'Dayton, Ohio']))
  })
})

describe('the words of a finding are found where they stand', () => {
  test.each([
    ['plain words', 'snake_case_name', 'snake_case_name'],
    ['a blank', '[name the test range]', '[name the test range]'],
    [
      'words across bold, a link, code and a line break',
      'The Contractor shall measure the shielding ratio at 30 dB between 3 and 90 MHz, using E5061B.',
      'The **Contractor** shall measure the [shielding ratio](https://x.example/a_(b) "t") at **30 dB** between 3 and\n90 MHz, using `E5061B`.',
    ],
    ['words across a list mark', 'Nested very old', 'Nested ***very*** ~~old'],
    [
      'words across escapes, tags and signs by name',
      'A quoted *line* with tags & signs.',
      'A quoted \\*line\\* <b>with</b> tags<!-- and a note --> &amp; signs.',
    ],
    ['words whose capitals and marks have changed', 'item ONE is “two” words', 'Item _one_ is __two__ words'],
    ['words that were wrapped', 'in the Springfield range', 'in the\nSpringfield range'],
  ])('%s', (_, quote, stands) => {
    const place = placeOf(quote, NARRATIVE)
    expect(place && NARRATIVE.slice(place.start, place.end)).toBe(stands)
  })

  test('a word that also stands inside another is found by itself', () => {
    expect(placeOf('TBD', 'The TBDX unit is TBD.')).toEqual({ start: 17, end: 20 })
  })

  test.each(['', '  ', 'words that nobody wrote', '“”'])('what does not stand there has no place: %j', (quote) => {
    expect(placeOf(quote, NARRATIVE)).toBeNull()
  })

  test('every line of the plain text is found again, in its order', () => {
    const lines = plainNarrative(NARRATIVE)
      .split('\n')
      .filter((line) => line.trim() !== '')
    const starts = lines.map((line) => placeOf(line, NARRATIVE)?.start ?? -1)
    expect(starts).toEqual([...starts].sort((a, b) => a - b))
    expect(starts).not.toContain(-1)
  })
})

test.each(['[', '<!--', '<script>', '**', '_', '![', '](', '`', '| ', '> ', '\\', '&', '<a ', '- '])(
  'a hundred thousand times %j is read without going round in circles',
  (sign) => {
    const text = sign.repeat(100_000)
    expect(plainNarrative(`${text}\nThe end.`).trimEnd().endsWith('The end.')).toBe(true)
  },
)
