import { describe, expect, test } from 'vitest'
import { isToMerge, type MergeUnit, mergedText, mergeParts } from './merge.ts'

const BASE = 'Shield\n\nWe build the shield. We test it in Dayton. We report.'
const merged = (mine: string, theirs: string, unit: MergeUnit = 'sentences', base = BASE) =>
  mergedText(mergeParts({ base, mine, theirs }, unit), [])
const collisions = (mine: string, theirs: string, unit: MergeUnit = 'sentences', base = BASE) =>
  mergeParts({ base, mine, theirs }, unit).filter(({ kind }) => kind === 'collision')

describe('what does not collide is taken from both', () => {
  test.each([
    [
      'two sentences',
      BASE.replace('build', 'design'),
      BASE.replace('report', 'report twice'),
      BASE.replace('build', 'design').replace('report', 'report twice'),
    ],
    [
      'neighbouring sentences',
      BASE.replace('build', 'design'),
      BASE.replace('Dayton', 'Ohio'),
      BASE.replace('build', 'design').replace('Dayton', 'Ohio'),
    ],
    [
      'a sentence more and a sentence less',
      `${BASE} We ship.`,
      BASE.replace(' We test it in Dayton.', ''),
      'Shield\n\nWe build the shield. We report. We ship.',
    ],
    [
      'an edit of the last sentence and one more behind it',
      BASE.replace('report', 'write'),
      `${BASE} We ship.`,
      BASE.replace('report', 'write').concat(' We ship.'),
    ],
    [
      'another title and another paragraph',
      BASE.replace('Shield\n', 'Thin shield\n'),
      `${BASE}\n\n## Risk\n- late ferrite`,
      `${BASE.replace('Shield\n', 'Thin shield\n')}\n\n## Risk\n- late ferrite`,
    ],
    ['the same change of both', BASE.replace('report', 'write'), BASE.replace('report', 'write'), BASE.replace('report', 'write')],
    ['a change of one alone', BASE, 'Something else.', 'Something else.'],
  ])('%s', (_, mine, theirs, whole) => {
    expect(collisions(mine, theirs)).toEqual([])
    expect(merged(mine, theirs)).toBe(whole)
  })

  test('several sentences side by side, of which each is another state of its own', () => {
    const base = 'Coil. The Contractor shall wind the coil. The Contractor shall measure it in Dayton. The Contractor shall report.'
    const mine = base.replace('in Dayton', 'in Ohio').replace('shall report', 'shall report every month')
    const theirs = base.replace('wind the coil', 'wind two coils')
    expect(collisions(mine, theirs, 'sentences', base)).toEqual([])
    expect(merged(mine, theirs, 'sentences', base)).toBe(mine.replace('wind the coil', 'wind two coils'))
  })

  test('two items added to a list at different places', () => {
    expect(merged('Zero\nReport\nData', 'Report\nData\nCode', 'lines', 'Report\nData')).toBe('Zero\nReport\nData\nCode')
  })
})

describe('where both changed the same sentence differently, the person chooses', () => {
  const [mine, theirs] = [BASE.replace('Dayton', 'our laboratory'), BASE.replace('Dayton', 'Fort Irwin')]
  const parts = mergeParts({ base: BASE, mine, theirs }, 'sentences')

  test('and only there', () => {
    expect(parts.map(({ kind }) => kind)).toEqual(['same', 'collision', 'same'])
    expect(parts[1]).toEqual({
      kind: 'collision',
      base: ' We test it in Dayton.',
      mine: ' We test it in our laboratory.',
      theirs: ' We test it in Fort Irwin.',
    })
  })

  test('mine, theirs or both', () => {
    expect(mergedText(parts, ['mine'])).toBe(mine)
    expect(mergedText(parts, ['theirs'])).toBe(theirs)
    expect(mergedText(parts, ['both'])).toBe(BASE.replace('Dayton.', 'our laboratory. We test it in Fort Irwin.'))
  })

  test('until then nothing is lost', () => {
    expect(mergedText(parts, [])).toBe(mergedText(parts, ['both']))
  })

  test('a change against a deletion is a collision', () => {
    const gone = BASE.replace(' We test it in Dayton.', '')
    const places = mergeParts({ base: BASE, mine: gone, theirs }, 'sentences')
    expect(places[1]).toMatchObject({ kind: 'collision', mine: '', theirs: ' We test it in Fort Irwin.' })
    expect(mergedText(places, ['mine'])).toBe(gone)
    expect(mergedText(places, ['theirs'])).toBe(theirs)
  })

  test('two additions at one place are a collision, and both keeps both', () => {
    expect(collisions(`${BASE} One.`, `${BASE} Two.`)).toHaveLength(1)
    expect(merged(`${BASE} One.`, `${BASE} Two.`)).toBe(`${BASE} One. Two.`)
    expect(merged('Report\nData', 'Report\nCode', 'lines', 'Report')).toBe('Report\nData\nCode')
  })

  test('each of several by itself', () => {
    const [one, other] = [BASE.replace('build', 'A').replace('report', 'A'), BASE.replace('build', 'B').replace('report', 'B')]
    expect(mergedText(mergeParts({ base: BASE, mine: one, theirs: other }, 'sentences'), ['mine', 'theirs'])).toBe(
      BASE.replace('build', 'A').replace('report', 'B'),
    )
  })

  test('two texts where there was none are one collision', () => {
    expect(merged('Mine.', 'Theirs.', 'sentences', '')).toBe('Mine. Theirs.')
  })

  test('a number is never put together of two', () => {
    expect(collisions('100.00', '200.00', 'whole', '50.00')).toHaveLength(1)
  })
})

test.each(['  leading and trailing  \n', 'No end', 'Dr. Chen (PI) leads. "Ready?" she asks.\n\n\n- a\n- b\n', '\n\n'])(
  'a text that neither changed comes out to the letter: %j',
  (text) => {
    expect(merged(text, text, 'sentences', text)).toBe(text)
    expect(merged(text, text, 'lines', text)).toBe(text)
  },
)

test('there is something to merge only where both changed, and not to the same', () => {
  expect(isToMerge({ base: 'a', mine: 'b', theirs: 'c' })).toBe(true)
  expect(
    [
      { base: 'a', mine: 'a', theirs: 'c' },
      { base: 'a', mine: 'b', theirs: 'a' },
      { base: 'a', mine: 'b', theirs: 'b' },
    ].some(isToMerge),
  ).toBe(false)
})
