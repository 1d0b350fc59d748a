import { spelledNumbersIn } from '../../../language/quantity/spelled-number.ts'

/** Units as they are spoken. What counts days and weeks stays in words, as one writes it: "two weeks". */
const UNIT =
  /^(?:[- ])(?:percent|per cent|%|d[Bb]\w?|(?:kilo|mega|giga|tera)?hertz|[kMGT]?Hz|(?:(?:centi|milli|micro|nano|kilo)?(?:meters?|grams?|volts?|watts?|amp(?:ere)?s?|seconds?|joules?))|(?:mega|kilo)(?:watts?|volts?|pixels?|bytes?|bits?)|gigabytes?|terabytes?|feet|foot|inch(?:es)?|microns?|miles?|kilos?|pounds?|ohms?|degrees?|kelvins?|bars?|psi|minutes?|hours?|square|cubic|dollars?|siemens|teslas?|newtons?|pixels?|frames|bits?|bytes?|[kKmMcnµu]?(?:m|g|V|W|A|s|K)|°?[CF])(?=\b|[ ,.;]|$)/

const COUNTED_BEFORE =
  /\b(?:months?|weeks?|days?|years?|levels?|TRL|magnitude|version|factor|[Mm]onths?|[A-Z]{2,}[A-Z-]*)(?: (?:[\d.]+|\w+) (?:to|and|or|through))? $/
const PARTNER = /^ (to|through|or|and|by|of the|minus) $|^,? (?:uh,? |oh,? |actually,? )?(no|sorry|actually|no wait),? (?:month )?$/i
const AS_WORD = /^(?:an? )?(?:dozen|hundred|thousand|million|billion)$/i
const ROMAN = ['', 'I', 'II', 'III']

type Figure = { start: number; end: number; value: number; isMade: boolean }

/** Numbers as one writes them: "thirty dB" → "30 dB", "month one to three" → "month 1 to 3"; small counts stay words. */
export function inFigures(said: string): string {
  const text = withThousands(withHalves(withPowers(said)))
  const found = spelledNumbersIn(text)
    .filter(({ value, start, end }) => Number.isFinite(value) && !isShare(text.slice(start, end)))
    .map((one) =>
      /^(?:hundred|thousand|million)/i.test(text.slice(one.start, one.end)) && /\ba $/i.test(text.slice(0, one.start))
        ? { ...one, start: one.start - 2 }
        : one,
    )
    .map(({ start, end, value, isPronoun }): Figure => ({ start, end, value, isMade: isMade(text, start, end, value, isPronoun) }))
  for (const [index, figure] of [...found.entries()].reverse()) withPartner(text, figure, found[index + 1])
  const made = found.filter(({ isMade }) => isMade).reverse()
  return signed(
    made.reduce((so_far, { start, end, value }) => `${so_far.slice(0, start)}${written(value)}${so_far.slice(end)}`, text),
  ).replace(
    /\b([Pp]hase )(one|two|three|[123])\b/g,
    (_, lead: string, number: string) => `${lead}${ROMAN['one two three'.split(' ').indexOf(number) + 1 || Number(number)] ?? number}`,
  )
}

const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')

/** "ten to the minus six torr" → "10^-6 torr", "3 times ten to the fifth" → "3 × 10^5". */
function withPowers(text: string): string {
  return text
    .replace(/\b(?:ten|10) to the (?:power (?:of )?)?(minus |negative )?(\w+)\b/gi, (all, minus: string | undefined, word: string) => {
      const value = spelledNumbersIn(word)[0]?.value ?? (/^\d{1,2}(?:th|nd|rd|st)?$/.test(word) ? Number.parseInt(word, 10) : null)
      const power = ORDINALS.includes(word.toLowerCase()) ? ORDINALS.indexOf(word.toLowerCase()) : value
      return power === null || !Number.isInteger(power) || power > 30 ? all : `10^${minus ? '-' : ''}${power}`
    })
    .replace(/\b(\w+) times (?=10\^)/gi, (all, word: string) => {
      const factor = spelledNumbersIn(word)[0]?.value ?? Number(word)
      return Number.isFinite(factor) ? `${factor} × ` : all
    })
}

/** "20, 40 and 65 thousand feet" → "20,000, 40,000 and 65,000 feet"; "65 thousand" → "65,000". */
function withThousands(text: string): string {
  return text.replace(
    /(?<![\d.,-])((?:\d{1,3}(?:,| to| and| or|, and|, or) )*)(\d{1,3}) thousand(?=[ ,.;]|$)/gi,
    (_, before: string, last: string) => `${before.replace(/\d+/g, '$&,000')}${last},000`,
  )
}

/** "two and a half centimeters" → "2.5 centimeters". */
function withHalves(text: string): string {
  return text.replace(/\b(\w+) and a half (?=\w)/gi, (all, word: string) => {
    const value = spelledNumbersIn(word)[0]?.value ?? Number(word)
    return Number.isInteger(value) ? `${value}.5 ` : all
  })
}

function isShare(words: string): boolean {
  return /\b(?:half|twice|thrice|third|thirds|quarter)\b/i.test(words)
}

function isMade(text: string, start: number, end: number, value: number, isPronoun: boolean): boolean {
  const [words, before, after] = [text.slice(start, end), text.slice(0, start), text.slice(end)]
  if (AS_WORD.test(words) && (/^ of\b/.test(after) || /\b(?:few|several|many) $/.test(before))) return false
  if (/\bphase $/i.test(before)) return false
  if (UNIT.test(after)) return !(isPronoun && /^ (?:second|frames|minute|hour|bit|degree)\b/.test(after)) || /\bpoint\b/.test(before)
  if (COUNTED_BEFORE.test(before) && !(isPronoun && !/\bmonths? $/i.test(before))) return true
  return !isPronoun && (value > 12 || !Number.isInteger(value)) && !/^dozen/i.test(words) && !/\ba dozen$/i.test(words)
}

/** "one to four kilometers", "months two and three": numbers that go together are written alike. */
function withPartner(text: string, figure: Figure, next: Figure | undefined): void {
  if (!next) return
  const gap = text.slice(figure.end, next.start)
  const joint = PARTNER.exec(gap)
    ?.slice(1)
    .find((one) => one !== undefined)
  if (!joint) return
  if (next.isMade && (joint !== 'and' || /\b(?:months?|between|from) $/i.test(text.slice(0, figure.start)))) figure.isMade = true
  else if (figure.isMade && joint !== 'of the' && /\bmonths? $/i.test(text.slice(0, figure.start))) next.isMade = true
}

function written(value: number): string {
  if (value >= 1900 && value < 2100) return String(value)
  const [whole = '', decimals] = String(value).split('.')
  return `${whole.length > 3 ? whole.replace(/\B(?=(?:\d{3})+$)/g, ',') : whole}${decimals ? `.${decimals}` : ''}`
}

function signed(text: string): string {
  return text.replace(/\bminus (?=\d)/g, '-').replace(/(?<=-\d+ to )plus (?=\d)/g, '+')
}
