import { asAction, beginsWithVerb } from '../../../language/action.ts'
import { isPersonal, isSpoken, isSurelySpoken, isWhole } from '../../../language/register.ts'
import { isRemark } from '../../../language/remark.ts'
import { sentencesIn, sentencesOf } from '../../../language/sentence.ts'
import { isTalk } from '../../../language/talk.ts'
import { ownWords } from '../../quality/quoted.ts'
import { carriedLinks } from '../carried-links.ts'
import type { LimitSaid } from '../rows.ts'
import type { WorkBreakdown } from '../work-breakdown.ts'
import { open, raised } from './phrase.ts'
import { closed, linesIn, notesOf, sentencesRaised } from './sentences.ts'
import { voicedRows } from './voiced-rows.ts'

/** Where words stand: in a cell of a row (`plan` is the one about the plan), in a field of one of several things there, and from which character to which. */
type Stands = { row: string; cell: string; field?: { at: number; name: string }; start: number; end: number }

/** What a row is about, or what a test measures, cannot be left out alone: without it the row says nothing. */
const NAMES_ROW = new Set(['action', 'name', 'quantity', 'what', 'item', 'state'])

/** Whether a sentence may be left out of the plan without the rest of its row. */
export function mayBeLeftOut({ row, cell, field }: Stands): boolean {
  return !(NAMES_ROW.has(field?.name ?? cell) || (cell === 'title' && row !== 'plan'))
}

/** The cells of prose: whatever was told beside the rows stands in them. What a plan is held to, its steps, tests, risks and figures, stands in others. */
const PROSE = new Set([
  'method',
  'focus',
  'solution',
  'existing',
  'feasibility',
  'excluded',
  'end_state',
  'end_user',
  'next_phase',
  'security',
  'statements',
  'work_shares',
])

/** The cells of what a plan is held to, in which a word that speaks for somebody, a question or a short form stands in no contract. */
const HELD = new Set(['proof', 'result', 'interim', 'what', 'sign', 'fallback', 'when_late'])

/** Without these there is nothing left to hold a plan to: the whole criterion, or the whole risk, waits with them. */
const CARRIES = new Set(['proof', 'what'])

/**
 * A sentence that reads as it was said, as the plan prints it. It `isKeptOut` of what is printed until somebody has decided on it, where it surely does, or speaks to
 * whoever asked and not of the work, and all of its line with it where it `isAllOfIt`; what answers a requirement by somebody's word is printed, and so is what a person has
 * typed into its cell (`isTyped`).
 */
export type SpokenSentence = Stands & { printed: string; isKeptOut: boolean; isAllOfIt: boolean; isTyped: boolean }

/** The cells whose words a plan prints, by what the rows are called; names, months and bare figures are left out. */
const PRINTED = {
  steps: ['action', 'method', 'tools', 'input', 'place', 'result', 'title', 'proof', 'interim'],
  people: ['role', 'employer', 'place'],
  commitments: ['quantity', 'today', 'value', 'how'],
  risks: ['what', 'sign', 'fallback'],
  furnished: ['item', 'when_late'],
  milestones: ['title'],
} as const

const OF_PLAN = [
  'focus',
  'solution',
  'existing',
  'end_state',
  'end_user',
  'next_phase',
  'feasibility',
  'security',
  'statements',
  'work_shares',
  'excluded',
]

/** Values by the names of their cells. */
export type Values = Readonly<Record<string, unknown>>

const known = new WeakMap<WorkBreakdown, readonly SpokenSentence[]>()

/** The sentences of all cells that read as they were said, in the order of the rows; not those of which a person has said that they stay so. */
export function spokenSentences(rows: WorkBreakdown): readonly SpokenSentence[] {
  const all = known.get(rows) ?? spokenIn(rows)
  known.set(rows, all)
  return all
}

/** A sentence of a cell as it is printed and as it was `said`, whoever told it. */
type Found = Omit<SpokenSentence, 'isKeptOut' | 'isAllOfIt' | 'isTyped'> & { said: string; own: string }

function spokenIn(rows: WorkBreakdown): SpokenSentence[] {
  const told = voicedRows(rows)
  const [accepted, byPerson, answering] = [new Set(rows.as_said), new Set(rows.typed), answeringIn(rows)]
  const kinds = Object.entries(PRINTED).flatMap(([kind, cells]) => {
    const [typed, printed] = [rows, told].map((all) => (all[kind as keyof typeof PRINTED] ?? []) as readonly (Values & { id: string })[])
    return (typed ?? []).flatMap((row, at) => inRow(row.id, cells, row, printed?.[at] ?? row))
  })
  const ofPlan = inRow('plan', OF_PLAN, rows.plan as Values, told.plan as Values)
  return [...kinds, ...ofPlan]
    .filter(({ printed }) => !accepted.has(open(printed)))
    .map(({ said, own, ...one }) => {
      const isTyped = byPerson.has(`${one.row} ${one.cell}`)
      const isOut = PROSE.has(one.cell) ? isSurelySpoken(own) || isRemark(said) : HELD.has(one.cell) && isTalk(own)
      return { ...one, isTyped, isKeptOut: isOut && !isTyped && !answering.has(said), isAllOfIt: CARRIES.has(one.cell) }
    })
}

/** The sentences of which somebody has said that they answer a requirement. */
function answeringIn({ steps, plan }: WorkBreakdown): ReadonlySet<string> {
  const limits = [plan as { limits?: readonly LimitSaid[] }, ...steps].flatMap((row) => row.limits ?? [])
  return new Set(limits.flatMap(({ answers, told }) => (answers ? told : [])))
}

function inRow(row: string, cells: readonly string[], typed: Values, told: Values): Found[] {
  return cells.flatMap((cell) => {
    const [words, printed] = [typed[cell], told[cell]]
    if (typeof words === 'string') return inCell({ row, cell }, words, String(printed))
    if (!Array.isArray(words)) return []
    return words.flatMap((thing: Values, at) =>
      Object.entries(thing).flatMap(([name, said]) =>
        typeof said === 'string' && !UNPRINTED.has(name)
          ? inCell({ row, cell, field: { at, name } }, said, String((printed as readonly Values[])[at]?.[name]))
          : [],
      ),
    )
  })
}

/** Fields that are chosen, or say nothing alone. */
const UNPRINTED = new Set(['comparator', 'unit'])

/** What the plan closes with a full stop even where it is a single thing; elsewhere that stands as the value that it is. */
const CLOSED = new Set(['what', 'sign', 'fallback', 'focus', 'solution'])

function inCell(of: Omit<Stands, 'start' | 'end'>, words: string, told: string): Found[] {
  const pairs = pairsOf(words, told)
  const isClosed = CLOSED.has(of.cell) || pairs.length > 1
  const notes = LISTED.has(of.cell) ? notesOf(told) : []
  return pairs.flatMap(({ start, end, told: piece }) => {
    const sentence = raised(piece)
    if (isOrder(of, sentence) || (notes.includes(piece) && !isPersonal(piece))) return []
    const own = ownWords(isClosed || isWhole(sentence) ? closed(sentence) : sentence)
    return isSpoken(own) || (HELD.has(of.cell) && isTalk(own))
      ? [{ ...of, start, end, printed: sentence, said: words.slice(start, end), own }]
      : []
  })
}

/** The sentences of a cell as they were said, each with how it is told; a line of which sentences were joined or parted as it was told stands whole. */
function pairsOf(words: string, told: string): { start: number; end: number; told: string }[] {
  const [said, printed] = [words, told].map((text) => linesIn(sentencesRaised(text)))
  return (said ?? []).flatMap(({ text, from }, at) => {
    const line = printed?.[at]?.text ?? text
    const [own, now] = [sentencesIn(text), sentencesIn(line)]
    if (own.length !== now.length) return [{ start: from, end: from + text.length, told: line }]
    return own.map(({ start, end }, nth) => ({ start: from + start, end: from + end, told: line.slice(now[nth]?.start, now[nth]?.end) }))
  })
}

/** What a plan prints as a list where much of it is noted. */
const LISTED = new Set(['method', 'tools', 'input'])

/** Whether words say what is done in a step or milestone, as its title does: that is how a contract has it. */
function isOrder({ cell }: Pick<Stands, 'cell'>, words: string): boolean {
  return ['action', 'title'].includes(cell) && beginsWithVerb(asAction(words)) && !isPersonal(words)
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
export function decidingAll(
  cells: Held,
  sentences: readonly SpokenSentence[],
  decide: (cells: Held, sentence: SpokenSentence) => Values,
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
