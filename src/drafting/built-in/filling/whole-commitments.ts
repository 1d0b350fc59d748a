import type { ToldRow } from './further-rows.ts'
import type { Told } from './told.ts'

/**
 * Rows of an answer without commitments that do not say of what and to what, and what was read of these: it commits to nothing, and waits to be placed,
 * unless it is said of the plan as well. Who has several figures to commit to is asked for them in fields.
 */
export function withWholeCommitments(all: readonly ToldRow[]): { rows: ToldRow[]; loose: Told[] } {
  const tells = ({ told }: ToldRow, cell: string) => told.some((one) => one.cell === cell)
  const isWhole = (row: ToldRow) => row.kind !== 'commitment' || (tells(row, 'quantity') && tells(row, 'limit'))
  const rows = all.filter(isWhole)
  const ofPlan = rows.flatMap(({ kind, told }) => (kind === 'plan' ? told : []))
  const isSaidOfPlan = ({ start, end }: Told) => ofPlan.some((other) => start >= other.start && end <= other.end)
  const others = all.filter((row) => !isWhole(row)).flatMap(({ told }) => told)
  return { rows, loose: others.filter((one) => !isSaidOfPlan(one)) }
}
