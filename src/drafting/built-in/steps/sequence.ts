import type { Phase } from '../../../domain/program.ts'
import type { Duty } from '../demands/duty.ts'
import { STAGES, type Stage } from '../demands/duty-verbs.ts'
import { partitioned } from '../english/partition.ts'
import { withOwnSteps } from './backbone.ts'
import { hasCalendar, onCalendar } from './calendar.ts'
import type { OwnStep } from './own-steps.ts'

const WORK = STAGES.filter((stage) => stage !== 'close')

/** One development milestone: the stages it covers, which part of a split stage it is (from 0), and its duties. */
export type Slot = { stages: readonly Stage[]; part: number; parts: number; duties: Duty[] }

/** What decides how work is spread beside the duties: the phase, whether there are values to be shown, the company's own steps, each with its milestone where it is dated. */
type Plan = { phase: Phase; hasValues: boolean; steps: readonly OwnStep[] }

/**
 * Spreads the duties over `count` development milestones in the order in which work has to be done. With at least as many duties as
 * milestones each milestone gets one or more; with fewer, the usual stages of the work fill the others.
 */
export function sequenced(duties: readonly Duty[], count: number, plan: Plan): Slot[] {
  if (hasCalendar(plan.steps)) return numbered(onCalendar(share({ stages: WORK, part: 0, parts: 1 }, duties), plan.steps, count).map(dated))
  const inOrder = plan.steps.length > 0 ? withOwnSteps(share({ stages: WORK, part: 0, parts: 1 }, duties), plan.steps) : []
  if (inOrder.length * 2 >= count) return numbered(onBackbone(inOrder, count, plan))
  if (inOrder.length > 0) return laidOut(inOrder, count, plan)
  if (duties.length >= count) return numbered(inRuns(duties, count, plan))
  return laidOut(duties, count, plan)
}

/** A milestone of the company's calendar covers the stages of its tasks; one without a task serves the work that is under way, which ends after it. */
function dated(duties: Duty[], index: number, all: readonly Duty[][]): Slot {
  const own = WORK.filter((stage) => duties.some((duty) => duty.stage === stage))
  const next = all.slice(index + 1).flatMap((one) => one.filter(({ months }) => months))[0]?.stage
  const usual = next ?? (index * 2 >= all.length ? 'test' : 'design')
  return { stages: own.length > 0 ? own : [usual], part: 0, parts: 1, duties }
}

/** Few tasks over many milestones: the usual stages of the work fill the others. */
function laidOut(duties: readonly Duty[], count: number, plan: Plan): Slot[] {
  const best = layouts(count, stagesOf(duties, plan))
    .map((layout) => ({ layout, cost: costOf(layout, duties) }))
    .reduce((least, one) => (one.cost < least.cost ? one : least))
  return best.layout.map((slot) => ({ ...slot, duties: share(slot, duties) }))
}

/** A Phase I works out, a Phase II builds as well; an analysis stands apart only where the solicitation asks for one. */
function stagesOf(duties: readonly Duty[], { phase }: Plan): Stage[] {
  const usual: readonly Stage[] = phase === 'II' ? ['design', 'build', 'integrate', 'test'] : ['design', 'test']
  return WORK.filter((stage) => usual.includes(stage) || duties.some((duty) => duty.stage === stage))
}

/** The company's own steps carry the plan; where there are fewer tasks than milestones, the stages that nobody spoke of fill the rest. */
function onBackbone(inOrder: readonly Duty[], count: number, plan: Plan): Slot[] {
  if (inOrder.length >= count) return cutInto(inOrder, count, plan)
  const open = unspoken(inOrder, plan).slice(0, count - inOrder.length)
  const filled: Slot[] = inOrder.map((duty) => ({ stages: [duty.stage], part: 0, parts: 1, duties: [duty] }))
  while (filled.length + open.length < count) open.push('test')
  for (const stage of open) {
    const empty: Slot = { stages: [stage], part: 0, parts: 1, duties: [] }
    const at = filled.findLastIndex(({ stages }) => STAGES.indexOf(stages[0] ?? 'test') <= STAGES.indexOf(stage))
    filled.splice(at + 1, 0, empty)
  }
  return filled
}

/** The usual stages of a phase that no task speaks of, the most needed first. */
function unspoken(duties: readonly Duty[], { phase }: Plan): (typeof WORK)[number][] {
  const usual: readonly (typeof WORK)[number][] =
    phase === 'II' ? ['test', 'design', 'integrate', 'build', 'test', 'test'] : ['test', 'design', 'analyse', 'test']
  return usual.filter((stage, index) => index > 3 || !duties.some((duty) => duty.stage === stage))
}

function inRuns(duties: readonly Duty[], count: number, plan: Plan): Slot[] {
  return cutInto(share({ stages: WORK, part: 0, parts: 1 }, duties), count, plan)
}

function cutInto(inOrder: readonly Duty[], count: number, { hasValues }: Plan): Slot[] {
  return partitioned(inOrder, count).map((run, index) => {
    const own = WORK.filter((stage) => run.some((duty) => duty.stage === stage))
    const stages = hasValues && index === count - 1 && !own.includes('test') ? [...own, 'test' as const] : own
    return { stages, part: 0, parts: 1, duties: run }
  })
}

/** Milestones that are about the same stage are its first, second and third part. */
function numbered(slots: readonly Slot[]): Slot[] {
  const leads = slots.map(leadStage)
  return slots.map((slot, index) => ({
    ...slot,
    part: leads.slice(0, index).filter((lead) => lead === leads[index]).length,
    parts: leads.filter((lead) => lead === leads[index]).length,
  }))
}

type Layout = Omit<Slot, 'duties'>[]

/** All ways to give `count` milestones to the stages of work, in order. */
function layouts(count: number, stages: readonly Stage[]): Layout[] {
  return count <= stages.length ? merged(stages, count) : spread(stages, count)
}

function merged(stages: readonly Stage[], count: number): Layout[] {
  if (count === 1) return [[{ stages, part: 0, parts: 1 }]]
  return Array.from({ length: stages.length - count + 1 }, (_, index) => index + 1).flatMap((size) =>
    merged(stages.slice(size), count - 1).map((rest) => [{ stages: stages.slice(0, size), part: 0, parts: 1 }, ...rest]),
  )
}

function spread(stages: readonly Stage[], count: number): Layout[] {
  const [first, ...others] = stages
  if (!first) return count === 0 ? [[]] : []
  return Array.from({ length: Math.min(4, count - others.length) }, (_, index) => index + 1).flatMap((parts) =>
    spread(others, count - parts).map((rest) => [
      ...Array.from({ length: parts }, (__, part) => ({ stages: [first], part, parts })),
      ...rest,
    ]),
  )
}

/** Work that comes without being asked for: every plan analyses before it designs, and builds and tests what it designs. */
const USUAL: Record<Stage, number> = { analyse: 0.5, design: 1.2, build: 1.2, integrate: 0.6, test: 1.3, close: 0 }

/** Least when the milestones carry equal loads. */
function costOf(layout: Layout, duties: readonly Duty[]): number {
  const loads = layout.map((slot) => slot.stages.reduce((sum, stage) => sum + weight(stage, duties), 0) / slot.parts)
  const mean = loads.reduce((sum, load) => sum + load, 0) / loads.length
  return loads.reduce((sum, load) => sum + (load - mean) ** 2, 0)
}

function weight(stage: Stage, duties: readonly Duty[]): number {
  return USUAL[stage] + duties.filter((duty) => duty.stage === stage).length
}

/** The duties of a slot in stage order; a split stage is shared out in the solicitation's own order. */
function share(slot: Omit<Slot, 'duties'>, duties: readonly Duty[]): Duty[] {
  return slot.stages.flatMap((stage) => {
    const all = plansFirst(duties.filter((duty) => duty.stage === stage))
    const from = Math.round((slot.part * all.length) / slot.parts)
    const to = Math.round(((slot.part + 1) * all.length) / slot.parts)
    return all.slice(from, to).sort((one, other) => Number(other.isOwn ?? false) - Number(one.isOwn ?? false))
  })
}

/** A test plan comes before the tests, in whatever order the solicitation names them. */
function plansFirst(duties: readonly Duty[]): Duty[] {
  const isPlan = ({ text }: Duty) => /^\w+ (?:an? |the )?(?:\w+ )?(?:test|demonstration|validation) plan\b/.test(text)
  return [...duties.filter(isPlan), ...duties.filter((duty) => !isPlan(duty))]
}

/** The stage that a milestone is about: where most of the company's own steps lie, else of the phase's duties, the later one of equals; testing when it has none. */
export function leadStage({ stages, duties }: Slot): Stage {
  const steps = duties.filter(({ slot }) => slot)
  const own = duties.filter(({ isOwn }) => isOwn)
  const counted = steps.length > 0 ? steps : own.length > 0 ? own : duties
  const counts = stages.map((stage) => counted.filter((duty) => duty.stage === stage).length)
  const most = Math.max(...counts)
  if (most === 0) return stages.includes('test') ? 'test' : (stages[0] ?? 'design')
  return stages[counts.lastIndexOf(most)] ?? 'design'
}
