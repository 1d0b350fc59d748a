import { namesOf } from '../quantity/unit.ts'
import { PREFIXES, type Unit } from '../quantity/unit-shape.ts'
import { UNITS } from '../quantity/unit-table.ts'
import { isOneOf, plain, type Token } from '../tokens.ts'

/** Each way to say a unit that is written as a sign: alone, and with a prefix, joined or apart, one and many. */
function said({ words, says, sign, spoken }: Unit): [words: string, sign: string][] {
  if (spoken === undefined || spoken === 'word') return []
  const names = [...namesOf(words), ...namesOf(says)]
  const prefixed = spoken === 'sign' ? [] : PREFIXES
  return [
    ...prefixed.flatMap(([prefix, letter]) =>
      names.flat().flatMap((name): [string, string][] => [
        [prefix + name, letter + sign],
        [`${prefix} ${name}`, letter + sign],
      ]),
    ),
    ...(spoken === 'only' ? [] : names.flat().map((name): [string, string] => [name, sign])),
  ]
}

const SAID = new Map(UNITS.flatMap(said))
/** What stands behind "per" is said of one, and there a second has its sign too. */
const BELOW = new Map([
  ...SAID,
  ...UNITS.flatMap(({ words, sign, below }) => (below ? namesOf(words).map(([one]): [string, string] => [one, sign]) : [])),
])

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
const STAYING = UNITS.filter(({ spoken, needsPrefix }) => (spoken === 'word' || spoken === 'only') && !needsPrefix)
  .flatMap(({ words }) => namesOf(words))
  .filter(([one]) => !one.includes(' '))
const ONE_OF = new Set(STAYING.map(([one]) => one))
const WORDS = new Set([...STAYING.map(([, many]) => many), ...'hz khz mhz ghz mm cm km kg db dbi dbm psi rpm'.split(' ')])

/** A unit that was said: its sign, or null where its words stay, and at which token it ends. */
export type SaidUnit = { sign: string | null; end: number; isOne: boolean }

/** The unit that begins at a token, the longest there is; null where none does. */
export function unitAt(tokens: readonly Token[], at: number): SaidUnit | null {
  const sign = signAt(tokens, at, SAID)
  if (sign) return { ...withPer(tokens, sign), isOne: false }
  const word = plain(tokens[at])
  const turning = isOneOf(word, 'degree degrees') ? withPer(tokens, { sign: '°', end: at + 1 }) : null
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
