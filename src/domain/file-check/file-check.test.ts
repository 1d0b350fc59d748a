import { expect, test } from 'vitest'
import { requirementQuantities } from '../../language/quantity/required.ts'
import { nothingDoes } from '../grounding/prohibition.ts'
import type { StoredMilestone } from '../milestone.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { fileCheck } from './file-check.ts'

const milestone = (milestone_number: number, text: string, deliverable: string): StoredMilestone => ({
  milestone_number,
  step_type: 'development',
  initial_text: null,
  refined_text: `Milestone ${milestone_number} - ${text}`,
  deliverables: [deliverable],
  acceptance_criteria: ['The loss is at most 30 dB.'],
  payment_amount: '1000.00',
})

const PLAN = {
  period_of_performance: 6,
  scope_paragraph: 'This plan covers the shield.',
  milestones: [
    milestone(
      1,
      'Shield design\nTask 1.1: The Contractor shall draw and size the thermal shield, which is a design of carbon laminate with three layers.',
      'Design report',
    ),
    milestone(
      2,
      'Shield test\nTask 2.1: The Contractor shall put the coupons into the wind tunnel and test them for ten runs.',
      'Test report',
    ),
  ],
}

const requirement = (id: string, quote: string) =>
  ({ id, quote, text: quote, page: 1, kind: 'technical', strength: 'must', phase: 'any', quantities: [] }) as unknown as Requirement

const ASKED = [requirement('R1', 'Design a thermal shield of carbon laminate.'), requirement('R2', 'Test the coupons in the wind tunnel.')]

const PAGES = [
  {
    page: 1,
    text: 'Scope\nThis plan covers the shield.\nMilestone 01\nTask 1 - Shield design\nTask 1.1: The Contractor shall draw and size the thermal shield, which is a design of carbon laminate with three layers.\nDesign report\n$1,000.00',
  },
  { page: 2, text: 'Milestone 02\nTask 2 - Shield test\nTest report' },
]

test('a requirement is found where the file answers it, on its page and in its milestone, in the words of the file', () => {
  const { requirements } = fileCheck(PAGES, PLAN, ASKED)
  expect(requirements[0]).toMatchObject({
    requirement_id: 'R1',
    in_plan: 'full',
    lacks: [],
    places: [{ page: 1, milestone_number: 1, words: expect.stringContaining('carbon laminate with three layers') }],
  })
  expect(requirements[0]?.strength).not.toBe('none')
})

test('what the file tells of all of the work, behind its table, is of no milestone', () => {
  const [first] = PAGES
  const whole = 'The effort as a whole\nPeople\tThe coupons are put into the wind tunnel by Ada Moe.'
  const { requirements } = fileCheck([...(first ? [first] : []), { page: 2, text: `Milestone 02\nTest report\n${whole}` }], PLAN, ASKED)
  expect(requirements[1]?.places.find(({ words }) => words.includes('Ada Moe'))?.milestone_number).toBeNull()
})

test('a file that nobody edited answers what the plan answers, though it has it in short, numbered and twice', () => {
  const asked = [...ASKED, requirement('R3', 'Keep the loss of the shield at most 30 dB in 10 runs with four coupons of each laminate.')]
  const quoting = `R3 “${asked[2]?.quote}” (p. 1): value and margin in the verification table; judged by the TPOC; by Award + 6 Months.`
  const plan = { ...PLAN, milestones: PLAN.milestones.map((one) => ({ ...one, acceptance_criteria: ['The weight is told.', quoting] })) }
  const page = `Milestone 01
Task 1 - Shield design
1.1 Draw and size the thermal shield.
C1.1 The weight is told.
C1.2 R3: value and margin in the verification table.
Milestone 02
Task 2 - Shield test
2.1 Put the coupons into the wind tunnel.
How the work of each milestone is done
Task 1 - Shield design
${plan.milestones[0]?.refined_text?.split('\n')[1]}
Deliverables: Design report
C1.1: The weight is told. C1.2: ${quoting}
Task 2 - Shield test
${plan.milestones[1]?.refined_text?.split('\n')[1]}
Deliverables: Test report
C2.1: The weight is told. C2.2: ${quoting}`
  const { requirements } = fileCheck([{ page: 1, text: page }], plan, asked)
  expect(requirements.map(({ in_plan }) => in_plan)).toEqual(['full', 'full', 'quoted'])
  expect(requirements.map(({ strength }) => strength)).toEqual(requirements.map(({ in_plan }) => in_plan))
})

test('a criterion is found part by part, where its form has moved a part or left out what it answers, and lost where some of it is', () => {
  const told = 'Seam (in rain): no leak; evidence: rain log; by Award + 6 Months; answers R2.'
  const plan = { ...PLAN, milestones: PLAN.milestones.map((one) => ({ ...one, acceptance_criteria: [told] })) }
  const text = (log: string) => `Milestone 01\nTask 1 - Shield design\tAward + 6 Months\nC1.1 Seam (in rain): no leak.\n${log}`
  const pageIn = (log: string) =>
    fileCheck([{ page: 3, text: text(log) }], plan, ASKED).parts.find(({ kind }) => kind === 'criterion')?.page
  expect([pageIn('Evidence: rain log'), pageIn('Evidence: photo')]).toEqual([3, null])
})

test('what stands behind the table below a milestone of its own is read as of that milestone', () => {
  const text =
    'Milestone 02\nTask 2 - Shield test\nMilestone 1 - Shield design\nThe Contractor shall design a thermal shield of carbon laminate.'
  expect(fileCheck([{ page: 1, text }], PLAN, ASKED).requirements[0]?.places[0]?.milestone_number).toBe(1)
})

test('what was put into the file answers too, and what was taken out does not', () => {
  const [first = { page: 1, text: '' }] = PAGES
  const edited = {
    page: 1,
    text: `${first.text.replace('which is a design of carbon laminate with three layers', 'of steel')}\nWe test the coupons in the wind tunnel.`,
  }
  const strengths = fileCheck([edited], PLAN, ASKED).requirements.map(({ strength }) => strength)
  expect(strengths[0]).not.toBe('full')
  expect(strengths[1]).toBe('full')
})

test('what the plan answers and the file does not is told', () => {
  expect(fileCheck(PAGES, PLAN, ASKED).requirements[1]).toMatchObject({
    requirement_id: 'R2',
    strength: 'none',
    in_plan: 'full',
    lacks: [],
    places: [],
  })
})

test('headings, deliverables and payments are found or lost; an amount counts as often as it is paid', () => {
  const { parts } = fileCheck(PAGES, PLAN, ASKED)
  expect(parts.filter(({ page }) => page !== null).map(({ kind, words, page }) => [kind, words, page])).toEqual([
    ['scope', 'This plan covers the shield.', 1],
    ['heading', 'Shield design', 1],
    ['deliverable', 'Design report', 1],
    ['payment', '$1,000.00', 1],
    ['heading', 'Shield test', 2],
    ['deliverable', 'Test report', 2],
  ])
  expect(parts.filter(({ page }) => page === null).map(({ kind, milestone_number }) => [kind, milestone_number])).toEqual([
    ['criterion', 1],
    ['criterion', 2],
    ['payment', 2],
  ])
})

test('the table of requirements, which repeats each in its own words, answers none, and what stands behind it is read', () => {
  const table = 'Requirements and where they are answered\nR2\nTest the coupons in the wind tunnel.\nMilestone 2'
  const strengthIn = (text: string) => fileCheck([...PAGES.slice(0, 1), { page: 2, text }], PLAN, ASKED).requirements[1]?.strength
  expect(strengthIn(table)).toBe('none')
  expect(strengthIn(`${table}\nMilestone narratives\nThe Contractor shall test the coupons in the wind tunnel.`)).not.toBe('none')
})

test('a requirement is found by the criterion that the plan names for it, in whatever words that is told, as long as it stands in the file', () => {
  const asked = [requirement('R1', 'The cage shall withstand the bite of a badger.')]
  const bitten = 'Bars marked by teeth: none bent; answers R1; by Award + 3 Months.'
  const told = 'Cage\nTask 1.1: The Contractor shall lend it to the zoo.\nAnswers: R1 (Task 1.1).'
  const plan = { ...PLAN, milestones: [{ ...milestone(1, told, 'Cage'), acceptance_criteria: ['Weight is told.', bitten] }] }
  const found = (text: string) => fileCheck([{ page: 1, text: `Milestone 01\nTask 1 - ${told}\n${text}` }], plan, asked)
  expect(found(bitten)).toMatchObject({
    requirements: [{ strength: 'full', in_plan: 'full', places: expect.arrayContaining([expect.objectContaining({ words: bitten })]) }],
  })
  expect(found('Weight is told.').requirements[0]).toMatchObject({ in_plan: 'full' })
  expect(found('Weight is told.').requirements[0]?.strength).not.toBe('full')
})

test('words that are strewn over what is, was or might be are no answer, but a passage to look at', () => {
  const strewn = [
    'The wind tunnel was bought in 2019.',
    'Coupons would be welcome; the tunnel staff test them.',
    'The wind tunnel is where coupons had their test.',
  ]
  const found = (lines: string[]) => fileCheck([{ page: 1, text: lines.join('\n') }], PLAN, ASKED).requirements[1]
  expect(found(strewn)).toMatchObject({ strength: 'partial', places: [{ words: expect.stringContaining('tunnel') }] })
  expect(found([...strewn, 'In month 3 we shall test all coupons in the wind tunnel.'])).toMatchObject({
    strength: 'full',
    places: expect.arrayContaining([expect.objectContaining({ words: 'In month 3 we shall test all coupons in the wind tunnel.' })]),
  })
})

test('a requirement that a person put on a step is shown by the passage that says its value', () => {
  const figure = { printed: '40 kN', value: '40', unit: 'kN', comparator: '>=', threshold_or_objective: null, what: 'load' } as const
  const asked = [{ ...requirement('R3', 'Endure loads of 40 kN.'), quantities: [figure] }] as unknown as Requirement[]
  const plan = {
    ...PLAN,
    milestones: PLAN.milestones.map((one) => ({ ...one, acceptance_criteria: ['Strength of each coupon: at least 40 kN.'] })),
  }
  const task = 'put the coupons into the wind tunnel and test them for ten runs'
  const confirmed = [{ action: task, requirement_ids: ['R3'], is_shown: true }]
  const page = `Milestone 02\nTask 2 - Shield test\nTask 2.1: The Contractor shall ${task}.\nC2.1: Strength of each coupon: at least 40 kN.`
  const found = (text: string) => fileCheck([{ page: 1, text }], plan, asked, { confirmed }).requirements[0]
  expect(found(page)).toMatchObject({
    strength: 'full',
    places: [{ words: expect.stringContaining('at least 40 kN') }, { words: expect.stringContaining('wind tunnel') }],
  })
  expect(found(page.replace('40 kN', '30 kN'))?.strength).not.toBe('full')
})

test('a task that a person put on a requirement shows nothing of it without its rare words or its values: it is for a look', () => {
  const asked = [requirement('R3', 'The coupons shall be free of lead and cadmium.')]
  const tasks = [
    'put the coupons into the wind tunnel and test them for ten runs',
    'let a laboratory assay what the coupons shed, lead and cadmium above all, for ten runs',
  ]
  const strengths = tasks.map((task) => {
    const told = `Shield test\nTask 1.1: The Contractor shall ${task}.`
    const plan = { ...PLAN, milestones: [milestone(1, told, 'Test report')] }
    const pages = [{ page: 1, text: `Milestone 01\nTask 1 - ${told}` }]
    return fileCheck(pages, plan, asked, { confirmed: [{ action: task, requirement_ids: ['R3'], is_shown: true }] }).requirements[0]
      ?.strength
  })
  expect(strengths).toEqual(['partial', 'full'])
})

test('a requirement that a person corrected is told and looked for in their words', () => {
  const misread = {
    ...requirement('R1', '3 Laminate 2 Layers cork'),
    text: 'Draw and size the thermal shield of carbon laminate.',
    set_by: 'person' as const,
  }
  const [found] = fileCheck(PAGES, PLAN, [misread]).requirements
  expect(found).toMatchObject({ words: misread.text, strength: 'full' })
  expect(fileCheck(PAGES, PLAN, [{ ...misread, set_by: 'reader' }]).requirements[0]?.strength).not.toBe('full')
})

test('what the whole plan keeps by the word of the company is found where the file says that word', () => {
  const forbidden = requirement('R3', 'The shield shall not contain any asbestos.')
  const sources = { limits: [nothingDoes(forbidden)] }
  const word = 'Whole plan: kept in all of the work'
  const inFile = (text: string) => fileCheck([...PAGES, { page: 3, text }], PLAN, [forbidden], sources).requirements[0]
  expect(inFile(word)).toMatchObject({ strength: 'full', in_plan: 'full' })
  expect(inFile('Requirements')).toMatchObject({ strength: 'none', in_plan: 'full' })
})

test('a sentence of the plan that answers a requirement is found where the file has it', () => {
  const asked = requirement('R4', 'The shield shall be made of domestic cloth.')
  const limits = [{ requirement_id: 'R4', told: 'We buy every bolt in Maine.', is_same: false, answers: 'plan' as const }]
  const inFile = (text: string) => fileCheck([...PAGES, { page: 3, text }], PLAN, [asked], { limits }).requirements[0]?.strength
  expect(['Purchases: The Contractor buys every bolt in Maine.', 'Requirements'].map(inFile)).toEqual(['full', 'none'])
})

test('and is broken, where it stands or not, by a figure of it that is beyond the limit', () => {
  const quote = 'The mass of the shield shall be at most 9 kg.'
  const asked = { ...requirement('R4', quote), quantities: requirementQuantities(quote) }
  const strength = (told: string) => {
    const limits = [{ requirement_id: 'R4', told, is_same: false, answers: 'plan' as const }]
    return fileCheck([...PAGES, { page: 3, text: told }], PLAN, [asked], { limits }).requirements[0]?.in_plan
  }
  expect(['Our drawing says 8 kg.', 'Our drawing says 12 kg.'].map(strength)).toEqual(['full', 'broken'])
})
