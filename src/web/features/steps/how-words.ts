import type { HowFact } from '../../../domain/quality/how-fact.ts'
import type { HowReading } from '../../../domain/quality/how-reading.ts'

const WORDS: Record<HowFact, string> = {
  method: 'by which method',
  instrument_or_data: 'with which tools or data',
  who: 'who',
  where: 'where',
  threshold: 'what counts as success',
  evidence: 'what shows it',
  date: 'by when',
}

/** How much of how it is done a milestone says: "Says how: 5 of 7. Missing: where, with which tools or data."; empty where there is nothing to say. */
export function howWords({ needed, missing }: Pick<HowReading, 'needed' | 'missing'>): string {
  if (needed.length === 0) return ''
  const said = `Says how: ${needed.length - missing.length} of ${needed.length}.`
  return missing.length === 0 ? said : `${said} Missing: ${missing.map((fact) => WORDS[fact]).join(', ')}.`
}

/** How much of how it is done a plan says, in whole percent; null where it says nothing to be measured. */
export function howPercent(readings: readonly HowReading[]): number | null {
  const measured = readings.filter(({ needed }) => needed.length > 0)
  if (measured.length === 0) return null
  return Math.round((measured.reduce((sum, { score }) => sum + score, 0) / measured.length) * 100)
}
