import { cueList } from '../../../language/cue-list.ts'
import type { Requirement } from '../analysis.ts'

/** Who is a foreign national, and what is disclosed of them (DoD SBIR 25.1 BAA, section 3.2): every plan settles it at its start. */
const AT_START = cueList('foreign national | foreign person | foreign citizen')
const DISCLOSED = cueList('disclose* | identify | declare | disclosure')

/** Whether it is the start of the plan, with what is said there of security, that answers a requirement. */
export function isOfTheStart({ text }: Pick<Requirement, 'text'>): boolean {
  return AT_START.test(text) && DISCLOSED.test(text)
}
