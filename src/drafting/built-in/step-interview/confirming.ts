import { factsOfCriterion, factsStated, type HowFact } from '../../../domain/quality/how-fact.ts'
import { sentencesOf } from '../../../domain/quality/rule.ts'
import { isBalanced } from '../english/wording.ts'
import { LEAD_LABEL } from '../milestones/lead-line.ts'
import { type Gap, gapOf } from './gap.ts'
import type { Matter } from './matter.ts'
import type { MilestoneNow } from './milestone-now.ts'
import { isAnswered } from './step-answers.ts'

type Told = 'how' | 'who' | 'where' | 'when' | 'success' | 'handed_over'

/** The fields of a milestone in the order in which evaluators miss them. */
const TOLD: readonly Told[] = ['success', 'how', 'who', 'where', 'when', 'handed_over']

const FACTS: Record<Told, readonly HowFact[]> = {
  success: ['threshold'],
  how: ['method', 'instrument_or_data'],
  who: ['who'],
  where: ['where'],
  when: ['date'],
  handed_over: ['evidence'],
}

const ASK: Record<Told, { said: string; q: string }> = {
  success: { said: 'on success', q: 'Which value counts as a pass beside it, and on which test?' },
  how: { said: 'on the method', q: 'In which steps, and with which tools and data, is the rest done?' },
  who: { said: 'on people', q: 'Who works on it besides, and who leads it when they are absent?' },
  where: { said: 'on the place', q: 'Is all of it done there, or also in another laboratory, office or range?' },
  when: { said: 'on time', q: 'By which month after award does the first result stand?' },
  handed_over: { said: 'on what is handed over', q: 'In which format is it handed over, and who besides the TPOC receives it?' },
}

/** The same where no sentence is short enough to be quoted. */
const PLAIN: Record<Told, string> = {
  success: 'Which value counts as a pass, and on which test?',
  how: 'In which steps, and with which tools and data, is it done?',
  who: 'Who leads it, and who works on it besides?',
  where: 'In which laboratory, office or range is it done, and whose is it?',
  when: 'By which month after award does the first result stand?',
  handed_over: 'In which format is it handed over, and who besides the TPOC receives it?',
}

/** How much a question weighs that only confirms. */
const WEIGHT = 1

/** The longest sentence that a question quotes, in characters. */
const LONGEST = 140

/** The fields of a milestone from the one that is told most thinly, each as a question that quotes what is told; what was answered is left out. */
export function confirmingGaps({ milestone, text, answers }: MilestoneNow): Gap[] {
  const said = [
    ...sentencesOf(text).map((one) => ({ one, facts: factsStated(one) })),
    ...milestone.acceptance_criteria.map((one) => ({ one, facts: factsOfCriterion(one) })),
  ]
  return TOLD.filter((told) => !isAnswered(told satisfies Matter, answers) && !(told === 'where' && / same place, /.test(text)))
    .map((told) => ({ told, telling: said.filter(({ facts }) => FACTS[told].some((fact) => facts.has(fact))).map(({ one }) => one) }))
    .sort((one, other) => one.telling.length - other.telling.length)
    .map(({ told, telling }, index) => gapOf(told, WEIGHT - index / 10, { q: questionOf(told, telling), why: whyOf(told, telling.length) }))
}

function questionOf(told: Told, telling: readonly string[]): string {
  const quote = telling
    .map((one) => one.replace(/"/g, "'").trim())
    .filter((one) => one.length <= LONGEST && isBalanced(one) && !one.includes('['))
    .sort((one, other) => Number(other.startsWith(LEAD_LABEL)) - Number(one.startsWith(LEAD_LABEL)) || one.length - other.length)[0]
  const { said, q } = ASK[told]
  return quote ? `The plan says ${said}: "${quote}" ${q}` : `The plan says little ${said}. ${PLAIN[told]}`
}

const WHAT: Record<Told, string> = {
  success: 'what counts as success',
  how: 'how it is done',
  who: 'who does it',
  where: 'where it is done',
  when: 'when it is done',
  handed_over: 'what shows the result',
}

function whyOf(told: Told, count: number): string {
  return count === 0
    ? `No sentence of this milestone says ${WHAT[told]}.`
    : `Nothing is missing here, but fewer sentences say ${WHAT[told]} (${count}) than anything else.`
}
