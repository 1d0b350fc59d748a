import { oneLine } from '../../language/characters.ts'
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
    const rest = text.slice(end).replace(/^\s+/, '')
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

const SUBJECT_AND_VERB =
  /^(?=\S+\s\S+\s\S).*?\S\s(?:shall|will|would|must|can|is|are|was|were|has|have|does|leads|performs|supervises|manages|directs|judges|accepts|simulates|verifies|confirms|analy[sz]es|develops|prepares|compares|trains|collects|calibrates|operates|delivers|reaches|exceeds|passes)\b/i
const PERSON_AND_VERB =
  /^(?:(?:we|they|I)\s(?!and\b)[a-z]{2,}\s|(?:he|she|it|the contractor|(?:Dr|Mr|Ms|Mrs|Prof)\.?\s(?:[A-Z][\w.’'-]*\s){0,2}[A-Z][\w’'-]+|[A-Z][a-z’'-]+\s[A-Z][a-z’'-]+)\s[a-z]{2,}s\s)/i

/** Whether a text has somebody or something and what they do, and not only the words for it. */
function isSentence(typed: string): boolean {
  return SUBJECT_AND_VERB.test(typed) || PERSON_AND_VERB.test(typed)
}

/** The words behind a name, without the preposition that the name makes needless; a bare number of months is counted from the award. */
function valueSaid(named: readonly HowFact[], typed: string): string {
  if (named.length > 1) return smallArticle(typed)
  const [fact] = named
  const months = fact === 'date' ? /^(?:by\s|in\s)?(?:month\s)?(\d{1,2})(?:\s?(?:months?))?(?:\safter award)?\.?$/i.exec(typed) : null
  if (months) return `Award + ${months[1]} ${months[1] === '1' ? 'Month' : 'Months'}`
  return smallArticle(typed.replace(NEEDLESS[fact ?? 'method'], ''))
}

const NEEDLESS: Record<HowFact, RegExp> = {
  method: /^$/,
  instrument_or_data: /^(?:with|using|on|in)\s/i,
  who: /^by\s/i,
  where: /^(?:at|in)\s/i,
  threshold: /^$/,
  evidence: /^(?:in|by)\s/i,
  date: /^by\s/i,
}

function smallArticle(text: string): string {
  return text.replace(/^(?:The|An?|Our|By|With|In|At)\s/, (word) => word.toLowerCase())
}

function ended(text: string): string {
  return /[.!?]["'”’)]*$/.test(text) ? text : `${text.replace(/[\s,;:]+$/, '')}.`
}
