import type { Requirement, RequirementKind } from '../../../../domain/solicitation/analysis.ts'

/** How many requirements of a kind there are, by the phase in whose section they stand. */
export type RequirementCount = { kind: RequirementKind; label: string; I: number; II: number; any: number; all: number }

const LABELS: Record<RequirementKind, string> = {
  task: 'Tasks',
  performance: 'Performance',
  standard: 'Standards',
  deliverable: 'Deliverables',
  schedule: 'Schedule',
  constraint: 'Constraints',
}

/** The requirements counted by kind and phase; kinds without any are left out. */
export function requirementCounts(requirements: readonly Requirement[]): RequirementCount[] {
  return (Object.keys(LABELS) as RequirementKind[])
    .map((kind) => {
      const of = requirements.filter((requirement) => requirement.kind === kind)
      const inPhase = (phase: Requirement['phase']) => of.filter((requirement) => requirement.phase === phase).length
      return { kind, label: LABELS[kind], I: inPhase('I'), II: inPhase('II'), any: inPhase('any'), all: of.length }
    })
    .filter(({ all }) => all > 0)
}
