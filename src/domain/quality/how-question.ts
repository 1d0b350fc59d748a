import { oneLine } from '../../language/characters.ts'
import type { StoredMilestone } from '../milestone.ts'
import { isOnlyHandedOver } from './criteria-rules.ts'
import type { HowFact } from './how-fact.ts'
import { type HowPart, how } from './how-meter.ts'
import { taskVerbPhrase } from './how-task.ts'
import { listed } from './quoted.ts'

/**
 * What is missing in a plan, as the next question to the person. `quote` is the task or criterion that lacks it, `quotes` are all tasks that it is
 * asked about at once; `lacks` is everything that is missing there, `asks` what this question asks for.
 */
export type HowQuestion = {
  q: string
  why: string
  milestone_number: number
  part: HowPart['part']
  quote: string
  quotes: string[]
  lacks: HowFact[]
  asks: HowFact[]
}

/** Whether a missing fact of a task or criterion is not to be asked for: it was said not to matter there, or is asked for elsewhere. */
type IsSettled = (quote: string, fact: HowFact) => boolean

/** Which kinds of work are asked about first: a result that nobody can check weighs more than a slide. */
const FIRST: Record<HowPart['kind'], number> = { test: 0, development: 1, criterion: 2, paper: 3, meeting: 4 }

/** A missing fact is asked for once for a milestone when at least this many of its tasks lack it. */
const TOGETHER = 2

/**
 * The next question to ask about a plan, or about one milestone of it: what all tasks of a milestone lack first, then the task or criterion that says
 * least. `asked` are the questions and quotes that were asked about before. Null when nothing is missing.
 */
export function nextQuestion(
  milestones: readonly StoredMilestone[],
  asked: ReadonlySet<string> = new Set(),
  isSettled: IsSettled = () => false,
): HowQuestion | null {
  const open = milestones.flatMap((milestone) => {
    const { milestone_number, parts: all } = how(milestone)
    const parts = all.map((part) => ({ ...part, lacks: part.lacks.filter((fact) => !isSettled(part.quote, fact)) }))
    const isOpen = ({ lacks, quote }: HowPart) => lacks.length > 0 && !asked.has(quote) && !isOnlyHandedOver(quote)
    return parts.filter(isOpen).map((part) => ({ milestone_number, part, parts }))
  })
  const ranked = open.sort((one, other) => FIRST[one.part.kind] - FIRST[other.part.kind] || one.part.score - other.part.score)
  return ranked.flatMap(questionsOf).find(({ q }) => !asked.has(q)) ?? null
}

type Open = { milestone_number: number; part: HowPart; parts: readonly HowPart[] }

/** Two missing facts make one question; what else is missing is asked for after them. */
function questionsOf(open: Open): HowQuestion[] {
  const { lacks } = open.part
  return [0, 2, 4, 6].flatMap((from) => (from < lacks.length ? [questionOf(open, lacks.slice(from, from + 2))] : []))
}

function questionOf({ milestone_number, part, parts }: Open, missing: readonly HowFact[]): HowQuestion {
  const alike = parts.filter(
    (other) => other.part === 'task' && other.number !== null && missing.every((fact) => other.lacks.includes(fact)),
  )
  const isShared = part.part === 'task' && alike.length >= TOGETHER
  const q =
    part.part === 'criterion'
      ? criterionQuestion(milestone_number, part, missing)
      : isShared
        ? sharedQuestion(milestone_number, alike, missing)
        : taskQuestion(milestone_number, part, missing)
  return {
    q,
    why: whyOf(part, missing),
    milestone_number,
    part: part.part,
    quote: part.quote,
    quotes: isShared ? alike.map(({ quote }) => quote) : [part.quote],
    lacks: part.lacks,
    asks: [...missing],
  }
}

/** The whole question for a first missing fact, and the words that are added for a second. */
const ASK: Record<HowFact, { first: (work: string) => string; second: string }> = {
  method: { first: (work) => `by which method or steps will you ${work}`, second: 'by which method' },
  instrument_or_data: {
    first: (work) => `with which tool, instrument or data will you ${work}`,
    second: 'with which tool, instrument or data',
  },
  who: { first: (work) => `who will ${work}`, second: 'who leads it' },
  where: { first: (work) => `where will you ${work}`, second: 'where' },
  threshold: {
    first: (work) => `which value, under which condition, counts as success when you ${work}`,
    second: 'which value counts as success',
  },
  evidence: { first: (work) => `which report, log or data set will show that you did ${work}`, second: 'what will show the result' },
  date: { first: (work) => `by which month after award will you ${work}`, second: 'by which month after award' },
}

function taskQuestion(milestone_number: number, part: HowPart, missing: readonly HowFact[]): string {
  const place = part.number ? `Milestone ${milestone_number}, task ${part.number}` : `Milestone ${milestone_number}`
  return `${place}: ${asking(missing, workOf(part.quote))}?`
}

function sharedQuestion(milestone_number: number, parts: readonly HowPart[], missing: readonly HowFact[]): string {
  const works = parts.map(({ quote }) => workOf(quote, NAMED_WORDS)).filter((work) => work !== UNNAMED)
  const named = works.length === 0 ? '' : ` (${works.slice(0, MOST_NAMED).join('; ')}${parts.length > MOST_NAMED ? '; …' : ''})`
  return `Milestone ${milestone_number}, tasks ${numbersOf(parts)}${named}: ${asking(missing, UNNAMED)}?`
}

/** How many of several tasks are named, and in how many words each. */
const MOST_NAMED = 2
const NAMED_WORDS = 9

/** "2.1 and 2.2", "3.1 to 3.4" where none between them is left out, else "3.1, 3.3 and 3.7". */
function numbersOf(parts: readonly HowPart[]): string {
  const numbers = parts.flatMap(({ number }) => number ?? [])
  const places = numbers.map((number) => Number(number.split('.').at(-1)))
  const isRow = numbers.length > 2 && places.every((place, at) => at === 0 || place === (places[at - 1] ?? 0) + 1)
  return isRow ? `${numbers[0]} to ${numbers.at(-1)}` : listed(numbers)
}

function asking([first, second]: readonly HowFact[], work: string): string {
  if (!first) return ''
  return `${ASK[first].first(work)}${second ? `, and ${ASK[second].second}` : ''}`
}

const CRITERION_ASK: Record<HowFact, string> = {
  method: 'by which test is it shown',
  instrument_or_data: 'on which data or instrument is it shown',
  who: 'who judges it',
  where: 'where is it shown',
  threshold: 'which measured value counts as met',
  evidence: 'in which report, log or data set does it stand',
  date: 'by which month after award',
}

function criterionQuestion(milestone_number: number, { quote }: HowPart, missing: readonly HowFact[]): string {
  return `Milestone ${milestone_number}, acceptance of "${opening(quote, 12)}": ${missing.map((fact) => CRITERION_ASK[fact]).join(', and ')}?`
}

/** What a task is to do, short enough to be asked about: "measure coupons in the coaxial fixture"; a sentence that gives no order is only pointed to. */
function workOf(quote: string, most = TASK_WORDS): string {
  const phrase = taskVerbPhrase(quote)
    .replace(/\s\((?:solicitation )?pp?\. ?[\d, ]+\)/g, '')
    .split(/(?<=[a-z)])[.:;](?:\s|$)|\s\(|\s(?:to|for) R\d+\b|:?\s["“]|,\s(?=each|and report|so that|to this|with the margin|as )/)[0]
  const words = clipped(phrase ?? '', most).replace(/[,.:;]+$/, '')
  return words.split(' ').length < 2 || !/^[a-z]/.test(words) || words.split(' ').includes('what') ? UNNAMED : words
}

/** How a task is pointed to that cannot be named, and in how many words one is named. */
const UNNAMED = 'do this work'
const TASK_WORDS = 14

/** The first words of a text, up to where its last whole phrase among them ends. */
function clipped(text: string, most: number): string {
  const first = firstWords(text, most)
  return first.isCut ? withoutJoint(PHRASES_END.exec(first.words)?.[1] ?? first.words) : first.words
}

/** The first words of a text as they stand, with dots where it goes on. */
function opening(text: string, most: number): string {
  const { words, isCut } = firstWords(text, most)
  return isCut ? `${withoutJoint(words)} …` : words
}

function firstWords(text: string, most: number): { words: string; isCut: boolean } {
  const words = oneLine(text).split(' ')
  const isCut = words.length > most
  return { words: isCut ? words.slice(0, most).join(' ') : ended(words.join(' ')), isCut }
}

function withoutJoint(words: string): string {
  const all = words.split(' ')
  const last = all.findLastIndex((word) => !JOINTS.has(word.replace(',', '').toLowerCase()))
  return ended(all.slice(0, last + 1).join(' '))
}

/** Words that join others, or stand before them. */
const JOINTS: ReadonlySet<string> = new Set(
  'and or of the a an in for to with that by on at from as its is are which what when under against over'.split(' '),
)

function ended(words: string): string {
  return ['.', ','].includes(words.slice(-1)) ? words.slice(0, -1) : words
}

const JOINT = '(?:,? (?:that|which|to|for|with|using|in|on|by|at|from|when|where|so|against|as|over)|, (?:and|or))'
/** Three words or more, then the start of a phrase that the cut leaves unfinished. */
const PHRASES_END = new RegExp(`^(\\S+(?: \\S+){2,}?.*?)${JOINT} (?!.*${JOINT} ).*$`)

const WHY: Record<HowFact, string> = {
  method: 'how the task is done',
  instrument_or_data: 'what it is done with',
  who: 'who does it',
  where: 'where it is done',
  threshold: 'what counts as success',
  evidence: 'what shows the result',
  date: 'when it is due',
}

function whyOf({ part }: HowPart, missing: readonly HowFact[]): string {
  const told = missing.map((fact) => (part === 'criterion' && fact === 'who' ? 'who judges it' : WHY[fact])).join(' and ')
  return `The plan does not say ${told}. Evaluators use only what is in the proposal, and the work plan has to say how and where each task is done (DoD SBIR 25.4 BAA, section 3.7).`
}
