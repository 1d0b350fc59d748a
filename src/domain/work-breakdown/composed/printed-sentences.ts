import { asAction, beginsWithVerb } from '../../../language/action.ts'
import { isPersonal, isWhole } from '../../../language/register.ts'
import { sentencesIn } from '../../../language/sentence.ts'
import { ownWords } from '../../quality/quoted.ts'
import type { WorkBreakdown } from '../work-breakdown.ts'
import { raised } from './phrase.ts'
import { closed, linesIn, sentencesRaised } from './sentences.ts'
import { voicedRows } from './voiced-rows.ts'

/** Where words stand: in a cell of a row (`plan` is the one about the plan), in a field of one of several things there, and from which character to which. */
export type Stands = { row: string; cell: string; field?: { at: number; name: string }; start: number; end: number }

/** A sentence of a cell as it is `printed`, as it was `said`, whoever told it, and what of it is to be judged: its `own` words without what it quotes. */
export type PrintedSentence = Stands & { printed: string; said: string; own: string }

/** The cells whose words a plan prints, by what the rows are called; names, months and bare figures are left out. */
const PRINTED = {
  steps: ['action', 'method', 'tools', 'input', 'place', 'result', 'title', 'proof', 'interim'],
  people: ['role', 'employer', 'place'],
  commitments: ['quantity', 'today', 'value', 'how'],
  risks: ['what', 'sign', 'fallback'],
  furnished: ['item', 'when_late'],
  milestones: ['title'],
} as const

/** The cells of prose about the plan as a whole. */
export const OF_PLAN = [
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

/** The sentences that a plan prints of its rows, in the order of the rows; what a title says to be done is none, as a contract has it so. */
export function printedSentences(rows: WorkBreakdown): PrintedSentence[] {
  const told = voicedRows(rows)
  const kinds = Object.entries(PRINTED).flatMap(([kind, cells]) => {
    const [typed, printed] = [rows, told].map((all) => (all[kind as keyof typeof PRINTED] ?? []) as readonly (Values & { id: string })[])
    return (typed ?? []).flatMap((row, at) => inRow(row.id, cells, row, printed?.[at] ?? row))
  })
  return [...kinds, ...inRow('plan', OF_PLAN, rows.plan as Values, told.plan as Values)]
}

function inRow(row: string, cells: readonly string[], typed: Values, told: Values): PrintedSentence[] {
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

function inCell(of: Omit<Stands, 'start' | 'end'>, words: string, told: string): PrintedSentence[] {
  const pairs = pairsOf(words, told)
  const isClosed = CLOSED.has(of.cell) || pairs.length > 1
  return pairs.flatMap(({ start, end, told: piece }) => {
    const printed = raised(piece)
    if (isOrder(of, printed)) return []
    return [
      {
        ...of,
        start,
        end,
        printed,
        said: words.slice(start, end),
        own: ownWords(isClosed || isWhole(printed) ? closed(printed) : printed),
      },
    ]
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

/** Whether words say what is done in a step or milestone, as its title does: that is how a contract has it. */
function isOrder({ cell }: Pick<Stands, 'cell'>, words: string): boolean {
  return ['action', 'title'].includes(cell) && beginsWithVerb(asAction(words)) && !isPersonal(words)
}
