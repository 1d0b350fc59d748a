import { expect, test } from 'vitest'
import { Subject } from '../../../domain/interview.ts'
import { filledRows } from './filled-rows.ts'
import { LEARNED } from './learned.ts'

const STEPS =
  'Step: Draw the loom\nMonths: 1\nHours: 90\n\nStep: Weld the frame\nMonths: 2 to 3\n\nStep: Weave the cloth\nMonths: 4\nHands over: cloth'

/** What a question may be answered with in its fields, above the free words. */
const FIELDS: Partial<Record<Subject, string>> = {
  steps: STEPS,
  method: 'Step: Weld the frame\nMethod: in an argon tent',
  place: 'Step: Weave the cloth\nPlace: our shop in Fargo',
  people: 'Name: Ada Bell\nRole: weaver\nLeads: 3',
  test: 'Step: Weave the cloth\nMeasured: Threads broken\nPass mark: at most 3',
  threshold: 'Figure: Mass of the loom\nToday: 40 kg\nCommitted: at most 31 kg',
  risk: 'Risk: The yarn comes late\nEarly sign: no tracking number\nFallback: buy cotton',
  government: 'Item: 20 spools of yarn\nBy month: 2',
  user: 'User: the mill at Duluth',
  security: 'Foreign nationals: No foreign national works on it',
  milestones: 'Milestone: Loom runs\nDue in month: 3\nPaid: $20,000',
  shares: "Institution's share: 35 percent",
}

const SENTENCES = [
  'Feasibility is documented in report LWM-07, 12 pages: on a 2 m warp, a broken thread was found in 19 of 20 runs.',
  'Nothing on the loom is glued, so a mill hand takes the beam out with one wrench.',
  'The focus is the narrow loom and not the wide one.',
  'Bo Lund keeps the shuttle drawings in a safe.',
  'Broken threads stay below 3 per 100 m of cloth.',
  'If the reed bends, we go to a steel one.',
  'Existing looms stop when a thread breaks.',
  'The security of the shed is a padlock.',
  'We bring the pattern book to the review.',
  'Excluded is dyeing of the cloth.',
  'The option price is $40,000.',
  'Travel is one trip to Duluth, $900.',
]

/** Whether words of a sentence stand in a cell that was read from its answer, or wait to be placed. */
function isKept(sentence: string, { rows, unplaced }: ReturnType<typeof filledRows>): boolean {
  const read = rows.flatMap(({ cells }) => Object.values(cells).flatMap(({ origin }) => (origin.from === 'answer' ? [origin] : [])))
  const words = read.flatMap((one) => (one.slot === 'Q8' ? one.words.split(' … ') : []))
  return [...words, ...unplaced.map(({ text }) => text)].some((text) => text !== '' && (sentence.includes(text) || text.includes(sentence)))
}

test.each(Subject.options)('every sentence of an answer on %s is in a row or waits to be placed, alone or beneath fields', (subject) => {
  const lost = [undefined, FIELDS[subject]].flatMap((fields) =>
    SENTENCES.filter((sentence) => {
      const answer = fields ? `${fields}\n\n${sentence}` : sentence
      const steps = subject === 'steps' ? [] : [{ slot: 'Q4', subject: 'steps' as const, answer: STEPS }]
      return !isKept(sentence, filledRows([...steps, { slot: 'Q8', subject, answer }], LEARNED))
    }),
  )
  expect(lost).toEqual([])
})

test('a sentence on what shows feasibility fills the cell that is called so', () => {
  const [first = ''] = SENTENCES
  const { rows } = filledRows([{ slot: 'Q8', subject: 'existing', answer: first }], LEARNED)
  expect(rows.find(({ kind }) => kind === 'plan')?.cells).toMatchObject({ feasibility: { value: first.slice(0, -1) } })
})
