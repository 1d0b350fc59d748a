import * as z from 'zod'
import type { Cells } from './row-change.ts'

/** A step with the requirements that a person put on it. */
export const ConfirmedStep = z.object({ action: z.string(), requirement_ids: z.array(z.string()) })
export type ConfirmedStep = z.infer<typeof ConfirmedStep>

/** The steps on which a person put requirements, by typing or accepting them; what was only matched ahead nobody has confirmed. */
export function confirmedSteps(rows: readonly { kind: string; cells: Cells }[]): ConfirmedStep[] {
  return rows.flatMap(({ kind, cells: { action, requirement_ids } }) => {
    if (kind !== 'step' || !action || action.state === 'suggested' || requirement_ids?.state !== 'seen') return []
    // the cells were held against their kind when they were kept
    return [{ action: action.value as string, requirement_ids: requirement_ids.value as string[] }]
  })
}
