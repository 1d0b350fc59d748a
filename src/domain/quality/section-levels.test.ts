import { expect, test } from 'vitest'
import type { Level } from './review.ts'
import { reviewPlan } from './review-plan.ts'
import type { ReviewedPlan } from './rule.ts'
import { RULES } from './rules.ts'
import { SECTIONS } from './section-levels.ts'
import { SHIELD, soundPlan, withMilestone, withSentence } from './testing/plans.ts'

const sectionsOf = (plan: ReviewedPlan) => new Map(reviewPlan(plan).sections.map((one) => [one.section, one]))
const levelOf = (plan: ReviewedPlan, section: string) => sectionsOf(plan).get(section)?.level
const reasonOf = (plan: ReviewedPlan, section: string) => sectionsOf(plan).get(section)?.reason
const NAMES = [
  'Technical approach',
  'Work plan and milestone schedule',
  'Deliverables and acceptance',
  'Risks',
  'Team and facilities',
  'Transition',
  'Quality of writing',
]
const levels = (plan: ReviewedPlan) => reviewPlan(plan).sections.map(({ section, level }) => [section, level])
const everywhere = (level: Level) => NAMES.map((name) => [name, level])

const FERRITE = `The sleeve is wound of nickel-zinc ferrite tape, 12 turns on a mandrel of 41 mm, cured at 80 °C for 6 h in vacuum, lapped to 3.5 mm within 0.1 mm
and glued with Stycast 1266; each of 8 coupons is weighed to 1 mg and its permeability read at 3, 10, 30 and 90 MHz with a Keysight E5061B in a coaxial holder. Harlan Radio Works funds the first series.`

test('an empty plan is unsatisfactory everywhere', () => {
  expect(levels({ ...soundPlan(), milestones: [], scope_paragraph: null })).toEqual(everywhere('Unsatisfactory'))
})

test('a plan of empty milestones is unsatisfactory everywhere', () => {
  const { milestones, ...plan } = soundPlan()
  const empty = milestones.map((one) => ({ ...one, refined_text: '', deliverables: [], acceptance_criteria: [] }))
  expect(levels({ ...plan, milestones: empty, scope_paragraph: null })).toEqual(everywhere('Unsatisfactory'))
})

test('a short plan with all requirements answered, methods, people, places, thresholds, risks and a user is satisfactory at least', () => {
  for (const { level } of reviewPlan(soundPlan()).sections) expect(['Satisfactory', 'Superior']).toContain(level)
})

test('with more of its own work and figures in each milestone, the same plan is superior', () => {
  const { milestones, ...plan } = soundPlan()
  const more = milestones.map((one) => ({ ...one, refined_text: `${one.refined_text}\n${FERRITE}` }))
  expect(levels({ ...plan, milestones: more })).toEqual(everywhere('Superior'))
})

test('the reason names the first gap, and the first one what all levels follow', () => {
  const plan = withMilestone(2, { acceptance_criteria: ['The TPOC is satisfied.'] })
  expect(reasonOf(soundPlan(), 'Deliverables and acceptance')).toBe('No rule objects to it: its level follows how much the plan tells.')
  expect(reasonOf(plan, 'Deliverables and acceptance')).toBe(
    'First gap: Look: this criterion has no number, count or standard. Would a stranger know whether it is met?',
  )
  // one figure or more a milestone, and a share of them, whatever they are
  const figures = reasonOf(soundPlan(), 'Technical approach')?.replace(/\d+ (?=figures a milestone|% of the milestones)/g, 'N ')
  expect(figures).toBe(
    'All levels follow what is told: N figures a milestone, the requirements that work answers, and N % of the milestones tell of work that is your own.',
  )
})

test('the more requirements no work answers, the lower the technical approach', () => {
  const lost = { ...SHIELD, text: 'Salt fog', quote: 'The connector must survive salt fog for 500 hours.', quantities: [] }
  const plan = soundPlan()
  const places = [0, 5, 10].map((open) => {
    const requirements = Array.from({ length: 10 }, (_, index) => ({ ...(index < open ? lost : SHIELD), id: `R${index + 1}` }))
    const milestones = plan.milestones.map((one) => ({
      ...one,
      requirement_ids: one.milestone_number === 2 ? requirements.map(({ id }) => id) : [],
    }))
    return levelOf({ ...plan, milestones, requirements }, 'Technical approach')
  })
  expect(places).toEqual(['Satisfactory', 'Satisfactory', 'Marginal'])
})

test('an error of the schedule keeps it marginal, a warning satisfactory, advice does nothing', () => {
  const schedule = (plan: ReviewedPlan) => levelOf(plan, 'Work plan and milestone schedule')
  expect(schedule(withSentence(2, 'Tom Velez shall repeat the test in month 8.'))).toBe('Marginal')
  expect(
    schedule(
      withMilestone(2, {
        refined_text:
          soundPlan().milestones[1]?.refined_text?.replace('A status report shall reach the TPOC each quarter (PDF).', '') ?? '',
      }),
    ),
  ).toBe('Satisfactory')
  expect(schedule(withSentence(2, 'Tom Velez shall travel to San Diego.'))).toBe(schedule(soundPlan()))
})

test('none is superior of which something is to be mended: payments that do not add up to the award, a requirement that nothing answers', () => {
  const { milestones, requirements, ...plan } = soundPlan()
  const more = milestones.map((one) => ({ ...one, refined_text: `${one.refined_text}\n${FERRITE}` }))
  const lost = { ...SHIELD, id: 'R9', text: 'Salt fog', quote: 'The connector must survive salt fog.', quantities: [] }
  const many = Array.from({ length: 8 }, (_, at) => ({ ...SHIELD, id: `R${at + 1}` }))
  const naming = more.map((one) => ({ ...one, requirement_ids: one.milestone_number === 2 ? many.map(({ id }) => id) : [] }))
  const sections = (asked: ReviewedPlan['requirements'], paid: number) =>
    ['Technical approach', 'Deliverables and acceptance'].map((name) =>
      levelOf({ ...plan, milestones: naming, requirements: asked, award: (plan.award ?? 0) + paid }, name),
    )
  expect(sections(many, 0)).toEqual(['Superior', 'Superior'])
  expect(sections([...many, lost], 1)).toEqual(['Satisfactory', 'Satisfactory'])
})

test('levels look at the whole plan, whatever steps are finalized', () => {
  const plan = withMilestone(2, { acceptance_criteria: [] })
  expect(levels({ ...plan, reviewed: [1] })).toEqual(levels(plan))
})

test('every rule lowers one section', () => {
  expect(SECTIONS.flatMap(({ rules }) => rules).sort()).toEqual(RULES.map(({ id }) => id).sort())
})

test('a marking that may not stand in a plan keeps its writing marginal', () => {
  expect(levelOf(withSentence(2, 'This plan contains proprietary information.'), 'Quality of writing')).toBe('Marginal')
})
