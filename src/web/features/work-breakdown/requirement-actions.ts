import type { RequirementPhase } from '../../../domain/solicitation/analysis.ts'
import { breakdownOf } from '../../../domain/work-breakdown/breakdown-of.ts'
import type { CellActions } from './cell-actions.ts'
import { type Parts, typedCell } from './parts.ts'
import type { RowActions } from './row-actions.ts'
import { cellsOf } from './row-line.ts'

/** Puts requirements onto the steps that answer them, and those that no step of this phase answers behind it. `setPhase` says of which phase one is. */
export function requirementActions(
  { rows, undo, requirement, requirements }: Parts,
  { press }: CellActions,
  { add }: RowActions,
  setPhase: (id: string, phase: RequirementPhase) => Promise<boolean>,
) {
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
    /** Says that a requirement is one of Phase II: the plan of Phase I takes it up in what comes next, and nothing of this phase has to answer it. */
    leaveToPhase2: (id: string, from: string | null) => {
      const phase = requirement(id)?.phase
      if (!phase) return
      void undo.group(async () => {
        if (!(await setPhase(id, 'II'))) return
        undo.push(() => setPhase(id, phase))
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
