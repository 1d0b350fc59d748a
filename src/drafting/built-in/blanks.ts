import { milestoneTitle } from '../../domain/milestone.ts'
import type { AnswerFact } from './answer-facts.ts'
import type { Spot } from './placement.ts'

/** What a milestone still lacks, as a visible blank in square brackets that names what to fill in; at most one a milestone. */
export function blankFor(spot: Spot, own: readonly AnswerFact[], facts: readonly AnswerFact[]): string | null {
  const subject = quoted(milestoneTitle(spot.text))
  const has = (topic: AnswerFact['topic']) => own.some((fact) => fact.topic === topic)
  if (spot.position === 'first')
    return facts.some(({ topic }) => topic === 'people')
      ? null
      : '[name the Principal Investigator and the hours a week set aside for this effort]'
  if (spot.position === 'last')
    return facts.some(({ topic }) => topic === 'user' || topic === 'next_phase')
      ? null
      : '[name the end user who will read the results, and the office that would fund the next phase]'
  const lacks = [
    has('people') || has('institution') ? '' : 'lead',
    has('place') || has('test') ? '' : 'place of work',
    has('method') || has('data') || has('existing') || has('solution') ? '' : 'method and tools',
  ].filter((lack) => lack !== '')
  if (lacks.length === 0) return null
  return `[name the ${lacks.join(', ').replace(/, ([^,]*)$/, ' and $1')} for ${subject}]`
}

function quoted(title: string): string {
  return `"${title.replace(/"/g, "'")}"`
}
