import type { Duty } from '../demands/duty.ts'
import { STAGES } from '../demands/duty-verbs.ts'
import { isSame, type OwnStep } from './own-steps.ts'

type Item = { duty: Duty; at: number }

/** Where the last stage of work stands on the scale of an effort; a person's own order runs over the same scale. */
const END = STAGES.indexOf('test')

/**
 * The solicitation's duties, in working order, with the company's own steps among them. The steps keep the order in which they were given;
 * where they stand among the duties is decided half by what kind of work they are and half by how far down the person's own list. A step and
 * a duty that speak of the same work are one task, with the citation.
 */
export function withOwnSteps(duties: readonly Duty[], steps: readonly OwnStep[]): Duty[] {
  const places = placesOf(steps)
  const own = steps.map((step, index): Item => ({ duty: dutyOf(step), at: places[index] ?? 0 }))
  const asked = duties.flatMap((duty): Item[] => {
    const twin = own.find((item) => isSame(item.duty.text, duty.text))
    if (!twin) return [{ duty, at: STAGES.indexOf(duty.stage) }]
    twin.duty = merged(twin.duty, duty)
    return []
  })
  return [...asked, ...own].sort((one, other) => one.at - other.at).map(({ duty }) => duty)
}

function dutyOf({ text, verb, stage, slot }: OwnStep): Duty {
  return { text, verb, stage, slot, isOwn: true }
}

/** The fuller words, the solicitation's page. */
function merged(step: Duty, duty: Duty): Duty {
  return duty.text.length >= step.text.length ? { ...duty, slot: step.slot ?? '', isOwn: true } : { ...duty, ...step }
}

/** The places of all steps, never falling within one order of work; what no order names stands where its stage does. */
function placesOf(steps: readonly OwnStep[]): number[] {
  const ordered = steps.filter(({ place }) => place !== null).sort((one, other) => (one.place ?? 0) - (other.place ?? 0))
  const levels = rising(ordered.map(({ stage }) => STAGES.indexOf(stage)))
  return steps.map((step) => {
    const index = ordered.indexOf(step)
    return step.place === null ? STAGES.indexOf(step.stage) : ((levels[index] ?? 0) + step.place * END) / 2
  })
}

/** The nearest sequence of levels that never falls: neighbors that fall are given their mean. */
function rising(levels: readonly number[]): number[] {
  const pools: { sum: number; count: number }[] = []
  for (const level of levels) {
    pools.push({ sum: level, count: 1 })
    for (let last = pools.at(-1), before = pools.at(-2); last && before && before.sum / before.count > last.sum / last.count; ) {
      pools.splice(-2, 2, { sum: before.sum + last.sum, count: before.count + last.count })
      last = pools.at(-1)
      before = pools.at(-2)
    }
  }
  return pools.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
}
