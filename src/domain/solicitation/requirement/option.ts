import { oneSpaced } from '../../../language/characters.ts'
import type { Requirement } from '../analysis.ts'

/**
 * Whether a solicitation leaves it to the company to take a requirement up: one of many focus areas, what solutions "may include".
 * What the phase's own work or its deliverables may include is work, and a sentence that also says must or should leaves no choice.
 */
export function isOption({ text, strength }: Pick<Requirement, 'text' | 'strength'>): boolean {
  const plain = oneSpaced(text)
  if (strength === 'must') return false
  if (ONE_OF_MANY.test(plain) || OF_INTEREST.test(plain)) return true
  const at = MAY_INCLUDE.exec(plain)
  return at !== null && !OF_THE_WORK.test(plain.slice(0, at.index)) && !/\b(?:must|shall|should|required)\b/i.test(plain)
}

/** "This topic will only accept submissions addressing one or more of the following challenges: …" */
const ONE_OF_MANY = /\b(?:one or more|any|at least one) of the following\b[^:]{0,60}: ?\w/i

/** "Primary technology areas of interest include …", "Desired technologies include …": the solicitation's wishes, of which a plan takes up some. */
const OF_INTEREST =
  /^(?:[\w-]+ ){1,4}of (?:particular )?interest (?:also )?(?:include|are)\b|^desired (?:technologies|capabilities) (?:may |can |could |might )?(?:include|consider)/i

const MAY_INCLUDE =
  /\b(?:may|can|could|might) (?:also )?(?:include|consider|utilize|be (?:considered|included|beneficial|proposed|included in (?:the )?proposals?))\b(?! (?:required|requested))/i

const OF_THE_WORK = /\b(?:efforts?|deliverables?|work|stud(?:y|ies)|activities|tasks|phase i{1,2}|reports?|documentation|this)\b/i
