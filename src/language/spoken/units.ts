import { plain, type Token } from '../tokens.ts'

const PREFIXES = { '': '', nano: 'n', micro: 'µ', milli: 'm', centi: 'c', kilo: 'k', mega: 'M', giga: 'G', tera: 'T' }
const BASES: Record<string, string> = {
  hertz: 'Hz',
  volt: 'V',
  amp: 'A',
  ampere: 'A',
  watt: 'W',
  joule: 'J',
  meter: 'm',
  gram: 'g',
  newton: 'N',
  pascal: 'Pa',
  bar: 'bar',
  ohm: 'Ω',
  farad: 'F',
  henry: 'H',
  liter: 'L',
  byte: 'B',
  kelvin: 'K',
  sievert: 'Sv',
  electronvolt: 'eV',
}

/** Units that are written as a sign after their figure, by how they are said. */
const SAID = new Map<string, string>([
  ...Object.entries(BASES).flatMap(([base, sign]) =>
    Object.entries(PREFIXES).flatMap(([prefix, letter]) => {
      const one: [string, string] = [`${prefix}${base}`, `${letter}${sign}`]
      return [one, [`${prefix}${base}s`, one[1]] as [string, string]]
    }),
  ),
  ['megohm', 'MΩ'],
  ['megohms', 'MΩ'],
  ['kilohm', 'kΩ'],
  ['kilohms', 'kΩ'],
  ['micron', 'µm'],
  ['microns', 'µm'],
  ['kilo', 'kg'],
  ['kilos', 'kg'],
  ['millisecond', 'ms'],
  ['milliseconds', 'ms'],
  ['microsecond', 'µs'],
  ['microseconds', 'µs'],
  ['nanosecond', 'ns'],
  ['nanoseconds', 'ns'],
  ['picosecond', 'ps'],
  ['picoseconds', 'ps'],
  ['decibel', 'dB'],
  ['decibels', 'dB'],
  ['d b', 'dB'],
  ['d b i', 'dBi'],
  ['d b m', 'dBm'],
  ['d b c', 'dBc'],
  ['d b w', 'dBW'],
  ['p s i', 'psi'],
  ['r p m', 'rpm'],
  ['p p m', 'ppm'],
  ['amp hour', 'Ah'],
  ['amp hours', 'Ah'],
  ['milliamp hour', 'mAh'],
  ['milliamp hours', 'mAh'],
  ['watt hour', 'Wh'],
  ['watt hours', 'Wh'],
  ['kilowatt hour', 'kWh'],
  ['kilowatt hours', 'kWh'],
  ['degrees celsius', '°C'],
  ['degrees c', '°C'],
  ['degrees centigrade', '°C'],
  ['degrees fahrenheit', '°F'],
  ['degrees f', '°F'],
  ['percent', '%'],
  ['per cent', '%'],
])

/** Signs by their letters in lower case; nobody measures in millihertz and millipascals, nor in megaliters. */
const SIGNS = new Map([...SAID.values()].filter((sign) => /^\p{L}+$/u.test(sign)).map((sign) => [sign.toLowerCase(), sign]))
for (const sign of ['MHz', 'MPa', 'mL', 'mm', 'ms', 'mg']) SIGNS.set(sign.toLowerCase(), sign)
const EITHER = new Set(['ma', 'mv', 'mw', 'mj', 'mn', 'mf', 'mb', 'mev', 'msv', 'mbar', 'mk', 'mh'])

/** The sign that letters behind a figure are meant as ("ms", "mhz"), as they stand where they could be two; null where they are none. */
export function unitSign(letters: string): string | null {
  const low = letters.toLowerCase()
  // a capital alone is a generation, a dimension, a part: "5G"
  if (letters.length === 1) return /^[gmvw]$/.test(letters) ? (SIGNS.get(low) ?? null) : null
  return EITHER.has(low) ? letters : (SIGNS.get(low) ?? null)
}

/** What may stand behind "per" after a sign: "W/cm²". */
const PER = new Map([
  ['square centimeter', 'cm²'],
  ['square meter', 'm²'],
  ['square millimeter', 'mm²'],
  ['square inch', 'in²'],
  ['cubic centimeter', 'cm³'],
  ['cubic meter', 'm³'],
  ['second', 's'],
  ['meter', 'm'],
  ['kilogram', 'kg'],
  ['hertz', 'Hz'],
])

/** Units that stay words: what is counted in them is a figure. */
const WORDS =
  /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|degrees?|inch(?:es)?|foot|feet|yards?|miles?|knots?|pounds?|ounces?|gallons?|tons?|cents?|hz|khz|mhz|ghz|mm|cm|km|kg|db|dbi|dbm|psi|rpm)$/
const ONE_OF = /^(?:second|minute|hour|day|week|month|year|degree|inch|foot|yard|mile|pound|ounce|gallon|ton)$/

/** A unit that was said: its sign, or null where its words stay, and at which token it ends. */
export type SaidUnit = { sign: string | null; end: number; isOne: boolean }

/** The unit that begins at a token, the longest there is; null where none does. */
export function unitAt(tokens: readonly Token[], at: number): SaidUnit | null {
  for (const length of [3, 2, 1]) {
    const sign = SAID.get(phrase(tokens, at, length))
    if (sign !== undefined) return withPer(tokens, { sign, end: at + length, isOne: false })
  }
  const word = plain(tokens[at])
  return WORDS.test(word) ? { sign: null, end: at + 1, isOne: ONE_OF.test(word) } : null
}

/** "watts per square centimeter" is one sign; "points per second" are words. */
function withPer(tokens: readonly Token[], unit: SaidUnit): SaidUnit {
  if (plain(tokens[unit.end]) !== 'per' || unit.sign === '%') return unit
  for (const length of [2, 1]) {
    const below = PER.get(phrase(tokens, unit.end + 1, length))
    if (below !== undefined) return { ...unit, sign: `${unit.sign}/${below}`, end: unit.end + 1 + length }
  }
  return unit
}

function phrase(tokens: readonly Token[], at: number, length: number): string {
  return tokens
    .slice(at, at + length)
    .map((token) => plain(token))
    .join(' ')
}
