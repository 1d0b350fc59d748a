import { plain, type Token } from '../tokens.ts'

/**
 * A unit by how one of it is said: its sign; `prefixed` where "milli" and "mega" fit before it, `only` where it is a sign with those alone (a second is a
 * word, a millisecond "ms"), `below` where it is a sign alone only behind "per" ("m/s", but "90 seconds"); `many` where its plural is no "s".
 */
type Unit = { said: string; sign: string; fits?: 'prefixed' | 'only'; many?: string; below?: true; example: string; written: string }

/** What is measured in signs. The examples are the tests. */
export const UNITS: readonly Unit[] = [
  { said: 'hertz', sign: 'Hz', fits: 'prefixed', example: 'nine gigahertz', written: '9 GHz' },
  { said: 'volt', sign: 'V', fits: 'prefixed', example: 'nine volts per meter', written: '9 V/m' },
  { said: 'amp', sign: 'A', fits: 'prefixed', example: 'nine milliamps', written: '9 mA' },
  { said: 'ampere', sign: 'A', fits: 'prefixed', example: 'one ampere', written: '1 A' },
  { said: 'watt', sign: 'W', fits: 'prefixed', example: 'two watts per square centimeter', written: '2 W/cm²' },
  { said: 'joule', sign: 'J', fits: 'prefixed', example: 'two micro joules', written: '2 µJ' },
  { said: 'meter', sign: 'm', fits: 'prefixed', example: 'two meters per second squared', written: '2 m/s²' },
  { said: 'gram', sign: 'g', fits: 'prefixed', example: 'two grams per cubic centimeter', written: '2 g/cm³' },
  { said: 'newton', sign: 'N', fits: 'prefixed', example: 'two kilonewtons', written: '2 kN' },
  { said: 'newton meter', sign: 'N·m', fits: 'prefixed', example: 'two newton meters', written: '2 N·m' },
  { said: 'pascal', sign: 'Pa', fits: 'prefixed', example: 'two megapascals', written: '2 MPa' },
  { said: 'bar', sign: 'bar', fits: 'prefixed', example: 'two millibar', written: '2 mbar' },
  { said: 'ohm', sign: 'Ω', fits: 'prefixed', example: 'two megohms', written: '2 MΩ' },
  { said: 'farad', sign: 'F', fits: 'prefixed', example: 'two picofarads', written: '2 pF' },
  { said: 'henry', sign: 'H', fits: 'prefixed', example: 'two nanohenrys', written: '2 nH' },
  { said: 'tesla', sign: 'T', fits: 'prefixed', example: 'two picotesla per root hertz', written: '2 pT/√Hz' },
  { said: 'siemens', sign: 'S', fits: 'prefixed', example: 'two siemens per meter', written: '2 S/m' },
  { said: 'liter', sign: 'L', fits: 'prefixed', example: 'two liters per minute', written: '2 L/min' },
  { said: 'molar', sign: 'M', fits: 'prefixed', example: 'two nanomolar', written: '2 nM' },
  { said: 'mole', sign: 'mol', fits: 'prefixed', example: 'two moles per liter', written: '2 mol/L' },
  { said: 'kelvin', sign: 'K', fits: 'prefixed', example: 'two watts per meter kelvin', written: '2 W/(m·K)' },
  { said: 'radian', sign: 'rad', fits: 'prefixed', example: 'two milliradians', written: '2 mrad' },
  { said: 'lumen', sign: 'lm', example: 'two lumens', written: '2 lm' },
  { said: 'gray', sign: 'Gy', fits: 'only', example: 'two milligray', written: '2 mGy' },
  { said: 'sievert', sign: 'Sv', fits: 'prefixed', example: 'two microsieverts', written: '2 µSv' },
  { said: 'electronvolt', sign: 'eV', fits: 'prefixed', example: 'two kiloelectronvolts', written: '2 keV' },
  { said: 'electron volt', sign: 'eV', fits: 'prefixed', example: 'two mega electron volts', written: '2 MeV' },
  { said: 'amp hour', sign: 'Ah', fits: 'prefixed', example: 'two milliamp hours', written: '2 mAh' },
  { said: 'watt hour', sign: 'Wh', fits: 'prefixed', example: 'two watt hours per kilogram', written: '2 Wh/kg' },
  { said: 'byte', sign: 'B', fits: 'only', example: 'two gigabytes', written: '2 GB' },
  { said: 'bit', sign: 'b', fits: 'only', example: 'two megabits per second', written: '2 Mb/s' },
  { said: 'sample', sign: 'S', fits: 'only', example: 'two mega samples per second', written: '2 MS/s' },
  { said: 'second', sign: 's', fits: 'only', below: true, example: 'two milliseconds', written: '2 ms' },
  { said: 'minute', sign: 'min', fits: 'only', below: true, example: 'two milligrams per minute', written: '2 mg/min' },
  { said: 'hour', sign: 'h', fits: 'only', below: true, example: 'two milliliters per hour', written: '2 mL/h' },
  { said: 'square inch', sign: 'in²', fits: 'only', below: true, example: 'two watts per square inch', written: '2 W/in²' },
  { said: 'degree', sign: '°', fits: 'only', example: 'two degrees per second', written: '2°/s' },
  { said: 'micron', sign: 'µm', example: 'two microns', written: '2 µm' },
  { said: 'kilo', sign: 'kg', example: 'two kilos', written: '2 kg' },
  { said: 'megohm', sign: 'MΩ', example: 'two megohms', written: '2 MΩ' },
  { said: 'kilohm', sign: 'kΩ', example: 'two kilohms', written: '2 kΩ' },
  { said: 'decibel', sign: 'dB', example: 'two decibels per kilometer', written: '2 dB/km' },
  { said: 'd b', sign: 'dB', example: 'two d b', written: '2 dB' },
  { said: 'd b a', sign: 'dBA', example: 'two d b a', written: '2 dBA' },
  { said: 'd b i', sign: 'dBi', example: 'two d b i', written: '2 dBi' },
  { said: 'd b m', sign: 'dBm', example: 'two D B M', written: '2 dBm' },
  { said: 'd b c', sign: 'dBc', example: 'two d b c per hertz', written: '2 dBc/Hz' },
  { said: 'd b w', sign: 'dBW', example: 'two d b w', written: '2 dBW' },
  { said: 'p s i', sign: 'psi', example: 'two p s i', written: '2 psi' },
  { said: 'r p m', sign: 'rpm', example: 'two r p m', written: '2 rpm' },
  { said: 'p p m', sign: 'ppm', example: 'two p p m', written: '2 ppm' },
  { said: 'p p b', sign: 'ppb', example: 'two p p b', written: '2 ppb' },
  { said: 'part per million', sign: 'ppm', many: 'parts per million', example: 'two parts per million', written: '2 ppm' },
  { said: 'part per billion', sign: 'ppb', many: 'parts per billion', example: 'two parts per billion', written: '2 ppb' },
  { said: 'millimeter of mercury', sign: 'mmHg', many: 'millimeters of mercury', example: 'two millimeters of mercury', written: '2 mmHg' },
  { said: 'degree celsius', sign: '°C', many: 'degrees celsius', example: 'two degrees Celsius per minute', written: '2 °C/min' },
  { said: 'degree c', sign: '°C', many: 'degrees c', example: 'two degrees C', written: '2 °C' },
  { said: 'degree centigrade', sign: '°C', many: 'degrees centigrade', example: 'two degrees centigrade', written: '2 °C' },
  { said: 'degree fahrenheit', sign: '°F', many: 'degrees fahrenheit', example: 'two degrees Fahrenheit', written: '2 °F' },
  { said: 'degree f', sign: '°F', many: 'degrees f', example: 'two degrees F', written: '2 °F' },
  { said: 'percent', sign: '%', example: 'two percent per year', written: '2% per year' },
  { said: 'per cent', sign: '%', example: 'two per cent', written: '2%' },
]

const PREFIXES = { femto: 'f', pico: 'p', nano: 'n', micro: 'µ', milli: 'm', centi: 'c', kilo: 'k', mega: 'M', giga: 'G', tera: 'T' }

/** Each way to say a unit: alone, and with a prefix, joined or apart, one and many. */
function said({ said: one, sign, fits, many = `${one}s` }: Unit): [words: string, sign: string][] {
  const prefixed = fits
    ? Object.entries(PREFIXES).flatMap(([prefix, letter]) =>
        [`${prefix}${one}`, `${prefix} ${one}`].flatMap((word): [string, string][] => [
          [word, letter + sign],
          [`${word}s`, letter + sign],
        ]),
      )
    : []
  const alone: [string, string][] = fits === 'only' ? [] : [one, many].map((word) => [word, sign])
  return [...prefixed, ...alone]
}

const SAID = new Map(UNITS.flatMap(said))
/** What stands behind "per" is said of one, and there a second has its sign too. */
const BELOW = new Map([...SAID, ...UNITS.flatMap(({ said: one, sign, below }): [string, string][] => (below ? [[one, sign]] : []))])

/** Signs by their letters in lower case; nobody measures in millihertz and millipascals, nor in megaliters. */
const SIGNS = new Map([...SAID.values()].filter((sign) => /^\p{L}+$/u.test(sign)).map((sign) => [sign.toLowerCase(), sign]))
for (const sign of ['MHz', 'MPa', 'mL', 'mm', 'ms', 'mg', 'nm', 'GB']) SIGNS.set(sign.toLowerCase(), sign)
const EITHER = new Set('ma mv mw mj mn mf mb mev msv mbar mk mh mt mmol mrad mwh mah'.split(' '))

/** The sign that letters behind a figure are meant as ("ms", "mhz"), as they stand where they could be two; null where they are none. */
export function unitSign(letters: string): string | null {
  const low = letters.toLowerCase()
  // a capital alone is a generation, a dimension, a part: "5G"
  if (letters.length === 1) return /^[gmvw]$/.test(letters) ? (SIGNS.get(low) ?? null) : null
  return EITHER.has(low) ? letters : (SIGNS.get(low) ?? null)
}

/** Units that stay words: what is counted in them is a figure. */
const ONE_OF = new Set(
  'second minute hour day week month year degree inch foot yard mile knot pound ounce gallon ton cent byte bit gray'.split(' '),
)
const WORDS = new Set([...[...ONE_OF].map((word) => `${word}s`), ...'inches feet hz khz mhz ghz mm cm km kg db dbi dbm psi rpm'.split(' ')])

/** A unit that was said: its sign, or null where its words stay, and at which token it ends. */
export type SaidUnit = { sign: string | null; end: number; isOne: boolean }

/** The unit that begins at a token, the longest there is; null where none does. */
export function unitAt(tokens: readonly Token[], at: number): SaidUnit | null {
  const sign = signAt(tokens, at, SAID)
  if (sign) return { ...withPer(tokens, sign), isOne: false }
  const word = plain(tokens[at])
  const turning = /^degrees?$/.test(word) ? withPer(tokens, { sign: '°', end: at + 1 }) : null
  if (turning && turning.end > at + 1) return { ...turning, isOne: false }
  return WORDS.has(word) || ONE_OF.has(word) ? { sign: null, end: at + 1, isOne: ONE_OF.has(word) } : null
}

type Sign = { sign: string; end: number }

/** "square meters", "meters squared", "root hertz", "watts": a sign with its power. */
function signAt(tokens: readonly Token[], at: number, signs: ReadonlyMap<string, string>): Sign | null {
  const opening = POWERS.get(plain(tokens[at]))
  const inner = opening ? longestAt(tokens, at + 1, signs) : null
  if (opening && inner) return { ...inner, sign: opening.replace('x', inner.sign) }
  const found = longestAt(tokens, at, signs)
  const closing = found && POWERS.get(plain(tokens[found.end]))
  // "two meters square" tells a shape
  return found && closing && /d$/.test(plain(tokens[found.end])) ? { sign: closing.replace('x', found.sign), end: found.end + 1 } : found
}

const POWERS = new Map([
  ['square', 'x²'],
  ['squared', 'x²'],
  ['cubic', 'x³'],
  ['cubed', 'x³'],
  ['root', '√x'],
])

function longestAt(tokens: readonly Token[], at: number, signs: ReadonlyMap<string, string>): Sign | null {
  for (const length of [3, 2, 1]) {
    const words = tokens.slice(at, at + length).map((token) => plain(token))
    const sign = words.length === length ? signs.get(words.join(' ')) : undefined
    if (sign !== undefined) return { sign, end: at + length }
  }
  return null
}

/** "watts per square centimeter", "watts per meter kelvin" and "meters per second squared" are one sign; "points per second" are words. */
function withPer(tokens: readonly Token[], unit: Sign): Sign {
  if (plain(tokens[unit.end]) !== 'per' || unit.sign === '%') return unit
  const below = signAt(tokens, unit.end + 1, BELOW)
  if (!below) return unit
  const more = signAt(tokens, below.end, SAID)
  return more
    ? { sign: `${unit.sign}/(${below.sign}·${more.sign})`, end: more.end }
    : { sign: `${unit.sign}/${below.sign}`, end: below.end }
}
