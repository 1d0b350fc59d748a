import { expect, test } from 'vitest'
import type { Analysis, JudgedSentence } from '../analysis.ts'
import { unreadAnalysis } from '../topic/unread.ts'
import { notLookedAt } from '../verdict/certainty.ts'
import { addedRequirement, changedRequirement } from './requirement-edits.ts'
import { judgedByPerson } from './sentence-edits.ts'

const UNREAD = unreadAnalysis({ topic_summary: 'Quiet pump', topic_brief: '' })
const JUDGED = { page: 1, because: 'background', whose: 'product', period: 'base', kind: 'performance', strength: 'should' } as const
const ASKED = { page: 1, kind: 'performance', strength: 'should', phase: 'I', whose: 'product', set_by: 'reader' } as const

/** The reader is sure of the first, leans to yes with the second and to no with the third, and knows that the fourth asks nothing. */
const READ: Analysis = {
  ...UNREAD,
  requirements: [
    { ...ASKED, quantities: [], id: 'R1', text: 'The pump shall float.', quote: 'The pump shall float.' },
    { ...ASKED, quantities: [], id: 'R2', text: 'A small pump helps divers.', quote: 'A small pump helps divers.' },
  ],
  sentences: [
    judged('The pump shall float.', 0.98, 'R1'),
    judged('A small pump helps divers.', 0.6, 'R2'),
    judged('A loud pump, over 40 dB, would be heard.', 0.3),
    judged('Divers have used pumps since 1850.', 0.02),
  ],
}

function judged(quote: string, probability: number, requirement_id?: string): JudgedSentence {
  const verdict = probability > 0.83 ? 'requirement' : probability < 0.17 ? 'none' : 'unsure'
  return { ...JUDGED, quote, probability, verdict, set_by: 'reader', ...(requirement_id ? { requirement_id } : {}) }
}

const [FLOAT, SMALL, LOUD, DIVERS] = READ.sentences.map(({ quote }) => quote) as [string, string, string, string]
const say = (analysis: Analysis | null, quote: string, verdict: JudgedSentence['verdict']) =>
  analysis && judgedByPerson(analysis, { page: 1, quote, verdict })
const asked = (analysis: Analysis | null) => analysis?.requirements.map(({ id }) => id)
const verdicts = (analysis: Analysis | null) => analysis?.sentences.map(({ verdict, set_by }) => `${verdict} by ${set_by}`)

test('the reader asks about each sentence that it is not sure of, until somebody answers', () => {
  expect(notLookedAt(READ).map(({ quote }) => quote)).toEqual([SMALL, LOUD])
  const answered = say(say(READ, SMALL, 'requirement'), LOUD, 'none')
  expect(notLookedAt(answered ?? READ)).toEqual([])
  expect(verdicts(answered)).toEqual(['requirement by reader', 'requirement by person', 'none by person', 'none by reader'])
  expect(asked(answered)).toEqual(['R1', 'R2'])
})

test('a yes makes a requirement of what was read of the sentence, and taking it back takes that out', () => {
  const yes = say(READ, LOUD, 'requirement')
  expect(yes?.requirements[2]).toMatchObject({
    id: 'R3',
    quote: LOUD,
    kind: 'performance',
    strength: 'should',
    phase: 'I',
    whose: 'product',
    set_by: 'person',
  })
  expect(yes?.sentences[2]).toMatchObject({ requirement_id: 'R3', verdict: 'requirement', set_by: 'person' })
  const undone = say(yes, LOUD, 'unsure')
  expect(asked(undone)).toEqual(['R1', 'R2'])
  expect(verdicts(undone)).toEqual(verdicts(READ))
  expect(asked(say(undone, LOUD, 'requirement'))).toEqual(['R1', 'R2', 'R3'])
})

test('a no takes the requirement out and keeps it, and taking it back brings what was read again', () => {
  const no = say(READ, FLOAT, 'none')
  expect(asked(no)).toEqual(['R2'])
  expect(no?.removed_requirements.map(({ id }) => id)).toEqual(['R1'])
  expect(verdicts(no)?.[0]).toBe('none by person')
  expect(say(no, FLOAT, 'unsure')).toEqual(READ)
  expect(asked(say(no, FLOAT, 'requirement'))).toEqual(['R1', 'R2'])
})

test('saying the same twice changes no more', () => {
  const yes = say(READ, LOUD, 'requirement')
  expect(say(yes, LOUD, 'requirement')).toEqual(yes)
  const no = say(READ, LOUD, 'none')
  expect(say(no, LOUD, 'none')).toEqual(no)
})

test('what stands twice on a page and asks the same is one requirement and one answer', () => {
  const twice = { ...READ, sentences: [...READ.sentences, judged(LOUD, 0.4)] }
  const yes = say(twice, LOUD, 'requirement')
  expect(asked(yes)).toEqual(['R1', 'R2', 'R3'])
  expect(notLookedAt(yes ?? READ).map(({ quote }) => quote)).toEqual([SMALL])
  expect(asked(say(yes, LOUD, 'none'))).toEqual(['R1', 'R2'])
})

test('there is nothing to say of a sentence that was never read', () => {
  expect(say(READ, 'Nobody said this.', 'none')).toBeNull()
  expect(judgedByPerson(READ, { page: 2, quote: FLOAT, verdict: 'none' })).toBeNull()
})

test('a requirement that is taken out, put back, corrected or added answers its sentence', () => {
  const without = changedRequirement(READ, 'R2', { removed: true })
  expect(verdicts(without)?.[1]).toBe('none by person')
  expect(verdicts(without && changedRequirement(without, 'R2', { removed: false }))?.[1]).toBe('requirement by person')
  expect(verdicts(changedRequirement(READ, 'R2', { strength: 'must' }))?.[1]).toBe('requirement by person')
  expect(verdicts(changedRequirement(READ, 'R2', {}))?.[1]).toBe('unsure by reader')
  expect(verdicts(addedRequirement(READ, { page: 1, quote: 'would be heard' }).analysis)?.[2]).toBe('requirement by person')
  expect(verdicts(addedRequirement(READ, { page: 1, quote: `${LOUD} ${DIVERS}` }).analysis)?.slice(2)).toEqual([
    'requirement by person',
    'requirement by person',
  ])
})

test('words that stand in more than one sentence answer none', () => {
  expect(verdicts(addedRequirement(READ, { page: 1, quote: 'pump' }).analysis)).toEqual(verdicts(READ))
})
