import * as z from 'zod'
import type { Cells } from './row-change.ts'

/** A step with the requirements that a person put on it, and whether it shows how it answers them: by a result of its own or a proof. */
export const ConfirmedStep = z.object({ action: z.string(), requirement_ids: z.array(z.string()), is_shown: z.boolean().optional() })
export type ConfirmedStep = z.infer<typeof ConfirmedStep>

/** The steps on which a person put requirements, by typing or accepting them; what was only matched ahead nobody has confirmed. */
export function confirmedSteps(rows: readonly { kind: string; cells: Cells }[]): ConfirmedStep[] {
  return rows.flatMap(({ kind, cells: { action, requirement_ids, result, proof } }) => {
    if (kind !== 'step' || !action || action.state === 'suggested' || requirement_ids?.state !== 'seen') return []
    // the cells were held against their kind when they were kept
    const is_shown = [result, proof].some((cell) => cell !== undefined && cell.state !== 'suggested' && isFilled(cell.value))
    return [{ action: action.value as string, requirement_ids: requirement_ids.value as string[], ...(is_shown ? { is_shown } : {}) }]
  })
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.trim() !== ''
}
