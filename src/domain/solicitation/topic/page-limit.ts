import { oneSpaced } from '../../../language/characters.ts'
import type { Span } from '../layout/span.ts'

const PAGES = String.raw`\b((?:\d{1,3}|[a-z]{3,9}(?:-[a-z]{3,5})? \(\d{1,3}\)|five|ten|fifteen|twenty|thirty)[- ]?(?:single[- ]sided |double[- ]spaced |total )?(?:pages?(?:\s*(?:\/|or|and)\s*slides?)?|slides?))`

const PAGE_LIMITS = [
  String.raw`(?:not|never)\s+(?:to\s+)?(?:be\s+)?(?:exceed|longer\s+than|more\s+than)\s+(?:a\s+(?:maximum|total)\s+of\s+)?${PAGES}`,
  String.raw`(?:limited\s+to|page(?:\/slide)?\s+limit(?:ation)?(?:\s+(?:is|of|for\s+[^.;]{3,60}\s+(?:is|of)))?:?|(?:a\s+)?maximum(?:\s+length)?(?:\s+(?:of|is))?|no\s+(?:more|longer)\s+than|must\s+be|up\s+to)\s+(?:a\s+(?:maximum|total)\s+of\s+)?${PAGES}`,
  String.raw`${PAGES}\s+(?:or\s+(?:less|fewer)|max(?:imum)?\b|limit)`,
].map((pattern) => new RegExp(pattern, 'gi'))

const PROPOSAL = /technical volume|\bvolume (?:2|ii|two)\b|proposals?\b|page(?:\/slide)? limit/i
const NOT_PROPOSAL =
  /cost volume|commerciali[sz]ation (?:report|plan|strategy)|white ?papers?|slide deck|r[ée]sum[ée]|appendi|final report|quad chart|letters?|feasibility (?:documentation|volume|appendix)|abstract|summary|showcase/i

/** The limit of pages for the proposal's technical volume as printed ("15 pages", "20 pages/slides"); undefined when the text sets none. */
export function pageLimit(text: string): Span | undefined {
  for (const pattern of PAGE_LIMITS) {
    for (const match of text.matchAll(pattern)) {
      if (!match[1]) continue
      const end = match.index + match[0].length
      const sentence = sentenceHalf(text.slice(Math.max(0, match.index - 200), match.index), 'before')
      const rest = sentenceHalf(text.slice(end, end + 100), 'after')
      if (!PROPOSAL.test(`${sentence} ${match[0]} ${rest}`) || NOT_PROPOSAL.test(sentence)) continue
      const start = match.index + match[0].indexOf(match[1])
      return { start, end: start + match[1].length, value: oneSpaced(match[1]) }
    }
  }
  return undefined
}

function sentenceHalf(text: string, side: 'before' | 'after'): string {
  const parts = text.split(/[.;!?]\s|\n/)
  return (side === 'before' ? parts.at(-1) : parts[0]) ?? ''
}
