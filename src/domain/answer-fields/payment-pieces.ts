import { partedAtSpaces, raised, withoutEnd } from '../../language/characters.ts'
import { monthsTold } from '../../language/months-told.ts'
import { hasDenial } from '../../language/nothing-new.ts'
import { type Measure, measuresIn } from '../../language/quantity/measure.ts'
import { BELOW_TWENTY, ORDINALS } from '../../language/quantity/number-word.ts'
import { amountPrinted, type PaidPiece, paidBetween } from './paid-between.ts'
import { BULLET } from './step-cells.ts'

/**
 * The amounts of a sentence with what each is paid for and when, "$22,600 after the kickoff briefing in month 1": all of them, else none, so that nothing of such a
 * sentence is left over. Where money is asked for (`isAsked`), a bare number in the thousands is one, "twenty thousand after the kickoff".
 */
export function paidPieces(sentence: string, isAsked: boolean): PaidPiece[] {
  const words = sentence.slice(BULLET.exec(sentence)?.[0].length ?? 0)
  const amounts = measuresIn(words).filter((one) => isAmount(one, words, isAsked))
  // a table is read by its columns
  if (amounts.length === 0 || hasDenial(words) || /[\t|]/.test(words)) return []
  const isBehind = withoutEnd(words.slice(amounts.at(-1)?.end).trim(), MARKS) === ''
  const pieces = amounts.length === 1 || isBehind ? piecesBefore(words, amounts) : piecesBehind(words, amounts)
  if (pieces.length > 0 && pieces.every(({ row, total }) => row ?? total)) return pieces
  return isAsked ? paidBetween(words, amounts) : []
}

const MARKS = ' ,;.'
/** Below that a number without a sign is no sum of money. */
const THOUSAND = 1000

function isAmount({ value, unit, start, end, isPronoun, shared }: Measure, words: string, isAsked: boolean): boolean {
  if (unit) return !shared && (unit.dimension === 'dollars' || unit.dimension === 'percent')
  return isAsked && !isPronoun && value >= THOUSAND && !/^\d{4}$/.test(words.slice(start, end)) && ALONE.test(words.slice(end))
}

/** Behind a bare sum of money stands no thing that it would count, "2,000 cycles". */
const ALONE = /^\s*(?:$|[,.;:(=<–—-]|(?:after|at|on|upon|when|once|with|for|in|by|end|as|following|month|due|paid)\b)/i

/** Each amount with what stands before it, behind the amount before: "Design review, month 6, $90,000"; of a lone one also with what is behind it. */
function piecesBefore(words: string, amounts: readonly Measure[]): PaidPiece[] {
  return amounts.flatMap((one, at) => {
    const before = words.slice(amounts[at - 1]?.end ?? 0, one.start)
    const behind = at === amounts.length - 1 ? words.slice(one.end) : ''
    const head = HEADING.exec(before)?.[0] ?? ''
    if (head !== '' && TOTAL.test(head))
      return [{ ...known(one, words), total: head.replace(/:\s*$/, '') }, piece(one, words, before.slice(head.length), behind)]
    return { ...piece(one, words, withoutHead(before), behind), isOption: known(one, `${before} ${behind}`).isOption }
  })
}

/** What heads the first of several payments: "Payments, total $300,000: ". */
const HEADING = /^[^:]{1,90}:\s+/

/** Each amount with what stands behind it, up to the next one; what stands before the first says only that it is paid, or is a whole price. */
function piecesBehind(words: string, amounts: readonly Measure[]): PaidPiece[] {
  const head = words.slice(0, amounts[0]?.start)
  const all = amounts.map((one, at) => {
    const behind = words.slice(one.end, amounts[at + 1]?.start)
    return at > 0 || withoutHead(head) === '' ? piece(one, words, '', behind) : piece(one, words, head, behind.replace(GOES_ON, ''))
  })
  const [first, ...others] = all
  const isSum = first && Math.abs(first.value - others.reduce((sum, { value }) => sum + value, 0)) < 1
  const isTotal = first && (isSum || first.total !== undefined)
  if (isTotal)
    return [{ ...first, row: undefined, total: withoutEnd(words.slice(0, amounts[0]?.end).trim(), MARKS) } as PaidPiece, ...others]
  return first && withoutHead(head) === '' ? all : []
}

/** What may stand before a payment: "We would like to be paid", "Payments:", "The option is", "first payment of"; anything else says more of them. */
const WANTED = `(?:we(?:['’]d| would) like|we (?:want|propose|plan|ask|get|invoice|bill|expect|receive))(?: for)?(?: to be)?`
const CALLED = String.raw`(?:paid|payable|(?:the )?(?:\w+ )?(?:payments?|instal?lments?)(?: \d+)?)(?: (?:are|is|of|as))?`
const OPTIONAL = `(?:for )?(?:the |our )?option(?: is| costs| price is)?`
const HEAD = new RegExp(String.raw`^\W*(?:${OPTIONAL}\W*)?(?:${WANTED}\W*)?(?:(?:to be |for )?${CALLED})?\W*$`, 'i')
/** Behind a whole price: "payable as". */
const GOES_ON = /\s(?:paid|payable|to be paid|split|made up|in \w+ (?:payments|parts))\b[^\d$]*$/i

function withoutHead(words: string): string {
  return HEAD.test(words) ? '' : words
}

/** What says that an amount is the whole of a price. */
const TOTAL = /\b(?:price|total|base|overall|altogether|in all|FFP|award|ceiling|option)\b/i

function known(one: Measure, words: string): PaidPiece {
  return { value: one.value, isShare: one.unit?.dimension === 'percent', isOption: /\boption\b/i.test(words) }
}

function piece(one: Measure, words: string, before: string, behind: string): PaidPiece {
  const told = known(one, `${before} ${behind}`)
  const { title, due, isEvent } = eventOf(before, behind)
  const printed = words.slice(one.start, one.end)
  const paid = amountPrinted(words, one)
  if (title !== '' && (due || isEvent)) return { ...told, row: { title: raised(title), ...(due ? { due } : {}), paid } }
  const isTotal = due === undefined && !isEvent && TOTAL.test(`${before} ${behind}`)
  return isTotal ? { ...told, total: withoutEnd(`${before}${printed}${behind}`.trim(), MARKS) } : told
}

const NUMBER = String.raw`(?:\d{1,2}|${BELOW_TWENTY.slice(1).toReversed().join('|')})`
const NTH = String.raw`(?:\d{1,2}(?:st|nd|rd|th)|${[...ORDINALS.keys()].slice(0, 12).join('|')})`
const COUNTED = String.raw`(?:months?\s${NUMBER}|M\s?\d{1,2}|weeks?\s\d{1,2}|(?:the\s)?${NTH}\smonth)`
/** When something is paid: "at the end of month 3", "end M2", "month six". */
const TIME = new RegExp(
  String.raw`\(?(?:\b(?:due|paid|in|at|by|on|around|about)\s)*(?:the\s)?(?:\b(?:end|middle|start|beginning|close)\s(?:of\s)?)?\b${COUNTED}\b\)?`,
  'gi',
)
/** What something is paid for stands behind one of these: when it has come about, or for what. */
const EVENT = /^(?:after|at|on|upon|when|once|with|following)\s/i
const FOR = /^(?:(?:for|as|is|are|goes|comes|due|paid|to|of|we|ask|get|the option)\s|<?-+>?\s|[=:–—<>|(]\s*)/i
const ARTICLE = /^(?:the|an?|our|acceptance of|accepted|completion of|delivery of)\s/i
/** What says nothing of it. */
const FILLER =
  /^(?:and|then|and then|after|on|at|upon|when|once|in|by|in one go|at once|once|another|(?:and )?the (?:last|first|rest|remaining|final)(?: one)?|finally|plus|so|also)$/i
const LEADING = /^(?:and|then|plus|finally|so)\s/i
const TRAILING = /[\s,]+(?:and|then|and then|plus|finally|another|(?:and )?(?:then )?the (?:last|remaining|final))$/i
/** "The head design's done": what has come about is told by its words. */
const DONE = /(?:['’]s| is| are| has been| have been) (?=(?:done|complete|held|built|\p{L}+ed)$)/iu
/** More words tell more than what is paid for. */
const LONGEST = 12

/** What an amount is paid for, in which month, and whether its words say that it is paid when that has come about. */
function eventOf(before: string, behind: string): { title: string; due?: string; isEvent: boolean } {
  const [one, other] = [before, behind].map((words) => timeApart(words)) as [TimeApart, TimeApart]
  const times = [...one.times, ...other.times]
  const months = times.flatMap((words) => monthsTold(words)?.to ?? [])
  const due = months.length === 1 ? `${months[0]}` : undefined
  // several things before an amount are paid for together
  const parts = other.parts.length === 0 && one.parts.length > 1 ? [one.parts.join(', ')] : [...other.parts, ...one.parts]
  const [first = ''] = parts
  const isEvent = EVENT.test(first)
  const isOne = times.length < 2 && months.length === times.length && parts.length < 2 && !(isEvent && FOR.test(before))
  if (parts.length === 0 && due) return { title: `month ${due}`, due, isEvent: false }
  const title = titleOf(first)
  const isShort = partedAtSpaces(title).length <= LONGEST
  return isOne && isShort && measuresIn(title).every(({ unit }) => unit === null)
    ? { title, ...(due ? { due } : {}), isEvent }
    : { title: '', isEvent: false }
}

type TimeApart = { times: string[]; parts: string[] }

/** The times of some words, and the other words, clause by clause. */
function timeApart(words: string): TimeApart {
  const rest = words.replace(TIME, ' , ')
  const parts = rest
    .split(/\s*[,;]\s+|\s\(|\)/)
    .map((part) => withoutEnd(part.trim().replace(/^\W+(?=[\p{L}\d])/u, ''), ' .,;:').replace(TRAILING, ''))
    .filter((part) => /[\p{L}\d]/u.test(part) && !FILLER.test(part) && !HEAD.test(part))
  return { times: [...words.matchAll(TIME)].map(([time]) => time), parts }
}

function titleOf(words: string): string {
  let title = words
  for (let last = ''; last !== title; ) {
    last = title
    title = [LEADING, EVENT, FOR, ARTICLE].reduce((left, one) => left.replace(one, ''), title)
  }
  return title.replace(DONE, ' ')
}
