import { cueList } from '../../language/cue-list.ts'
import type { LeftOut, Page } from '../solicitation/analysis.ts'
import { type Line, linesOf } from '../solicitation/layout/line.ts'
import { topicPlaces } from '../solicitation/topic/topic-start.ts'
import type { RulePhase } from './chapter.ts'
import { documentName } from './document-name.ts'
import { assistanceIn, dueDatesIn, meetingsIn, paymentsIn, reportsIn, workPlanIn, workShareIn } from './duty-rules.ts'
import type { InstructionFact, Instructions } from './instructions.ts'
import { ceilingsIn, type FoundRule, noOptionIn, pageLimitsIn, periodsIn } from './limit-rules.ts'
import { sameValue, slotOf } from './rule-value.ts'
import { onlyProgram, placeOf, type Statement, statementsIn } from './statement.ts'
import { rowFacts, rowsIn } from './topic-table.ts'

const LIMITS = [ceilingsIn, periodsIn, pageLimitsIn]
const DUTIES = [noOptionIn, workPlanIn, reportsIn, meetingsIn, paymentsIn, workShareIn, assistanceIn, dueDatesIn]

/** In a topic most amounts are what a product may cost. */
const OF_AWARD = cueList('award* | phase | proposal | contract*')

/** More facts than these, and the document is none of component instructions. */
const MOST_FACTS = 500

/** Everything that component instructions rule, as dated facts with page and quote. Never throws; a document that rules nothing gives a warning. */
export function instructionsIn(
  pages: readonly Page[],
  fileName: string,
  known: { ocr_pages: readonly number[]; left_out: readonly LeftOut[] },
): Instructions {
  const lines = linesOf(pages)
  const { phase, ...named } = documentName(lines, pages[0], fileName)
  const facts = factsIn(lines, phase, onlyProgram(named.title) === undefined)
  const empty = pages.filter(({ text }) => text.trim() === '').map(({ page }) => page)
  return {
    ...named,
    facts,
    reading: {
      pages: pages.length,
      ocr_pages: [...known.ocr_pages],
      warnings: [
        ...(facts.length === 0 ? ['No rule was found in these instructions. Is this the right document?'] : []),
        ...(empty.length > 0
          ? [`Pages without text were not read: ${empty.slice(0, 20).join(', ')}${empty.length > 20 ? ' and more' : ''}.`]
          : []),
      ],
      left_out: [...known.left_out],
    },
  }
}

/** The facts of instructions in reading order: what holds for all, then what tables and topics say of one topic. Only a document for both programs says which it means. */
function factsIn(lines: readonly Line[], usual: RulePhase, isForBoth: boolean): InstructionFact[] {
  const topics = topicPlaces(lines)
  const isInTopic = new Set(topics.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step)))
  const outside = lines.filter((_, at) => !isInTopic.has(at))
  const rows = rowsIn(outside)
  const isInRow = new Set(rows.flatMap((row) => row.lines))
  const general = statementsIn(
    outside.filter((line) => !isInRow.has(line)),
    usual,
  ).flatMap((statement) => factsOf(statement, [...LIMITS, ...DUTIES], isForBoth))
  const special = topics.flatMap(({ number, from, to }) =>
    statementsIn(lines.slice(from, to), 'any')
      .flatMap((statement) => factsOf(statement, LIMITS, isForBoth))
      .filter(({ kind, text }) => kind !== 'award_ceiling' || OF_AWARD.test(text))
      .map((fact) => ({ ...fact, topic_number: number })),
  )
  return withoutRepeats([...general, ...rows.flatMap((row) => rowFacts(row, usual)), ...special]).slice(0, MOST_FACTS)
}

function factsOf(statement: Statement, rules: readonly ((statement: Statement) => FoundRule[])[], isForBoth: boolean): InstructionFact[] {
  const { text, program_type } = statement
  return rules
    .flatMap((rule) => rule(statement))
    .map(({ kind, value, at, phase }) => ({
      kind,
      phase: phase ?? statement.phase,
      value,
      text,
      ...placeOf(statement, at),
      ...(isForBoth && program_type && { program_type }),
    }))
}

/** A limit that is said again for the same phase and topic is one fact. */
function withoutRepeats(facts: readonly InstructionFact[]): InstructionFact[] {
  const kept = new Map<string, InstructionFact[]>()
  return facts.filter((fact) => {
    const slot = slotOf(fact.kind, fact.value)
    const key = slot ? `${slot} ${fact.phase} ${fact.topic_number ?? ''}` : `${fact.kind} ${fact.page} ${fact.text}`
    const before = kept.get(key) ?? []
    if (before.some((one) => sameValue(fact.kind, one.value, fact.value))) return false
    if (before.length < MOST_FACTS) kept.set(key, [...before, fact])
    return true
  })
}
