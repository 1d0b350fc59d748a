import { cueList } from '../../language/cue-list.ts'
import { remembering } from '../../language/remembering.ts'
import { isNote, type Requirement } from '../solicitation/analysis.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import type { LimitSaid } from '../work-breakdown/rows.ts'
import { clausesIn } from './denial.ts'

/** Tells how firmly a clause asks or forbids. */
const MODAL = cueList('shall | must | may | should | will')
/** What is forbidden, in the words of grammar: "shall not be let out", "shall contain no lead", "is prohibited". */
const FORBIDS = cueList('shall/must/may/should/will not/never | shall/must/may/should/will _ no | prohibited | forbidden')
/** "No part may …", "Nothing may …", "Under no circumstances shall …": the clause begins with it. */
const NONE = cueList(
  'no | none | nothing | neither | under no circumstances/conditions | in no case/event/way | at no time/point | on no account',
)
/** "Leaks: none". */
const NONE_OF_IT = cueList('none | zero')

/**
 * Whether a requirement does nothing but forbid ("shall not contain …", "no … may …", "… are prohibited"). No words of a plan show that what is forbidden is
 * not done, since what would do it has words of its own: a person says so. What limits a figure is none, nor what also asks for something.
 */
export function isProhibition(one: Requirement): boolean {
  const isOfWork = one.whose === undefined || one.whose === 'product' || one.whose === 'work'
  const isLimit = one.quantities.some(({ comparator }) => comparator !== '=')
  return isOfWork && !isLimit && !isNote(one) && isForbidden(requirementWords(one))
}

const isForbidden = remembering((words: string): boolean => {
  const clauses = clausesIn(words).map(({ start, end, denied }) => ({ clause: words.slice(start, end), isDenied: denied.size > 0 }))
  const ruling = clauses.filter(({ clause }) => MODAL.test(clause) || FORBIDS.test(clause))
  const isRuled = (one: (typeof ruling)[number]) => NONE.find(one.clause)?.index === 0 || (one.isDenied && FORBIDS.test(one.clause))
  return ruling.length > 0 && ruling.every(isRuled)
})

/** Whether a sentence says itself that something is not done. */
export function saysNo(quote: string): boolean {
  return clausesIn(quote).some(({ start, end, denied }) => denied.size > 0 || NONE_OF_IT.find(quote.slice(start, end))?.index === 0)
}

/** What a person says of a prohibition as a whole: nothing of the work does it. It holds as long as the topic says it in these words. */
export function nothingDoes(one: Requirement, beside: readonly string[] = []): LimitSaid {
  return { requirement_id: one.id, told: requirementWords(one).trim(), is_same: false, ...(beside.length > 0 && { beside: [...beside] }) }
}

/** Whether somebody has said that nothing of the work does what a requirement forbids. */
export function isKeptByAll(one: Requirement, said: readonly LimitSaid[]): boolean {
  return saidOfAll(one, said) !== undefined
}

/** Whether the step that is nearest to what is forbidden by now was not near when somebody said that nothing does it: then it is asked again. */
export function isNewBeside(one: Requirement, said: readonly LimitSaid[], nearest: string | undefined): boolean {
  const { beside } = saidOfAll(one, said) ?? {}
  return beside !== undefined && nearest !== undefined && !beside.includes(nearest)
}

function saidOfAll(one: Requirement, said: readonly LimitSaid[]): LimitSaid | undefined {
  const { told } = nothingDoes(one)
  return said.find(({ requirement_id, is_same, told: words }) => requirement_id === one.id && !is_same && words === told)
}
