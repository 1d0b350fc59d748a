import { raised } from '../../language/characters.ts'
import { monthsTold } from '../../language/months-told.ts'
import type { Measure } from '../../language/quantity/measure.ts'
import { monthsIn } from '../../language/times-in.ts'
import { wordsOf } from '../../language/words.ts'
import type { AnswerRow } from './answer-rows.ts'

/** An amount of a sentence that is no share of a whole: what it is in dollars, and the payment that its words tell; of a whole price there is none. */
export type PaidPiece = { value: number; isShare: boolean; row?: AnswerRow; total?: string; isOption: boolean }

/** What parts one payment from the next. */
const JOINTS = /[,;.](?:\s(?:and|then))?\s|\s(?:and|then)\s/g
/** What says that something is paid, and not for what. */
const PAYING: ReadonlySet<string> = new Set(
  'bring brings earn earns pay pays payment payments invoice invoices rest remainder sum installment money month months week end start beginning last'.split(
    ' ',
  ),
)

/**
 * The payments of a sentence that tells each by its amount, its month and a thing, in whatever words: "the blends bring $60,000 in month 3, and the report earns
 * $50,000 in month 10". None where one of them has no month, or several.
 */
export function paidBetween(words: string, amounts: readonly Measure[]): PaidPiece[] {
  const ends = amounts.map((one, at) => endOf(words, one, amounts[at + 1]))
  const pieces = amounts.flatMap((one, at): PaidPiece[] => {
    const own = words.slice(ends[at - 1] ?? 0, ends[at])
    const months = monthsIn(own)
    const due = months.length === 1 ? monthsTold(months[0]?.text ?? '')?.to : undefined
    if (due === undefined) return []
    const isShare = one.unit?.dimension === 'percent'
    const paid = amountPrinted(words, one)
    const title = thingIn(own.replace(words.slice(one.start, one.end), ' , ').replace(months[0]?.text ?? '', ' , ')) ?? `month ${due}`
    return [{ value: one.value, isShare, isOption: /\boption\b/i.test(own), row: { title: raised(title), due: `${due}`, paid } }]
  })
  return pieces.length === amounts.length ? pieces : []
}

/** An amount as it stands in words, a bare number of dollars with its sign. */
export function amountPrinted(words: string, { start, end, unit, value }: Measure): string {
  const printed = words.slice(start, end)
  return unit?.dimension === 'percent' || printed.startsWith('$') ? printed : `$${value.toLocaleString('en-US')}`
}

/** Where the words of one amount end: at the last joint before the next one. */
function endOf(words: string, { end }: Measure, next: Measure | undefined): number {
  if (!next) return words.length
  const joint = [...words.slice(end, next.start).matchAll(JOINTS)].at(-1)
  return joint ? end + joint.index : next.start
}

/** The first thing that words name: "the loss table" in "when the loss table is delivered". */
function thingIn(text: string): string | undefined {
  let chunk: string[] = []
  for (const { text: word, pos } of [...wordsOf(text), { text: '', pos: 'PUNCT' }]) {
    if (pos === 'NOUN' || pos === 'PROPN' || pos === 'ADJ' || (pos === 'NUM' && chunk.length === 0)) chunk.push(word)
    else {
      const told = chunk.filter((one) => !PAYING.has(one.toLowerCase()))
      if (told.length > 0 && wordsOf(told.at(-1) ?? '')[0]?.pos !== 'NUM') return told.join(' ')
      chunk = []
    }
  }
  return undefined
}
