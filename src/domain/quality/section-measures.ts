import { type CueList, cueList } from '../../language/cue-list.ts'
import { blanksIn } from '../blank.ts'
import { personsIn } from '../grounding/person-name.ts'
import { numbersNamed } from '../grounding/plan-number.ts'
import { DELIVERABLE_PLACEHOLDERS, type StoredMilestone, shownText } from '../milestone.ts'
import { parse } from '../milestone-document.ts'
import { criteriaOf, isMeasured } from './criteria-rules.ts'
import { factsOfBlank } from './how-blank.ts'
import type { HowFact } from './how-fact.ts'
import { answered, type Measured } from './measured.ts'
import { saysItsOwn } from './own-words.ts'
import { isDenied } from './quoted.ts'
import type { Finding } from './review.ts'
import { partsOf, type ReviewContext, type ReviewedPlan } from './rule.ts'

type Measures = (plan: ReviewedPlan, context: ReviewContext, issues: readonly Finding[]) => Measured[]

/** A section as an evaluator judges it: what is counted, and the rules whose findings lower it. */
export type Section = {
  section: string
  rules: readonly string[]
  belongs?: (issue: Finding) => boolean
  measures: Measures
  /** Whether a plan tells something of it where its measures find nothing. */
  isToldOtherwise?: (plan: ReviewedPlan) => boolean
}

/** Whether a blank asks for one of some facts, or speaks of something. */
type Asks = { facts: readonly HowFact[]; cues: CueList }

/** Who uses what is made, and who pays for it then. */
const USER = 'end user | user | customer'
const FUNDS = 'fund | funds | market'

/** Blanks belong to the section that they leave open. */
const ASKS = {
  method: { facts: ['method', 'instrument_or_data', 'evidence'], cues: cueList('approach') },
  people: { facts: ['who', 'where'], cues: cueList('institution | share') },
  transition: { facts: [], cues: cueList(`${USER} | ${FUNDS} | transition`) },
  criterion: { facts: ['threshold'], cues: cueList('number') },
} as const satisfies Record<string, Asks>

function isAsked({ facts, cues }: Asks, ask: string): boolean {
  return cues.test(ask) || factsOfBlank(ask).some((fact) => facts.includes(fact))
}

function isBlank(asks: Asks): (issue: Finding) => boolean {
  return ({ rule, quote = '' }) => rule === 'QC-50' && isAsked(asks, quote)
}

/** QC-20 tells in one finding what a milestone does not say: "how it is done", "who does it", "where". */
function isUntold(missing: string): (issue: Finding) => boolean {
  return ({ rule, message }) => rule === 'QC-20' && message.includes(missing)
}

/** The milestones with technical work; of a plan without such, all. */
function working({ milestones }: ReviewedPlan): readonly StoredMilestone[] {
  const development = milestones.filter(({ step_type }) => step_type === 'development')
  return development.length > 0 ? development : milestones
}

function share(
  milestones: readonly StoredMilestone[],
  isGood: (milestone: StoredMilestone) => boolean,
  verb: string,
  verbs: string,
): Measured {
  return {
    good: milestones.filter(isGood).length,
    of: milestones.length,
    one: 'milestone',
    many: 'milestones',
    tail: (isOne) => (isOne ? verb : verbs),
  }
}

/** The same of the milestones with technical work, and called so where the plan has others. */
function shareOfWork(plan: ReviewedPlan, isGood: (milestone: StoredMilestone) => boolean, verb: string, verbs: string): Measured {
  const milestones = working(plan)
  const measured = share(milestones, isGood, verb, verbs)
  if (milestones.length === plan.milestones.length) return measured
  return { ...measured, one: 'milestone with work', many: 'milestones with work' }
}

/** Whether a milestone says something: QC-20 does not miss it, and no blank stands in its place. */
function says(issues: readonly Finding[], missing: string, asks: Asks): (milestone: StoredMilestone) => boolean {
  const silent = new Set(issues.filter(isUntold(missing)).map(({ milestone_number }) => milestone_number))
  return (milestone) =>
    shownText(milestone).trim() !== '' &&
    !silent.has(milestone.milestone_number) &&
    !blanksIn(partsOf(milestone).join('\n')).some(({ ask }) => isAsked(asks, ask))
}

const approach: Measures = (plan, context, issues) => {
  const how = shareOfWork(plan, says(issues, 'how', ASKS.method), 'says how the work is done', 'say how the work is done')
  const ofItsOwn = shareOfWork(plan, saysItsOwn(plan), 'tells of work that is its own', 'tell of work that is their own')
  return [...answered(plan, context), how, ofItsOwn]
}

const schedule: Measures = (plan, context) => {
  const { milestones } = plan
  return [
    ...answered(plan, context, 'schedule'),
    share(milestones, (one) => shownText(one).trim() !== '', 'has a text', 'have a text'),
    share(milestones, (one) => numbersNamed(partsOf(one).join('\n'), 'month', 'due').length > 0, 'names a month', 'name a month'),
  ]
}

const acceptance: Measures = (plan, context) => {
  const { milestones } = plan
  const criteria = milestones.flatMap((one) => criteriaOf(plan, one))
  const handsOver = ({ deliverables }: StoredMilestone) =>
    deliverables.some((one) => one.trim() !== '' && !DELIVERABLE_PLACEHOLDERS.includes(one.trim()))
  return [
    ...answered(plan, context, 'deliverable'),
    share(milestones, handsOver, 'hands something over', 'hand something over'),
    share(
      milestones,
      (one) => criteriaOf(plan, one).some(isMeasured),
      'has a criterion that can be measured',
      'have a criterion that can be measured',
    ),
    { good: criteria.filter(isMeasured).length, of: criteria.length, one: 'criterion', many: 'criteria', tail: () => 'can be measured' },
  ]
}

/** "No risk is foreseen", "Risks: none": a risk that is waved away is not named. */
const RISK = cueList('risk | danger | fallback')
const NO_RISK = cueList(
  'risks : none | risk : none | risks : nil | risks : no | risks : n / a | risks : not applicable | free of risk | free from risk | free of _ risk | free from _ risk',
)

/** A plan ought to name a risk for every other milestone with work at least: the hard half of it. */
const risks: Measures = (plan, { said }) => {
  const wanted = Math.ceil(working(plan).length / 2)
  const telling = said.filter(({ part, sentence }) => part === 'text' && speaksOf(RISK, sentence) && !NO_RISK.test(sentence))
  const named = new Set(telling.map(({ milestone_number }) => milestone_number)).size
  const tail = (isOne: boolean) => `that a plan of this size ought to name ${isOne ? 'stands' : 'stand'} in it`
  const labels = plan.milestones
    .flatMap((one) => parse(shownText(one)).lines)
    .filter((line) => line.kind === 'label' && line.name === 'Risk')
  const whole = labels.length > wanted ? `${labels.length} risks stand in the plan` : undefined
  return [{ good: Math.min(named, wanted), of: wanted, one: 'risk', many: 'risks', tail, whole }]
}

const NOTHING = cueList('')

const team: Measures = (plan, _, issues) => [
  shareOfWork(plan, says(issues, 'who', { facts: ['who'], cues: NOTHING }), 'says who does the work', 'say who does the work'),
  shareOfWork(plan, says(issues, 'where', { facts: ['where'], cues: NOTHING }), 'says where', 'say where'),
]

const NEXT = { I: cueList('phase ii | phase 2'), II: cueList('phase iii | phase 3 | transition | production | fielding') } as const

/** Whether a sentence speaks of something and does not rule it out. */
function speaksOf(words: CueList, sentence: string): boolean {
  const match = words.find(sentence)
  return match !== null && !isDenied(sentence, match.index, match.text.length)
}

const USED = cueList(
  USER.split(' | ')
    .map((word) => `${word}s | ${word}`)
    .join(' | '),
)
const FUNDED = cueList('fund* | market* | buyer*')

/** What comes next, who uses the result, and who pays for it then: a price alone is no transition. */
const transition: Measures = ({ phase }, { said }, issues) => {
  const isLeftOpen = issues.some(isBlank(ASKS.transition))
  const told = (words: CueList, what: string): Measured => {
    const isTold = !isLeftOpen && said.some(({ sentence }) => speaksOf(words, sentence))
    const counted = { good: isTold ? 1 : 0, of: 1, one: 'outlook', many: 'outlooks', tail: () => '' }
    return { ...counted, whole: `the plan tells of ${what}`, none: `the plan does not tell of ${what}` }
  }
  return [told(NEXT[phase], 'the next phase'), told(USED, 'who uses the result'), told(FUNDED, 'who funds or buys it then')]
}

/** What is left to be filled in and belongs to no other section. */
function isOtherLeftover(issue: Finding): boolean {
  return issue.rule === 'QC-50' && !Object.values(ASKS).some((asks) => isBlank(asks)(issue))
}

/** Rules on the words themselves. */
const WRITING: readonly string[] = ['QC-04', 'QC-29', 'QC-30', 'QC-41', 'QC-42', 'QC-54', 'QC-55', 'QC-56']

/** What stands in no answer and in no document: the person's to settle. An evaluator does not see it, and the words may be good. */
const UNSOURCED = 'QC-31'

/** Words that may not stand in a plan at all: proprietary ones, and markings of classified or controlled information. */
export const MARKINGS: readonly string[] = ['QC-32', 'QC-33']

const writing: Measures = ({ milestones }, _, issues) => {
  const faulty = new Set(
    issues.filter(({ rule, severity }) => severity !== 'advice' && WRITING.includes(rule)).map((one) => one.milestone_number),
  )
  const isClean = (one: StoredMilestone) => shownText(one).trim() !== '' && !faulty.has(one.milestone_number)
  return [share(milestones, isClean, 'reads without a finding on its words', 'read without a finding on their words')]
}

/** The sections of the plan as evaluators judge them. Source: DoD SBIR 25.1 BAA, section 4.2; the Army's Phase I rubric, Army SBIR 25.4 Release 12, pp. 27-30. */
export const SECTIONS: readonly Section[] = [
  {
    section: 'Technical approach',
    rules: ['QC-01', 'QC-27', 'QC-44', 'QC-45'],
    belongs: (issue) => isBlank(ASKS.method)(issue) || isUntold('how')(issue),
    measures: approach,
  },
  {
    section: 'Work plan and milestone schedule',
    rules: ['QC-05', 'QC-07', 'QC-15', 'QC-16', 'QC-22', 'QC-23', 'QC-25', 'QC-28', 'QC-46', 'QC-48'],
    measures: schedule,
  },
  {
    section: 'Deliverables and acceptance',
    rules: ['QC-02', 'QC-03', 'QC-08', 'QC-09', 'QC-10', 'QC-12', 'QC-13', 'QC-14', 'QC-24', 'QC-47', 'QC-52'],
    belongs: isBlank(ASKS.criterion),
    measures: acceptance,
  },
  { section: 'Risks', rules: ['QC-36', 'QC-37', 'QC-43'], measures: risks },
  {
    section: 'Team and facilities',
    rules: ['QC-17', 'QC-18', 'QC-19', 'QC-34', 'QC-38', 'QC-39'],
    belongs: (issue) => isBlank(ASKS.people)(issue) || isUntold('who')(issue) || isUntold('where')(issue),
    measures: team,
    isToldOtherwise: ({ milestones }) => milestones.some((one) => personsIn(shownText(one)).length > 0),
  },
  { section: 'Transition', rules: [], belongs: isBlank(ASKS.transition), measures: transition },
  { section: 'Quality of writing', rules: [...WRITING, UNSOURCED, ...MARKINGS], belongs: isOtherLeftover, measures: writing },
]
