const AMOUNT = String.raw`\$\s?\d[\d,]*(?:\.\d+)?(?:\s?(?:million|thousand|[MK])\b)?`

/** Words near an amount that say it is what an award may cost, and words that say it is something else. */
const AWARD = /award|proposal|phase\s+i{1,2}\b|base|not\s+(?:to\s+)?exceed|ceiling|maximum|funding/i
const NOT_AWARD = /assistance|TABA|production|unit cost|cost of (?:a|the|each)|per\s+unit|price of|quantit/i

/** The highest amount that the text prints for an award, as printed ("$250,000"); undefined when it prints none (spec: never guessed). */
export function awardCeiling(text: string): string | undefined {
  const pattern = new RegExp(AMOUNT, 'gi')
  for (const match of text.matchAll(pattern)) {
    const before = text.slice(Math.max(0, match.index - 120), match.index)
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 60)
    const saysLimit =
      /(?:up to|not (?:to )?exceed(?:ing)?|maximum(?: of)?|ceiling(?: of)?|no more than|limited to|award(?: amount)?:?)[^.$]{0,40}$/i.test(
        before,
      )
    if (saysLimit && AWARD.test(before + after) && !NOT_AWARD.test(before + after)) return match[0].trim()
  }
  return undefined
}

const COUNT = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|twenty[- ]four|thirty|thirty[- ]six)`
const SPAN = String.raw`${COUNT}(?:\s*\(\d{1,2}\))?[- ]?(?:calendar\s+)?(?:months?|years?)`

/** The period of performance as printed ("6-month", "four years; 24 month Base, 24 month Option"); undefined when the text prints none. */
export function periodOfPerformance(text: string): string | undefined {
  const after = new RegExp(String.raw`period of performance[^.;\d]{0,60}?\b(${SPAN}(?:[;,]\s*${SPAN}\s+(?:base|option))*)`, 'i').exec(text)
  const before = new RegExp(String.raw`\b(${SPAN})\s+(?:base\s+)?period of performance`, 'i').exec(text)
  return (after?.[1] ?? before?.[1])?.replace(/\s+/g, ' ')
}
