import { printedAnswer } from '../../../domain/answer-fields/answer-rows.ts'
import { ANSWER_FORMS } from '../../../domain/answer-fields/forms.ts'
import type { AnswerOffer } from '../../../domain/interview.ts'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { open } from '../../../domain/work-breakdown/composed/phrase.ts'
import type { WorkBreakdown } from '../../../domain/work-breakdown/work-breakdown.ts'
import { beginsWithVerb } from '../../../language/action.ts'
import type { PlanFacts } from '../../drafter.ts'
import { askedFigures } from './asked-figures.ts'
import { decisive } from './decisive.ts'
import { furnishedIn } from './furnished.ts'
import { soFar } from './so-far.ts'

/** As many of a kind as are looked through at a glance. */
const MOST_OFFERED = 6

/**
 * What the solicitation asks for and no answer has yet, each with its page: the work of this phase as steps in its own words, and what it limits as figures
 * to commit to and as pass marks, each figure by itself, and what the Government provides. Whoever takes one over makes it theirs, and may set it lower.
 */
export function solicitationOffers(facts: PlanFacts): AnswerOffer[] {
  const so = soFar(facts)
  const { rows } = so
  const { tasks, unmarked } = decisive(so)
  const steps = tasks.filter(({ text }) => beginsWithVerb(text)).map((task) => offer('steps', { action: open(task.text) }, task))
  const figures = askedFigures(unmarked)
  const committed = figures
    .filter((one) => one.isNamed)
    .map(({ requirement, quantity, limit }) => offer('threshold', { quantity, limit }, requirement))
  const tests = figures.map(({ requirement, quantity, limit }) => {
    const row = { ...stepOf(requirement, rows), 'proof.quantity': quantity, 'proof.limit': limit }
    return offer('test', row, requirement)
  })
  const furnished = furnishedIn(facts).map(({ item, by, page }) => offer('government', { item, ...(by ? { by } : {}) }, { page }))
  return [steps, committed, tests, furnished].flatMap((all) => all.slice(0, MOST_OFFERED))
}

/** The step that a requirement stands beside, where it is one: its test is that step's. */
function stepOf({ id }: Requirement, { steps }: WorkBreakdown): { action?: string } {
  const [step, ...others] = steps.filter(({ requirement_ids }) => requirement_ids.includes(id))
  return step && others.length === 0 ? { action: step.action } : {}
}

function offer(
  subject: 'steps' | 'threshold' | 'test' | 'government',
  row: Readonly<Record<string, string>>,
  { page }: Pick<Requirement, 'page'>,
): AnswerOffer {
  const form = ANSWER_FORMS[subject]
  return {
    subject,
    words: form ? printedAnswer({ free: '', rows: [row] }, form) : Object.values(row).join(', '),
    from: 'solicitation',
    page,
  }
}
