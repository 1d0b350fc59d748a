import { monthForms } from '../../language/calendar-date.ts'
import { hasDigit, partedAtSpaces, startsAsName, startsWithCapital } from '../../language/characters.ts'
import { UNIT } from '../../language/quantity/unit.ts'
import { stem } from '../../language/stem.ts'
import { isGrammar, isPlanName, isPlanRoot } from './plan-vocabulary.ts'
import type { SourceIndex } from './source-index.ts'
import { isWithin, type Stretch } from './statement.ts'
import { namePieces } from './telling-word.ts'

/** A name or a standard that stands in no source. */
type UnknownName = Stretch & { kind: 'name' | 'standard' }

/** Numbers of standards, data item descriptions and regulations, with the body that sets them. */
const STANDARD = /(?<![\p{L}\d])([A-Z3][A-Za-z.]+)(?:[-/ ][A-Z][A-Za-z]{1,4}){0,2}[- ]?[A-Z]{0,2}-?\d[\w.-]{0,30}(?<![.-])/gu
const BODIES: ReadonlySet<string> = new Set(
  partedAtSpaces(`MIL DOD NASA FED JSSG DI ASTM ISO IEEE IEC NIST SAE ANSI DISA FIPS RTCA STANAG IPC NFPA DFARS FAR JEDEC ECSS AWS ASME ITU ETSI 3GPP RFC AIAA AMS
  UL CMMC DO ARINC AFI AR DoDI DoDD CFR U.S.C. EN AS`),
)

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>()"]{1,500}|(?<![^\s(<,;:])[^\s@<>(),;:]{1,64}@[^\s@<>(),;:]{1,200}/g

/** A word with a capital, or letters and digits in one: "Jetson", "PyTorch", "AN/PRC-160", "E5061B", "IL5". */
const CAPITALISED = /(?<![\p{L}\d]|\d[.,])(?:\p{Lu}{1,8}[/-])*(?:\p{Ll}{0,2}\p{Lu}[\p{L}\d]*|(?:\d{1,4}[DG]|[48]K)\b)(?:[-.]\d\w*)*/gu

/** Whose kin are names, too. */
const ROMAN: ReadonlySet<string> = new Set('I II III IV V VI VII VIII IX X'.split(' '))
const SYMBOL = new RegExp(`^(?:${UNIT})$`, 'u')

/** "University of Ohio", "Institute for Defense": what stands behind such a word belongs to the name. */
const OF_NAME = /(?<!\p{L})(\p{L}+)\s(?:of|for)\s(?:the\s)?\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,2}/gu
const INSTITUTIONS: ReadonlySet<string> = new Set(
  'University Institute College School Laboratory Laboratories Center Centre Academy Bureau'.split(' '),
)

/** Standards of a sentence, in a source or not. */
export function standardsIn(sentence: string): Stretch[] {
  return stretches(sentence, STANDARD, BODIES)
}

/** Names with digits in them ("AN/PRC-160"), whose digits are no numbers, and addresses. */
export function codesIn(sentence: string): Stretch[] {
  const codes = stretches(sentence, CAPITALISED).filter(
    (one) => hasDigit(sentence.slice(one.start, one.end)) && !isUnitOfRange(sentence, one),
  )
  return [...codes, ...stretches(sentence, ADDRESS)]
}

/** The names, products, short forms and standards of a sentence that stand in no source; what lies in the given stretches is passed over. */
export function unknownNames(sentence: string, passedOver: readonly Stretch[], index: SourceIndex): UnknownName[] {
  const standards = standardsIn(sentence)
  const addresses = stretches(sentence, ADDRESS)
  const words = stretches(sentence, CAPITALISED).filter(
    (one) => !isWithin(one, [...passedOver, ...standards, ...addresses]) && !isUnitOfRange(sentence, one),
  )
  const isTitle = isTitleCase(sentence)
  const names = words.filter((one) => isUnknown(sentence, one, isTitle, index))
  return [
    ...[...standards, ...addresses]
      .filter((one) => !isWithin(one, passedOver) && index.placesOfName(namePieces(sentence.slice(one.start, one.end))).length === 0)
      .map((one) => ({ ...one, kind: standards.includes(one) ? ('standard' as const) : ('name' as const) })),
    ...joined(sentence, [
      ...names.flatMap((one) => withNeighbors(sentence, one, words)),
      ...mixedUp(sentence, words, new Set(names), isTitle, index),
      ...(isTitle ? [] : stretches(sentence, OF_NAME, INSTITUTIONS)).filter(
        (one) => !isWithin(one, passedOver) && !isNamed(sentence, one, index),
      ),
    ]).map((one) => ({ ...one, kind: 'name' as const })),
  ].sort((a, b) => a.start - b.start)
}

function isNamed(sentence: string, { start, end }: Stretch, index: SourceIndex): boolean {
  return index.placesOfName(namePieces(sentence.slice(start, end))).length > 0
}

/** "0.01 Hz-2.5 kHz": the unit of one number and the beginning of the next are no name. */
function isUnitOfRange(sentence: string, { start, end }: Stretch): boolean {
  const [head = ''] = sentence.slice(start, end).split(/[-.](?=\d)/)
  return /[\d°]\s?$/.test(sentence.slice(Math.max(0, start - 3), start)) && SYMBOL.test(head)
}

function stretches(text: string, pattern: RegExp, first?: ReadonlySet<string>): Stretch[] {
  return Array.from(text.matchAll(pattern))
    .filter((match) => !first || first.has(match[1] ?? ''))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
}

/** "Test Plan and Approach", "PHASE I TASKS": capitals that mean nothing. */
function isTitleCase(sentence: string): boolean {
  if (/[.!?]["”)]?$/.test(sentence) || sentence.length > 160) return false
  const words = sentence.match(/\p{L}{3,}/gu)?.filter((word) => !isGrammar(word)) ?? []
  return words.length >= 3 && words.filter((word) => startsWithCapital(word)).length >= 0.8 * words.length
}

function isUnknown(sentence: string, { start, end }: Stretch, isTitle: boolean, index: SourceIndex): boolean {
  const word = sentence.slice(start, end)
  if (word.length < 2 || ROMAN.has(word) || isPlanName(word) || SYMBOL.test(word)) return false
  const isPlain = isPlainName(word)
  const pieces = namePieces(word)
  const isInCapitals = word === word.toUpperCase() && !hasDigit(word)
  if (isInCapitals && word.includes('/') && pieces.every((piece) => index.byPiece.has(piece))) return false
  if (pieces.length > 1) return index.placesOfName(pieces).length === 0
  if (isInSources(word, index)) return false
  if (isPlain && (isPlanRoot(stem(word)) || isGrammar(word))) return false
  if (!isPlain) return !(isTitle && isInCapitals && isPlanRoot(stem(word)))
  return !isTitle && (!opensSpeech(sentence, start) || isLikeName(sentence.slice(end, end + 40)))
}

/** A capital and small letters behind it. */
function isPlainName(word: string): boolean {
  return startsAsName(word) && word.slice(1) === word.slice(1).toLowerCase() && !hasDigit(word) && !word.includes('-')
}

function isInSources(word: string, index: SourceIndex): boolean {
  const lower = word.toLowerCase()
  return (
    [lower, lower.endsWith('s') ? lower.slice(0, -1) : lower, ...monthForms(word)].some((one) => index.byPiece.has(one)) ||
    (word.slice(1) === word.slice(1).toLowerCase() && index.byRoot.has(stem(word)))
  )
}

/** A word with which a sentence, an item or a quotation begins has its capital from that. */
function opensSpeech(sentence: string, at: number): boolean {
  return /(?:^|[:!?•|–—]\s{1,3}|[.:;]\s{0,2}["“(]|^["“(*_]{1,4}|\*\*|["“(]|\s-\s)$/u.test(sentence.slice(Math.max(0, at - 6), at))
}

const DOES: ReadonlySet<string> = new Set(['will', 'shall', 'provide', 'supplied', 'lead'])

/** What follows shows that the first word names somebody: another capital, a possessive, something that is done. */
function isLikeName(after: string): boolean {
  if (/^['’]s\s|^,?\s(?:and\s)?\p{Lu}[\p{L}]|^\s\((?:[A-Z]{2,8})\)/u.test(after)) return true
  const next = /^\s([a-z]{3,20})\b/.exec(after)?.[1]
  return next !== undefined && (next.endsWith('s') || DOES.has(next)) && (isPlanRoot(stem(next)) || isGrammar(next))
}

/** "Jane Chen" of Jane Roe and Maria Chen: two names side by side that no source has in one sentence. */
function mixedUp(
  sentence: string,
  words: readonly Stretch[],
  known: ReadonlySet<Stretch>,
  isTitle: boolean,
  index: SourceIndex,
): Stretch[] {
  if (isTitle) return []
  return words.flatMap((one, at) => {
    const next = words[at + 1]
    if (!next || sentence.slice(one.end, next.start) !== ' ' || known.has(one) || known.has(next)) return []
    const [first, second] = [one, next].map(({ start, end }) => sentence.slice(start, end).toLowerCase())
    if (!first || !second || [first, second].some((word) => index.ordinary.has(word) || isPlanRoot(stem(word)) || isGrammar(word)))
      return []
    const [here, there] = [index.byPiece.get(first), index.byPiece.get(second)]
    return here && there && !Array.from(here).some((passage) => there.has(passage)) ? [{ start: one.start, end: next.end }] : []
  })
}

/** "Puget Sound": an ordinary word with a capital behind a name belongs to it. */
function withNeighbors(sentence: string, name: Stretch, words: readonly Stretch[]): Stretch[] {
  const next = words.find(({ start }) => start === name.end + 1)
  const word = next && sentence.slice(next.start, next.end)
  return word && isPlainName(word) && !isPlanName(word) ? [name, next] : [name]
}

/** Words of one name side by side are one piece. */
function joined(sentence: string, names: readonly Stretch[]): Stretch[] {
  const all: Stretch[] = []
  for (const one of names.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1)
    if (last && (one.start <= last.end || sentence.slice(last.end, one.start) === ' ')) last.end = Math.max(last.end, one.end)
    else all.push({ ...one })
  }
  return all
}
