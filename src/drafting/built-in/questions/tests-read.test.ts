import { expect, test } from 'vitest'
import type { Answer } from '../../../domain/interview.ts'
import { linesRead } from './lines-read.ts'

const ANSWERS: Answer[] = [
  { slot: 'Q4', subject: 'steps', question: 'Steps?', answer: 'Step: Weave the hose\nMonths: 1\n\nStep: Burst the hose\nMonths: 3' },
  { slot: 'Q5', subject: 'people', question: 'Who?', answer: 'Name: Jo Lindqvist\nRole: Test engineer\n\nName: Amal Haddad' },
]
const linesOf = (text: string, answers = ANSWERS) =>
  linesRead({ subject: 'test', text }, answers).flatMap((group) => group.read.flatMap(({ lines }) => lines))
const read = (text: string, answers = ANSWERS) =>
  linesOf(text, answers).map(({ row }) =>
    Object.fromEntries(Object.entries(row).map(([cell, words]) => [cell.replace('proof.', ''), words])),
  )

test('a test is in its parts where each figure says what it limits, with its month, its evidence and who judges it, at the step that it names', () => {
  const text =
    'Burst pressure, at least 3 MPa, month three, Jo.\n- Leak: below 2 g a day, in the cold chamber, by 2 March\nFlex over 400 N, step 2, evidence: photos and raw data'
  expect(read(text)).toEqual([
    { action: 'Burst the hose', quantity: 'Burst pressure', limit: 'at least 3 MPa', by: 'month three', judge: 'Jo' },
    { quantity: 'Leak', limit: 'below 2 g a day', condition: 'in the cold chamber', by: 'by 2 March' },
    { action: 'Burst the hose', quantity: 'Flex', limit: 'over 400 N', evidence: 'photos and raw data' },
  ])
})

test('else it stands whole in what is measured, and a mark is the figure that it has to reach, never what it proves or how it is done', () => {
  const text = `1. Soak, 43 °C, 72 hours, all hoses stay 1 to 6 °C. This proves the whole idea.
2. Drop 1.5 m, six faces, no hose leaks.
3. Bend it 100 times, lose less than 5 % of the flow. Shows it lasts.`
  expect(read(text)).toEqual([
    { quantity: 'Soak, 43 °C, 72 hours, all hoses stay 1 to 6 °C. This proves the whole idea' },
    { quantity: 'Drop 1.5 m, six faces, no hose leaks' },
    { quantity: 'Bend it 100 times, lose less than 5 % of the flow. Shows it lasts', limit: 'less than 5 %' },
  ])
})

test('of today, ours and what the topic asks only ours is a mark; where nobody says which it is there is none', () => {
  expect(read('- flow, step 2: 14 l/min today, want 22, topic 18\n- drag: 31 N / 22 N / max 27 N')).toEqual([
    { action: 'Burst the hose', quantity: 'flow', limit: 'at least 22 l/min' },
    { quantity: 'drag: 31 N / 22 N / max 27 N' },
  ])
  expect(read('(today / ours / topic)\n- drag, step 2: 31 N / 22 N / max 27 N\n- hose length: 4 m / 9 m / 6 m')).toContainEqual({
    action: 'Burst the hose',
    quantity: 'drag',
    limit: 'at most 22 N',
  })
})

test('what stands between and behind tests, and tells none, stays words in lines of its own', () => {
  const text = 'Tests now.\n1. Mass, 4 kg at most.\n2. Noise, 60 dBA or less.\n\nI wrote the glue at 4.8 up top. No, it melts at 3.8 °C.'
  expect(linesOf(text, []).flatMap(({ text: words, row }) => (Object.keys(row).length === 0 ? words : []))).toEqual([
    'Tests now.',
    'I wrote the glue at 4.8 up top.',
    'No, it melts at 3.8 °C.',
  ])
})

test('who judges is of the test before; a label heads all of its line, and many marks between commas are a test each', () => {
  expect(read('The mass must stay below 4 kg. Jo judges that.')).toMatchObject([{ limit: 'below 4 kg', judge: 'Jo' }])
  const labelled = 'Heat: the hose is rated -5 to +60 C. The yard wants 80. A resin needs a kiln.\nLeak: below 2 g a day'
  expect(read(labelled)).toMatchObject([{ quantity: expect.stringMatching(/^Heat: .* a kiln$/) }, { limit: 'below 2 g a day' }])
  const each = 'Pass marks: mass 4 kg, noise at most 60 dBA, stretch under 3 percent, heat loss below 3 kW.'
  expect(read(each).map(({ limit }) => limit)).toEqual(['4 kg', 'at most 60 dBA', 'under 3 percent', 'below 3 kW'])
})

test('a test is of the step that it calls by its whole name, else of the only one that tests, else of none where its words point to none', () => {
  const names = (...all: string[]) => [{ ...ANSWERS[0], answer: all.map((name) => `Step: ${name}`).join('\n\n') }] as Answer[]
  const text = 'The drift must stay below 5 %, that belongs to the film casting.'
  expect(read(text, names('Dye screening', 'Film casting'))[0]).toMatchObject({ action: 'Film casting' })
  expect(read('Mass at most 4 kg', names('Weave the hose', 'Bench tests'))[0]).toMatchObject({ action: 'Bench tests' })
  expect(read('Mass at most 4 kg', names('Weave the hose', 'Burst the hose'))[0]).not.toHaveProperty('action')
})

test('figures that bind one line each are asked of it, and how something is done is no mark', () => {
  expect(read('Aged adhesion is measured with a gauge after 1,000 hours of UV. It must stay under 35 kPa.', [])).toEqual([
    { quantity: 'Aged adhesion is measured with a gauge after 1,000 hours of UV. It must stay under 35 kPa', limit: 'under 35 kPa' },
  ])
})
