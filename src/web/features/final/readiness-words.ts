import { coverageWords } from '../../../domain/quality/coverage-words.ts'
import type { CoverageStrength } from '../../../domain/quality/review.ts'
import { counted } from '../../../language/characters.ts'

/**
 * What is open in a plan, counted; null is not known. `form` is what the component's form asks for beyond the plan, where there is such a form.
 */
export type Readiness = {
  loose: number | null
  blanks: number
  form: { name: string; blanks: readonly string[] } | null
  answered: Record<CoverageStrength, number> | null
  own: number | null
}

/** What the person is told before the export: the open things each in a line, and what is in order. */
export type ReadinessLines = { loose: string; blanks: string; gaps: string; good: string[] }

/** Says what is open and what is in order; of what is not known nothing is said. */
export function readinessLines({ loose, blanks, form, answered, own }: Readiness): ReadinessLines {
  const gaps = answered && gapCount(answered)
  const yours =
    own === null || own === 0 ? '' : `, ${counted(own, 'sentence')} of them as your own ${own === 1 ? 'statement' : 'statements'}`
  return {
    loose: loose === 1 ? '1 sentence rests on no source' : `${loose} sentences rest on no source`,
    blanks: blanks === 1 ? '1 blank left' : `${blanks} blanks left`,
    gaps: gaps === 1 ? '1 requirement uncovered' : `${gaps} requirements uncovered`,
    good: [
      ...(loose === 0 ? [`Every sentence that needs a source has one${yours}.`] : []),
      ...(loose !== null && loose > 0 && own !== null && own > 0
        ? [`${counted(own, 'sentence')} ${own === 1 ? 'is' : 'are'} your own.`]
        : []),
      ...(blanks === 0 ? [filledIn(form)] : []),
      ...(answered && gaps === 0 ? [`No requirement of the solicitation is open: ${coverageWords(answered)}.`] : []),
    ],
  }
}

/** How many requirements nobody answers; one that is only quoted is one of them. */
export function gapCount({ none, quoted }: Record<CoverageStrength, number>): number {
  return none + quoted
}

function filledIn(form: Readiness['form']): string {
  if (form === null || form.blanks.length === 0) return 'Nothing is left to fill in.'
  return `Nothing is left to fill in in the plan itself; the form “${form.name}” still asks: ${form.blanks.join('; ')}.`
}
