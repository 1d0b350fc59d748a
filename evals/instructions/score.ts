import type { InstructionFact, Instructions } from '../../src/domain/instructions/instructions.ts'
import { sameValue } from '../../src/domain/instructions/rule-value.ts'
import type { Page } from '../../src/domain/solicitation/analysis.ts'
import { comparable, standsOnPage } from '../../src/domain/solicitation/requirement/quote.ts'
import { shared } from '../reading/words.ts'
import type { Truth } from './truth.ts'

type Marked = Truth['facts'][number]

/** How the reading of instructions compares with what was marked by hand; all are counts. */
export type Score = {
  named: number
  named_right: number
  marked: number
  missed: string[]
  /** Facts that were found with another phase or value than the marked one. */
  differing: string[]
  read: number
  /** Facts that the reader found and nobody marked. */
  extra: string[]
  quotes_standing: number
}

/** Compares one reading with its truth. A fact is found when kind, topic and page agree and nearly all words of one quote stand in the other. */
export function scoreOf(read: Instructions, pages: readonly Page[], truth: Truth): Score {
  const pairs = truth.facts.map((marked) => ({ marked, found: bestOf(marked, read.facts) }))
  const pageText = new Map(pages.map(({ page, text }) => [page, text]))
  const names = (['component', 'release', 'dated'] as const).map((name) => (read[name] ?? null) === truth[name])
  return {
    named: names.length,
    named_right: names.filter(Boolean).length,
    marked: truth.facts.length,
    missed: pairs.filter(({ found }) => !found).map(({ marked }) => lineOf(marked)),
    differing: pairs.flatMap(({ marked, found }) =>
      found && !isRight(marked, found) ? [`${lineOf(marked)} → ${found.phase} ${found.value}`] : [],
    ),
    read: read.facts.length,
    extra: read.facts.filter((fact) => !truth.facts.some((marked) => isSame(marked, fact))).map(lineOf),
    quotes_standing: read.facts.filter(({ quote, page }) => standsOnPage(quote, pageText.get(page) ?? '')).length,
  }
}

/** Of facts on the same words, such as ceiling and period of one sentence or two amounts, the one with the marked value. */
function bestOf(marked: Marked, facts: readonly InstructionFact[]): InstructionFact | undefined {
  const same = facts.filter((fact) => isSame(marked, fact))
  return same.find((fact) => isRight(marked, fact)) ?? same[0]
}

function isSame(marked: Marked, fact: InstructionFact): boolean {
  if (fact.kind !== marked.kind || fact.page !== marked.page || fact.topic_number !== marked.topic_number) return false
  return shared(marked.quote, fact.quote) >= 0.85 || shared(fact.quote, marked.quote) >= 0.85
}

function isRight(marked: Marked, fact: InstructionFact): boolean {
  const values = [marked.value, fact.value].map((value) => comparable(value).toLowerCase()) as [string, string]
  const isSaid = sameValue(marked.kind, marked.value, fact.value) || values[0].includes(values[1]) || values[1].includes(values[0])
  return fact.phase === marked.phase && (isSaid || shared(marked.value, fact.value) >= 0.6)
}

function lineOf({ kind, phase, value, page, quote }: Marked): string {
  return `${kind} ${phase} "${value}" on page ${page}: ${quote.slice(0, 90)}`
}
