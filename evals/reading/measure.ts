/** A quantity as plain numbers in a base unit, so that what a person marked and what was read can be held against each other. */
export type Measure = { numbers: number[]; unit: string }

/** Names of units that mean the same, and what one of them is in the first of its row. */
const UNITS: readonly (readonly [string, number, RegExp])[] = [
  ['Hz', 1, /^(?:hz|hertz)$/i],
  ['m', 1, /^(?:m|met(?:er|re)s?)$/],
  ['m', 0.3048, /^(?:ft|feet|foot|['’′])$/i],
  ['m', 0.0254, /^(?:in|inch(?:es)?|["”″])\.?$/i],
  ['m', 1852, /^(?:nmi?|nautical miles?)$/],
  ['m', 1609.344, /^(?:mi|miles?)$/i],
  ['m^2', 1, /^(?:m[2²]|m\^2|square met(?:er|re)s?|sq\.? ?m)$/i],
  ['m^3', 0.0254 ** 3, /^(?:in[.]?[³3]|inch(?:es)? cubed|cubic inch(?:es)?)$/i],
  ['g', 453.592, /^(?:lbs?|pounds?)\.?$/i],
  ['g', 28.3495, /^(?:oz|ounces?)\.?$/i],
  ['g', 1, /^(?:g|grams?)$/],
  ['s', 1, /^(?:s|secs?|seconds?)$/i],
  ['s', 60, /^(?:min|mins|minutes?)\.?$/i],
  ['s', 3600, /^(?:h|hrs?|hours?)\.?$/i],
  ['s', 86400, /^(?:calendar )?days?$/i],
  ['s', 604800, /^weeks?$/i],
  ['month', 1, /^months?$/i],
  ['month', 12, /^(?:years?|yrs?)$/i],
  ['%', 1, /^(?:%|percent)$/i],
  ['deg', 1, /^(?:°|deg(?:ree)?s?)$/i],
  ['°C', 1, /^(?:°\s?c|degrees? (?:c|celsius))$/i],
  ['USD', 1, /^(?:usd|dollars?|\$)$/i],
  ['kt', 1, /^(?:kts?|knots?)$/i],
  ['W', 1, /^(?:w|watts?)$/i],
  ['b/s', 1, /^(?:bps|b\/s|bits? (?:per|\/) s(?:ec(?:ond)?)?|b per s(?:ec(?:ond)?)?)$/i],
  ['B', 1, /^(?:B|[Bb]ytes?)$/],
  ['b', 1, /^(?:b|bits?)$/],
  ['px', 1, /^(?:px|pixels?)$/i],
  ['TRL', 1, /^trl$/i],
  ['times', 1, /^(?:x|times|fold)$/i],
]

const PREFIXES: Record<string, number> = {
  p: 1e-12,
  n: 1e-9,
  µ: 1e-6,
  μ: 1e-6,
  u: 1e-6,
  m: 1e-3,
  c: 1e-2,
  k: 1e3,
  K: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
}
const LONG_PREFIXES: Record<string, string> = {
  pico: 'p',
  nano: 'n',
  micro: 'µ',
  milli: 'm',
  centi: 'c',
  kilo: 'k',
  mega: 'M',
  giga: 'G',
  tera: 'T',
}
const SCALES: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, b: 1e9, billion: 1e9, x: 1 }
const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const CORES = ['', 'single', 'dual', '', 'quad']

/** Numbers and units as the reader prints them ("0.01 Hz to 2.5", "kHz") or as a person marked them. */
export function measureOf(value: string, unit: string): Measure {
  const last = unitOf(unit)
  const plain = value
    .replace(/[−–]/g, '-')
    .replace(/\s?[x×]\s?10\^/g, 'e')
    .replace(/(?<![\d.])10\^/g, '1e')
  const parts = plain.split(/\s+to\s+/)
  const numbers = parts.flatMap((part) => {
    const found = /^\s*\$?\s*(\+\s?\/\s?-|±)?\s*([+-]?[\d.,]+(?:e[+-]?\d+)?|[a-z]+)\s*\+?\s*(.*)$/i.exec(part)
    const number = numberOf(found?.[2] ?? '')
    const own = (found?.[3] ?? '').trim()
    const factor = SCALES[own.toLowerCase()] ?? (own === '' ? last.factor : unitOf(own).factor)
    return found?.[1] ? [-number * factor, number * factor] : [number * factor]
  })
  return { numbers, unit: last.unit }
}

/** Whether two measures say the same number of the same thing. Counts are of the same thing when their names share a word. */
export function isSameMeasure(one: Measure, other: Measure): boolean {
  const isNear = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(Math.abs(a), Math.abs(b), 1e-18)
  const sameNumbers =
    one.numbers.length === other.numbers.length && one.numbers.every((number, at) => isNear(number, other.numbers[at] ?? Number.NaN))
  return sameNumbers && (one.unit === other.unit || namesShareWord(one.unit, other.unit))
}

function unitOf(printed: string): { unit: string; factor: number } {
  const plain = printed.trim().replace(/\bsquared\b/i, '²')
  const parts = plain.split(/\/|\sper\s/).map((part) => part.trim())
  const [above, below] = parts
  if (parts.length === 2 && above && below && !/^b(?:its?)?$/i.test(plain)) {
    const [one, other] = [unitOf(above), unitOf(below)]
    return { unit: `${one.unit}/${other.unit}`, factor: one.factor / other.factor }
  }
  const found = UNITS.find(([, , names]) => names.test(plain))
  if (found) return { unit: found[0] === 'b/s' ? 'b/s' : found[0], factor: found[1] }
  const long = /^(pico|nano|micro|milli|centi|kilo|mega|giga|tera)(.+)$/i.exec(plain)
  const prefix = long ? (LONG_PREFIXES[long[1]?.toLowerCase() ?? ''] ?? '') : plain.charAt(0)
  const rest = long ? (long[2] ?? '') : plain.slice(1)
  const base = UNITS.find(([, , names]) => names.test(rest))
  const isBase = base || /^(?:T|V|A|J|F|N|Pa|eV|Ω|bps|T\/rtHz)$/.test(rest)
  const factor = PREFIXES[prefix]
  return isBase && factor ? { unit: base?.[0] ?? rest, factor: factor * (base?.[1] ?? 1) } : { unit: plain.toLowerCase(), factor: 1 }
}

/** "DC" is the lower end of a band at zero. */
function numberOf(printed: string): number {
  if (printed === 'DC') return 0
  const word = Math.max(WORDS.indexOf(printed.toLowerCase()), CORES.indexOf(printed.toLowerCase()))
  return word >= 0 ? word : Number(printed.replace(/,/g, ''))
}

function namesShareWord(one: string, other: string): boolean {
  const words = (name: string) =>
    (name.toLowerCase().match(/[a-z]{3,}/g) ?? []).map((word) => word.replace(/(?:ies|y)$/, 'i').replace(/s$/, ''))
  const others = new Set(words(other))
  return words(one).some((word) => others.has(word))
}
