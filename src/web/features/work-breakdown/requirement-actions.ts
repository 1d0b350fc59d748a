import { breakdownOf } from '../../../domain/work-breakdown/breakdown-of.ts'
import type { CellActions } from './cell-actions.ts'
import { type Parts, typedCell } from './parts.ts'
import type { RowActions } from './row-actions.ts'
import { cellsOf } from './row-line.ts'

/** Puts requirements onto the steps that answer them. */
export function requirementActions({ rows, undo, requirement, requirements }: Parts, { press }: CellActions, { add }: RowActions) {
  const put = (step_id: string, ids: (known: readonly string[]) => string[]) => {
    const row = rows().find(({ id }) => id === step_id)
    if (!row) return
    const next = ids((cellsOf(row).requirement_ids?.value ?? []) as string[])
    return press(row, { cells: { requirement_ids: next.length > 0 ? typedCell(next) : null } }, 'The requirement could not be moved')
  }
  return {
    /** The steps by how likely each answers a requirement, the likeliest first. What was learned of it is fetched when it is first asked for. */
    likely: async (id: string): Promise<string[]> => {
      const { likelySteps } = await import('../../../domain/work-breakdown/matched-requirements.ts')
      const all = requirements()
      const at = all.findIndex((one) => one.id === id)
      return likelySteps(all, breakdownOf(rows()).steps)[at]?.map(({ step }) => step.id) ?? []
    },
    /** Takes a requirement from a step, or from the tray, to another step, or back to the tray. */
    move: (id: string, from: string | null, to: string | null) => {
      if (from === to) return
      void undo.group(async () => {
        if (to) await put(to, (known) => [...new Set([...known, id])])
        if (from) await put(from, (known) => known.filter((one) => one !== id))
      })
    },
    /** Makes a requirement a step of its own, in its own words. */
    asStep: (id: string) => {
      const asked = requirement(id)
      if (!asked) return Promise.resolve(null)
      const { page, quote, text } = asked
      return add('step', {
        action: { value: text, origin: { from: 'document', page, quote }, state: 'seen' },
        requirement_ids: typedCell([id]),
      })
    },
  }
}
