import type { Duty } from './duty.ts'
import { STAGES, type Stage } from './duty-verbs.ts'

const WORK = STAGES.filter((stage) => stage !== 'close')

/** One development milestone: the stages it covers, which part of a split stage it is (from 0), and its duties. */
export type Slot = { stages: readonly Stage[]; part: number; parts: number; duties: Duty[] }

/**
 * Spreads the duties over `count` development milestones in the order in which work has to be done. Neighbouring stages share
 * a milestone when there are few milestones; a stage with much to do takes several. Every milestone covers at least one stage.
 */
export function sequenced(duties: readonly Duty[], count: number): Slot[] {
  const best = layouts(count)
    .map((layout) => ({ layout, cost: costOf(layout, duties) }))
    .reduce((least, one) => (one.cost < least.cost ? one : least))
  return best.layout.map((slot) => ({ ...slot, duties: share(slot, duties) }))
}

type Layout = Omit<Slot, 'duties'>[]

/** All ways to give `count` milestones to the five stages of work, in order. */
function layouts(count: number): Layout[] {
  return count <= WORK.length ? merged(WORK, count) : spread(WORK, count)
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
  return Array.from({ length: Math.min(3, count - others.length) }, (_, index) => index + 1).flatMap((parts) =>
    spread(others, count - parts).map((rest) => [
      ...Array.from({ length: parts }, (__, part) => ({ stages: [first], part, parts })),
      ...rest,
    ]),
  )
}

/** Work that comes without being asked for: every plan analyses before it designs, and builds and tests what it designs. */
const USUAL: Record<Stage, number> = { analyse: 0.9, design: 1, build: 1, integrate: 0.6, test: 1.3, close: 0 }

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

/** The stage that a milestone is about: where most of its own duties lie, the later one of equals; testing when it has none. */
export function leadStage({ stages, duties }: Slot): Stage {
  const own = duties.filter(({ isOwn }) => isOwn)
  const counted = own.length > 0 ? own : duties
  const counts = stages.map((stage) => counted.filter((duty) => duty.stage === stage).length)
  const most = Math.max(...counts)
  if (most === 0) return stages.includes('test') ? 'test' : (stages[0] ?? 'design')
  return stages[counts.lastIndexOf(most)] ?? 'design'
}
