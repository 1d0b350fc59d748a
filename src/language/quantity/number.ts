/** Digits with thousands and decimals, as the source of a regular expression. */
export const DIGITS = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+`

/** Powers of ten: "1e-6", "10^-6", "3 x 10^5", "10⁻⁶". */
const POWER = String.raw`(?:[eE][-−+]?\d{1,2}(?![\w])|\s?[x×]\s?10\s?(?:\^\s?[-−+]?\d{1,3}|[⁻⁺]?[⁰¹²³⁴-⁹]+)|\^\s?[-−+]?\d{1,3}|(?<=10)[⁻⁺]?[⁰¹²³⁴-⁹]+)?`

/** "Plus or minus" in words, before a number. */
export const OFF_IN_WORDS = String.raw`\b[Pp]lus(?:\sor\s|-or-)minus\s`

/** "minus five": what is below zero, said; of "plus or minus five" it is no sign. */
export const MINUS = String.raw`(?<!\bor[\s-])\b[Mm]inus\s`

/** A number in digits, with its sign, tolerance mark or power, as the source of a regular expression. */
export const NUMBER = String.raw`(?:[+]\s?\/?\s?[-−–]\s?|[±]\s?|${OFF_IN_WORDS}|${MINUS}|[-−+]|(?<=(?:^|[\s(~≥≤<>]))–)?(?:${DIGITS})${POWER}(?:\/\d{1,2}(?![\d/]))?|[½¼¾]`

/** A part of something that is named: "half", "one-half", "two thirds". */
export const PART_OF_WHOLE =
  '(?:(?:[Oo]ne|[Aa])[- ])?[Hh]alf(?!-)|(?:[Oo]ne|[Aa])[- ](?:third|quarter)|(?:[Tt]wo|[Tt]hree)[- ](?:thirds|quarters)'

const PARTS: Record<string, number> = { half: 1 / 2, third: 1 / 3, thirds: 2 / 3, quarter: 1 / 4, quarters: 3 / 4 }

/** How much of the whole such words name; undefined for others. */
export function partNamed(words: string): number | undefined {
  return PARTS[words.toLowerCase().split(/[- ]/).at(-1) ?? '']
}

/** Words that are a number only before what they count or are of. */
export const NUMBER_WORD = String.raw`\b[Aa]n?(?=\sorder of magnitude)|\b(?:[Ss]ingle|[Dd]ual|[Qq]uad|[Hh]exa|[Oo]cta)(?=-[Cc]ore\b)|\b[Tt]wice(?=\s(?:the|as)\b)|\b(?:${PART_OF_WHOLE})(?=\sof\s(?:the|these|those|all)\b|\sthe\s(?:weight|size|cost|power|time|mass|volume|price)\b)`

/** ".014 in", "±.0006": words with a zero ahead of each decimal that is told without, so that nobody who drops a full stop makes it a thousand times as much. */
export const withLeadingZeros = (words: string): string => words.replace(/(?<![\p{L}\d.)\]])\.(?=\d)/gu, '0.')
