import { describe, expect, test } from 'vitest'
import { quoteRuns, quoteRunsOver, type TextRun } from './quote-place.ts'

/** What the runs cover, the pieces of a run divided by "|". */
function covered(pieces: readonly string[], runs: readonly TextRun[] | null): string[] | null {
  const texts = runs?.map(({ from, to }) =>
    pieces
      .slice(from.piece, to.piece + 1)
      .map((text, at, all) => text.slice(at === 0 ? from.offset : 0, at === all.length - 1 ? to.offset : undefined))
      .join('|'),
  )
  return texts ?? null
}

const litIn = (pieces: readonly string[], quote: string) => covered(pieces, quoteRuns(pieces, quote))

describe('a quote is found in the pieces of a page', () => {
  test('within one piece and across several', () => {
    const pieces = ['The antenna shall weigh', 'less than 6 lb. It shall', 'float.']
    expect(litIn(pieces, 'shall weigh less than 6 lb.')).toEqual(['shall weigh|less than 6 lb.'])
    expect(litIn(pieces, 'float.')).toEqual(['float.'])
    expect(quoteRuns(pieces, 'It shall float')).toEqual([{ from: { piece: 1, offset: 16 }, to: { piece: 2, offset: 5 } }])
  })

  test('whatever became of white space, hyphens at line ends, quotes, ligatures and dashes', () => {
    expect(litIn(['a “proof-of-', '', 'concept” e\ufb03cient  device'], 'a "proof-of-concept" efficient device')).toEqual([
      'a “proof-of-||concept” e\ufb03cient  device',
    ])
    expect(litIn(['detec-', 'tion range of 10–20 km'], 'detection range of 10-20 km')).toEqual(['detec-|tion range of 10–20 km'])
    expect(litIn(["a ''smart'' skin"], 'a “smart” skin')).toEqual(["a ''smart'' skin"])
    expect(litIn(['cafe\u0301 table'], 'café')).toEqual(['cafe\u0301'])
    expect(litIn(['the warfighter\u0000s life'], 'warfighter s life')).toEqual(['warfighter\u0000s life'])
  })

  test('the last character is lit whole, whether it is one or stands for several', () => {
    expect(litIn(['it shall be sti\ufb00 and light'], 'shall be stiff')).toEqual(['shall be sti\ufb00'])
    expect(litIn(['𝟛 dB is enough'], '3 dB')).toEqual(['𝟛 dB'])
  })

  test('around a footnote mark, a running footer and what does not belong to it', () => {
    expect(litIn(['The sensor shall detect', '3', 'a submarine at depth.'], 'The sensor shall detect a submarine at depth.')).toEqual([
      'The sensor shall detect',
      'a submarine at depth.',
    ])
    expect(litIn(['shall operate for at', 'NAVY - 16', 'VERSION 2', 'least nine years'], 'shall operate for at least nine years')).toEqual([
      'shall operate for at',
      'least nine years',
    ])
  })

  test('in the order of the quote when the page gives its pieces in another', () => {
    const pieces = ['second half of the sentence.', 'Something else.', 'The first half leads to the']
    expect(litIn(pieces, 'The first half leads to the second half of the sentence.')).toEqual([
      'The first half leads to the',
      'second half of the sentence.',
    ])
  })

  test('when a word or two were read otherwise, and not when a fifth of it is something else', () => {
    const pieces = ['The vehicle shall fly at 70 kts for one hour and then descend slowly to the water']
    expect(litIn(pieces, 'The vehicle shall fly at 70 kts for one h0ur and then descend slowly to the water')).not.toBeNull()
    expect(litIn(pieces, 'The vehicle shall fly at 70 kts with every sensor in use over open seas')).toBeNull()
  })

  test('not when it is not there, is empty or shares only letters with the page', () => {
    const page = ['Offerors must disclose any proposed use of foreign nationals, their country of origin and the type of visa.']
    expect(litIn(page, 'Develop a prototype that survives launch from a tube.')).toBeNull()
    expect(litIn(page, '')).toBeNull()
    expect(litIn(page, ' - ')).toBeNull()
    expect(litIn([], 'anything')).toBeNull()
  })

  test('a page of one letter over and over does not hold up the search', () => {
    expect(litIn(['a'.repeat(100_000)], `${'a'.repeat(4000)}b${'a'.repeat(900)}`)).toBeNull()
  })
})

describe('a quote that runs on to the next page', () => {
  const here = ['VERSION 2', 'Describe the method. Provide a Phase II plan', 'NAVY - 16']
  const next = ['VERSION 2', 'with performance goals and milestones.', 'NAVY - 17']

  function over(first: readonly string[], second: readonly string[], quote: string) {
    const runs = quoteRunsOver(first, second, quote)
    return runs && { here: covered(first, runs.here), next: covered(second, runs.next) }
  }

  test('is lit on both, without the running lines between', () => {
    expect(over(here, next, 'Provide a Phase II plan with performance goals and milestones.')).toEqual({
      here: ['Provide a Phase II plan'],
      next: ['with performance goals and milestones.'],
    })
  })

  test('is cut where the page ends, though the next page says the same words again', () => {
    const again = ['goals and milestones. Later: a plan with performance goals and milestones.']
    expect(over(['Provide a plan with performance'], again, 'Provide a plan with performance goals and milestones.')).toEqual({
      here: ['Provide a plan with performance'],
      next: ['goals and milestones.'],
    })
  })

  test('is found with a note between its halves', () => {
    expect(
      over(['The sensor shall', '1', 'detect small'], ['submarines at a depth'], 'The sensor shall detect small submarines at a depth'),
    ).toEqual({
      here: ['The sensor shall', 'detect small'],
      next: ['submarines at a depth'],
    })
  })

  test('is on this page alone when it ends there, and nowhere when only the next page has it', () => {
    expect(over(here, next, 'Describe the method.')).toEqual({ here: ['Describe the method.'], next: [] })
    expect(over(here, next, 'with performance goals and milestones.')).toBeNull()
  })
})
