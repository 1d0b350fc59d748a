import { NUMBER_WORD } from '../../language/quantity/number-word.ts'
import { type Quantity, quantitiesIn } from '../../language/quantity/quantity.ts'
import { sentencesIn } from '../../language/sentence.ts'
import { type StoredMilestone, shownText } from '../milestone.ts'
import type { PlanPart } from '../quality/review.ts'
import type { Requirement } from '../solicitation/analysis.ts'
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
  words: ReadonlySet<string>
  numbers: ReadonlySet<string>
  /** The values of the sentence, read when they are first asked for: most sentences are never held against one. */
  quantities: () => readonly Quantity[]
}

/** The sentences of a milestone: its text, what it hands over, and what counts as done. */
export function toldParts(milestone: StoredMilestone): ToldPart[] {
  const { milestone_number, deliverables, acceptance_criteria } = milestone
  const lines = shownText(milestone)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const isTitled = lines.length > 1 && !/[.;:]\s*$/.test(lines[0] ?? '')
  return [
    ...lines.flatMap((line, at) =>
      sentences(line).map((quote) => toldPart(milestone_number, 'text', quote, at > 0 || !isTitled, LEAVES.test(line))),
    ),
    ...deliverables.flatMap(sentences).map((quote) => toldPart(milestone_number, 'deliverable', quote, true)),
    ...acceptance_criteria.flatMap(sentences).map((quote) => toldPart(milestone_number, 'criterion', quote, true)),
  ]
}

/** A line of options with the word that they are not taken up, or that this is still to be settled. */
const LEAVES = /\boptions\b[^.;:]{0,60}\btaken up\b|^\W*not taken up\b/i

/** A sentence longer than this, in characters, that has semicolons is a list: each of its items is compared by itself. */
const LONG = 200

function sentences(text: string): string[] {
  return sentencesIn(text).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end)
    return sentence.length > LONG ? sentence.split(/(?<=;)\s+(?:and\s+)?(?![^()]*\))/) : [sentence]
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

function senseOf(quote: string): SentenceSense {
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

function toldPart(milestone_number: number, part: PlanPart, quote: string, promises: boolean, leaves = false): ToldPart {
  return { milestone_number, part, quote, promises: promises && !leaves, leaves, ...senseOf(quote) }
}

/** "R4 “Develop a method …” (p. 2)": a requirement named by its number with some of its own words. */
const CITED = /^\W*(R\d+) “(?:… )?([^”…]+)/

/** A part that names a requirement with its own words tells all of it: the rest stands in the solicitation. */
export function withCited(part: ToldPart, requirements: ReadonlyMap<string, Pick<Requirement, 'quote'>>): ToldPart {
  const [, id = '', words = ''] = CITED.exec(part.quote) ?? []
  const quote = requirements.get(id)?.quote
  return quote && squeezed(quote).includes(squeezed(words)) ? { ...part, ...senseOf(quote) } : part
}

function squeezed(text: string): string {
  return text.replace(/[^\p{L}\d]+/gu, '').toLowerCase()
}
