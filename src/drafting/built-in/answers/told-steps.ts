import { sentencesIn } from '../../../domain/solicitation/requirement/sentence.ts'
import { wordsOf } from '../../../language/words.ts'
import { hasFinite } from '../english/third-person.ts'
import { meaningfulWords, squeezed, upperStart } from '../english/wording.ts'
import { tasksIn } from '../milestones/task-line.ts'
import { isSame, type OwnStep } from '../steps/own-steps.ts'
import type { AnswerFact } from './answer-facts.ts'

/** The statements of an interview without what stands as tasks in a plan already: nobody reads the same order of work twice. */
export function withoutToldSteps(facts: readonly AnswerFact[], steps: readonly OwnStep[], plan: string): AnswerFact[] {
  const spans = toldSpans(steps, plan)
  return spans.length === 0 ? [...facts] : facts.flatMap((fact) => without(fact, spans) ?? [])
}

/** Whether a milestone's tasks say how a statement is carried out. */
export function isToldAsTask(fact: AnswerFact, steps: readonly OwnStep[], text: string): boolean {
  return steps.some(({ slot, text: task }) => slot === fact.slot && stands(task, text))
}

type Span = { slot: string; said: string; words: ReadonlySet<string> }

/** The words from which steps were read, where every step read from them stands as a task. */
function toldSpans(steps: readonly OwnStep[], plan: string): Span[] {
  return [...new Set(steps.map(({ said }) => said))].flatMap((said) => {
    const own = steps.filter((step) => step.said.includes(said))
    if (!own.every(({ text }) => stands(text, plan))) return []
    return own.slice(0, 1).map(({ slot }) => ({ slot, said, words: meaningfulWords(said) }))
  })
}

/** Whether a step is a task, in its own words or in those of the solicitation that say the same. */
function stands(step: string, plan: string): boolean {
  return squeezed(plan).includes(squeezed(step)) || tasksIn(plan).some(({ duty }) => isSame(step, duty))
}

function without(fact: AnswerFact, spans: readonly Span[]): AnswerFact | null {
  const own = spans.filter(({ words }) => words.size > 0)
  const kept = sentencesIn(fact.text)
    .map(({ start, end }) => fact.text.slice(start, end))
    .flatMap((one) => remaining(one, own))
  const text = kept.join(' ').trim()
  if (text === fact.text.trim()) return fact
  return text === '' ? null : { ...fact, text, words: meaningfulWords(text) }
}

/** A sentence without the clause that became a task; nothing when all of it did. */
function remaining(sentence: string, spans: readonly Span[]): string[] {
  const words = meaningfulWords(sentence.replace(ORDER, ' '))
  const numbers: readonly string[] = sentence.match(/\d+(?:\.\d+)?/g) ?? []
  const isWhole = spans.some(
    (span) => [...words].every((word) => span.words.has(word)) && numbers.every((number) => span.said.includes(number)),
  )
  if (isWhole && words.size > 0) return []
  const cut = spans.reduce((text, { said }) => withoutClause(text, said), sentence)
  return [cut]
}

/** What leads from step to step. */
const ORDER =
  /\b(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|next|then|after that|afterwards|finally|last(?:ly)?|start|begin|come|comes)\b,?/gi

function withoutClause(sentence: string, said: string): string {
  const clause = said.replace(/[.;]+$/, '')
  const at = sentence.toLowerCase().indexOf(clause.toLowerCase())
  if (at < 0 || clause.length < 8) return sentence
  const before = sentence.slice(0, at).replace(/[,;]?\s*(?:so|and|but)?\s*$/, '')
  const after = sentence.slice(at + clause.length).replace(/^[.;,]?\s*(?:and |but )?/, '')
  const left = upperStart([before, after].filter((one) => one.trim() !== '').join('; '))
  return left.split(' ').length > 1 && hasFinite(wordsOf(left)) ? `${left.replace(/[.;]+$/, '')}.` : sentence
}
