import { isSpoken } from '../../../language/register.ts'
import { isRemark } from '../../../language/remark.ts'
import { sentencesOf } from '../../../language/sentence.ts'
import { isPlainlySaid, isTalk } from '../../../language/talk.ts'
import { carriedLinks } from '../carried-links.ts'
import type { LimitSaid } from '../rows.ts'
import type { WorkBreakdown } from '../work-breakdown.ts'
import { copying } from './copies.ts'
import { open, raised } from './phrase.ts'
import { OF_PLAN, printedSentences, type Stands, type Values } from './printed-sentences.ts'
import { isResidue } from './residue.ts'
import { closed } from './sentences.ts'

/** What a row is about, or what a test measures, cannot be left out alone: without it the row says nothing. */
const NAMES_ROW = new Set(['action', 'name', 'quantity', 'what', 'item', 'state'])

/** Whether a sentence may be left out of the plan without the rest of its row. */
export function mayBeLeftOut({ row, cell, field }: Pick<Stands, 'row' | 'cell' | 'field'>): boolean {
  return !(NAMES_ROW.has(field?.name ?? cell) || (cell === 'title' && row !== 'plan'))
}

/** The cells of prose, sentence by sentence: how a step is done, and whatever was told beside the rows. */
const PROSE = new Set([...OF_PLAN, 'method'])

/** The cells of what a plan is held to: they name things and states, mostly without a verb, so that only what shows by its words that somebody said it stands in no contract. */
const HELD = new Set(['proof', 'result', 'interim', 'what', 'sign', 'fallback', 'when_late'])

/** Without these there is nothing left to hold a plan to: the whole criterion, or the whole risk, waits with them. */
const CARRIES = new Set(['proof', 'what'])

/**
 * A sentence that reads as it was `said` or noted, as the plan prints it. It `isKeptOut` of what is printed until somebody has decided on it, and all of its line with it
 * where it `isAllOfIt`; what answers a requirement by somebody's word is printed, and so is what a person has typed into its cell (`isTyped`).
 */
export type SpokenSentence = Stands & { printed: string; said: string; isKeptOut: boolean; isAllOfIt: boolean; isTyped: boolean }

/** The sentences of rows: those that are to be decided on, and those that nobody has to, with what is printed in their place. */
type Judged = { spoken: readonly SpokenSentence[]; settled: readonly Settled[] }
type Settled = { row: string; said: string; now: string }

const known = new WeakMap<WorkBreakdown, Judged>()

/** The sentences of all cells that read as they were said, in the order of the rows; not those of which a person has said that they stay so. */
export function spokenSentences(rows: WorkBreakdown): readonly SpokenSentence[] {
  return judgedIn(rows).spoken
}

/** The sentences that say nothing which other cells do not, and the copies of those on which somebody has decided, with what is printed in their place. */
export function settledSentences(rows: WorkBreakdown): readonly Settled[] {
  return judgedIn(rows).settled
}

function judgedIn(rows: WorkBreakdown): Judged {
  const judged = known.get(rows) ?? judging(rows)
  known.set(rows, judged)
  return judged
}

function judging(rows: WorkBreakdown): Judged {
  const [accepted, byPerson, answering] = [new Set(rows.as_said), new Set(rows.typed), answeringIn(rows)]
  const isTyped = ({ row, cell }: Stands) => byPerson.has(`${row} ${cell}`)
  const decidedAs = copying(rows.worded ?? [])
  const spoken: SpokenSentence[] = []
  const settled: Settled[] = []
  for (const { said, own, ...one } of printedSentences(rows)) {
    if (accepted.has(open(one.printed))) continue
    const stays = isTyped(one) || answering.has(said)
    const copies = stays ? [] : decidedAs(one.printed)
    const now = isResidue({ ...one, said }, rows) && !stays ? [{ said: open(one.printed), now: '' }] : copies
    if (now.length > 0) settled.push(...now.map((each) => ({ row: one.row, ...each })))
    else if (readsAsSpoken(one, said, own))
      spoken.push({ ...one, said, isTyped: isTyped(one), isKeptOut: !stays && isOut(one, own), isAllOfIt: CARRIES.has(one.cell) })
  }
  return { spoken, settled }
}

function readsAsSpoken({ cell }: Stands, said: string, own: string): boolean {
  return isSpoken(own) || (HELD.has(cell) && isTalk(own)) || (OF_PLAN.includes(cell) && isRemark(said))
}

/** Whether it waits: a whole risk only for what is talk, whatever else it says. */
function isOut({ cell }: Stands, own: string): boolean {
  return PROSE.has(cell) || (HELD.has(cell) && (cell === 'what' ? isTalk(own) : isPlainlySaid(own)))
}

/** The sentences of which somebody has said that they answer a requirement. */
function answeringIn({ steps, plan }: WorkBreakdown): ReadonlySet<string> {
  const limits = [plan as { limits?: readonly LimitSaid[] }, ...steps].flatMap((row) => row.limits ?? [])
  return new Set(limits.flatMap(({ answers, told }) => (answers ? told : [])))
}

/** Cells as a row holds them. */
export type Held = Readonly<Record<string, { value: unknown } | undefined>>

/** The values of a row's cells that change once a sentence is printed in these words: they stand in its place, and stay so. */
export function accepting(cells: Held, sentence: SpokenSentence, words: string): Values {
  const { cell, printed } = sentence
  const told = words.trim()
  const said = (cells.as_said?.value ?? []) as string[]
  const as_said = [...new Set([...said, ...sentencesOf(told).map((one) => open(raised(one)))])]
  if (told === printed) return { as_said: [...new Set([...said, open(raised(told))])] }
  const value = reworded(cells[cell]?.value, sentence, told)
  // whoever words a sentence means that one still
  return { as_said, worded: wordedOf(cells, printed, told), [cell]: value, ...carriedLinks(cells, { [cell]: value }, () => true) }
}

function wordedOf(cells: Held, printed: string, now: string): { said: string; now: string }[] {
  const before = (cells.worded?.value ?? []) as { said: string; now: string }[]
  const said = open(printed)
  return [...before.filter((one) => one.said !== said), { said, now }]
}

/** The values of a row's cells once a sentence is left out of the plan; null for one that held no other. */
export function leavingOut(cells: Held, sentence: SpokenSentence): Values {
  const value = reworded(cells[sentence.cell]?.value, sentence, '')
  return { worded: wordedOf(cells, sentence.printed, ''), [sentence.cell]: value === '' ? null : value }
}

/** The values of a row's cells that change once all of these sentences of it are decided on so; the sentences in the order in which they stand. */
export function decidingAll<One extends SpokenSentence>(
  cells: Held,
  sentences: readonly One[],
  decide: (cells: Held, sentence: One) => Values,
): Values {
  let changed: Values = {}
  // from the last one on, so that those before it stay where they are
  for (const sentence of sentences.toReversed()) {
    const now = { ...cells, ...Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, { value }])) }
    changed = { ...changed, ...decide(now, sentence) }
  }
  return changed
}

/** The value of a cell with other words in the place of a sentence, or none. */
function reworded(value: unknown, { field, start, end }: Pick<Stands, 'field' | 'start' | 'end'>, words: string): unknown {
  if (field)
    return (value as readonly Values[]).map((thing, at) => {
      if (at !== field.at) return thing
      const { [field.name]: before, ...others } = thing
      const now = reworded(before, { start, end }, words)
      return now === '' ? others : { ...thing, [field.name]: now }
    })
  const [before, behind] = [String(value).slice(0, start), String(value).slice(end)]
  if (words === '') return (before.replace(/(?:^|\n)\s*[-•*–]\s+$/, '') + behind).replace(/ {2,}/g, ' ').trim()
  return before + (behind.trim() === '' ? words : closed(words)) + behind
}
