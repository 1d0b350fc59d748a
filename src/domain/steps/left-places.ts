import { oneLine } from '../../language/characters.ts'
import type { Finding } from '../quality/review.ts'
import { partsOf, type ReviewedPlan } from '../quality/rule.ts'
import { aboutOf, type Row, rowName } from '../work-breakdown/rows.ts'
import type { LeftPlace } from './thing-left.ts'

type Found = Pick<Finding, 'quote' | 'message' | 'milestone_number'>

/** Where words of a plan stand in its rows. */
export type Places = { composedFrom: (found: Found) => LeftPlace['cell']; nameOf: (row_id: string) => string }

/** From which cell the words that a finding quotes were composed, as long as they stand as they were composed. */
export function placesOf({ sources, milestones }: ReviewedPlan, rows: readonly Row[]): Places {
  const lines = (sources?.composed ?? []).flatMap(({ text, cell }) => (cell ? [{ text: oneLine(text), ...cell }] : []))
  const told = new Map(
    milestones.map((one) => [one.milestone_number, new Set(partsOf(one).flatMap((part) => part.split('\n').map(oneLine)))]),
  )
  const nameOf = (row_id: string) => {
    const own = rows.find(({ id }) => id === row_id)
    return own ? rowName(rows, own) : ''
  }
  return {
    nameOf,
    composedFrom: ({ quote, message, milestone_number = 0 }) => {
      if (quote === undefined) return undefined
      const words = oneLine(quote)
      const holding = lines.filter(({ text }) => text.includes(words))
      const line = holding.find(({ text }) => told.get(milestone_number)?.has(text)) ?? holding[0]
      const row_id = line && (rowMeant(line.row, [words, message], rows) ?? line.row)
      const name = row_id ? nameOf(row_id) : ''
      return line && row_id && name !== '' ? { row_id, cell: line.cell, name } : undefined
    },
  }
}

/** A line may tell several rows of a kind, as people are told: the one that the words name, or else what is found of them, is meant. */
function rowMeant(first: string, words: readonly string[], rows: readonly Row[]): string | undefined {
  const kind = rows.find(({ id }) => id === first)?.kind
  const named = (text: string) => rows.filter((row) => row.kind === kind && text.includes(oneLine(aboutOf(row) || text + first)))
  return words.map(named).find(({ length }) => length === 1)?.[0]?.id
}
