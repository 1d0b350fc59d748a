import { quantitiesIn } from '../../language/quantity/quantity.ts'
import { shareQuantities } from '../../language/quantity/share.ts'
import { sentencesOf } from '../../language/sentence.ts'
import { askedValues } from '../grounding/coverage-asked.ts'
import { type BrokenLimit, limitKeeper, type Saying } from '../grounding/coverage-limits.ts'
import { type Against, oppositionTo } from '../grounding/told-against.ts'
import type { Phase } from '../program.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { isOfPhase } from '../solicitation/requirement/of-phase.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
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

/** A sentence of a row, or a test, with the sentence before it in its cell. */
type CellSaying = Saying & { row: Row; cell: string; at?: number; before?: string | undefined }

/** A matter between a row and a requirement; `like` tells how much connects them where that is little: then a requirement is asked of only once. */
type Found = { check: Check; requirement_id: string; like?: number }

/**
 * What rows say against the topic, or may: figures that break a limit, "40 pounds" where at most 25 pounds-force are asked; work that is forbidden; and
 * what is left out although it is asked for. Where nothing shows that both are of the same, it is asked, and what somebody says to that is kept in the row.
 */
export function limitChecks(rows: readonly Row[], requirements: readonly Requirement[], phase: Phase): Check[] {
  const asked = requirements.filter((one) => isOfPhase(one, phase))
  const said = limitsSaid(rows)
  const sayings = rows.flatMap(sayingsOf)
  const pages = new Map(asked.map(({ id, page }) => [id, page]))
  const keeper = limitKeeper(asked.flatMap(askedValues), said)
  const broken = sayings.flatMap((saying) =>
    keeper(saying).map((one): Found => {
      const requirement_id = one.limit.requirement_id
      return { requirement_id, check: figureCheck(saying, one, pages.get(requirement_id)), ...(one.isLone && !one.isSaid && { like: 0 }) }
    }),
  )
  const isSaid = (id: string) => said.some(({ requirement_id }) => requirement_id === id)
  return mostLike([...broken, ...opposed(rows, sayings, asked)], isSaid).map(({ check }) => check)
}

/** Of what little connects with a requirement the likeliest is asked, told in most words, and nothing once somebody has said a word of that requirement. */
function mostLike(all: readonly Found[], isSaid: (requirement_id: string) => boolean): Found[] {
  const best = new Map<string, Found>()
  for (const one of [...all].sort((a, b) => (b.like ?? 0) - (a.like ?? 0) || b.check.what.length - a.check.what.length))
    if (one.like !== undefined && !isSaid(one.requirement_id) && !best.has(one.requirement_id)) best.set(one.requirement_id, one)
  return all.filter((one) => one.like === undefined || best.get(one.requirement_id) === one)
}

/** What is said to be done although it is forbidden, and what is left out although it is asked for. */
function opposed(rows: readonly Row[], sayings: readonly CellSaying[], requirements: readonly Requirement[]): Found[] {
  const { forbidding, askingFor, keptBy } = oppositionTo(requirements)
  const excluded = rows.flatMap((row) => sentencesIn(row, ['excluded']))
  const kept = new Set([...sayings, ...excluded].flatMap(({ quote }) => keptBy(quote)))
  return [
    ...sayings.flatMap((saying) =>
      forbidding(saying)
        .filter(({ requirement: { id }, like }) => !kept.has(id) || like >= ALL_THE_SAME)
        .flatMap((one) => opposedBy(saying, one)),
    ),
    ...excluded.flatMap((saying) => askingFor(saying.quote).flatMap((one) => opposedBy(saying, one))),
  ]
}

/** As much of what is forbidden is said to be done although another sentence says that it is not. */
const ALL_THE_SAME = 0.7

/** Whether a check only asks. */
export function isAsking({ choices = [] }: Check): boolean {
  return choices.length > 1
}

function sentencesIn(row: Row, cells: readonly string[]): CellSaying[] {
  const values = countingValues(row)
  return cells.flatMap((cell) =>
    sentencesOf((values[cell] ?? '') as string).map((sentence, at, all) => sayingOf(row, cell, sentence, all[at - 1])),
  )
}

function sayingOf(row: Row, cell: string, quote: string, before?: string): CellSaying {
  const of = (countingValues(row).requirement_ids ?? []) as string[]
  return { row, cell, quote, before, quantities: () => [...quantitiesIn(quote), ...shareQuantities(quote)], of }
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

/** Both sentences side by side; nothing where somebody has said that they do not touch. */
function opposedBy({ row, cell, at }: CellSaying, { requirement, words, like }: Against): Found[] {
  const { id, page } = requirement
  const said = limitsSaid([row]).find((one) => one.requirement_id === id && one.told === words)
  if (said && !said.is_same) return []
  const asked = `“${requirementWords(requirement)}” (${id}, p. ${page})`
  const isLeftOut = cell === 'excluded'
  const what = isLeftOut ? `Excluded: “${words}”, but the topic asks: ${asked}.` : `The topic forbids: ${asked}. Here it says: “${words}”`
  const choice = choosing(row, id, words)
  const no = choice(isLeftOut ? 'No, something else' : 'It keeps to it', false)
  const place = { kind: 'limit', row_id: row.id, cell, requirement_id: id, ...(at !== undefined && { at }) } as const
  if (said) return [{ requirement_id: id, check: { ...place, what, mends: `Change it here, or ${SETTLE}`, choices: [no] } }]
  const question = `${what} ${isLeftOut ? 'Is it the same?' : 'Does the work keep to that?'}`
  const mends = `If they contradict, change it here, or ${SETTLE}`
  return [{ requirement_id: id, like, check: { ...place, what: question, mends, choices: [choice('They contradict', true), no] } }]
}

/** What a person may say of a row's words beside a requirement, which is kept in the row. */
function choosing(row: Row, requirement_id: string, told: string) {
  const others = limitsSaid([row]).filter((one) => one.requirement_id !== requirement_id || one.told !== told)
  return (label: string, is_same: boolean) => ({ label, cells: { limits: [...others, { requirement_id, told, is_same }] } })
}
