import { cueList } from '../../language/cue-list.ts'
import { wordsOf } from '../../language/words.ts'
import { type AskedTerm, type ToldFigure, termsIn } from '../component/terms-asked.ts'
import type { Cents } from '../money.ts'
import type { Phase } from '../program.ts'
import type { Requirement } from '../solicitation/analysis.ts'

type Quantity = Requirement['quantities'][number]

/** A share of the price in percent that the payments keep: which payment it is of, and whether it is the most or the least of it. */
export type PaymentTerm = { of: 'each' | 'each but the last' | 'first' | 'last'; is: 'at most' | 'at least'; percent: number }

/** What a topic's requirements ask of the payments of a plan of this phase, or of any where none is given, each with the requirement that says so. */
export function paymentTermsIn(requirements: readonly Requirement[], phase?: Phase): AskedTerm<PaymentTerm>[] {
  return termsIn(requirements, phase, (told) => mostAtOnce(told) ?? mostAtFirst(told) ?? leastLast(told))
}

/** The payments that break a term, by their places. Shares are judged as they are told, to one decimal: a third by 33.3 percent is none too large. */
export function breaking(payments: readonly Cents[], { of, is, percent }: PaymentTerm): number[] {
  const total = payments.reduce((sum, one) => sum + one, 0)
  const first = payments.findIndex((payment) => payment > 0)
  const last = payments.findLastIndex((payment) => payment > 0)
  return payments.flatMap((payment, at) => {
    const isMeant = of === 'first' ? at === first : of === 'last' ? at === last : of === 'each' || at !== last
    const share = shareOf(payment, total)
    return isMeant && (is === 'at most' ? share > percent : share < percent) ? [at] : []
  })
}

/** A share of the price in percent, to one decimal. */
export const shareOf = (paid: Cents, total: Cents): number => Math.round((paid * 1000) / total) / 10

const LAST = '(?:the )?(?:last|final)(?: milestone)?(?: payment)?'
const ONE = '(?:no|an?|any|each|every)(?: (?:single|one|individual))?(?: milestone)?'
const ONE_PAYMENT = new RegExp(
  String.raw`(?:\b${ONE} payment(?: (?:other than|except|but) ${LAST})?|\b(?:payments|milestones)\b.{0,40}, none of which)\b[^,;]*$`,
  'i',
)
const FIRST_PAYMENT = /\b(?:the )?(?:first|initial)(?: milestone)? payment,? (?:of|is|shall|must|may|will|to be)\b[^,;]{0,30}$/i
const LAST_PAYMENT = new RegExp(String.raw`\b${LAST},? (?:of|is|shall be|must be|will be|to be|shall|must)\b[^;]{0,20}$`, 'i')
const OF_PRICE = /^(?: of (?:the|its)(?: total| base| contract| award| fixed)*(?: price| amount| award| value)|,|\.|;|$)/i
const KEPT_TO_THE_END = /^ of the[^,;]* price[^,;]* (?:held|withheld|kept|reserved|unpaid)\b[^,;]* final report/i
const OF_ONE_TIME = cueList('first | initial | advance | before | together | profit | fee | option | subcontract*')

const isShare = ({ unit }: Quantity) => unit === 'percent' || unit === '%'
const isAtMost = ({ comparator }: Quantity) => comparator === '<=' || comparator === '<'
const isAtLeast = ({ comparator }: Quantity) => comparator === '>=' || comparator === '>'

/** "No payment may exceed 20 percent of the price"; a sentence that names the last one apart says something else of that. */
function mostAtOnce({ quantity, number, before, behind, words }: ToldFigure): PaymentTerm | undefined {
  if (!isShare(quantity) || !isAtMost(quantity) || !ONE_PAYMENT.test(before) || !OF_PRICE.test(behind)) return undefined
  if (number === undefined || OF_ONE_TIME.test(before)) return undefined
  return { of: NAMES_LAST.test(words) ? 'each but the last' : 'each', is: 'at most', percent: number }
}

const PAYMENT_IS = '^(?:(?:all|each|every|the|any) )?(?:milestone )?payments? (?:shall|must|will|should|is to|are to) (?:only )?be'
const PAID_ON = '(?:tied|linked|made|paid|released|based|conditioned|contingent|dependent)(?: only)? (?:to|on|upon|after|against|for)'
const OF_WORK = String.raw`(?: (?!shall|must|will|should|within\b|no\b|not\b)[\w-]+)*? (?:deliverables?|milestones?|acceptance|delivery)`
const FOR_WORK = new RegExp(String.raw`${PAYMENT_IS} ${PAID_ON}${OF_WORK}\.?$`, 'i')

/** Whether words ask that what is paid for is handed over, and for nothing else, no number either: "Payments shall be tied to accepted deliverables". */
export function paysForWork(words: string): boolean {
  return FOR_WORK.test(words.trim()) && !wordsOf(words).some(({ pos }) => pos === 'NUM')
}

const NAMES_LAST = cueList('last | final')

/** "The first payment shall not exceed 10 percent of the price". */
function mostAtFirst({ quantity, number, before, behind }: ToldFigure): PaymentTerm | undefined {
  if (number === undefined || !isShare(quantity) || !isAtMost(quantity)) return undefined
  return FIRST_PAYMENT.test(before) && OF_PRICE.test(behind) ? { of: 'first', is: 'at most', percent: number } : undefined
}

/** "The last payment shall be at least 15 percent", "10 percent of the price must be held for acceptance of the final report". */
function leastLast({ quantity, number, before, behind }: ToldFigure): PaymentTerm | undefined {
  if (number === undefined || !isShare(quantity) || !isAtLeast(quantity)) return undefined
  const isLast = LAST_PAYMENT.test(before) && before.includes('payment') && OF_PRICE.test(behind)
  return isLast || KEPT_TO_THE_END.test(behind) ? { of: 'last', is: 'at least', percent: number } : undefined
}
