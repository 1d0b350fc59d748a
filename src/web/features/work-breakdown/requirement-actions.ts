import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import type { Months } from '../../../domain/program.ts'
import type { Requirement, RequirementPhase } from '../../../domain/solicitation/analysis.ts'
import { answerWith, breakdownOf } from '../../../domain/work-breakdown/breakdown-of.ts'
import { isSame } from '../../../domain/work-breakdown/row-change.ts'
import type { WorkStep } from '../../../domain/work-breakdown/work-breakdown.ts'
import type { CellActions } from './cell-actions.ts'
import { listOf } from './column.ts'
import { cellsWith, type Parts, typedCell } from './parts.ts'
import { cellsOf } from './row-line.ts'

/** A requirement with the phase that it is of, or whether it is taken out. */
export type Ruling = { requirement_id: string } & ({ phase: RequirementPhase } | { removed: boolean })

/** The requirements that a step answers, and the tests of which somebody has said that they show one. */
type Links = Record<'requirement_ids', readonly string[]> & Record<'shows', readonly { requirement_id: string; quantity: string }[]>

/** The steps by how likely they answer a requirement, and the one of which a person has to say whether it does. */
export type Likely = { steps: readonly string[]; toConfirm: WorkStep | undefined; by: Months | undefined }

/** Says of which phase some requirements are, or takes them out, and gives those of which that is kept. */
type Rule = (rulings: readonly Ruling[]) => Promise<Ruling[]>

/** Puts requirements onto the steps that answer them, and those that no step of this phase answers behind it. */
export function requirementActions(parts: Parts, { press }: CellActions, rule: Rule) {
  const { rows, undo, requirements } = parts
  /** Sets what a step answers and which of its tests show that, out of what it answers now. */
  const put = (step_id: string, change: (now: Links) => Links) => {
    const row = rows().find(({ id }) => id === step_id)
    if (!row) return
    const { requirement_ids, shows } = cellsOf(row)
    const now = { requirement_ids: listOf(requirement_ids?.value), shows: (shows?.value ?? []) as Links['shows'] }
    const changed = Object.entries(change(now)).filter(([name, links]) => !isSame(links, now[name as keyof Links]))
    const cells = Object.fromEntries(changed.map(([name, links]) => [name, links.length > 0 ? typedCell(links) : null]))
    return press(row, { cells }, 'The requirement could not be moved')
  }
  const link = (id: string, to: string, quantity?: string) =>
    put(to, ({ requirement_ids, shows }) => ({
      requirement_ids: [...new Set([...requirement_ids, id])],
      shows: quantity === undefined ? shows : [...shows, { requirement_id: id, quantity }],
    }))
  return {
    all: requirements,
    /** For some requirements the steps by how likely each answers it, the likeliest first. What was learned of it is fetched when it is first asked for. */
    likely: (ids: readonly string[]) => likelyOf(ids, requirements(), rows()),
    /** Says of a step that it answers a requirement, or that it does not: either is asked once. */
    confirm: (id: string, { id: step, action }: WorkStep, isAnswered: boolean) => {
      const row = rows().find((one) => one.id === step)
      if (!row) return
      const ids = [...new Set([...listOf(cellsOf(row).requirement_ids?.value), id])]
      const said = answerWith(row, isAnswered ? 'step' : 'not', id, action)
      const cells = cellsWith({ ...said, ...(isAnswered && { requirement_ids: ids }) })
      void press(row, { cells }, 'What answers the requirement could not be kept')
    },
    /** Puts a requirement beside a step that answers it, and says of one of its tests that it shows that. */
    link: (id: string, to: string, quantity?: string) => void link(id, to, quantity),
    /** Says of a sentence of the plan as a whole, or of what a step does, that it answers a requirement; null takes it back. */
    answer: (id: string, row: KeptRow, told: string | null) => {
      const cells = cellsWith(answerWith(row, row.kind === 'plan' ? 'plan' : 'step', id, told))
      void press(row, { cells }, 'What answers the requirement could not be kept')
    },
    /** Takes a requirement from a step to another one, or back to those that none answers. */
    move: (id: string, from: string, to: string | null) => {
      if (from === to) return
      void undo.group(async () => {
        if (to) await link(id, to)
        await put(from, ({ requirement_ids, shows }) => ({
          requirement_ids: requirement_ids.filter((one) => one !== id),
          shows: shows.filter(({ requirement_id }) => requirement_id !== id),
        }))
      })
    },
    /** Says that they are of Phase II: the plan of Phase I takes them up in what comes next, and nothing of this phase has to answer them. */
    leaveToPhase2: ruled(parts, rule, 'left to Phase II', (id) => {
      const phase = parts.requirement(id)?.phase
      return phase && [{ phase: 'II' }, { phase }]
    }),
    /** Takes out what is nothing for this company to answer: it stays among what is taken out, where the solicitation was read. */
    takeOut: ruled(parts, rule, 'taken out', () => [{ removed: true }, { removed: false }]),
  }
}

async function likelyOf(
  ids: readonly string[],
  all: readonly Requirement[],
  rows: readonly KeptRow[],
): Promise<ReadonlyMap<string, Likely>> {
  const { likelySteps, stepsToConfirm } = await import('../../../domain/work-breakdown/matched-requirements.ts')
  const { monthNamed } = await import('../../../domain/work-breakdown/deadline.ts')
  const found = likelySteps(all, breakdownOf(rows).steps)
  const toConfirm = stepsToConfirm(all, found)
  const likely = all.map((one, at) => {
    const steps = (found[at] ?? []).map(({ step }) => step.id)
    return [one.id, { steps, toConfirm: toConfirm[at], by: monthNamed(one) }] as const
  })
  return new Map(likely.filter(([id]) => ids.includes(id)))
}

type What = { phase: RequirementPhase } | { removed: boolean }

/** Rules on requirements; `on` gives what is to hold of one, and what takes that back. */
function ruled({ undo }: Parts, rule: Rule, done: string, on: (id: string) => [now: What, back: What] | undefined) {
  return async (ids: readonly string[]) => {
    const all = ids.flatMap((requirement_id) => {
      const [now, back] = on(requirement_id) ?? []
      return now && back ? [{ now: { requirement_id, ...now }, back: { requirement_id, ...back } }] : []
    })
    await undo.told(async () => {
      const kept = await rule(all.map(({ now }) => now))
      if (kept.length === 0) return null
      undo.push(() =>
        rule(all.flatMap(({ back }) => (kept.some(({ requirement_id }) => requirement_id === back.requirement_id) ? [back] : []))),
      )
      // where some could not be ruled on, that is told instead
      if (kept.length < all.length) return null
      return { title: `${ids.length === 1 ? ids[0] : `${ids.length} requirements`} ${done}` }
    })
  }
}
