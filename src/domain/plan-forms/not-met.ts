import { stripped } from '../../language/characters.ts'
import { cueList } from '../../language/cue-list.ts'
import { sentencesOf } from '../../language/sentence.ts'
import { requirementsNamed } from '../grounding/plan-number.ts'
import { type StoredMilestone, shownText } from '../milestone.ts'
import { changedWords } from '../quality/coverage-words.ts'
import { figuresIn } from '../work-breakdown/composed/phrase.ts'
import type { CoveredRequirement } from './form-document.ts'

const SETTLES = cueList('settled | settle/settles it | decide/decides/decided | decision | waiver | deviation')
/** Where a figure stands behind one of these it is a case, and no claim. */
const CASE = cueList('if | unless | in case')

/** What a plan says otherwise than a requirement asks. What would have to be done in some case says nothing of it. */
function offeredOtherwise({ coverage }: CoveredRequirement) {
  return coverage.changed.filter(({ quote, told }) => {
    const sentence = sentencesOf(quote).find((one) => one.includes(told)) ?? ''
    return !CASE.test(sentence.slice(0, sentence.indexOf(told)))
  })
}

/** Whether a plan tells a value of a requirement otherwise than it is asked. */
export function isNotMet(row: CoveredRequirement): boolean {
  return offeredOtherwise(row).length > 0
}

/** Each value once: of those that say the same figures, with and without their unit, the one that says most. */
function toldOnce<Changed extends { asked: string; told: string }>(changed: readonly Changed[]): Changed[] {
  const said = (one: Changed) => [one.asked, ...figuresIn(one.told)].join(' ')
  return changed.filter((one) => !changed.some((other) => said(other) === said(one) && other.told.length > one.told.length))
}

/** What is asked and what is offered where a requirement is not met, and who settles it by when, as a sentence of the plan says it of the requirement or of that figure; else that it is open. */
export function notMetWords(row: CoveredRequirement, milestones: readonly StoredMilestone[]): string {
  const changed = offeredOtherwise(row)
  const isOfThis = (sentence: string) =>
    requirementsNamed(sentence).includes(row.requirement.id) || changed.some(({ told }) => ` ${sentence} `.includes(` ${told} `))
  // a risk that tells the figure tells in its fallback who settles it
  const settles = (sentence: string, before = '') =>
    SETTLES.test(sentence) &&
    (isOfThis(stripped(sentence, '.,;')) || (sentence.startsWith('Fallback: ') && isOfThis(stripped(before, '.,;'))))
  const lines = milestones.flatMap((one) => shownText(one).split('\n').map(sentencesOf))
  const settling = lines.flatMap((all) => all.filter((sentence, at) => settles(sentence, all[at - 1])))[0]
  const offered = [...new Set(toldOnce(changed).map(changedWords))].join('; ')
  return `Not met: ${offered}. ${settling ? `To be settled: ${stripped(settling.replace(/^Fallback: /, ''), '.')}` : 'Open'}.`
}
