import { printedAnswer } from '../../../domain/answer-fields/answer-rows.ts'
import { ANSWER_FORMS } from '../../../domain/answer-fields/forms.ts'
import type { AnswerOffer } from '../../../domain/interview.ts'
import type { Requirement, RequirementQuantity } from '../../../domain/solicitation/analysis.ts'
import { figure, open } from '../../../domain/work-breakdown/composed/phrase.ts'
import { beginsWithVerb } from '../../../language/action.ts'
import { wordsOf } from '../../../language/words.ts'
import type { PlanFacts } from '../../drafter.ts'
import { decisive } from './decisive.ts'
import { soFar } from './so-far.ts'

/** As many of a kind as are looked through at a glance. */
const MOST_OFFERED = 6

/**
 * What the solicitation asks for and no answer has yet, each with its page: the work of this phase as steps in its own words, and what it limits as figures
 * to commit to. Whoever takes one over makes it theirs, and may set it lower.
 */
export function solicitationOffers(facts: PlanFacts): AnswerOffer[] {
  const { tasks, unmarked } = decisive(soFar(facts))
  const steps = tasks.filter(({ text }) => beginsWithVerb(text)).map((task) => offer('steps', { action: open(task.text) }, task))
  const figures = unmarked.flatMap((one) => figureOf(one) ?? [])
  return [...steps.slice(0, MOST_OFFERED), ...figures.slice(0, MOST_OFFERED)]
}

/** The threshold that a requirement sets for a thing which it names. */
function figureOf(requirement: Requirement): AnswerOffer | undefined {
  const set = requirement.quantities.find((one) => one.threshold_or_objective !== 'objective' && one.comparator !== '=' && isNamed(one))
  return set && offer('threshold', { quantity: set.what, limit: figure(set) }, requirement)
}

const UNNAMED: ReadonlySet<string> = new Set(['VERB', 'AUX', 'PRON'])

/** "Average power consumption" names a thing; "system shall inspect" and "no single item" do not. */
function isNamed({ what }: RequirementQuantity): boolean {
  const words = wordsOf(what)
  const isNone = words[0]?.text.toLowerCase() === 'no'
  return words.length > 0 && !isNone && words.at(-1)?.pos !== 'ADP' && !words.some(({ pos }) => UNNAMED.has(pos))
}

function offer(subject: 'steps' | 'threshold', row: Readonly<Record<string, string>>, { page }: Requirement): AnswerOffer {
  const form = ANSWER_FORMS[subject]
  return {
    subject,
    words: form ? printedAnswer({ free: '', rows: [row] }, form) : Object.values(row).join(', '),
    from: 'solicitation',
    page,
  }
}
