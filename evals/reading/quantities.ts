import * as z from 'zod'
import { Comparator, type Requirement, type RequirementQuantity } from '../../src/domain/solicitation/analysis.ts'
import { comparable } from '../../src/domain/solicitation/requirement/quote.ts'
import { isSameMeasure, measureOf } from './measure.ts'
import { shared } from './words.ts'

/** A number that a person marked as a demand or limit: two numbers are the ends of a range. */
export const MarkedQuantity = z.object({
  quote: z.string(),
  page: z.number().int(),
  value: z.union([z.number(), z.tuple([z.number(), z.number()])]),
  unit: z.string(),
  comparator: Comparator,
  threshold_or_objective: z.enum(['threshold', 'objective']).nullable(),
  what: z.string(),
})
type MarkedQuantity = z.infer<typeof MarkedQuantity>

/** How the quantities of a reading compare with those that were marked; lists hold a line for a person each. */
export type QuantityScore = {
  marked: number
  /** Found with number and unit, comparator and threshold or objective. */
  right: number
  /** Found with number and unit, but another comparator or mark. */
  wrong: string[]
  missed: string[]
  read: number
  extra: string[]
  /** Found ones whose name shares a word with the marked one. */
  named: number
}

type ReadQuantity = RequirementQuantity & { page: number; quote: string }
type Pair = { marked: MarkedQuantity; read: ReadQuantity | undefined }

/** Compares the quantities of all requirements with the marked ones; each is used once, agreeing ones first. */
export function quantityScoreOf(requirements: readonly Requirement[], marked: readonly MarkedQuantity[]): QuantityScore {
  const read = requirements.flatMap(({ page, quote, quantities }) => quantities.map((quantity) => ({ ...quantity, page, quote })))
  const pairs = paired(marked, read)
  const found = pairs.flatMap((pair) => (pair.read ? [{ ...pair, read: pair.read }] : []))
  const used = new Set(found.map((pair) => pair.read))
  return {
    marked: marked.length,
    right: found.filter(agrees).length,
    wrong: found
      .filter((pair) => !agrees(pair))
      .map((pair) => `${told(pair.marked)} read as ${pair.read.comparator} ${markOf(pair.read)}: ${pair.marked.quote}`),
    missed: pairs.filter((pair) => !pair.read).map((pair) => `${told(pair.marked)}: ${pair.marked.quote}`),
    read: read.length,
    extra: read
      .filter((one) => !used.has(one))
      .map((one) => `${one.comparator} ${one.value} ${one.unit} ${markOf(one)}: ${one.printed} (${one.what}) in ${one.quote}`),
    named: found.filter((pair) => shared(pair.read.what, pair.marked.what) > 0).length,
  }
}

/** The scores of all solicitations together. */
export function sumOfQuantities(scores: readonly QuantityScore[]): QuantityScore {
  const total = (of: (score: QuantityScore) => number) => scores.reduce((so_far, score) => so_far + of(score), 0)
  return {
    marked: total(({ marked }) => marked),
    right: total(({ right }) => right),
    wrong: scores.flatMap(({ wrong }) => wrong),
    missed: scores.flatMap(({ missed }) => missed),
    read: total(({ read }) => read),
    extra: scores.flatMap(({ extra }) => extra),
    named: total(({ named }) => named),
  }
}

function paired(marked: readonly MarkedQuantity[], read: readonly ReadQuantity[]): Pair[] {
  const free = new Set(read)
  const found = new Map<MarkedQuantity, ReadQuantity>()
  for (const isFit of [agrees, () => true]) {
    for (const one of marked.filter((quantity) => !found.has(quantity))) {
      const fitting = [...free].find((other) => isSame(one, other) && isFit({ marked: one, read: other }))
      if (!fitting) continue
      found.set(one, fitting)
      free.delete(fitting)
    }
  }
  return marked.map((one) => ({ marked: one, read: found.get(one) }))
}

/** The same number of the same thing in the same place of the document; a requirement that runs over a page break names the page where it begins. */
function isSame(marked: MarkedQuantity, read: ReadQuantity): boolean {
  const [words, others] = [comparable(marked.quote), comparable(read.quote)]
  const isThere = others.includes(words) || words.includes(others) || words.includes(comparable(read.printed))
  const isNear = marked.page === read.page || marked.page === read.page + 1
  const value = [marked.value].flat().join(' to ')
  return isNear && isThere && isSameMeasure(measureOf(value, marked.unit), measureOf(read.value, read.unit))
}

function agrees({ marked, read }: { marked: MarkedQuantity; read: ReadQuantity }): boolean {
  return marked.comparator === read.comparator && marked.threshold_or_objective === read.threshold_or_objective
}

function told(marked: MarkedQuantity): string {
  return `${marked.comparator} ${[marked.value].flat().join(' to ')} ${marked.unit} ${markOf(marked)}`.trim()
}

function markOf({ threshold_or_objective }: Pick<MarkedQuantity, 'threshold_or_objective'>): string {
  return threshold_or_objective ?? ''
}
