import { quantitiesIn } from '../../language/quantity/quantity.ts'
import { isMeasure } from '../../language/quantity/unit.ts'
import { requirementsNamed } from '../grounding/plan-number.ts'
import { changedWords, exceptionWords } from '../quality/coverage-words.ts'
import type { ChangedValue, Coverage } from '../quality/review.ts'
import { figuresIn } from '../work-breakdown/composed/phrase.ts'
import type { CoveredRequirement } from './form-document.ts'

/** What a plan offers otherwise than a requirement asks: what a person has said is of the same, and pass marks, which plainly miss it. */
function offeredOtherwise({ changed }: Coverage) {
  return changed.filter(({ by_person, part }) => by_person || part === 'criterion')
}

/** Whether a plan does not keep a requirement, as the company has stated or nobody can doubt. */
export function isNotMet({ coverage }: CoveredRequirement): boolean {
  return coverage.exceptions !== undefined || offeredOtherwise(coverage).length > 0
}

/** Each value once, in words: of those that say the same figures, with and without their unit, the one that says most. */
function toldOnce(changed: readonly ChangedValue[]): string {
  const said = (one: ChangedValue) => [one.asked, ...figuresIn(one.told)].join(' ')
  const longest = changed.filter((one) => !changed.some((other) => said(other) === said(one) && other.told.length > one.told.length))
  return [...new Set(longest.map(changedWords))].join('; ')
}

/** The figures of a plan that surely speak against what is asked: 'asked “at most 9 kg”, the plan says “10 kg”'. What may be of something else is told to the company alone. */
export function speakingAgainst({ changed }: Coverage): string {
  return toldOnce(changed)
}

/** Whether all that answers a requirement may break it, and nobody has said yet whether the plan does: until then it counts as not answered. */
export function isDoubted({ coverage: { changed, unsure = [], places } }: CoveredRequirement): boolean {
  const isIn = (quote: string) => unsure.some((one) => quote.includes(one.quote) || one.quote.includes(quote))
  return changed.length > 0 || (places.length > 0 && places.every(({ quote }) => isIn(quote)))
}

/** What is known of a requirement that is open: the figure that speaks against it, else the open point of the company that names it or has its measure, with who settles it. */
export function openWords({ requirement: { id, quote }, coverage }: CoveredRequirement, points: readonly string[] = []): string {
  const asked = measuresOf(quote)
  const isOfIt = (point: string) => requirementsNamed(point).includes(id) || measuresOf(point).some((one) => asked.includes(one))
  const known = [speakingAgainst(coverage), ...points.filter(isOfIt)].filter((one) => one !== '')
  return known.length > 0 ? `Open: ${known.join('; ')}` : 'Open'
}

/** The figures of words with their units: a number alone, "month 4", is of anything. */
function measuresOf(words: string): string[] {
  return quantitiesIn(words).flatMap(({ value, unit }) => (isMeasure(unit) ? `${value} ${unit}` : []))
}

/** What is asked and what is offered where a requirement is not met: the exceptions with who settles them by when, else that it is open. */
export function notMetWords({ coverage }: CoveredRequirement): string {
  const offered = toldOnce(offeredOtherwise(coverage))
  const open = offered === '' ? [] : [`Not met: ${offered}. Open.`]
  return [...(coverage.exceptions ?? []).map(exceptionWords), ...open].join(' ')
}
