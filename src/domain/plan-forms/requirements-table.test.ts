import { expect, test } from 'vitest'
import type { StoredMilestone } from '../milestone.ts'
import type { Coverage } from '../quality/review.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { dafDirect } from './daf-direct.ts'
import type { CoveredRequirement } from './form-document.ts'
import { fiveColumns } from './plan-columns.ts'
import { answerWords } from './requirement-answers.ts'
import { REQUIREMENTS_HEADING, requirementsSections, requirementsText } from './requirements-table.ts'
import { given, milestone } from './testing/given.ts'
import { tableOf } from './testing/spoken-in.ts'

const requirement = (id: string, quote: string, change: Partial<Requirement> = {}): Requirement => ({
  id,
  page: 1,
  quote,
  text: quote,
  kind: 'task',
  strength: 'must',
  phase: 'I',
  quantities: [],
  set_by: 'reader',
  ...change,
})
const covered = (one: Requirement, strength: Coverage['strength'] = 'full', places: Coverage['places'] = []): CoveredRequirement => ({
  requirement: one,
  coverage: { requirement_id: one.id, covered_by: ['full', 'partial'].includes(strength) ? [2] : [], strength, places, changed: [] },
})

const MILESTONES = [
  milestone(1, 'Start\n\nTask 1.1: Enter R1 to R9 in a table.\n\nAnswers: R9.', [], ['Table: R1 to R9, each with one oven.']),
  milestone(
    2,
    'Bake\n\nTask 2.1: Bake it.\n\nTask 2.2: Weigh it.\n\nAnswers: R2 to R4 (Task 2.1); R5 (Tasks 2.1 and 2.2).',
    [],
    ['It is brown.', 'Crust: 2 mm; answers R3; by Award + 2 Months.'],
  ),
]
/** What the company itself is told of an answer. */
const toldOf = (one: ReturnType<typeof covered>, milestones: StoredMilestone[] = MILESTONES) => answerWords(one, milestones)
const rowsOf = (asked: readonly CoveredRequirement[], milestones: StoredMilestone[] = MILESTONES, open?: readonly string[]) =>
  tableOf({ ...fiveColumns(given()), sections: requirementsSections({ asked, open }, milestones) }, REQUIREMENTS_HEADING)

test('each requirement stands in one table in the solicitation’s words, with the tasks and criteria that its milestone names for it', () => {
  const asked = ['R5', 'R3', 'R9'].map((id) => covered(requirement(id, `Bake ${id}.`)))
  expect(rowsOf(asked)).toEqual([
    ['No.', 'Requirement', 'Answered by'],
    ['R3', '“Bake R3” (p. 1)', 'Task 2.1, C2.2'],
    ['R5', '“Bake R5” (p. 1)', 'Tasks 2.1 and 2.2'],
    ['R9', '“Bake R9” (p. 1)', 'Milestone 1'],
  ])
})

test('a row of thresholds stands there with what each of its cells is, not as it was printed', () => {
  const what = 'Crust, baked'
  const quantity = { what, value: '2', unit: 'mm', comparator: '<=' as const, printed: '≤ 2 mm' }
  const row = requirement('R3', '4 Crust, baked ≤ 2 mm ≤ 1 mm', {
    text: `${what}: ≤ 2 mm (threshold), ≤ 1 mm (objective)`,
    quantities: [{ ...quantity, threshold_or_objective: 'threshold' as const }],
  })
  expect(rowsOf([covered(row)])[1]?.[1]).toBe('Crust, baked: ≤ 2 mm (threshold), ≤ 1 mm (objective) (p. 1)')
})

test('what answers twice is named once', () => {
  const twice = milestone(
    2,
    'Bake\n\nTask 2.1: Bake it.\n\nAnswers: R3 (Task 2.1).',
    [],
    ['It is brown.', 'Crust: 2 mm; answers R3.', 'Crumb: 3 mm.'],
  )
  const places = ['Crumb: 3 mm.', 'Crust: 2 mm', '3 mm.'].map((quote) => ({ milestone_number: 2, part: 'criterion' as const, quote }))
  expect(rowsOf([covered(requirement('R3', 'Bake it.'), 'full', places)], [twice])[1]?.[2]).toBe('Task 2.1, C2.2, C2.3')
})

test('where a milestone names no task for it, the task whose words answer it stands there', () => {
  const places = [{ milestone_number: 1, part: 'text' as const, quote: 'Task 1.1: Enter R1 to R9 in a table.' }]
  const asked = [covered(requirement('R9', 'Enter it.'), 'full', places)]
  expect(rowsOf(asked)[1]?.[2]).toBe('Task 1.1')
})

test('what a test could show and no criterion names has no test yet, which the company is told and the table keeps to itself', () => {
  const weighed = covered(requirement('R5', 'Bake R5.', { kind: 'performance' }))
  expect(rowsOf([weighed])[1]?.[2]).toBe('Tasks 2.1 and 2.2')
  expect(toldOf(weighed)).toBe('Tasks 2.1 and 2.2; no test of it yet')
  expect(toldOf(covered(requirement('R3', 'Bake R3.', { kind: 'performance' })))).toBe('Task 2.1, C2.2')
})

test('a criterion that says its number judges it in whatever milestone it falls, and the task stays where the work is', () => {
  const [first, last] = MILESTONES
  const later = milestone(3, 'Chill\n\nTask 3.1: Chill it.', [], ['Crumb: 20 °C; answers R5.'])
  const asked = [covered(requirement('R5', 'Bake R5.', { kind: 'performance' }))]
  const rows = rowsOf(
    asked,
    [first, last, later].flatMap((one) => one ?? []),
  )
  expect(rows[1]?.[2]).toBe('Tasks 2.1 and 2.2, C3.1')
})

test('what is answered in part stands in the table with what answers it; what it lacks the company is told', () => {
  const halved = covered(requirement('R5', 'Bake R5.'), 'partial')
  expect(rowsOf([halved])[1]?.[2]).toBe('Tasks 2.1 and 2.2')
  expect(toldOf(halved)).toBe('Tasks 2.1 and 2.2; in part')
  const lacking = { ...halved, coverage: { ...halved.coverage, unsaid: ['260 °C'] } }
  expect(rowsOf([lacking])[1]?.[2]).toBe('Tasks 2.1 and 2.2')
  expect(toldOf(lacking)).toBe('Tasks 2.1 and 2.2; not yet: 260 °C')
})

test('words alike that say none of the figures of a requirement are no answer in the table, unless a person or its number puts them there', () => {
  const price = { printed: 'less than $900', value: '$900', unit: 'dollars', comparator: '<' as const, what: 'price' }
  const asked = requirement('R5', 'Bake R5 for less than $900.', { quantities: [{ ...price, threshold_or_objective: null }] })
  const by = (place: Partial<Coverage['places'][number]>, unsaid = ['less than $900']) => {
    const one = covered(asked, 'partial', [{ milestone_number: 2, part: 'text', quote: 'Task 2.1: Bake it.', ...place }])
    return rowsOf([{ ...one, coverage: { ...one.coverage, unsaid } }])[1]?.[2]
  }
  const told = [by({}), by({ by_person: true }), by({ quote: 'It is brown; answers R5.' }), by({}, [])]
  expect(told.map((one) => one === 'Open')).toEqual([true, false, false, false])
})

test.each([
  ['quoted', 'Tasks 2.1 and 2.2; only named'],
  ['none', 'Not answered'],
] as const)('what is no answer stands in the table as open: %s', (strength, told) => {
  const asked = [covered(requirement('R5', 'Bake R5.'), strength), covered(requirement('R3', 'Bake R3.'))]
  expect(rowsOf(asked).slice(1)).toEqual([
    ['R3', '“Bake R3” (p. 1)', 'Task 2.1, C2.2'],
    ['R5', '“Bake R5” (p. 1)', 'Open'],
  ])
  expect(toldOf(covered(requirement('R5', 'Bake R5.'), strength))).toBe(told)
})

test('what the plan as a whole answers says how', () => {
  const { coverage, ...one } = covered(requirement('R12', 'It shall hold no lard.'))
  const by_whole = 'kept in all of the work'
  const rows = rowsOf([{ ...one, coverage: { ...coverage, covered_by: [1, 2], by_whole } }])
  expect(rows[1]?.[2]).toBe('Whole plan: kept in all of the work')
})

test('what a person has put on a step is answered there, and by no criterion of another milestone that has its words', () => {
  const places = [
    { milestone_number: 2, part: 'text' as const, quote: 'Task 2.2: Weigh it.', by_person: true },
    { milestone_number: 1, part: 'criterion' as const, quote: 'Table: R1 to R9, each with one oven.' },
  ]
  const asked = covered(requirement('R12', 'Weigh it.', { kind: 'performance' }), 'partial', places)
  expect(rowsOf([asked])[1]?.[2]).toBe('Task 2.2')
  expect(toldOf(asked)).toBe('Task 2.2; no test of it yet')
})

test('what no milestone names stands with the places whose words answer it', () => {
  const places = [
    { milestone_number: 2, part: 'criterion' as const, quote: 'It is brown.' },
    { milestone_number: 2, part: 'text' as const, quote: 'Task 2.2: Weigh it.' },
  ]
  const asked = [covered(requirement('R12', 'Brown it.'), 'full', places)]
  expect(rowsOf(asked).slice(1)).toEqual([['R12', '“Brown it” (p. 1)', 'Task 2.2, C2.1']])
})

test('what answers beneath a task is named by that task, what holds for all of the work by its label, and what is only handed over by its list', () => {
  const text =
    'Bake\n\nExisting technology: Nine ovens were built.\nDisclosures on security:\n- All bakers are citizens.\n\nTask 1.1: Bake it.\nMethod: Turn the tin at noon.\n\nTask 1.2: Weigh it.'
  const baking = milestone(1, text, ['Oven log'], ['It is brown.'])
  const by = (place: Partial<Coverage['places'][number]>) => {
    const one = covered(requirement('R12', 'Bake it.'), 'full', [{ milestone_number: 1, part: 'text', quote: '', ...place }])
    return rowsOf([{ ...one, coverage: { ...one.coverage, covered_by: [1] } }], [baking])[1]?.[2]
  }
  expect(by({ quote: 'Turn the tin at noon.' })).toBe('Task 1.1')
  expect(by({ quote: 'Nine ovens were built.' })).toBe('Whole plan: Existing technology')
  expect(by({ quote: '- All bakers are citizens.' })).toBe('Whole plan: Disclosures on security')
  expect(by({ part: 'deliverable', quote: 'Oven log' })).toBe('Deliverables of Milestone 1')
  expect(by({ quote: 'words that somebody took out' })).toBe('Milestone 1')
})

test('of criteria that are alike in words only those with a figure of the requirement are named, where there are any', () => {
  const judging = milestone(
    2,
    'Bake\n\nTask 2.1: Bake it.',
    [],
    ['The oven meets OV102 of the guild.', 'The oven survives drops of 40 cm.'],
  )
  const places = judging.acceptance_criteria.map((quote) => ({ milestone_number: 2, part: 'criterion' as const, quote }))
  const by = (quote: string) => rowsOf([covered(requirement('R12', quote), 'full', places)], [judging])[1]?.[2]
  expect(by('The oven shall meet OV102 of the guild.')).toBe('C2.1')
  expect(by('The oven shall meet the rules of the guild.')).toBe('C2.1, C2.2')
})

test('where criteria say by its number that they show it, these stand there and not the sentence that answers it', () => {
  const limit = { what: 'tin', value: '9', unit: 'kg', comparator: '<=' as const, printed: '9 kg', threshold_or_objective: null }
  const by = (one: Requirement, by_whole: string) =>
    rowsOf([{ requirement: one, coverage: { ...covered(one).coverage, by_whole } }])[1]?.[2]
  expect(by(requirement('R3', 'No tin shall weigh more than 9 kg.', { quantities: [limit] }), 'We expect 8 kg and two people')).toBe('C2.2')
  expect(by(requirement('R3', 'No tin shall be glued.'), 'kept in all of the work')).toBe('Whole plan: kept in all of the work')
})

test('what is not met stands there with what is asked and offered: the exception as the company states it, else that it is open', () => {
  const { coverage, ...one } = covered(requirement('R12', 'Bake it in at most 9 hours.'), 'none')
  const told = { milestone_number: 1, part: 'text' as const, asked: 'at most 9 hours', told: '11 hours', quote: 'It bakes 11 hours.' }
  const by = (more: object) => rowsOf([{ ...one, coverage: { ...coverage, ...more } }])[1]?.[2]
  const words = 'Not met: asked “at most 9 hours”, the plan says “11 hours”. Open'
  const mark = { ...told, part: 'criterion' as const }
  expect(by({ changed: [{ ...told, by_person: true }] })).toBe(`${words}.`)
  expect(by({ changed: [mark, { ...mark, milestone_number: 2 }, { ...mark, told: '11' }] })).toBe(`${words}.`)
  expect(toldOf({ ...one, coverage: { ...coverage, changed: [mark] } })).toBe(`Not answered; ${words}`)
  const stated = { asked: 'at most 9 hours', offered: '11 hours', told: [told] }
  const decided = (more: object) => by({ exceptions: [{ ...stated, ...more }] })?.split('; ')[1]
  expect(decided({ settles: 'Lena and Bo', by: 'month 3..' })).toBe('to be decided by Lena and Bo, month 3.')
  expect(decided({ settles: 'the TPOC', by: 'at CDR' })).toBe('to be decided by the TPOC, at CDR.')
  expect(by({ exceptions: [stated] })).toBe('Exception: asked “at most 9 hours”, offered “11 hours”; to be decided.')
  // what nobody has said to be of the same is no offer
  expect(by({ changed: [told] })).toBe('Open: asked “at most 9 hours”, the plan says “11 hours”')
  const place = { milestone_number: 1, part: 'criterion' as const, quote: told.quote }
  const [doubted, sure] = [[place], [place, { ...place, quote: 'Nine hours.' }]].map((places) => {
    const row = covered(requirement('R3', 'Bake R3.'), 'partial', places)
    return rowsOf([{ ...row, coverage: { ...row.coverage, unsure: [told] } }])[1]?.[2]
  })
  // what may be of something else, 8 percent of the subcontractor beside 50 percent of the company, is told to the company alone
  expect([doubted, sure]).toEqual(['Open', 'Task 2.1, C2.2'])
})

test('what is asked of the option is answered there', () => {
  const last = milestone(3, 'Close\n\nTask 3.1: Close it.\nOption: Bake a second one. Answers: R30.\nFor the option: R31.', [], [])
  const asked = ['R30', 'R31'].map((id) => covered(requirement(id, `Bake ${id} again.`)))
  expect(rowsOf(asked, [last]).map(([, , by]) => by)).toEqual(['Answered by', 'Option', 'Option'])
})

test('a plan of which nothing is asked has no table', () => {
  expect(requirementsSections({}, MILESTONES)).toEqual([])
})

test('in plain text it is a line a requirement', () => {
  const sections = requirementsSections({ asked: [covered(requirement('R3', 'Bake it.'))] }, MILESTONES)
  expect(requirementsText(sections)[0]).toMatch(
    /^Requirements and where they are answered:\n.*\n• R3 “Bake it” \(p\. 1\): Task 2\.1, C2\.2$/,
  )
})

test('in a form that numbers its tasks anew it names these', () => {
  const asked = [covered(requirement('R5', 'Bake it.'))]
  const form = dafDirect({ ...given({ milestones: MILESTONES }), asked })
  expect(tableOf(form, REQUIREMENTS_HEADING)[1]?.[2]).toBe('Tasks 4.2.1 and 4.2.2')
})

test('an open requirement says which open point of the company is of it, by its number or its figure, with whoever settles it', () => {
  const open = ['Whether a tin of 9 kg fits, Bo asks the TPOC by month 2.', 'Who drives?', 'Bo settles R2 by month 3.']
  const by = (id: string, quote: string) => rowsOf([covered(requirement(id, quote), 'none')], MILESTONES, open)[1]?.[2]
  expect(by('R12', 'No tin shall weigh more than 9 kg.')).toBe(`Open: ${open[0]}`)
  expect(by('R2', 'It shall rest.')).toBe(`Open: ${open[2]}`)
  expect(by('R12', 'It shall rest.')).toBe('Open')
})
