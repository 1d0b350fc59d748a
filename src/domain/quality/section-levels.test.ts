import { expect, test } from 'vitest'
import type { Level } from './review.ts'
import { reviewPlan } from './review-plan.ts'
import type { ReviewedPlan } from './rule.ts'
import { RULES } from './rules.ts'
import { SECTIONS } from './section-measures.ts'
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

test('with more of its own work and figures in each milestone and somebody who pays for the series, the same plan is superior, but for words that it says three times', () => {
  const { milestones, ...plan } = soundPlan()
  const more = milestones.map((one) => ({ ...one, refined_text: `${one.refined_text}\n${FERRITE}` }))
  const superior = everywhere('Superior').map(([section, level]) => [section, section === 'Quality of writing' ? 'Satisfactory' : level])
  expect(levels({ ...plan, milestones: more })).toEqual(superior)
})

test('the reason counts, and names the first gap', () => {
  const plan = withMilestone(2, { acceptance_criteria: ['The TPOC is satisfied.'] })
  expect(reasonOf(soundPlan(), 'Deliverables and acceptance')).toBe(
    'All 3 milestones hand something over; all 3 milestones have a criterion that can be measured; all 4 criteria can be measured.',
  )
  expect(reasonOf(plan, 'Deliverables and acceptance')).toBe(
    'All 3 milestones hand something over; 2 of 3 milestones have a criterion that can be measured; 3 of 4 criteria can be measured. ' +
      'First gap: Look: this criterion has no number, count or standard. Would a stranger know whether it is met?',
  )
})

test('of risks all that stand in the plan are counted, not only those that it ought to have', () => {
  const two = '\nRisk: The loop may crack; a spare is wound.\nRisk: The glue may fail; a clamp is used.'
  const { milestones, ...plan } = soundPlan()
  const more = milestones.map((one) => ({ ...one, refined_text: `${one.refined_text}${one.milestone_number === 2 ? two : ''}` }))
  expect(reasonOf({ ...plan, milestones: more }, 'Risks')).toMatch(/^\d risks stand in the plan\./)
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

test('requirements that are answered in part are told apart from those that are answered', () => {
  const [asksMore] = SHIELD.quantities.map((one) => ({ ...one, printed: '40 dB', value: '40' }))
  const inPart = { ...SHIELD, id: 'R2', quote: SHIELD.quote.replace('30 dB', '40 dB'), quantities: asksMore ? [asksMore] : [] }
  const { milestones, ...plan } = soundPlan()
  const asked = milestones.map((one) => ({ ...one, requirement_ids: one.milestone_number === 2 ? [SHIELD.id, 'R2'] : [] }))
  expect(reasonOf({ ...plan, milestones: asked, requirements: [SHIELD, inPart] }, 'Technical approach')).toMatch(
    /^1 of 2 requirements is answered, 1 in part; /,
  )
})

test('a section of which less than three quarters are answered in full is not superior, though nothing of it is missing', () => {
  const { milestones, ...plan } = soundPlan()
  const [asksMore] = SHIELD.quantities.map((one) => ({ ...one, printed: '40 dB', value: '40' }))
  const inPart = { ...SHIELD, quote: SHIELD.quote.replace('30 dB', '40 dB'), quantities: asksMore ? [asksMore] : [] }
  const approach = (halves: number) => {
    const requirements = Array.from({ length: 8 }, (_, at) => ({ ...(at < halves ? inPart : SHIELD), id: `R${at + 1}` }))
    const requirement_ids = requirements.map(({ id }) => id)
    const more = milestones.map((one) => ({
      ...one,
      refined_text: `${one.refined_text}\n${FERRITE}`,
      requirement_ids: one.milestone_number === 2 ? requirement_ids : [],
    }))
    return levelOf({ ...plan, milestones: more, requirements }, 'Technical approach')
  }
  expect([2, 3].map(approach)).toEqual(['Superior', 'Satisfactory'])
})

test('what is asked to be handed over, and by when, holds the sections on them too', () => {
  const asked = (kind: 'deliverable' | 'schedule') => {
    const lost = { ...SHIELD, id: 'R2', kind, text: 'Spare plug', quote: 'A spare plug is due 20 days after award.', quantities: [] }
    const { milestones, ...plan } = soundPlan()
    const requirements = ['R1', 'R3', 'R4', 'R5'].map((id) => ({ ...SHIELD, id }))
    const more = milestones.map((one) => ({
      ...one,
      refined_text: `${one.refined_text}\n${FERRITE}`,
      requirement_ids: one.milestone_number === 2 ? requirements.map(({ id }) => id) : [],
    }))
    const read = { ...plan, milestones: more, requirements: [...requirements, lost] }
    return ['Work plan and milestone schedule', 'Deliverables and acceptance'].map((section) => levelOf(read, section))
  }
  expect(asked('deliverable')).toEqual(['Superior', 'Satisfactory'])
  expect(asked('schedule')).toEqual(['Satisfactory', 'Superior'])
})

test('no section is superior in a plan that leaves too much of what is asked unanswered: the first tells how much, the others that it holds them back', () => {
  const lost = { ...SHIELD, id: 'R2', text: 'Salt fog', quote: 'The connector must survive salt fog for 500 hours.', quantities: [] }
  const { milestones, requirements, ...plan } = soundPlan()
  const more = milestones.map((one) => ({ ...one, refined_text: `${one.refined_text}\n${FERRITE}` }))
  const sections = [...sectionsOf({ ...plan, milestones: more, requirements: [...requirements, lost] }).values()]
  expect(sections.filter(({ level }) => level === 'Superior')).toEqual([])
  const saying = (words: string) => sections.filter(({ reason }) => reason.includes(words)).map(({ section }) => section)
  expect(saying('of 2 requirements is answered')).toEqual(NAMES.slice(0, 1))
  expect(saying('Too many requirements are open for more.').length).toBeGreaterThan(1)
})

test('a transition without anybody who uses the result or pays for it then is not superior', () => {
  const { milestones, ...plan } = soundPlan()
  const more = milestones.map((one) => ({ ...one, refined_text: `${one.refined_text}\n${FERRITE}` }))
  const without = more.map((one) => ({
    ...one,
    refined_text: one.refined_text.replace('funds the first series', 'winds the first series'),
  }))
  expect(levelOf({ ...plan, milestones: more }, 'Transition')).toBe('Superior')
  expect(levelOf({ ...plan, milestones: without }, 'Transition')).not.toBe('Superior')
})

test('each measure of a section is counted apart: a lead does not make up for a place', () => {
  const text = soundPlan().milestones[1]?.refined_text?.replaceAll(
    / in the anechoic chamber at Dayton| at the Springfield range, Ohio|; the chamber is rented/g,
    '',
  )
  const plan = withMilestone(2, { refined_text: `${text?.replace('The chamber may', 'The slot may')}\n[name the place of the test]` })
  expect(reasonOf(plan, 'Team and facilities')).toMatch(
    /^The one milestone with work says who does the work; 0 of 1 milestones with work say where\. First gap: .*\[name the place of the test\]/,
  )
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

test('every rule lowers one section; what is said of a milestone and what is left blank, the one it is about', () => {
  const listed = SECTIONS.flatMap(({ rules }) => rules)
  const byWords = ['QC-20', 'QC-50']
  expect([...listed, ...byWords].sort()).toEqual(RULES.map(({ id }) => id).sort())
})

test('a marking that may not stand in a plan keeps its writing marginal', () => {
  expect(levelOf(withSentence(2, 'This plan contains proprietary information.'), 'Quality of writing')).toBe('Marginal')
})

test.each(['No risk is foreseen in this milestone.', 'Risks: none.', 'The work is free of technical risk.', 'Risks are not expected.'])(
  'a risk that is waved away is not named: %s',
  (sentence) => {
    const { milestones, ...plan } = soundPlan()
    const waved = milestones.map((one) => ({ ...one, refined_text: one.refined_text?.replace(/^Risk: .*$/m, sentence) ?? '' }))
    expect(levelOf({ ...plan, milestones: waved }, 'Risks')).toBe('Unsatisfactory')
  },
)

test('a next phase that is ruled out is no transition', () => {
  const { milestones, ...plan } = soundPlan()
  const told = (text: string) => text.replace(/phase II/gi, 'the next step')
  const ending = milestones.map((one) => ({
    ...one,
    refined_text: told(one.refined_text ?? ''),
    deliverables: one.deliverables.map(told),
    acceptance_criteria: one.acceptance_criteria.map(told),
  }))
  const scope = told(plan.scope_paragraph ?? '')
  const ruledOut = { ...plan, milestones: ending, scope_paragraph: `${scope} No Phase II is planned.` }
  expect(reasonOf(ruledOut, 'Transition')).toMatch(/^The plan does not tell of the next phase/)
})
