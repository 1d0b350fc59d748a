import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import type { Requirement, RequirementPhase } from '../../../domain/solicitation/analysis.ts'
import { answerWith, breakdownOf, limitsSaid } from '../../../domain/work-breakdown/breakdown-of.ts'
import { isSame } from '../../../domain/work-breakdown/row-change.ts'
import type { LimitSaid } from '../../../domain/work-breakdown/rows.ts'
import type { WorkStep } from '../../../domain/work-breakdown/work-breakdown.ts'
import type { CellActions } from './cell-actions.ts'
import { listOf, type Values } from './column.ts'
import { cellsWith, type Parts, rowsOf, typedCell } from './parts.ts'
import { cellsOf } from './row-line.ts'

/** A requirement with the phase that it is of, or whether it is taken out. */
export type Ruling = { requirement_id: string } & ({ phase: RequirementPhase } | { removed: boolean })

/** The requirements that a step answers, the tests of which somebody has said that they show one, and what else was said of it. */
type Links = {
  requirement_ids: readonly string[]
  shows: readonly { requirement_id: string; quantity: string }[]
  limits: readonly LimitSaid[]
}

/** The steps by how likely they answer a requirement, the one of which a person has to say whether it does, whether that is likely enough to be ticked ahead, and how that one is later than is asked. */
export type Likely = { steps: readonly string[]; toConfirm: WorkStep | undefined; isTicked: boolean; late: string | undefined }

/** A step with the requirements that it likely answers. */
export type StepOffer = { step: WorkStep; ids: readonly string[] }

/** Says of which phase some requirements are, or takes them out, and gives those of which that is kept. */
type Rule = (rulings: readonly Ruling[]) => Promise<Ruling[]>

/** Puts requirements onto the steps that answer them, and those that no step of this phase answers behind it. */
export function requirementActions(parts: Parts, { press }: CellActions, rule: Rule) {
  const { rows, undo, requirements } = parts
  /** Sets what a step answers and which of its tests show that, out of what it answers now. */
  const put = (step_id: string, change: (now: Links, action: string) => Links) => {
    const row = rows().find(({ id }) => id === step_id)
    if (!row) return
    const now = linksOf(row)
    const changed = Object.entries(change(now, String(cellsOf(row).action?.value ?? ''))).filter(
      ([name, links]) => !isSame(links, now[name as keyof Links]),
    )
    const cells = Object.fromEntries(changed.map(([name, links]) => [name, links.length > 0 ? typedCell(links) : null]))
    return press(row, { cells }, 'The requirement could not be moved')
  }
  const link = (id: string, to: string, quantity?: string) =>
    put(to, ({ requirement_ids, shows, limits }) => ({
      limits,
      requirement_ids: [...new Set([...requirement_ids, id])],
      shows: quantity === undefined ? shows : [...shows, { requirement_id: id, quantity }],
    }))
  return {
    all: requirements,
    /** For some requirements the steps by how likely each answers it, the likeliest first. What was learned of it is fetched when it is first asked for. */
    likely: (ids: readonly string[]) => likelyOf(ids, requirements(), rows()),
    /** Says of a step which requirements it answers, and which not: either is asked once. */
    confirm: async ({ id }: WorkStep, answered: readonly string[], not: readonly string[]) => {
      const row = rows().find((one) => one.id === id)
      if (!row) return
      const cells = cellsWith(confirmed(row, answered, not))
      await press(row, { cells }, 'What answers the requirements could not be kept')
    },
    /** Puts a requirement beside a step that answers it, and says of one of its tests that it shows that. */
    link: (id: string, to: string, quantity?: string) => void link(id, to, quantity),
    /** Says of a sentence of the plan as a whole, of a commitment or a risk, or of what a step does, that it answers a requirement, and what its figures are of; null takes it back. */
    answer: (id: string, row: KeptRow, told: string | null, figures: readonly LimitSaid[] = []) => {
      const cells = cellsWith(withFigures(answerWith(row, row.kind === 'step' ? 'step' : 'plan', id, told), figures))
      void press(row, { cells }, 'What answers the requirement could not be kept')
    },
    /** Takes a requirement from a step to another one, or back to those that none answers. */
    move: (id: string, from: string, to: string | null) => {
      if (from === to) return
      void undo.group(async () => {
        if (to) await link(id, to)
        await put(from, ({ requirement_ids, shows, limits }, action) => ({
          limits: to ? limits : notAnswering(limits, id, action),
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

/** What was said of a row, with what its figures are of in the place of what was said of the same. */
function withFigures({ limits }: ReturnType<typeof answerWith>, figures: readonly LimitSaid[]): Values {
  const isOther = (one: LimitSaid) => figures.every((figure) => figure.requirement_id !== one.requirement_id || figure.told !== one.told)
  return { limits: limits && [...limits.filter(isOther), ...figures] }
}

function linksOf(row: KeptRow): Links {
  const { requirement_ids, shows, limits } = cellsOf(row)
  return {
    requirement_ids: listOf(requirement_ids?.value),
    shows: (shows?.value ?? []) as Links['shows'],
    limits: (limits?.value ?? []) as Links['limits'],
  }
}

/** The cells of a step once it is said which requirements it answers, and which not. */
function confirmed(row: KeptRow, answered: readonly string[], not: readonly string[]): Values {
  const { action, requirement_ids } = cellsOf(row)
  const told = String(action?.value ?? '')
  const said = (answers: 'step' | 'not') => (requirement_id: string) => ({ requirement_id, told, is_same: false, answers })
  const isAsked = ({ requirement_id, answers }: LimitSaid) => answers && [...answered, ...not].includes(requirement_id)
  const others = limitsSaid([row]).filter((one) => !isAsked(one))
  const limits = [...others, ...answered.map(said('step')), ...not.map(said('not'))]
  const put = [...new Set([...listOf(requirement_ids?.value), ...answered])]
  return answered.length > 0 ? { limits, requirement_ids: put } : { limits }
}

/** What was said of a step, and that it does not answer a requirement that is taken off it: nobody asks that again. A step without a deed is asked about nothing. */
function notAnswering(limits: readonly LimitSaid[], id: string, action: string): LimitSaid[] {
  const others = limits.filter(({ requirement_id, answers }) => requirement_id !== id || !answers)
  return action === '' ? others : [...others, { requirement_id: id, told: action, is_same: false, answers: 'not' }]
}

/** A requirement that so many steps do not answer is asked about by itself. */
const OFTEN_ENOUGH = 2

/** The requirements by the step that likely answers each. */
export function stepOffers(ids: readonly string[], likely: ReadonlyMap<string, Likely>, rows: readonly KeptRow[]): StepOffer[] {
  const steps = rowsOf(rows, 'step')
  const refusedBy = (some: readonly KeptRow[], id: string) =>
    limitsSaid(some).filter(({ requirement_id, answers }) => answers === 'not' && requirement_id === id).length
  return steps.flatMap((row): StepOffer[] => {
    const isOpen = (id: string) => refusedBy([row], id) === 0 && refusedBy(steps, id) < OFTEN_ENOUGH
    const own = ids.filter((id) => likely.get(id)?.toConfirm?.id === row.id && isOpen(id))
    const step = likely.get(own[0] ?? '')?.toConfirm
    return step ? [{ step, ids: own }] : []
  })
}

async function likelyOf(
  ids: readonly string[],
  all: readonly Requirement[],
  rows: readonly KeptRow[],
): Promise<ReadonlyMap<string, Likely>> {
  const { likelySteps, stepsToConfirm, TICKED } = await import('../../../domain/work-breakdown/matched-requirements.ts')
  const { lateness } = await import('../../../domain/work-breakdown/late-days.ts')
  const { steps: told, plan } = breakdownOf(rows.filter(({ removed_at }) => removed_at === null))
  const found = likelySteps(all, told)
  const toConfirm = stepsToConfirm(all, found)
  const likely = all.map((one, at) => {
    const steps = (found[at] ?? []).map(({ step }) => step.id)
    const step = toConfirm[at]
    const late = step && lateness(step, one, plan)
    const isTicked = late === undefined && (found[at] ?? []).some((own) => own.step === step && own.likely >= TICKED)
    return [one.id, { steps, toConfirm: step, isTicked, late }] as const
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
