import type { Requirement, RequirementKind, RequirementPhase, Strength } from '../../../domain/solicitation/analysis.ts'
import { partedAtSpaces } from '../../../language/characters.ts'
import { PHASES } from './requirement-words.ts'

/** Which requirements are listed; an empty text and "all" let everything through. */
export type RequirementFilter = { text: string; phase: RequirementPhase | 'all'; kind: RequirementKind | 'all'; strength: Strength | 'all' }

/** Lists everything. */
export const EVERYTHING: RequirementFilter = { text: '', phase: 'all', kind: 'all', strength: 'all' }

/** The requirements of one phase, in reading order. */
export type RequirementGroup = { phase: RequirementPhase; label: string; requirements: Requirement[] }

/** What the filter lets through. Each word of its text must stand in a requirement's id, text or quote, whatever the capitals. */
export function filtered(requirements: readonly Requirement[], { text, phase, kind, strength }: RequirementFilter): Requirement[] {
  const words = partedAtSpaces(text.toLowerCase()).filter(Boolean)
  return requirements.filter((one) => {
    if (phase !== 'all' && one.phase !== phase) return false
    if (kind !== 'all' && one.kind !== kind) return false
    if (strength !== 'all' && one.strength !== strength) return false
    const whole = `${one.id} ${one.text} ${one.quote}`.toLowerCase()
    return words.every((word) => whole.includes(word))
  })
}

/** The requirements by phase, those without any left out. */
export function grouped(requirements: readonly Requirement[]): RequirementGroup[] {
  return PHASES.map(({ value, label }) => ({
    phase: value,
    label,
    requirements: requirements.filter(({ phase }) => phase === value),
  })).filter((group) => group.requirements.length > 0)
}
