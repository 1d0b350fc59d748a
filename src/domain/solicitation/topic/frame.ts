import { oneSpaced } from '../../../language/characters.ts'
import type { Span } from '../layout/span.ts'

const AMOUNT = /\$\s?\d[\d,]*(?:\.\d+)?(?:\s?(?:million|thousand|[MK])\b)?/gi

/** Words near an amount that say it is what an award may cost, and words that say it is something else. */
const AWARD = /award|proposal|phase\s+i{1,2}\b|base|not\s+(?:to\s+)?exceed|ceiling|maximum|funding|contract/i
const NOT_AWARD =
  /assistance|TABA|production|unit cost|cost of (?:a|the|each)\s|per\s+(?:unit|system|part|item|copy|year)|price|quantit|damage|market|savings|billion|(?:system|device|sensor|vehicle|component|kit|material)s? (?:shall |should |must |will )?cost/i
const LIMIT =
  /(?:up to|not (?:to )?exceed(?:ing)?|maximum(?: of)?|ceiling(?: of| is)?|no more than|limited to|capped at|award(?: amount| value| ceiling)?:?)[^.$]{0,40}$/i

/** How far around an amount is looked for what it is, in characters. */
const BEFORE = 120
const AFTER = 60

/** The first amount that the text prints as the limit of an award, as printed ("$250,000"); undefined when it prints none (spec: never guessed). */
export function awardCeiling(text: string): Span | undefined {
  for (const match of text.matchAll(AMOUNT)) {
    const end = match.index + match[0].length
    const before = text.slice(Math.max(0, match.index - BEFORE), match.index)
    const around = before + text.slice(end, end + AFTER)
    if (LIMIT.test(before) && AWARD.test(around) && !NOT_AWARD.test(around)) return { start: match.index, end, value: match[0].trim() }
  }
  return undefined
}

const COUNT = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty(?:[- ](?:one|four|seven))?|thirty(?:[- ]six)?|forty[- ]eight|sixty)`
const SPAN = String.raw`${COUNT}(?:\s*\(\d{1,2}\))?[- ]?(?:calendar\s+|full\s+)?(?:months?|years?)`

/** The second part of a period: its base and its option ("; 24 month Base, 24 month Option, if exercised", " with a 6-month option"). */
const PARTS = String.raw`(?:[;,]?\s*(?:(?:and|plus|with|followed by)\s+)?(?:an?\s+)?(?:\(?)${SPAN}(?:\s+(?:phase i{1,2}\s+)?(?:base|option)(?: period)?)(?:,? if exercised)?)*`

const PERIODS = [
  String.raw`(?:periods?\s+of\s+performance|performance\s+periods?|\bPoP\b)[^.;\d]{0,60}?\b(${SPAN}${PARTS})`,
  String.raw`\b(${SPAN})\s+(?:base\s+)?(?:periods?\s+of\s+performance|performance\s+periods?)`,
  String.raw`\bbase\s+(?:period|effort|contract)\s+(?:of|is|will\s+be|shall\s+be|not\s+(?:to\s+)?exceed(?:ing)?|shall\s+not\s+exceed)\s+(?:up\s+to\s+)?(${SPAN}(?:,?\s+(?:and|with|plus)\s+(?:an?|the)\s+option(?:\s+period)?\s+(?:of|is|will\s+be)\s+${SPAN}|${PARTS}))`,
  String.raw`\b(${SPAN}\s+base(?:\s+period)?${PARTS})`,
  String.raw`\bphase\s+i{1,2}\s+(?:efforts?|awards?|contracts?|duration|projects?)\s+(?:(?:is|are|will|shall|should|must|be|last|not|have|run|for|a|limited|to|of|exceed|up|duration|completed?|within|in)\s+){1,6}(${SPAN})`,
].map((pattern) => new RegExp(pattern, 'i'))

/** The period of performance as printed ("6-month", "nine (9) months", "four years; 24 month Base, 24 month Option"); undefined when the text prints none. */
export function periodOfPerformance(text: string): Span | undefined {
  for (const pattern of PERIODS) {
    const match = pattern.exec(text)
    if (!match?.[1]) continue
    const start = match.index + match[0].lastIndexOf(match[1])
    return { start, end: start + match[1].length, value: oneSpaced(match[1]) }
  }
  return undefined
}
