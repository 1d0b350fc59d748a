import type { RequirementKind, RequirementPhase, RequirementQuantity, Strength } from '../../../domain/solicitation/analysis.ts'
import { COMPARATORS } from '../../../domain/solicitation/comparators.ts'
import { writtenAmount } from '../../../language/quantity/written-amount.ts'

type Option<Value extends string> = { value: Value; label: string }

/** The kinds of requirements as a person reads them. */
export const KINDS: readonly Option<RequirementKind>[] = [
  { value: 'task', label: 'Task' },
  { value: 'performance', label: 'Performance' },
  { value: 'standard', label: 'Standard' },
  { value: 'deliverable', label: 'Deliverable' },
  { value: 'schedule', label: 'Schedule' },
  { value: 'constraint', label: 'Constraint' },
]

/** How binding a requirement is, as a person reads it. */
export const STRENGTHS: readonly Option<Strength>[] = [
  { value: 'must', label: 'Must' },
  { value: 'should', label: 'Should' },
  { value: 'objective', label: 'Objective' },
]

/** The phases of requirements as a person reads them, in the order of the document. */
export const PHASES: readonly Option<RequirementPhase>[] = [
  { value: 'any', label: 'Whole topic' },
  { value: 'I', label: 'Phase I' },
  { value: 'option', label: 'Phase I Option' },
  { value: 'II', label: 'Phase II' },
]

/** Whether a number is the threshold, the objective, or neither of a pair. */
export const MARKS: readonly Option<'none' | 'threshold' | 'objective'>[] = [
  { value: 'none', label: 'neither' },
  { value: 'threshold', label: 'threshold' },
  { value: 'objective', label: 'objective' },
]

/** The label of a value among its options. */
export function labelOf<Value extends string>(options: readonly Option<Value>[], value: Value): string {
  return options.find((option) => option.value === value)?.label ?? value
}

/** A quantity as a small fact: "at least 30 dB, threshold". What is exact or between two says so by its number. */
export function quantityFact({ value, unit, comparator, threshold_or_objective }: RequirementQuantity): string {
  const words = comparator === '=' || comparator === 'range' ? '' : labelOf(COMPARATORS, comparator)
  const amount = [words, writtenAmount(value, unit)].filter(Boolean).join(' ')
  return threshold_or_objective ? `${amount}, ${threshold_or_objective}` : amount
}
