import { oneLine, partedAtSpaces } from '../../language/characters.ts'
import { cueList } from '../../language/cue-list.ts'
import { actorsIn } from '../grounding/person-name.ts'
import { factsStated, type HowFact } from './how-fact.ts'
import type { HowQuestion } from './how-question.ts'
import { capital, listed } from './quoted.ts'

/** What a question asks for, and of which words of the plan. */
type Asked = Pick<HowQuestion, 'part' | 'quote' | 'quotes' | 'asks'>

/** A text with the answer in it; `start` and `end` are the answer's. */
type Answered = { text: string; start: number; end: number }

/** What each missing fact is called where a few words stand for it: "Place: Dayton laboratory." */
const NAMES: Record<HowFact, readonly string[]> = {
  method: ['method'],
  instrument_or_data: ['tools', 'data'],
  who: ['lead'],
  where: ['place'],
  threshold: ['success'],
  evidence: ['evidence'],
  date: ['due'],
}

/** These two are said of a task itself: a line below does not count for it. */
const OF_ONE_TASK: readonly HowFact[] = ['threshold', 'evidence']

/** A text or criterion with a person's answer at the task that the question is about; what is asked of several tasks at once gets a line of its own. */
export function withAnswer(text: string, asked: Asked, written: string): Answered {
  const said = answerSentence(asked, written)
  const isShared = asked.quotes.length > 1 && !asked.asks.some((fact) => OF_ONE_TASK.includes(fact))
  const end = endOf(text, isShared ? (asked.quotes.at(-1) ?? asked.quote) : asked.quote)
  if (end === null) return put(text.trimEnd(), text.trim() === '' ? '' : '\n', said, '')
  if (isShared) {
    const rest = text.slice(end).trimStart()
    return put(text.slice(0, end), '\n\n', said, rest === '' ? '' : `\n${rest}`)
  }
  const before = text.slice(0, end)
  return put(before, /[.!?:;]["'”’)\]]*$/.test(before) ? ' ' : '. ', said, text.slice(end))
}

function put(before: string, joint: string, said: string, after: string): Answered {
  const start = before.length + joint.length
  return { text: before + joint + said + after, start, end: start + said.length }
}

/** Where a task ends: at the end of a line, else where its words first stand. */
function endOf(text: string, quote: string): number | null {
  let start = 0
  for (const line of text.split('\n')) {
    const end = start + line.trimEnd().length
    if (line.trimEnd().endsWith(quote)) return end
    start += line.length + 1
  }
  const at = text.indexOf(quote)
  return at < 0 ? null : at + quote.length
}

/**
 * An answer as a sentence of the plan: a sentence that says what was asked as it was typed, with its capital and its full stop; a few words
 * behind the name of what they are.
 */
function answerSentence({ part, asks }: Pick<Asked, 'part' | 'asks'>, written: string): string {
  const typed = oneLine(written)
  const stated = asks.filter((fact) => factsStated(typed).has(fact))
  if (isSentence(typed) && stated.length > 0) return ended(capital(typed))
  const named = stated.length === 1 ? stated : asks
  const names = named.flatMap((fact) => (part === 'criterion' && fact === 'who' ? ['judge'] : NAMES[fact]))
  return ended(`${capital(listed(names))}: ${valueSaid(named, typed)}`)
}

/** Verbs that show that what stands before them does or is something. */
const VERB = cueList(`
  shall | will | would | must | can | is | are | was | were | has | have | does | leads | performs | supervises | manages | directs | judges | accepts
  | simulates | verifies | confirms | analyzes | analyses | develops | prepares | compares | trains | collects | calibrates | operates | delivers
  | reaches | exceeds | passes`)
const SAYS_I = cueList('we _ | they _ | i _')
const OF_SEVERAL = cueList('we and | they and | i and')
const SOMEBODY = /^(?:he|she|it|the contractor|(?:Dr|Mr|Ms|Mrs|Prof)\.?\s\p{Lu}\S*)\s[a-z]{2,}s\s/iu

/** Whether a text has somebody or something and what they do, and not only the words for it. */
function isSentence(typed: string): boolean {
  if ((VERB.find(typed)?.index ?? 0) > 0 && partedAtSpaces(typed).length > 2) return true
  if (SAYS_I.find(typed)?.index === 0) return OF_SEVERAL.find(typed)?.index !== 0
  return SOMEBODY.test(typed) || actorsIn(typed)[0]?.start === 0
}

/** The words behind a name, without the preposition that the name makes needless; a bare number of months is counted from the award. */
function valueSaid(named: readonly HowFact[], typed: string): string {
  if (named.length > 1) return smallArticle(typed)
  const months = named[0] === 'date' ? BARE_MONTHS.exec(typed) : null
  if (months) return `Award + ${months[1]} ${months[1] === '1' ? 'Month' : 'Months'}`
  const [first = '', ...rest] = typed.split(' ')
  return smallArticle(named[0] && NEEDLESS[named[0]]?.includes(first.toLowerCase()) ? rest.join(' ') : typed)
}

const BARE_MONTHS = /^(?:by\s|in\s)?(?:month\s)?(\d{1,2})(?:\s?months?)?(?:\safter award)?\.?$/i

const NEEDLESS: Partial<Record<HowFact, readonly string[]>> = {
  instrument_or_data: ['with', 'using', 'on', 'in'],
  who: ['by'],
  where: ['at', 'in'],
  evidence: ['in', 'by'],
  date: ['by'],
}

const SMALL: ReadonlySet<string> = new Set(['The', 'A', 'An', 'Our', 'By', 'With', 'In', 'At'])

function smallArticle(text: string): string {
  const [first = ''] = text.split(' ', 1)
  return SMALL.has(first) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

function ended(text: string): string {
  return /[.!?]["'”’)]*$/.test(text) ? text : `${text.replace(/[\s,;:]+$/, '')}.`
}
