import { NUMBER_WORD } from '../../language/quantity/number-word.ts'
import { type Quantity, quantitiesIn } from '../../language/quantity/quantity.ts'
import { sentencesIn } from '../../language/sentence.ts'
import { type StoredMilestone, shownText } from '../milestone.ts'
import { type MilestoneLine, parse, TASK_LABELS } from '../milestone-document.ts'
import type { PlanPart } from '../quality/review.ts'
import { keyTerms } from './key-terms.ts'
import { isDenied } from './left-out.ts'

/** One sentence of a plan, or one item of a sentence that lists many, with what it takes to compare it with a requirement. */
export type ToldPart = {
  milestone_number: number
  part: PlanPart
  quote: string
  /** A title names the work and a heading its kind: neither promises anything. */
  promises: boolean
  /** It names what the solicitation offers and the plan does not take up. */
  leaves: boolean
  /** It says that its subject is not dealt with. */
  denies: boolean
  /** What it has between quotation marks, as letters and digits alone; its words, numbers and values are those outside of them. */
  quotations: readonly string[]
  /** The sentences in its line and below its task. */
  beside: readonly string[]
  words: ReadonlySet<string>
  numbers: ReadonlySet<string>
  /** The values of the sentence, read when they are first asked for: most sentences are never held against one. */
  quantities: () => readonly Quantity[]
}

/** The sentences of a milestone: its text, what it hands over, and what counts as done. */
export function toldParts(milestone: StoredMilestone): ToldPart[] {
  const { milestone_number, deliverables, acceptance_criteria } = milestone
  const all = parse(shownText(milestone)).lines.map((line) => ({ ...line, whole: line.opening + line.text }))
  const lines = all.filter(({ whole }) => whole.trim() !== '')
  const isTitled = lines.length > 1 && !/[.;:]\s*$/.test(lines[0]?.whole ?? '')
  const others = (part: PlanPart, texts: readonly string[]) =>
    texts.flatMap((text) =>
      sentences(text).map((quote, _, each) => toldPart(milestone_number, part, quote, { promises: true, beside: each })),
    )
  return [
    ...lines.flatMap(({ whole }, at) => {
      const each = sentences(whole)
      const beside = [...each, ...labelsBelow(lines, at)]
      return each.map((quote) =>
        toldPart(milestone_number, 'text', quote, { promises: at > 0 || !isTitled, leaves: LEAVES.test(whole), beside }),
      )
    }),
    ...others('deliverable', deliverables),
    ...others('criterion', acceptance_criteria),
  ]
}

/** What stands under a task's line on how it is done. */
function labelsBelow(lines: readonly (MilestoneLine & { whole: string })[], at: number): string[] {
  if (lines[at]?.kind !== 'task') return []
  const end = lines.findIndex((line, after) => after > at && !(line.kind === 'label' && TASK_LABELS.has(line.name)))
  return lines.slice(at + 1, end < 0 ? undefined : end).map(({ whole }) => whole)
}

/** A line of options with the word that they are not taken up, or that this is still to be settled. */
const LEAVES = /\boptions\b[^.;:]{0,60}\btaken up\b|^\W*not taken up\b/i

/** A sentence longer than this, in characters, that has semicolons is a list: each of its items is compared by itself. */
const LONG = 200

function sentences(text: string): string[] {
  return sentencesIn(text).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end)
    return sentence.length > LONG ? sentence.split(/(?<=;)\s+(?:and\s+)?(?![^()]*\))(?![^“]*”)/) : [sentence]
  })
}

/** Numbers of pages, tasks and milestones, which are no values. */
const REFERENCE =
  /\(?(?:solicitation,? )?\bpp?(?:ages?|\.) ?\d+(?:, \d+)*\)?|\b(?:tasks?|milestones?|sections?) \d+(?:\.\d+)*(?: to \d+(?:\.\d+)*)?/gi

/** "Award + 4 Months" says when a milestone is due, and is no value of the work. */
const DUE = /\baward\s?\+\s?$/i

/** What a sentence says, whoever says it and where. */
type SentenceSense = Pick<ToldPart, 'denies' | 'words' | 'numbers' | 'quantities'>

const MAY_COUNT = new RegExp(String.raw`\d|\b(?:${NUMBER_WORD}|half|twice)\b`, 'i')

/** A plan is covered anew at each edit, and a narrative repeats its milestone: most sentences have been read before. */
const known = new Map<string, SentenceSense>()
const MOST_KNOWN = 4000

/** What a sentence says by its words. */
export function senseOf(quote: string): SentenceSense {
  const before = known.get(quote)
  if (before) return before
  let read: readonly Quantity[] | undefined
  const quantities = () => {
    read ??= MAY_COUNT.test(quote) ? quantitiesIn(quote).filter(({ start }) => !DUE.test(quote.slice(0, start))) : []
    return read
  }
  const sense = { denies: isDenied(quote), ...keyTerms(quote.replace(REFERENCE, ' ')), quantities }
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(quote, sense)
  return sense
}

type Standing = { promises: boolean; leaves?: boolean; beside: readonly string[] }

function toldPart(milestone_number: number, part: PlanPart, quote: string, { promises, leaves = false, beside }: Standing): ToldPart {
  const own = quote.replace(QUOTATION, ' ')
  const standing = { promises: promises && !leaves, leaves, beside: beside.filter((one) => one !== quote) }
  const quotations = own === quote ? [] : Array.from(quote.matchAll(QUOTATION), ([words]) => squeezed(words))
  return { milestone_number, part, quote, ...standing, quotations, ...senseOf(own) }
}

/** What a sentence has between quotation marks is somebody else's. */
const QUOTATION = /“[^“”]*(?:”|$)/g

/** Letters and digits alone, so that marks and spaces make no difference. */
export function squeezed(text: string): string {
  return text.replace(/[^\p{L}\d]+/gu, '').toLowerCase()
}
