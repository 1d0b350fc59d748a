import { quantitiesIn } from '../../language/quantity/quantity.ts'
import { shareQuantities } from '../../language/quantity/share.ts'
import { sentencesOf } from '../../language/sentence.ts'
import { askedValues } from '../grounding/coverage-asked.ts'
import { type BrokenLimit, limitKeeper, type Saying } from '../grounding/coverage-limits.ts'
import type { Phase } from '../program.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { isOfPhase } from '../solicitation/requirement/of-phase.ts'
import { countingValues, limitsSaid } from './breakdown-of.ts'
import type { Check } from './check.ts'
import { testTold } from './composed/phrase.ts'
import type { Row, RowKind } from './rows.ts'
import type { Commitment, Proof } from './work-breakdown.ts'

/** The cells of each kind of row that tell what the work is like once it is done, in words. */
const TELLING: Partial<Record<RowKind, readonly string[]>> = {
  step: ['action', 'method', 'result'],
  plan: ['focus', 'solution', 'end_state'],
  risk: ['fallback'],
  furnished: ['when_late'],
}

type CellSaying = Saying & { cell: string }

/**
 * The figures of rows that break a limit of the topic, or may: "40 pounds" where at most 25 pounds-force are asked. Where nothing shows that both are of the
 * same, it is asked, and what somebody says to that is kept in the row.
 */
export function limitChecks(rows: readonly Row[], requirements: readonly Requirement[], phase: Phase): Check[] {
  const asked = requirements.filter((one) => isOfPhase(one, phase)).flatMap(askedValues)
  const keeper = limitKeeper(asked, limitsSaid(rows))
  return rows.flatMap((row) => sayingsOf(row).flatMap((saying) => keeper(saying).map((broken) => checkOf(row, saying, broken))))
}

/** Whether a check only asks. */
export function isAsking({ choices = [] }: Check): boolean {
  return choices.length > 1
}

function sayingsOf(row: Row): CellSaying[] {
  const values = countingValues(row)
  const of = (values.requirement_ids ?? []) as string[]
  const saying = (cell: string, quote: string): CellSaying => ({
    cell,
    quote,
    quantities: () => [...quantitiesIn(quote), ...shareQuantities(quote)],
    of,
  })
  const told = (TELLING[row.kind] ?? []).flatMap((cell) =>
    sentencesOf((values[cell] ?? '') as string).map((sentence) => saying(cell, sentence)),
  )
  const tests = ((values.proof ?? []) as Proof[]).map((one) => saying('proof', testTold(one)))
  const { quantity, how, ...mark } = values as Partial<Commitment>
  const committed = row.kind === 'commitment' && quantity ? [saying('value', testTold({ ...mark, quantity, condition: how }))] : []
  return [...told, ...tests, ...committed]
}

function checkOf(row: Row, { cell, quote }: CellSaying, { limit, told, isSure }: BrokenLimit): Check {
  const id = limit.requirement_id
  const said = limitsSaid([row]).filter((one) => one.requirement_id !== id || one.told !== told.printed)
  const choice = (label: string, is_same: boolean) => ({
    label,
    cells: { limits: [...said, { requirement_id: id, told: told.printed, is_same }] },
  })
  const words = `“${told.printed}” in “${quote}”`
  const place = { kind: 'limit', row_id: row.id, cell, requirement_id: id } as const
  if (!isSure)
    return {
      ...place,
      what: `${id} asks for ${limit.limit}. Is ${words} the same?`,
      mends: 'If it is, the row breaks what the topic asks, and the requirement does not count as answered.',
      choices: [choice('Yes, the same', true), choice('No, something else', false)],
    }
  return {
    ...place,
    what: `${words} breaks ${id}, which asks for ${limit.limit}.`,
    mends: 'Mend the figure, or settle it with the Government: until then the requirement does not count as answered.',
    choices: [choice('It is something else', false)],
  }
}
