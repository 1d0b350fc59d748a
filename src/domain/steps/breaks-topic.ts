import type { ThingLeft } from './thing-left.ts'

/** Whether something is against what a requirement asks, beyond its limit or behind its month: it stands before all else, and is never folded. */
export function breaksTopic({ reason, severity, overruled, places }: ThingLeft): boolean {
  return overruled === undefined && reason === 'requirement' && severity === 'error' && places[0]?.requirement_id !== undefined
}

/** Whether something may be against a limit of the topic, and nobody has said yet whether it is of the same: it stands right behind what surely is. */
export function mayBreakTopic({ reason, blocks, overruled, places }: ThingLeft): boolean {
  return overruled === undefined && reason === 'requirement' && blocks === true && places[0]?.requirement_id !== undefined
}
