import { oneLine, partedAtSpaces } from '../../../language/characters.ts'
import { clauseOf, isOrder } from '../../../language/clause.ts'
import { wordsOf } from '../../../language/words.ts'

/** A lead that goes straight on into its items ends with one of these: "… shall be able to:", "Deliverables include:". */
const RUNS_ON = new Set('to will shall must should may can include includes including of on that for be by with are is'.split(' '))
/** And behind a modal with one of these: "The mast shall support:". */
const RUN_ON = new Set('support provide address enable cover demonstrate consider allow consist'.split(' '))
const LEADS_VERB = new Set(['will', 'shall', 'must', 'should', 'to'])

function runsOn(introduction: string): boolean {
  const words = partedAtSpaces(introduction.toLowerCase())
  const last = words.at(-1) ?? ''
  return RUNS_ON.has(last) || (RUN_ON.has(last) && LEADS_VERB.has(words.at(-2) ?? ''))
}

const INCLUDES = new Set(['include', 'includes', 'including'])

const LONGEST_LEAD = 240

/** A list item as a demand that can be read alone: what introduces it, then the item. An item that is a full demand itself needs no introduction. */
export function inContext(item: string, lead: readonly string[]): string {
  const introduction = lead
    .map((text) => text.replace(/(?:,?\s*at a minimum,?|,?\s*but (?:is |are )?not limited to,?)?\s*[:.]\s*$/i, '').trim())
    .filter((text) => text.length <= LONGEST_LEAD)
    .at(-1)
  const body = oneLine(item.replace(/[;,]?(?:\s+and|\s+or)?[;,]?\s*$/, ''))
  if (!introduction) return body
  const words = wordsOf(body)
  if (INCLUDES.has(partedAtSpaces(introduction.toLowerCase()).at(-1) ?? '') && isOrder(words)) return `${introduction}: ${body}`
  if (runsOn(introduction)) return `${introduction} ${lowered(body)}`
  return isOrder(words) || clauseOf(words).modals.length > 0 ? body : `${introduction}: ${body}`
}

/** So many words of an item tell where it begins in its context. */
const FIRST_WORDS = 4

/** Whether a demand is an item in its context that was introduced as something to do: "The Phase I effort shall:", "The offeror will:". */
export function isIntroducedAsWork({ text, quote }: { text: string; quote: string }): boolean {
  const first = partedAtSpaces(quote.trim().toLowerCase()).slice(0, FIRST_WORDS).join(' ')
  const lead = text.slice(0, Math.max(0, text.toLowerCase().indexOf(first))).trim()
  return LEADS_VERB.has(partedAtSpaces(lead.toLowerCase()).at(-1) ?? '')
}

/** A first word in ordinary capitals goes small in mid-sentence; acronyms, names and terms in capitals stay. */
function lowered(text: string): string {
  return /^(?:The|An?|Any|All)\s|^[A-Z][a-z]+(?:-\w+)?[\s,](?!(?:(?:and|or|of)\s)?[A-Z])/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}
