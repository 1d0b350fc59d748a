import { quantitiesIn } from '../../language/quantity/quantity.ts'
import { shareQuantities } from '../../language/quantity/share.ts'
import { sentencesOf } from '../../language/sentence.ts'
import { askedValues, asksLeadTime } from '../grounding/coverage-asked.ts'
import { type BrokenLimit, limitKeeper, type Saying } from '../grounding/coverage-limits.ts'
import { isProhibition } from '../grounding/prohibition.ts'
import { type Against, askingAmong } from '../grounding/told-against.ts'
import type { Phase } from '../program.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { isOfPhase } from '../solicitation/requirement/of-phase.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import { countingValues, limitsSaid, limitsWith } from './breakdown-of.ts'
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

/** A sentence of a row, or a test. */
type CellSaying = Saying & { row: Row; cell: string; at?: number }

/**
 * What rows say against the topic, or may: figures that break a limit, "40 pounds" where at most 25 pounds-force are asked; work of which
 * somebody has said that it is forbidden; and what is left out although it may be asked for. Where nothing shows that both are of the same, it is asked, once
 * of each row and requirement, and what somebody says to that is kept in the row.
 */
export function limitChecks(rows: readonly Row[], requirements: readonly Requirement[], phase: Phase): Check[] {
  const asked = requirements.filter((one) => isOfPhase(one, phase))
  const said = limitsSaid(rows)
  const sayings = rows.flatMap(sayingsOf)
  const pages = new Map(asked.map(({ id, page }) => [id, page]))
  const keeper = limitKeeper(asked.flatMap(askedValues), said)
  const askingFor = askingAmong(asked)
  const broken = sayings.flatMap((saying) => keeper(saying).map((one) => ({ saying, one })))
  const isFirst = (row: Row, id: string) => broken.find(({ saying, one }) => saying.row === row && one.limit.requirement_id === id)?.one
  return [
    ...broken
      .filter(({ saying, one }) => one.isSure || isFirst(saying.row, one.limit.requirement_id) === one)
      .map(({ saying, one }) => figureCheck(saying, one, pages.get(one.limit.requirement_id))),
    ...sayings.flatMap((saying) => owned(saying, asked).flatMap((one) => opposedBy(saying, one))),
    ...rows.flatMap((row) => askingFor((countingValues(row).excluded ?? '') as string).flatMap((one) => leavingOpen(row, one))),
  ]
}

/** What a person has said to do what the topic forbids, or to miss a lead time, whatever its words: as long as the row says it so. */
function owned({ row, quote }: CellSaying, requirements: readonly Requirement[]): Against[] {
  return limitsSaid([row]).flatMap(({ requirement_id, told, is_same }): Against[] => {
    const requirement = requirements.find(({ id }) => id === requirement_id)
    return is_same && told === quote && requirement && (isProhibition(requirement) || asksLeadTime(requirement))
      ? [{ requirement, words: told }]
      : []
  })
}

/** Whether a check only asks. */
export function isAsking({ choices = [] }: Check): boolean {
  return choices.length > 1
}

function sentencesIn(row: Row, cells: readonly string[]): CellSaying[] {
  const values = countingValues(row)
  return cells.flatMap((cell) => sentencesOf((values[cell] ?? '') as string).map((sentence) => sayingOf(row, cell, sentence)))
}

function sayingOf(row: Row, cell: string, quote: string): CellSaying {
  const of = (countingValues(row).requirement_ids ?? []) as string[]
  return { row, cell, quote, quantities: () => [...quantitiesIn(quote), ...shareQuantities(quote)], of }
}

function sayingsOf(row: Row): CellSaying[] {
  const values = countingValues(row)
  const tests = ((values.proof ?? []) as Proof[]).map((one, at) => ({ ...sayingOf(row, 'proof', testTold(one)), at }))
  const { quantity, how, ...mark } = values as Partial<Commitment>
  const committed = row.kind === 'commitment' && quantity ? [sayingOf(row, 'value', testTold({ ...mark, quantity, condition: how }))] : []
  return [...sentencesIn(row, TELLING[row.kind] ?? []), ...tests, ...committed]
}

const SETTLE = 'settle it with the Government: until then the requirement does not count as answered.'

function figureCheck({ row, cell, at, quote }: CellSaying, { limit, told, isSure }: BrokenLimit, page: number | undefined): Check {
  const id = limit.requirement_id
  const choice = choosing(row, id, told.printed)
  const words = `“${told.printed}” in “${quote}”`
  const place = { kind: 'limit', row_id: row.id, cell, requirement_id: id, ...(at !== undefined && { at }) } as const
  if (!isSure)
    return {
      ...place,
      what: `The topic asks for ${limit.limit} (${id}${page === undefined ? '' : `, p. ${page}`}). Is ${words} the same?`,
      mends: `If it is, change it here, or ${SETTLE}`,
      choices: [choice('Yes, the same', true), choice('No, something else', false)],
    }
  return {
    ...place,
    what: `${words} breaks ${id}, which asks for ${limit.limit}.`,
    mends: `Mend the figure, or ${SETTLE}`,
    choices: [choice('It is something else', false)],
  }
}

/** What is forbidden, or has to be early, beside what a person said to do or to miss it. */
function opposedBy({ row, cell, at }: CellSaying, against: Against): Check[] {
  const asks = isProhibition(against.requirement) ? 'forbids' : 'asks for this lead time'
  const what = `The topic ${asks}: ${askedBy(against.requirement)}. Here it says: “${against.words}”`
  return questioned({ row, cell, at, ...against }, what, { question: 'Is it the same?', yes: 'They contradict', no: 'It keeps to it' })
}

/** What is left out, beside a requirement that may ask for it: whether that leaves part of it open only the company can say. */
function leavingOpen(row: Row, against: Against): Check[] {
  const what = `The topic asks: ${askedBy(against.requirement)}. Left out is “${against.words}”.`
  const question = 'Does that leave part of it open?'
  return questioned({ row, cell: 'excluded', ...against }, what, { question, yes: 'Yes: it stays left out', no: 'No' })
}

function askedBy(requirement: Requirement): string {
  return `“${requirementWords(requirement)}” (${requirement.id}, p. ${requirement.page})`
}

/** What may contradict the topic, with the question whether it does; what somebody said to that is kept in the row. */
function questioned(
  of: Pick<CellSaying, 'row' | 'cell' | 'at'> & Against,
  what: string,
  asking: Record<'question' | 'yes' | 'no', string>,
): Check[] {
  const { row, cell, at, words, requirement } = of
  const { id } = requirement
  const said = limitsSaid([row]).find((one) => one.requirement_id === id && one.told === words)
  if (said && !said.is_same) return []
  const choice = choosing(row, id, words)
  const no = choice(asking.no, false)
  const place = { kind: 'limit', row_id: row.id, cell, requirement_id: id, ...(at !== undefined && { at }) } as const
  if (said) return [{ ...place, what, mends: `Change it here, or ${SETTLE}`, choices: [no] }]
  const mends = `If so, change it here, or ${SETTLE}`
  return [{ ...place, what: `${what} ${asking.question}`, mends, choices: [choice(asking.yes, true), no] }]
}

/** What a person may say of a row's words beside a requirement, which is kept in the row. */
function choosing(row: Row, requirement_id: string, told: string) {
  return (label: string, is_same: boolean) => ({ label, cells: limitsWith(row, { requirement_id, told, is_same }) })
}
