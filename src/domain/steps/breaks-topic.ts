import type { ThingLeft } from './thing-left.ts'

/** Whether something is against what a requirement asks, beyond its limit or behind its month: it stands before all else, and is never folded. */
export function breaksTopic({ reason, severity, overruled, places }: ThingLeft): boolean {
  return overruled === undefined && reason === 'requirement' && severity === 'error' && places[0]?.requirement_id !== undefined
}
