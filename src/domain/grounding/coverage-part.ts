import { comparisonAfter, comparisonBefore } from '../../language/quantity/comparison.ts'
import { measuresIn } from '../../language/quantity/measure.ts'
import { type Quantity, quantitiesIn } from '../../language/quantity/quantity.ts'
import { shareQuantities } from '../../language/quantity/share.ts'
import { remembering } from '../../language/remembering.ts'
import { sentencesIn } from '../../language/sentence.ts'
import { type StoredMilestone, shownText } from '../milestone.ts'
import { ANSWERS, OPTION_ASKED_LABEL, OPTION_LABEL, parse } from '../milestone-document.ts'
import { labelsBelow } from '../quality/how-task.ts'
import type { PlanPart } from '../quality/review.ts'
import { SAYS_TODAY } from '../thought.ts'
import type { LimitSaid } from '../work-breakdown/rows.ts'
import { keyTerms } from './key-terms.ts'
import { isDenied } from './left-out.ts'
import { planNumbersIn, requirementsNamed, requirementsShown, withoutPlanNumbers } from './plan-number.ts'

/** One sentence of a plan, or one item of a sentence that lists many, with what it takes to compare it with a requirement. */
export type ToldPart = {
  milestone_number: number
  part: PlanPart
  quote: string
  /** A title names the work and a heading its kind: neither promises anything. */
  promises: boolean
  /** It says that its subject is not dealt with. */
  denies: boolean
  /** What it has between quotation marks, as letters and digits alone; its words, numbers and values are those outside of them. */
  quotations: readonly string[]
  /** The requirements whose numbers stand there as those that the milestone or the option answers. */
  names: ReadonlySet<string>
  /** The requirements that its criterion says to show; where it says so, it shows no other, however alike the words are. */
  shows: readonly string[]
  /** The sentences in its line and below its task. */
  beside: readonly string[]
  words: ReadonlySet<string>
  numbers: ReadonlySet<string>
  /** The values of the sentence, read when they are first asked for: most sentences are never held against one. */
  quantities: () => readonly Quantity[]
  /** The bare numbers beside them. */
  counts: () => readonly number[]
}

/** The sentences of a milestone: its text, what it hands over, and what counts as done. */
export function toldParts(milestone: StoredMilestone): ToldPart[] {
  const { milestone_number, deliverables, acceptance_criteria } = milestone
  const all = parse(shownText(milestone)).lines.map((line) => ({ ...line, whole: line.opening + line.text }))
  const lines = all.filter(({ whole }) => whole.trim() !== '')
  const isTitled = lines.length > 1 && !['.', ';', ':'].includes(lines[0]?.whole.trimEnd().slice(-1) ?? '')
  const others = (part: PlanPart, texts: readonly string[]) =>
    texts.flatMap((text) =>
      sentences(text).map((quote, _, each) =>
        toldPart(milestone_number, part, quote, {
          promises: true,
          beside: each,
          shows: part === 'criterion' ? requirementsShown(text) : [],
        }),
      ),
    )
  return [
    ...lines.flatMap(({ whole, ...line }, at) => {
      const isNaming = line.kind === 'label' && NAMING.has(line.name)
      const each = sentences(whole)
      const beside = [...each, ...labelsBelow(lines, at).map((below) => below.whole)]
      return each.map((quote) => toldPart(milestone_number, 'text', quote, { promises: at > 0 || !isTitled, isNaming, beside }))
    }),
    ...others('deliverable', deliverables),
    ...others('criterion', acceptance_criteria),
  ]
}

/** Behind these labels a number says which requirement is answered. */
const NAMING: ReadonlySet<string> = new Set([ANSWERS, OPTION_LABEL, OPTION_ASKED_LABEL])

/** The requirements that a milestone, or the option told in it, says by their numbers that it answers. */
export function requirementsAnswered(milestone: StoredMilestone): ReadonlySet<string> {
  const lines = parse(shownText(milestone)).lines.filter((line) => line.kind === 'label' && NAMING.has(line.name))
  return new Set(lines.flatMap(({ text }) => requirementsNamed(text)))
}

/**
 * Whether a sentence is none of a requirement's, as its criterion or a person says, however alike the words are; `isBesides` tells of more words that are of
 * something else.
 */
export function ofOthers(
  id: string,
  said: readonly LimitSaid[],
  isBesides: (quote: string) => boolean,
): (part: { quote: string; shows?: readonly string[] }) => boolean {
  const not = said.flatMap(({ requirement_id, answers, told }) => (requirement_id === id && answers === 'not' ? squeezed(told) : []))
  return ({ shows = [], quote }) =>
    (shows.length > 0 && !shows.includes(id)) || not.some((told) => squeezed(quote).endsWith(told)) || isBesides(quote)
}

/** A sentence longer than this, in characters, that has semicolons is a list: each of its items is compared by itself. */
const LONG = 200

function sentences(text: string): string[] {
  return sentencesIn(text).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end)
    return sentence.length > LONG ? sentence.split(/(?<=;)\s+(?:and\s+)?(?![^()]*\))(?![^“]*”)/) : [sentence]
  })
}

/** What a sentence says, whoever says it and where. */
type SentenceSense = Pick<ToldPart, 'denies' | 'words' | 'numbers' | 'quantities' | 'counts'>

/** A plan is covered anew at each edit, and a narrative repeats its milestone: most sentences have been read before. */
export const senseOf: (quote: string) => SentenceSense = remembering((quote) => {
  let read: readonly Quantity[] | undefined
  let counted: readonly number[] | undefined
  const named = planNumbersIn(quote).filter(({ names }) => names === 'due')
  const isDue = ({ start, end }: Quantity) => named.some((one) => start < one.end && end > one.start)
  return {
    denies: isDenied(quote),
    ...keyTerms(withoutPlanNumbers(quote, ...VALUES)),
    // most sentences are never held against a value
    quantities: () => {
      read ??= [...quantitiesIn(quote), ...shareQuantities(quote)].filter((one) => !isDue(one) && !isOfToday(quote, one))
      return read
    },
    counts: () => {
      counted ??= bareCounts(quote, quantitiesIn(quote)).map(({ value }) => Number(value))
      return counted
    },
  }
})

/** "Pumps 001 and 002": what begins with a zero is called so, and counts nothing. */
const NUMBERED = /^0\d/

/** "Ten of them", "60 on each of the three": a part of what is counted elsewhere in the sentence. */
const OF_OTHERS = /^\s+(?:of (?:them|these|those)\b|(?:(?:on|for|in|from|at) )?each\b|apiece\b)/i

/** "Samples broken: 56", "in one pass": numbers without a unit that are no part of a measure, of a share or of a name. */
export function bareCounts(quote: string, values: readonly Quantity[]): Quantity[] {
  const taken = [...values, ...planNumbersIn(quote)]
  return measuresIn(quote)
    .filter(
      ({ unit, start, end }) =>
        unit === null &&
        !NUMBERED.test(quote.slice(start, end)) &&
        !OF_OTHERS.test(quote.slice(end)) &&
        !taken.some((one) => start < one.end && end > one.start),
    )
    .map(({ value, start, end }) => {
      const compared = comparisonBefore(quote.slice(0, start), '', quote.slice(end)) ?? comparisonAfter(quote.slice(end))
      const what = { unit: '', threshold_or_objective: null, what: '', start, end }
      return { ...what, printed: quote.slice(start, end), value: `${value}`, comparator: compared?.comparator ?? '=' }
    })
}

/** Whether a figure stands in brackets that say that it is today's: a promise stands before them. */
function isOfToday(quote: string, { start, end }: Quantity): boolean {
  const opened = quote.lastIndexOf('(', start)
  const closed = quote.indexOf(')', opened)
  return opened >= 0 && closed >= end && SAYS_TODAY.test(quote.slice(opened, start))
}

/** Numbers of pages, tasks, milestones and requirements are no values. */
const VALUES = ['month', 'due', 'phase', 'objective', 'form'] as const

type Standing = { promises: boolean; isNaming?: boolean; beside: readonly string[]; shows?: readonly string[] }

function toldPart(milestone_number: number, part: PlanPart, quote: string, standing: Standing): ToldPart {
  const { promises, isNaming = false, beside, shows = [] } = standing
  const own = ownWordsOf(quote)
  const names = new Set(isNaming ? requirementsNamed(quote) : [])
  const quotations = own === quote ? [] : Array.from(quote.matchAll(QUOTATION), ([words]) => squeezed(words))
  const others = beside.filter((one) => one !== quote)
  return { milestone_number, part, quote, promises, beside: others, quotations, names, shows, ...senseOf(own) }
}

/** A sentence without what it has between quotation marks, which is somebody else's. */
export function ownWordsOf(quote: string): string {
  return quote.replace(QUOTATION, ' ')
}

const QUOTATION = /“[^“”]*(?:”|$)/g

/** Letters and digits alone, so that marks and spaces make no difference. */
export function squeezed(text: string): string {
  return text.replace(/[^\p{L}\d]+/gu, '').toLowerCase()
}

/** In which of some sentences each word stands. */
export function partsByWord(parts: readonly ToldPart[]): ReadonlyMap<string, readonly number[]> {
  const byWord = new Map<string, number[]>()
  for (const [at, { words }] of parts.entries()) {
    for (const word of words) {
      const places = byWord.get(word)
      if (places) places.push(at)
      else byWord.set(word, [at])
    }
  }
  return byWord
}

/** The words that some sentences say. */
export function common(words: ReadonlySet<string>, parts: readonly ToldPart[]): Set<string> {
  return new Set([...words].filter((word) => parts.some((part) => part.words.has(word))))
}
