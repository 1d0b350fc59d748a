import { cueList } from '../../language/cue-list.ts'
import { quantitiesIn } from '../../language/quantity/quantity.ts'
import { sentencesOfLines } from '../../language/sentence.ts'
import { brokenByAnswer } from '../grounding/coverage-answers.ts'
import { type AskedValue, askedValues, asksLeadTime } from '../grounding/coverage-asked.ts'
import { isExcepted, isToldIn, type Stated } from '../grounding/coverage-exception.ts'
import { type BrokenLimit, type LimitKeeper, limitKeeper, type Saying } from '../grounding/coverage-limits.ts'
import { figuresSaid } from '../grounding/limit-words.ts'
import { isProhibition } from '../grounding/prohibition.ts'
import { type Against, askingAmong, nearestAmong } from '../grounding/told-against.ts'
import type { Phase } from '../program.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { isOfPhase } from '../solicitation/requirement/of-phase.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import { breakdownOf, commitmentTold, countingValues, limitsSaid, limitsWith } from './breakdown-of.ts'
import type { Check } from './check.ts'
import { testTold } from './composed/phrase.ts'
import type { LimitSaid, Row, RowKind } from './rows.ts'
import { shownBy } from './showing-tests.ts'
import type { Proof } from './work-breakdown.ts'

/** The cells of each kind of row that tell what the work is like once it is done, in words. */
const TELLING: Partial<Record<RowKind, readonly string[]>> = {
  step: ['action', 'method', 'result'],
  plan: ['focus', 'solution', 'existing', 'end_state', 'statements'],
  risk: ['what', 'fallback'],
  furnished: ['when_late'],
}

/** In these cells stands what may happen or what was before: of them only what says how far something goes, or what is promised, is of the plan. */
const TELLING_ELSE: ReadonlySet<string> = new Set(['existing', 'what'])
const STATES = cueList('promise/promises | rated | specified | qualified to')

/** A sentence of a row, or a test. */
type CellSaying = Saying & { row: Row; cell: string; at?: number }

/**
 * What rows say against the topic, or may: figures that break a limit, "40 pounds" where at most 25 pounds-force are asked; work of which
 * somebody has said that it is forbidden; and what is left out although it may be asked for. Where nothing shows that both are of the same, it is asked, once
 * of each row and requirement, and what somebody says to that is kept in the row.
 */
export function limitChecks(rows: readonly Row[], requirements: readonly Requirement[], phase: Phase): Check[] {
  const asked = requirements.filter((one) => isOfPhase(one, phase))
  const told = breakdownOf(rows)
  const shown = shownBy(asked, told)
  const shows = ({ row, cell, at = 0 }: CellSaying) => {
    const test = cell === 'proof' ? told.steps.find(({ id }) => id === row.id)?.proof[at] : told.commitments.find(({ id }) => id === row.id)
    return (test && shown.get(test)) ?? []
  }
  const sayings = rows.flatMap(sayingsOf).map((one) => ({ ...one, shows: shows(one) }))
  const pages = new Map(asked.map(({ id, page }) => [id, page]))
  const keeper = keeperOf(rows, requirements, phase)
  const askingFor = askingAmong(asked)
  const said = limitsSaid(rows)
  const isStated = ({ limit, told: { printed } }: BrokenLimit) => isExcepted(said, limit.requirement_id, printed)
  const broken = sayings.flatMap((saying) => keeper(saying).flatMap((one) => (isStated(one) ? [] : { saying, one })))
  const isFirst = (row: Row, id: string) => broken.find(({ saying, one }) => saying.row === row && one.limit.requirement_id === id)?.one
  return [
    ...broken
      .filter(({ saying, one }) => one.isSure || isFirst(saying.row, one.limit.requirement_id) === one)
      .map(({ saying, one }) => figureCheck(saying, one, pages.get(one.limit.requirement_id))),
    ...rows.flatMap((row) => opposing(row, asked)),
    ...rows.flatMap((row) => askingFor((countingValues(row).excluded ?? '') as string).flatMap((one) => leavingOpen(row, one))),
  ]
}

/** Whether the rows still tell a figure of a stated exception; what is mended needs none. */
export function isStillTold(rows: readonly Row[], stated: Stated): boolean {
  return isToldIn(rows.flatMap(sayingsOf), stated)
}

/** What words that stand in no row yet may say against a limit of the topic, each as a sentence; `before` are the words before them in their answer. */
export function waitingAgainst(rows: readonly Row[], requirements: readonly Requirement[], phase: Phase) {
  const keeper = keeperOf(rows, requirements, phase)
  return (text: string, before?: string): string[] => {
    const words = saidIn(text, before)
      .flatMap(keeper)
      .map(({ limit, told: { printed } }) => {
        const page = requirements.find(({ id }) => id === limit.requirement_id)?.page
        return `“${printed}” may speak against ${limit.requirement_id}, which asks for ${limit.limit} (p. ${page}). If it does, ${SETTLED_HOW}`
      })
    return [...new Set(words)]
  }
}

/** What is said sentence by sentence, each with those near it. */
function saidIn(text: string, before?: string): Saying[] {
  const all = sentencesOfLines(text)
  return all.map((quote, at) => {
    const last = all[at - 1] ?? before
    const beside = [...(before && at < NEAR_BY ? [before] : []), ...all.slice(Math.max(0, at - NEAR_BY), at + 3)].filter(
      (one) => one !== quote,
    )
    return { quote, quantities: () => figuresSaid(quote), ...(last && { before: last }), ...(beside.length > 0 && { beside }) }
  })
}

/** So many sentences before one may tell what it is of. */
const NEAR_BY = 4

/** What a sentence that is to answer a requirement says beyond its limit, in words, and what a person may say of its figures with it. */
export type AgainstAnswer = { what: string; said: (is_same: boolean) => LimitSaid[] }

/** Holds sentences against the limit of a requirement that they are to answer; nothing where they keep it. */
export function answersAgainst(rows: readonly Row[], requirements: readonly Requirement[], phase: Phase) {
  const keeper = keeperOf(rows, requirements, phase)
  return (requirement_id: string, sentence: string): AgainstAnswer | undefined => {
    const broken = brokenByAnswer(requirement_id, sentence, keeper)
    if (broken.length === 0) return undefined
    const what = broken.map(({ limit, told }) => `“${told.printed}” does not keep ${limit.limit} (${requirement_id}).`).join(' ')
    return { what, said: (is_same) => broken.map(({ told }) => ({ requirement_id, told: told.printed, is_same })) }
  }
}

/** What requirements ask for is read once, however often rows are held against it. */
const askedIn = new WeakMap<readonly Requirement[], Map<Phase, readonly AskedValue[]>>()

function keeperOf(rows: readonly Row[], requirements: readonly Requirement[], phase: Phase): LimitKeeper {
  const known = askedIn.get(requirements) ?? new Map<Phase, readonly AskedValue[]>()
  const asked = known.get(phase) ?? requirements.filter((one) => isOfPhase(one, phase)).flatMap(askedValues)
  askedIn.set(requirements, known.set(phase, asked))
  return limitKeeper(asked, limitsSaid(rows))
}

/** What a person has said that a step may break, a prohibition or a lead time: it hangs on the row, whatever its words are by now. */
export function mayBreak({ kind, cells }: Pick<Row, 'kind' | 'cells'>): LimitSaid[] {
  const isFigure = ({ told }: LimitSaid) => quantitiesIn(told).some(({ printed }) => printed === told)
  return kind === 'step' ? limitsSaid([{ cells }]).filter((one) => one.is_same && !isFigure(one)) : []
}

/** The words of these rows that come nearest to what a requirement forbids, in whichever row. */
export function nearestSaying(rows: readonly Row[]): (forbidding: Requirement) => Pick<CellSaying, 'row' | 'quote'> | undefined {
  return nearestAmong(rows.flatMap(sayingsOf))
}

function opposing(row: Row, requirements: readonly Requirement[]): Check[] {
  return mayBreak(row).flatMap(({ requirement_id, told }): Check[] => {
    const requirement = requirements.find(({ id }) => id === requirement_id)
    if (!requirement || !(isProhibition(requirement) || asksLeadTime(requirement))) return []
    const asks = isProhibition(requirement) ? 'forbids' : 'asks for this lead time'
    const what = `The topic ${asks}: ${askedBy(requirement)}. Here it says: “${countingValues(row).action ?? told}”`
    return [
      {
        kind: 'limit',
        row_id: row.id,
        cell: 'action',
        requirement_id,
        what,
        mends: `Change it here, or ${SETTLE}`,
        choices: [choosing(row, requirement_id, told)('It keeps to it', false)],
      },
    ]
  })
}

/** Whether a check only asks. */
export function isAsking({ choices = [] }: Check): boolean {
  return choices.length > 1
}

function sentencesIn(row: Row, cells: readonly string[]): CellSaying[] {
  const values = countingValues(row)
  return cells.flatMap((cell) =>
    saidIn((values[cell] ?? '') as string)
      .filter(({ quote }) => !TELLING_ELSE.has(cell) || STATES.test(quote))
      .map((said) => ({ ...sayingOf(row, cell, said.quote), ...said })),
  )
}

function sayingOf(row: Row, cell: string, quote: string): CellSaying {
  const of = (countingValues(row).requirement_ids ?? []) as string[]
  return { row, cell, quote, quantities: () => figuresSaid(quote), of, ...(cell === 'result' && { part: 'deliverable' }) }
}

function sayingsOf(row: Row): CellSaying[] {
  const values = countingValues(row)
  const tests = ((values.proof ?? []) as Proof[]).map((one, at) => ({ ...sayingOf(row, 'proof', testTold(one)), at }))
  const commitment = row.kind === 'commitment' ? commitmentTold(values) : undefined
  const committed = commitment ? [sayingOf(row, 'value', commitment)] : []
  return [...sentencesIn(row, TELLING[row.kind] ?? []), ...tests, ...committed]
}

const SETTLE = 'settle it with the Government: until then the requirement does not count as answered.'
const SETTLED_HOW = 'what shall the plan say, and who settles it by when?'

function figureCheck({ row, cell, at, quote }: CellSaying, { limit, told, isSure, isSaid }: BrokenLimit, page: number | undefined): Check {
  const id = limit.requirement_id
  const choice = choosing(row, id, told.printed)
  const words = `“${told.printed}” in “${quote}”`
  const place = { kind: 'limit', row_id: row.id, cell, requirement_id: id, told: told.printed, ...(at !== undefined && { at }) } as const
  if (!isSure)
    return {
      ...place,
      what: `${words} would break ${id}, which asks for ${limit.limit}${page === undefined ? '' : ` (p. ${page})`}. Is it of the same thing?`,
      mends: `If it is, ${SETTLED_HOW} Change it here, or ${SETTLE}`,
      choices: [choice(`Yes, it breaks ${id}`, true), choice('No, something else', false)],
    }
  return {
    ...place,
    what: `${words} breaks ${id}, which asks for ${limit.limit}.`,
    mends: `Mend the figure, or state the exception: what the plan offers instead, and who settles it.`,
    choices: [choice('It is something else', false)],
    breaks: { told: told.printed, isSaid },
  }
}

/** What is left out, beside a requirement that may ask for it: whether that leaves part of it open only the company can say, which is kept in the row. */
function leavingOpen(row: Row, { requirement, words }: Against): Check[] {
  const { id } = requirement
  const said = limitsSaid([row]).find((one) => one.requirement_id === id && one.told === words)
  if (said && !said.is_same) return []
  const what = `The topic asks: ${askedBy(requirement)}. Left out is “${words}”.`
  const place = { kind: 'limit', row_id: row.id, cell: 'excluded', requirement_id: id } as const
  const choice = choosing(row, id, words)
  const other = choice(`${id} does not ask for it`, false)
  if (said) return [{ ...place, what: `${what} So ${id} stays open in part.`, mends: `Change it here, or ${SETTLE}`, choices: [other] }]
  return [
    {
      ...place,
      what: `${what} Does ${id} ask for that?`,
      mends: `If so, change it here, or ${SETTLE}`,
      choices: [choice(`${id} asks for it, and stays open in part`, true), other],
    },
  ]
}

function askedBy(requirement: Requirement): string {
  return `“${requirementWords(requirement)}” (${requirement.id}, p. ${requirement.page})`
}

/** What a person may say of a row's words beside a requirement, which is kept in the row. */
function choosing(row: Row, requirement_id: string, told: string) {
  return (label: string, is_same: boolean) => ({ label, cells: limitsWith(row, { requirement_id, told, is_same }) })
}
