import { stepNumbers } from '../../../domain/answer-fields/step-names.ts'
import { stepReferences } from '../../../domain/work-breakdown/step-references.ts'
import { partedAtSpaces, raised } from '../../../language/characters.ts'
import { cueList } from '../../../language/cue-list.ts'
import { sentencesIn, stretchesIn } from '../../../language/sentence.ts'
import { type KnownStep, numbersOf } from './known-steps.ts'

/** What comes from a step or after it is told of another one. */
const ELSEWHERE: ReadonlySet<string> = new Set('from of after before by with to until against than'.split(' '))

function mentionsIn(answer: string): ReturnType<typeof stepReferences> {
  return stepReferences(answer).filter(
    ({ index }) => !ELSEWHERE.has(partedAtSpaces(answer.slice(0, index).trim()).at(-1)?.toLowerCase() ?? ''),
  )
}

/** What speaks of all steps that are not named by their numbers. */
export const REST = cueList(
  'all/ other steps | all/ the other steps | all/ remaining steps | all/ the remaining steps | the rest of the steps',
)

/** The steps of which an answer speaks as the other ones, where it names some by their numbers. */
function restIn(answer: string, known: readonly KnownStep[], named: ReadonlySet<number>): { index: number; step: number }[] {
  if (named.size === 0) return []
  const others = known.flatMap((_, step) => (named.has(step) ? [] : [step]))
  return REST.all(answer).flatMap(({ index }) => others.map((step) => ({ index, step })))
}

/** Each step that an answer names by its number, and where; with those that it speaks of as the others. */
export function mentionsOf(answer: string, known: readonly KnownStep[]): { index: number; step: number }[] {
  const numbers = numbersOf(known)
  const numbered = mentionsIn(answer).flatMap(({ text, index }) =>
    (stepNumbers(text) ?? []).map((number) => ({ index, step: numbers.indexOf(number) })).filter(({ step }) => step >= 0),
  )
  return [...numbered, ...restIn(answer, known, new Set(numbered.map(({ step }) => step)))]
}

/** Of one step alone somebody may speak by the way; who names two by their numbers goes through them. */
const FEWEST = 2

/** Part of an answer and the steps whose numbers it says. */
type Spoken = { start: number; end: number; steps: readonly number[] }

/**
 * Which steps an answer speaks of at a place, by the numbers under which it names them: those of the sentence, or where it names none and `goesOn` those of
 * the last one that did. Who says "in step 3" has said where it belongs, and nothing has to be guessed. Undefined where no number was said so far.
 */
export function mentionedSteps(
  answer: string,
  known: readonly KnownStep[],
  goesOn = true,
): (place: number) => readonly number[] | undefined {
  const said = mentionsOf(answer, known)
  if (new Set(said.map(({ step }) => step)).size < FEWEST) return () => undefined
  const spoken = ({ start, end }: { start: number; end: number }): Spoken => {
    const own = said.filter(({ index }) => index >= start && index < end)
    return { start, end, steps: [...new Set(own.map(({ step }) => step))] }
  }
  const parts = sentencesOfLines(answer)
    .map(spoken)
    .flatMap((one) => (one.steps.length > 1 ? apart(answer, one).map(spoken) : [one]))
  return (place) => {
    const at = parts.findIndex(({ end }) => place < end)
    return parts.slice(goesOn ? 0 : at, at + 1).findLast(({ steps }) => steps.length > 0)?.steps
  }
}

/** "Step 3:", "In step 3" before what is said of it. */
const HEAD = /^(?:(?:step|task|wp)\s?\d{1,2}\s*[:–-]|(?:in|for|during) (?:step|task|wp)\s?\d{1,2}\b[,:]?)\s*/i

/** "Step 3: at most 2 ms", "Timing: at most 2 ms, in step 3." without the number: what stands with its step need not say so. */
export function withoutMention(words: string): string {
  const text = HEAD.test(words) ? raised(words.replace(HEAD, '')) : words
  const said = mentionsIn(text).at(-1)
  const behind = said && text.slice(said.index + said.text.length).trim()
  if (!said || !ENDS.has(behind ?? '')) return text
  return text.slice(0, said.index).replace(/(?:^|[\s,;(]+)(?:in\s)?$/, '') + (text.endsWith('.') ? '.' : '')
}

const ENDS: ReadonlySet<string> = new Set(['', '.', ')', ').'])

/** What semicolons part, each on a step of its own; and where each step is named in brackets behind its words, "Bath (step 2), Rome (step 6)", what these close. */
function apart(answer: string, { start, end }: Spoken): { start: number; end: number }[] {
  return stretchesIn(answer.slice(start, end)).flatMap((one) => {
    const [from, to] = [start + one.start, start + one.end]
    const closed = Array.from(answer.slice(from, to).matchAll(IN_BRACKETS), ({ 0: words, index }) => from + index + words.length)
    const isEach = closed.length > 1 && closed.length === mentionsIn(answer.slice(from, to)).length
    const ends = isEach ? [...closed.slice(0, -1), to] : [to]
    return ends.map((last, at) => ({ start: ends[at - 1] ?? from, end: last }))
  })
}

const IN_BRACKETS = /\((?:in |for )?(?:step|task|wp)s?\s?\d[^()]*\)/gi

function sentencesOfLines(answer: string): { start: number; end: number }[] {
  let from = 0
  return answer.split('\n').flatMap((line) => {
    const start = from
    from += line.length + 1
    return sentencesIn(line).map((one) => ({ start: start + one.start, end: start + one.end }))
  })
}
