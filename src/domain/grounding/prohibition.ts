import { cueList } from '../../language/cue-list.ts'
import { remembering } from '../../language/remembering.ts'
import { sentencesOf } from '../../language/sentence.ts'
import { isNote, type Requirement } from '../solicitation/analysis.ts'
import { requirementWords, tellsMore } from '../solicitation/requirement/requirement-words.ts'
import { isForbidding } from '../solicitation/verdict/forbids.ts'
import type { LimitSaid } from '../work-breakdown/rows.ts'
import { clausesIn } from './denial.ts'

/** "Leaks: none". */
const NONE_OF_IT = cueList('none | zero')

/**
 * Whether a requirement does nothing but forbid ("shall not contain …", "no … may …", "… are ruled out"). No words of a plan show that what is forbidden is
 * not done, since what would do it has words of its own: a person says so. What limits a figure is none, nor what also asks for something.
 */
export function isProhibition(one: Requirement): boolean {
  // what is read as required binds the work, also where it is told like the world as it is
  const isOfWork = one.whose !== 'proposal' && one.whose !== 'government'
  const isLimit = one.quantities.some(({ comparator }) => comparator !== '=')
  return isOfWork && !isLimit && !isNote(one) && isForbidden(requirementWords(one))
}

const isForbidden = remembering((words: string): boolean => {
  const ruling = sentencesOf(words).filter((sentence) => !tellsMore(sentence))
  return isForbidding(ruling.join(' '))
})

/** Whether a sentence says itself that something is not done. */
export function saysNo(quote: string): boolean {
  return clausesIn(quote).some(({ start, end, denied }) => denied.size > 0 || NONE_OF_IT.find(quote.slice(start, end))?.index === 0)
}

/** What a person says of a prohibition as a whole: nothing of the work does it. It holds as long as the topic says it in these words. */
export function nothingDoes(one: Requirement): LimitSaid {
  return { requirement_id: one.id, told: requirementWords(one).trim(), is_same: false }
}

/** Whether somebody has said that nothing of the work does what a requirement forbids, or which sentence of the plan says so. */
export function isKeptByAll(one: Requirement, said: readonly LimitSaid[]): boolean {
  const { told } = nothingDoes(one)
  return said.some((word) => word.requirement_id === one.id && (word.answers === 'plan' || (!word.is_same && word.told === told)))
}
