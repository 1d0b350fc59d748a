import type { RequirementPhase } from '../../../domain/solicitation/analysis.ts'
import { breakdownOf } from '../../../domain/work-breakdown/breakdown-of.ts'
import { showToast } from '../../ui/toasts.ts'
import type { CellActions } from './cell-actions.ts'
import { type Parts, rowName, typedCell } from './parts.ts'
import type { RowActions } from './row-actions.ts'
import { cellsOf } from './row-line.ts'

/** A requirement with the phase that it is of. */
export type PhaseOf = { requirement_id: string; phase: RequirementPhase }

/** Says of which phase some requirements are, and gives those of which that is kept. */
type SetPhases = (phases: readonly PhaseOf[]) => Promise<PhaseOf[]>

/** Puts requirements onto the steps that answer them, and those that no step of this phase answers behind it. */
export function requirementActions(parts: Parts, { press }: CellActions, { add }: RowActions, setPhases: SetPhases) {
  const { rows, undo, requirement, requirements } = parts
  const put: Put = (step_id, ids) => {
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
    /** Gives several requirements of the tray to a step. */
    give: async (ids: readonly string[], to: string) => {
      let isGiven = false
      const takeBack = await undo.groupToTakeBack(async () => {
        isGiven = (await put(to, (known) => [...new Set([...known, ...ids])])) ?? false
      })
      const step = rows().find((row) => row.id === to)
      if (isGiven && step) tellDone(`${counted(ids)} given to ${rowName(rows(), step).toLowerCase()}`, takeBack)
    },
    leaveToPhase2: leaving(parts, put, setPhases),
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

/** Sets the requirements that a step answers, out of those that it answers now. */
type Put = (step_id: string, ids: (known: readonly string[]) => string[]) => Promise<boolean> | undefined

/** Says that requirements are of Phase II: the plan of Phase I takes them up in what comes next, and nothing of this phase has to answer them. */
function leaving({ undo, requirement }: Parts, put: Put, setPhases: SetPhases) {
  return async (ids: readonly string[], from: string | null) => {
    const before = ids.flatMap((id): PhaseOf[] => {
      const phase = requirement(id)?.phase
      return phase ? [{ requirement_id: id, phase }] : []
    })
    let left: PhaseOf[] = []
    const isLeft = (id: string) => left.some(({ requirement_id }) => requirement_id === id)
    const takeBack = await undo.groupToTakeBack(async () => {
      left = await setPhases(before.map((one) => ({ ...one, phase: 'II' })))
      if (left.length === 0) return
      undo.push(() => setPhases(before.filter(({ requirement_id }) => isLeft(requirement_id))))
      if (from) await put(from, (known) => known.filter((one) => !isLeft(one)))
    })
    // where some could not be left, that is told instead
    if (left.length > 0 && left.length === before.length) tellDone(`${counted(ids)} left to Phase II`, takeBack)
  }
}

function counted(ids: readonly string[]): string {
  return ids.length === 1 ? `${ids[0]}` : `${ids.length} requirements`
}

function tellDone(title: string, takeBack: () => Promise<unknown>): void {
  showToast({ title, action: { label: 'Undo', onPress: () => void takeBack() } })
}
