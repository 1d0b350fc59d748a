import type { Requirement } from '../analysis.ts'

/** Whether nothing has to answer a requirement: it only permits or informs, and nobody has said that it must be. */
export function isNote({ is_note, strength }: Pick<Requirement, 'is_note' | 'strength'>): boolean {
  return is_note === true && strength !== 'must'
}
