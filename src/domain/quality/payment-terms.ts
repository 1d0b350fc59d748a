import { cueList } from '../../language/cue-list.ts'
import { type ToldFigure, termIn } from '../component/terms-asked.ts'
import type { Phase } from '../program.ts'
import type { Requirement } from '../solicitation/analysis.ts'

type Quantity = Requirement['quantities'][number]

/**
 * What a topic's requirements ask of the payments of a plan of this phase, in percent of the price, each with the place where it stands: the most that one
 * payment may be, and whether the last one may be more; and the least that is kept for the end.
 */
export function paymentTermsIn(requirements: readonly Requirement[], phase: Phase) {
  return { most: termIn(requirements, phase, mostAtOnce), least_last: termIn(requirements, phase, leastLast) }
}

const LAST = '(?:the )?(?:last|final)(?: milestone)?(?: payment)?'
const ONE = '(?:no|an?|any|each|every)(?: (?:single|one|individual))?(?: milestone)?'
const ONE_PAYMENT = new RegExp(
  String.raw`(?:\b${ONE} payment(?: (?:other than|except|but) ${LAST})?|\b(?:payments|milestones)\b.{0,40}, none of which)\b[^,;]*$`,
  'i',
)
const LAST_PAYMENT = new RegExp(String.raw`\b${LAST},? (?:of|is|shall be|must be|will be|to be|shall|must)\b[^;]{0,20}$`, 'i')
const OF_PRICE = /^(?: of (?:the|its)(?: total| base| contract| award| fixed)*(?: price| amount| award| value)|,|\.|;|$)/i
const KEPT_TO_THE_END = /^ of the[^,;]* price[^,;]* (?:held|withheld|kept|reserved)\b[^,;]* final report/i
const OF_ONE_TIME = cueList('first | initial | advance | before | together | profit | fee | option | subcontract*')

const isShare = ({ unit }: Quantity) => unit === 'percent' || unit === '%'
const isAtMost = ({ comparator }: Quantity) => comparator === '<=' || comparator === '<'
const isAtLeast = ({ comparator }: Quantity) => comparator === '>=' || comparator === '>'

/** The share of one payment in percent, and whether the last one may be more. */
export type MostAtOnce = { percent: number; but_last: boolean }

/** "No payment may exceed 20 percent of the price"; a sentence that names the last one apart says something else of that. */
function mostAtOnce({ quantity, number, before, behind, words }: ToldFigure): MostAtOnce | undefined {
  if (!isShare(quantity) || !isAtMost(quantity) || !ONE_PAYMENT.test(before) || !OF_PRICE.test(behind)) return undefined
  const percent = OF_ONE_TIME.test(before) ? undefined : number
  return percent === undefined ? undefined : { percent, but_last: NAMES_LAST.test(words) }
}

const NAMES_LAST = cueList('last | final')

/** "The last payment shall be at least 15 percent", "10 percent of the price must be held for acceptance of the final report". */
function leastLast({ quantity, number, before, behind }: ToldFigure): number | undefined {
  if (!isShare(quantity) || !isAtLeast(quantity)) return undefined
  const isLast = LAST_PAYMENT.test(before) && before.includes('payment') && OF_PRICE.test(behind)
  return isLast || KEPT_TO_THE_END.test(behind) ? number : undefined
}
