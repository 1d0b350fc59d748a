import type { Span } from '../layout/span.ts'

const WHO = String.raw`(?:[Ee]nd[- ]users?|[Cc]ustomers?|[Tt]ransition\s+(?:partner|customer|target|sponsor|program)s?|[Pp]rogram\s+of\s+record|[Aa]cquisition\s+program)`

/** A statement that names who will use the result: "The end user is PMA-264", "Transition partner: PEO Ships". */
const SAID = new RegExp(
  String.raw`\b${WHO}(?:\s+(?:for|of)\s+(?:this|the)\s+[a-z ]{3,40}?)?(?:\s+(?:is|are|will\s+be|includes?)|:)\s+(?:the\s+)?([A-Z][^.;:\n]{2,160})`,
  'g',
)

/** A name has an acronym or a second word in capitals; "Any service" is none. */
const NAME = /\b[A-Z]{2,}[\w-]*|\b(?:Program|Office|Command|Navy|Army|Air Force|Marine|Squadron|Wing|Directorate|Center)\b/

/** What of a sentence is no name any more: "…, and blades shall fit", "… which needs". */
const AFTER_NAME = /(?:,?\s+(?:who|which|that|to (?:be|use|whom)|and will|as (?:well|a))\b|,\s+(?:and|but|so|with|for|where)\s+[a-z]).*$/s

/** Where the text names who will use the result; a general word ("Military users") names nobody. */
export function customerSpan(text: string): Span | undefined {
  for (const match of text.matchAll(SAID)) {
    const value = match[1]?.replace(AFTER_NAME, '').trim()
    if (!value || !NAME.test(value)) continue
    const start = match.index + match[0].length - (match[1]?.length ?? 0)
    return { start, end: start + value.length, value }
  }
  return undefined
}
