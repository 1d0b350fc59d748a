import { DOLLARS } from '../../language/quantity/money.ts'
import { COUNT } from '../../language/quantity/number-word.ts'
import { phaseNamed, type RulePhase } from './chapter.ts'
import type { RuleKind } from './instructions.ts'
import type { Statement } from './statement.ts'

/** A rule found in a statement: its value as printed and where in the statement that stands. `phase` when the words beside the value name one. */
export type FoundRule = { kind: RuleKind; value: string; at: number; phase?: RulePhase | null }

const AMOUNT = new RegExp(DOLLARS, 'gi')
const SPAN = new RegExp(String.raw`\b(?:${COUNT}\s?(?:to|-|–|or)\s?)?${COUNT}[\s-]{0,2}(?:calendar\s)?(?:months?|years?)\b`, 'gi')
const PAGES = new RegExp(
  String.raw`\b${COUNT}[\s-]{0,2}(?:total\s|single-sided\s)?(?:pages?(?:\s?\/\s?slides?)?|slides?|PowerPoint slides)\b`,
  'gi',
)

const LIMITS =
  /exceed|up to|max(?:imum|\.)?\b|ceiling|limit|no (?:more|longer|greater) than|not be (?:more|greater) than|\bcap(?:ped)?\b|\bNTE\b|(?:amount|value|cost|price|budget|total|funding)\b[^.$]{0,60}(?:is|are|of|:|be)\s|(?:award|contract)s?\b[^.$]{0,40}\b(?:of|is|are|for|at|be)\s/i
const AWARDED = /award|\bbase\b|phase i{1,2}\b|proposal|contract|\bcost\b|price|effort|funding|budget|topic/i
const NOT_AWARDED =
  /matching|enhancement|per unit|unit cost|production|waiver|supplement|sequential|pricing data|micro-?purchase|revenue|sales|equipment|travel|profit|\bfee\b|penalt|fine\b|investor|investment|in cash|threshold|market|annual|million per/i
const ASSISTANCE = /\bTABA\b|technical (?:and|&) business assistance|technical assistance/i

/** Award and option ceilings: amounts that limit what is proposed, not amounts for assistance, matching funds or purchases. */
export function ceilingsIn({ text, heading, before }: Statement): FoundRule[] {
  if (!LIMITS.test(text) && !LIMITS.test(before.slice(-80))) return []
  if (NOT_AWARDED.test(text) || ASSISTANCE.test(heading)) return []
  if (!AWARDED.test(text) && !/cost|award|price/i.test(heading)) return []
  return piecesOf(text, AMOUNT)
    .filter(
      ({ left, right }) =>
        !ASSISTANCE.test(left.slice(-90)) &&
        !/^\s*(?:for|of|in)\s+(?:\w+\s){0,2}(?:TABA\b|assistance)/i.test(right) &&
        !/\bTABA\b[^$]{0,40}$/i.test(left) &&
        !/^[^.$]{0,30}\b(?:if|when|with)\b[^.$]{0,30}\bTABA/i.test(right),
    )
    .map((piece) => ({ kind: isOption(piece) ? ('option_ceiling' as const) : ('award_ceiling' as const), ...printed(piece) }))
}

const PERIOD =
  /period[s]? of performance|\bPoP\b|duration|performance period|months? in length|time ?frame|months?(?:\s|-)(?:long )?(?:period|effort|project|contract|base|option)|period (?:not to exceed|of up to)|\blasts?\b|\$[\d,.]+[^.$]{0,60}\bmonths?\b|\bbase\b|\boption\b|phase i{1,2}\b[^.]{0,90}\bmonths?\b|months?\b[^.]{0,30}\bphase i{1,2}\b|technical effort/i
const NOT_PERIOD =
  /enhancement|additional period|extension|experience|\bsince\b|gap between|record retention|data rights|rights period|protest|warranty/i
const ELSEWHEN_BEFORE =
  /(?:within|after|every|past|the last|previous|first|next|prior|in|each|least|than)\s+(?:the\s+)?(?:first\s|next\s|last\s|past\s)?$/i
const LIMIT_BEFORE = /(?:exceed(?:s|ing)?|no (?:more|longer|greater|less) than|completed (?:with)?in|duration (?:with)?in)\s+(?:a\s)?$/i
const ELSEWHEN_AFTER =
  /^\s*(?:\(?s?\)?\s*)(?:prior|before|after|following|from|later|old|ago|thereafter|of (?:the )?(?:award|completion|contract|inventor)|into)\b/i

/** Periods of performance and of options: spans that are said to be how long the work lasts. */
export function periodsIn({ text }: Statement): FoundRule[] {
  if (!PERIOD.test(text) || NOT_PERIOD.test(text)) return []
  return piecesOf(text, SPAN)
    .filter(
      ({ left, right }) => !ELSEWHEN_AFTER.test(right) && (!ELSEWHEN_BEFORE.test(left.slice(-30)) || LIMIT_BEFORE.test(left.slice(-40))),
    )
    .map((piece) => ({ kind: isOption(piece) ? ('option_period' as const) : ('period_of_performance' as const), ...printed(piece) }))
}

const NO_OPTION =
  /\boptions?\s+(?:periods?\s+)?(?:are|is|will)\s+not\s+(?:be\s+)?(?:anticipated|permitted|allowed|accepted|used|offered|considered)|\b(?:does|do|will)\s+not\s+(?:use|accept|offer|include|exercise)\s+(?:Phase I{1,2}\s+)?options?\b/i

/** "Options are not anticipated": that there is no option is a rule too. */
export function noOptionIn({ text }: Statement): FoundRule[] {
  const found = NO_OPTION.exec(text)
  return found ? [{ kind: 'option_period', value: found[0], at: found.index }] : []
}

const PAGE_LIMIT_BEFORE =
  /(?:exceed(?:s|ing)?|max(?:imum|\.)?(?:\s(?:of|length|is))*|limited to|limit(?:ation)?s?\s?(?:is|of|:|for[^.]{0,60}(?:is|are))?|(?:no|not be|not) (?:more|longer|greater) than|up to|length(?: is)?:?|\bNTE|shall be|must be|will be|\bis|:|\()\s*(?:an?\s|the\s)?(?:(?:maximum|total|combined total) of\s)?$/i
const PAGE_LIMIT_AFTER = /^\s*(?:in length\s?)?(?:limit|max(?:imum)?\b|or (?:less|fewer)|\(?excluding|in length|cap\b)/i
const PROPOSAL =
  /technical (?:volume|proposal|approach)|volume (?:2|II)\b|white ?paper|proposals?\b|slide deck|pitch deck|feasibility documentation|snapshot/i
const NOT_PROPOSAL =
  /resume|curriculum|letter|justification|TABA|commercialization (?:plan|strategy|report)|abstract|appendi|supporting document|volume 5|final report|summary report|executive summary|memorandum|cover sheet\b.{0,20}pages|biograph|publishable|quad chart|work plan/i
const OTHER_SUBMISSION = /not (?:as )?part of|showcase|pitch day|if selected/i

/** Page limits of the technical volume. Limits of letters, resumes and other enclosures are none. */
export function pageLimitsIn({ text, heading, before }: Statement): FoundRule[] {
  const about = PROPOSAL.test(text) ? text : `${heading} ${before.slice(-200)} ${text}`
  if (!PROPOSAL.test(about) || OTHER_SUBMISSION.test(before)) return []
  return piecesOf(text, PAGES)
    .filter(({ left, right }) => PAGE_LIMIT_BEFORE.test(left.slice(-90)) || PAGE_LIMIT_AFTER.test(right))
    .filter(({ whole }) => !NOT_PROPOSAL.test(whole) && !(NOT_PROPOSAL.test(before.slice(-120)) && !PROPOSAL.test(text)))
    .map((piece) => ({ kind: 'page_limit' as const, ...printed(piece) }))
}

/** One match in a sentence: what stands left of it up to the match before, and right of it. */
type Piece = { value: string; at: number; left: string; right: string; whole: string }

function piecesOf(text: string, pattern: RegExp): Piece[] {
  let from = 0
  return Array.from(text.matchAll(pattern), (match) => {
    const piece = {
      value: match[0].trim(),
      at: match.index,
      left: text.slice(from, match.index),
      right: text.slice(match.index + match[0].length, match.index + match[0].length + 120),
      whole: text,
    }
    from = match.index + match[0].length
    return piece
  })
}

function printed({ value, at, left }: Piece): Pick<FoundRule, 'value' | 'at' | 'phase'> {
  return { value, at, phase: phaseNamed(left) }
}

/** Whether an amount or span is an option's: "option" stands beside it, and not as one of what the total includes. */
function isOption({ left, right }: Piece): boolean {
  const after = /^\s*\)?\s*(?:for\s+)?(?:the\s+|an?\s+|each\s+)?(?:phase\s+i{1,2}\s+)?(base|option)\b/i.exec(right)?.[1]
  if (after) return after.toLowerCase() === 'option'
  const words = left.replace(/\binclu(?:ding|sive of|des)\s+(?:all\s+|any\s+)?options?/gi, '').toLowerCase()
  return words.lastIndexOf('option') > words.lastIndexOf('base')
}
