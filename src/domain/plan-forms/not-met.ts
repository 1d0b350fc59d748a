import { cueList } from '../../language/cue-list.ts'
import { changedWords, exceptionWords } from '../quality/coverage-words.ts'
import type { Coverage } from '../quality/review.ts'
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

/** Each value once: of those that say the same figures, with and without their unit, the one that says most. */
function toldOnce<Changed extends { asked: string; told: string }>(changed: readonly Changed[]): Changed[] {
  const said = (one: Changed) => [one.asked, ...figuresIn(one.told)].join(' ')
  return changed.filter((one) => !changed.some((other) => said(other) === said(one) && other.told.length > one.told.length))
}

/** Whether a limit on the work that must hold denies something and sets no figure, as it was read: what was learned of prohibitions is too much for the browser. */
function isBan({ kind, strength, whose, quantities, quote }: CoveredRequirement['requirement']): boolean {
  return kind === 'constraint' && strength === 'must' && whose !== 'proposal' && quantities.length === 0 && DENIES.test(quote)
}

const DENIES = cueList('not | no | nothing | none | neither | never')

/** Whether what answers a requirement may break it, or nothing is said of what it forbids, and nobody has said yet whether the plan does it: until then it counts as not answered. */
export function isOpen({ requirement, coverage }: CoveredRequirement): boolean {
  const { changed, unsure = [], places, strength } = coverage
  const isDoubted = (quote: string) => unsure.some((one) => quote.includes(one.quote) || one.quote.includes(quote))
  if (strength === 'none' && isBan(requirement)) return true
  return changed.length > 0 || (places.length > 0 && places.every(({ quote }) => isDoubted(quote)))
}

/** What is asked and what is offered where a requirement is not met: the exceptions with who settles them by when, else that it is open. */
export function notMetWords({ coverage }: CoveredRequirement): string {
  const offered = [...new Set(toldOnce(offeredOtherwise(coverage)).map(changedWords))].join('; ')
  const open = offered === '' ? [] : [`Not met: ${offered}. Open.`]
  return [...(coverage.exceptions ?? []).map(exceptionWords), ...open].join(' ')
}
