import { parse } from '../milestone-document.ts'
import { factsStated, type HowFact, PERFORMER } from '../quality/how-fact.ts'
import { SHOWN_AGAINST, taskVerbPhrase } from '../quality/how-task.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import { senseOf, squeezed, type ToldPart } from './coverage-part.ts'
import { keyTerms } from './key-terms.ts'

/** What every plan says around the words of a requirement; none of it is an answer. */
export const FRAME = keyTerms(
  `Answers: tasks; value and margin in the verification table; states the finding and the record behind it for each of; delivered and checked by the TPOC; accepted, judged, confirmed by Award + Months;
  progress report and final report on tasks: work done, results with their records and what is still open; states the result reached and the record that shows it, and what was found on; time, needs the result of;
  ${SHOWN_AGAINST}; write down what was done on and confirm that the work keeps to: finding or value with its margin and its evidence`,
).words

/** So many words or numbers of its own a sentence has that says something of the requirement that it quotes. */
const FEWEST_OWN = 2

/** What answers a requirement beside its quotation: how, with what, to which figure, or shown by which proof. Who and when alone answer nothing. */
const ANSWERING: readonly HowFact[] = ['method', 'instrument_or_data', 'threshold', 'evidence']

/** Shorter quotations, in letters and digits, stand in many requirements. */
const SHORTEST = 12

/** What a requirement is quoted by: its words, as letters and digits alone. */
export type Quotable = { requirement: Requirement; squeezed: readonly string[] }

/** A requirement as it may be quoted. */
export function quotable(requirement: Requirement): Quotable {
  return { requirement, squeezed: [requirement.quote, requirement.text].map(squeezed).filter((words) => words !== '') }
}

/**
 * How a sentence tells of a requirement. One that quotes or names it and says beside it how it is met, or what shows that, tells all of it; one that has nothing but
 * the quotation, or words that say neither, or the requirement's own words as a task of which nothing else is said, only quotes it. Any other sentence tells what its own words say.
 */
export function toldOf(part: ToldPart, asked: Quotable): { is: 'own' | 'quotation'; part: ToldPart } {
  if (isQuotedIn(part, asked)) return { is: answersBeside(part) ? 'own' : 'quotation', part: withWhole(part, asked) }
  return { is: isRestated(part, asked) ? 'quotation' : 'own', part }
}

/** Whether a sentence has a requirement between quotation marks, or its number where it says what is answered. */
export function isQuotedIn({ quotations, names }: ToldPart, { requirement, squeezed: asked }: Quotable): boolean {
  return (
    names.has(requirement.id) ||
    quotations.some((words) => asked.some((one) => one === words || (words.length >= SHORTEST && one.includes(words))))
  )
}

function answersBeside(part: ToldPart): boolean {
  if (ownIn(part) < FEWEST_OWN) return false
  const said = factsStated(part.quote.replace(QUOTED, ' '))
  return ANSWERING.some((fact) => said.has(fact))
}

/** “its own words”. */
const QUOTED = /[“"][^”"]*[”"]/g

function ownIn({ words, numbers }: ToldPart): number {
  return [...words].filter((word) => !FRAME.has(word)).length + numbers.size
}

function withWhole(part: ToldPart, { requirement }: Quotable): ToldPart {
  const whole = senseOf(requirementWords(requirement))
  return {
    ...part,
    words: new Set([...part.words, ...whole.words]),
    numbers: new Set([...part.numbers, ...whole.numbers]),
    quantities: () => [...part.quantities(), ...whole.quantities()],
    counts: () => [...part.counts(), ...whole.counts()],
  }
}

/** What is asked to be handed over is answered by handing it over, in whatever words. */
const HANDED_OVER: ReadonlySet<Requirement['kind']> = new Set(['deliverable', 'schedule'])

/** Whether a sentence is the requirement word for word, and neither a person nor anything beside it says how it is done. */
function isRestated({ part, quote, beside }: ToldPart, { requirement, squeezed: asked }: Quotable): boolean {
  if (part === 'deliverable' && HANDED_OVER.has(requirement.kind)) return false
  const words = squeezed(taskVerbPhrase(parse(quote).lines[0]?.text ?? ''))
  if (words.length < SHORTEST || PERFORMER.test(quote) || !asked.some((one) => one.includes(words))) return false
  const known = keyTerms(`${requirement.quote} ${requirement.text}`).words
  return beside.every((one) => [...senseOf(one).words].every((word) => known.has(word) || FRAME.has(word)))
}
