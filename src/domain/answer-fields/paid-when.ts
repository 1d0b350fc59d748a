import { raised, withoutEnd } from '../../language/characters.ts'
import { measuresIn } from '../../language/quantity/measure.ts'
import { sentencesOfLines } from '../../language/sentence.ts'
import { stemsIn } from '../../language/stem.ts'
import type { AnswerRow } from './answer-rows.ts'

/** Between two payments of a sentence. */
const BETWEEN = /,\s+(?:and\s+|then\s+)?|\s+and\s+/
/** A share or an amount, and behind it when it is paid: "20% after kick-off", "$40k when the rig runs". */
const PAID = /^(\$\s?\d[\d,.]*k?|\d[\d.]*\s?(?:%|percent))\s+(?:after|at|on|upon|when|once|with)\s+(?=\p{L})(.+)$/iu
/** What only says that it has come about. */
const LEADING = /^(?:the|an?|acceptance of|accepted|delivery of)\s+/i
/** What may stand before the first: "Paid", "We would like to be paid", "Payments:"; anything else says more of them. */
const BEFORE = /^(?:we(?:['’]d| would) like\s+|we (?:want|propose|plan)\s+)?(?:to be )?(?:paid|payments?(?: are| of)?)?:?\s*(?=\$?\d)/i

const FEWEST = 2
const WHOLE = 100

/**
 * The milestones of a sentence that tells payments and nothing else, "Paid 20% after kick-off, 30% after the design review and 50% on the final report": what each is
 * for, how much, and in which month it is due where a step says so; shares are those of a whole. Empty of any other sentence.
 */
export function paidWhen(sentence: string, steps: readonly AnswerRow[]): AnswerRow[] {
  const pieces = withoutEnd(sentence.replace(BEFORE, ''), ' .').split(BETWEEN)
  const told = pieces.flatMap((piece): AnswerRow[] => {
    const [, paid, words = ''] = PAID.exec(piece) ?? []
    const title = words.replace(LEADING, '').replace(LEADING, '')
    const due = /^month (\d{1,2})$/i.exec(title)?.[1] ?? dueOf(title, steps)
    return paid ? [{ title: raised(title), ...(due ? { due } : {}), paid }] : []
  })
  if (told.length < FEWEST || told.length !== pieces.length) return []
  const shares = told.flatMap(({ paid = '' }) =>
    measuresIn(paid).flatMap(({ value, unit }) => (unit?.dimension === 'percent' ? value : [])),
  )
  const isWhole = shares.length === told.length && Math.round(shares.reduce((sum, one) => sum + one, 0)) === WHOLE
  return isWhole || told.every(({ paid = '' }) => paid.startsWith('$')) ? told : []
}

/** The months that are named right behind some words, "a design review at the end of month 2". */
const BEHIND = /^(?:(?!\bnot\b)[^.;]){0,40}?\bmonth\s+(\d{1,2})\b/i
const LAST_MONTH = /(\d{1,2})\D*$/

/** The month of what a step tells by these words, as it says there, else that in which the step ends that is called so; undefined where none does. */
function dueOf(title: string, steps: readonly AnswerRow[]): string | undefined {
  for (const { method = '' } of steps) {
    const at = method.toLowerCase().indexOf(title.toLowerCase())
    const [, month] = at < 0 ? [] : (BEHIND.exec(method.slice(at + title.length)) ?? [])
    if (month) return month
  }
  const words = stemsIn(title)
  const called = steps.find(({ action = '' }) => words.length > 0 && words.every((word) => stemsIn(action).includes(word)))
  return LAST_MONTH.exec(called?.months ?? '')?.[1]
}

/** "Design review, month 6, $200,000": one payment of a sentence that says what it is for, when and how much; what heads the first of several stands before a colon. */
const EACH = /^(?:[^:]{0,90}:\s+)?([^:$]{3,120}),\s+month (\d{1,2}),\s+(\$\d[\d,.]*\d)$/i
const FEWEST_SENTENCES = 3

/** The milestones that sentences tell one by one, each what it is for, its month and its amount, with the sentences; empty where fewer than three follow each other. */
export function paidEach(sentences: readonly string[]): { rows: AnswerRow[]; told: readonly string[] } {
  const all = sentences.map((one) => EACH.exec(withoutEnd(one.trim(), ' .')))
  const from = all.findIndex(Boolean)
  const end = all.findIndex((one, at) => at > from && !one)
  const run = from < 0 ? [] : all.slice(from, end < 0 ? undefined : end)
  if (run.length < FEWEST_SENTENCES) return { rows: [], told: [] }
  const rows = run.flatMap((one): AnswerRow[] => {
    const [, title = '', due = '', paid = ''] = one ?? []
    return [{ title: raised(title), due, paid }]
  })
  return { rows, told: sentences.slice(from, from + run.length) }
}

/** The payments that sentences of a text tell one by one, with the first of these and all their words; undefined where there are none. */
export function paymentsIn(text: string): { rows: AnswerRow[]; first: string; words: string } | undefined {
  const { rows, told } = paidEach(sentencesOfLines(text))
  const [first, last] = [told[0], told.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const from = text.indexOf(first)
  return { rows, first, words: text.slice(from, text.indexOf(last, from) + last.length) }
}
