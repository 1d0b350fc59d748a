import * as z from 'zod'
import type { Cells } from './row-change.ts'
import type { Proof } from './work-breakdown.ts'

/** As much of a test as tells what it shows, and by which it is known again in a plan. */
const ConfirmedTest = z.object({
  quantity: z.string(),
  value: z.string().optional(),
  unit: z.string().optional(),
  condition: z.string().optional(),
  evidence: z.string().optional(),
})

/** A step with the requirements that a person put on it, its tests, and whether it shows how it answers them: by a result of its own or a test. */
export const ConfirmedStep = z.object({
  action: z.string(),
  requirement_ids: z.array(z.string()),
  is_shown: z.boolean().optional(),
  tests: z.array(ConfirmedTest).optional(),
})
export type ConfirmedStep = z.infer<typeof ConfirmedStep>

/** The steps on which a person put requirements, by typing or accepting them; what was only matched ahead nobody has confirmed. */
export function confirmedSteps(rows: readonly { kind: string; cells: Cells }[]): ConfirmedStep[] {
  return rows.flatMap(({ kind, cells: { action, requirement_ids, result, proof } }) => {
    if (kind !== 'step' || !action || action.state === 'suggested' || requirement_ids?.state !== 'seen') return []
    // the cells were held against their kind when they were kept
    const [own, tests] = [result, proof].map((cell) =>
      cell !== undefined && cell.state !== 'suggested' && isFilled(cell.value) ? cell : null,
    )
    return [
      {
        action: action.value as string,
        requirement_ids: requirement_ids.value as string[],
        ...(own || tests ? { is_shown: true } : {}),
        ...(tests ? { tests: tests.value as Proof[] } : {}),
      },
    ]
  })
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.trim() !== ''
}
