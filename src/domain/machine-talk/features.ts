import { hasDigit, hasLetters, partedAtSpaces } from '../../language/characters.ts'
import { CUES } from './cues.ts'

/** How far apart two cues still belong together, in words. */
const NEAR = 7
/** Fewer words are no part of a sentence that could be an order by itself. */
const FEWEST = 3

/** From here on letters are of scripts that part no words: Thai, Korean, Japanese, Chinese. */
const UNSPACED = '\u0e00'
const TOKEN = /\p{L}+|\d+|[^\s\p{L}\d]/gu

/** Hears what is seen, one thing at a time: of which kind it is, and its words. What is seen twice is told twice. */
export type Hears = (kind: string, first?: string, second?: string, third?: string) => void

/** A sentence as it is judged, and each of its parts: an order may stand in one cell of a table, in brackets or among keywords. */
export function partsOf(sentence: string): string[] {
  const plain = withoutQuotes(plainLetters(sentence))
  const parts = plain.split(/(?:^|\s)\|(?=\s|$)|[;()]|\.\s|,\s*(?=")/).map((part) => part.trim())
  return [plain, ...parts.filter((part) => part.length < plain.length - 3 && partedAtSpaces(part).length >= FEWEST)]
}

/** Tells what is seen of a part: its words, those beside each other, and the cues, also those that stand a little apart. */
export function seenIn(part: string, hears: Hears): void {
  const words = (part.match(TOKEN) ?? []).flatMap((word) => (word >= UNSPACED ? pairsOf(word) : hasDigit(word) ? '0' : stem(word)))
  const meant = ['^', ...words.map((word) => MEANS.get(word) ?? word)]
  const at = (place: number) => meant[place] ?? ''
  hears('any')
  for (const word of words) hears('word', word)
  for (let place = 1; place < meant.length; place++) hears('next', at(place - 1), at(place))
  const cues = [...meant.keys()].filter((place) => isCue(at(place)))
  for (const cue of cues) hears('cue', at(cue))
  cues.forEach((cue, nth) => {
    for (let other = nth + 1; (cues[other] ?? Number.POSITIVE_INFINITY) < cue + NEAR; other++)
      hears('near', at(cue), at(cues[other] ?? cue))
  })
  for (let place = 2; place < meant.length; place++) {
    if (isCue(at(place - 2)) || isCue(at(place - 1)) || isCue(at(place))) hears('three', at(place - 2), at(place - 1), at(place))
  }
}

/** Words stand in small letters, what cues mean in capitals. */
function isCue(word: string): boolean {
  return word >= 'A' && word < '['
}

const ENDINGS = ['ing', 'ed', 'es', 's', 'e']

function stem(word: string): string {
  if (word.length < 4) return word
  const ending = word.length > 4 ? ENDINGS.find((one) => word.endsWith(one)) : word.endsWith('s') ? 's' : undefined
  return ending ? word.slice(0, -ending.length) : word
}

/** What cues mean, by their words. */
const MEANS = new Map(
  Object.entries(CUES).flatMap(([means, words]) => words.split(' ').map((word): [string, string] => [stem(word), means])),
)

/** Scripts without spaces are compared by two letters at a time. */
function pairsOf(run: string): string[] {
  const letters = [...run]
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
}

/** A sentence without what it quotes: that is said to somebody else, or an example. A sentence that is a quote as a whole is judged by its words. */
function withoutQuotes(text: string): string {
  if (/"\s?:|[{[]\s?"/.test(text)) return text
  const plain = text.replace(/["“«„]([^"“”«»„]{12,300})["”»]/g, (all, said: string) =>
    partedAtSpaces(said.trim()).length >= 3 ? ' " " ' : all,
  )
  return plain !== text && partedAtSpaces(plain).filter(hasLetters).length < 2 ? text : plain
}

/** Letters of other alphabets and small capitals that look like Latin ones, and these below them. */
const LOOK = [...'авекмнорстухіјѕԁԛԝӏոгαεικνορτυχɡıℓᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ']
const LATIN = [...'abekmhopctyxijsdqwlnraeikvoptuxgilabcdefghijklmnoprstuvwyz']
/** Digits and signs that stand for letters in a word: "1gn0r3". */
const SIGNS = [...'013457@$']
const MEANT = [...'oieastas']

const LETTER = new Map([...LOOK, ...SIGNS].map((sign, at) => [sign, [...LATIN, ...MEANT][at] ?? sign]))
const MARKS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"' }

/**
 * A text as a machine would understand it, in small letters: what hides words from a comparison is undone. Invisible letters and accents go, wide
 * letters are narrow, a word torn at a line's end or spelled letter by letter is whole. For judging alone: it does not stand on the page.
 */
function plainLetters(text: string): string {
  const plain = (isEveryday(text) ? text : text.normalize('NFKD').replace(/[\p{Cf}\p{Mn}]/gu, ''))
    .toLowerCase()
    .replace(/&(?:lt|gt|amp|quot);/g, (mark) => MARKS[mark] ?? mark)
    .replace(/-(?<=\p{L}-)\s*\n\s*(?=\p{Ll})/gu, '')
    .replace(SPELLED, (run, gap: string) => run.replaceAll(gap, ''))
  return isEveryday(plain) && !/[\d@$]/.test(plain) ? plain : plain.replace(/[\p{L}\d@$]{2,}/gu, unmasked)
}

/** A word that is spelled letter by letter. */
const SPELLED = /(?<![\p{L}\d])[\p{L}\d]([ .*_-])(?:[\p{L}\d]\1){2,}[\p{L}\d](?![\p{L}\d])/gu

/** Most sentences are: in these no letter looks like another one. */
function isEveryday(text: string): boolean {
  return /^[ -~\n]*$/.test(text)
}

/** A word of Latin letters with those it wears a mask of; a figure, and a word of another alphabet, stay. */
function unmasked(word: string): string {
  if (!/\p{Script=Latin}/u.test(word)) return word
  return [...word].map((letter) => LETTER.get(letter) ?? letter).join('')
}
