import type { KeptRow } from '../../../../contract/work-breakdown-calls.ts'
import { Lacking } from './lacking.tsx'
import { Printed } from './printed.tsx'

/** What stands under the cells of a step: what it lacks and, where it is open, what the plan prints of it. */
export function UnderStep({ row, name, part }: { row: KeptRow; name: string; part: 'lacking' | 'printed' }) {
  return part === 'lacking' ? <Lacking row={row} name={name} /> : <Printed id={row.id} name={name} />
}
