/** Text as a machine would understand it, for comparison only. `places` says for each character where it stands in the text it was made of. */
export type PlainLetters = {
  text: string
  places: readonly number[]
  /** The same with the signs that stand for letters as they are written, so that what is written in a code can be decoded. */
  written: string
}

/** Marks a paragraph's end in plain letters; a line's end is "\n". */
export const PARAGRAPH_END = '\f'

/** Letters of other alphabets that look like Latin ones. */
const LOOKALIKES: Record<string, string> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  ӏ: 'l',
  ո: 'n',
  г: 'r',
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  І: 'I',
  Ј: 'J',
  Ѕ: 'S',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Η: 'H',
  Ι: 'I',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
  Υ: 'Y',
  Χ: 'X',
  ɡ: 'g',
  ı: 'i',
  ℓ: 'l',
}

/** Digits and signs that stand for letters inside a word: "1gnore prev10us". */
const DIGIT_LETTERS: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' }

const INVISIBLE = /[\p{Cf}\p{Mn}\u115f\u1160\u3164\uffa0]/u
const SPACE = /\s/
const FOREIGN = /[^\0-\x7f]/
/** A sign that some word may wear a mask. */
const MASKED = /[\u0250-\u02af\u0370-\u058f\u2113]|[a-z][013457@$]{1,2}[a-z]|(?<![a-z\d])[013457@$][a-z]{3}/i
const WORD = /[\p{L}\d@$]{3,40}/gu

/**
 * The text without the tricks that hide words from a comparison: invisible characters and stacked accents are gone, letters that only look Latin are
 * Latin in words that also have Latin ones, digits in words are letters, wide letters are narrow, a word torn at a line's end is whole, white space is one character.
 */
export function plainLetters(text: string): PlainLetters {
  const { places, text: written } = joined(text)
  return { places, written, text: MASKED.test(written) ? written.replace(WORD, (word) => unmasked(word)) : written }
}

function joined(text: string): Omit<PlainLetters, 'written'> {
  const places: number[] = []
  let made = ''
  let index = 0
  while (index < text.length) {
    const code = text.charCodeAt(index)
    if (code > 32 && code < 127) {
      made += text[index]
      places.push(index++)
    } else if (SPACE.test(text[index] ?? '')) {
      const end = spaceEnd(text, index)
      if (isTornWord(text, index, end)) {
        places.pop()
        made = made.slice(0, -1)
      } else {
        made += spaceOf(text, index, end)
        places.push(index)
      }
      index = end
    } else {
      const character = String.fromCodePoint(text.codePointAt(index) ?? 32)
      const plain = INVISIBLE.test(character) ? '' : narrow(character)
      for (let count = 0; count < plain.length; count++) places.push(index)
      made += plain
      index += character.length
    }
  }
  return { text: made, places }
}

function spaceEnd(text: string, from: number): number {
  let end = from
  while (end < text.length && SPACE.test(text[end] ?? '')) end++
  return end
}

function isTornWord(text: string, from: number, to: number): boolean {
  return (
    text[from - 1] === '-' && /[a-z]/i.test(text[from - 2] ?? '') && /[a-z]/.test(text[to] ?? '') && text.slice(from, to).includes('\n')
  )
}

function spaceOf(text: string, from: number, to: number): string {
  let breaks = 0
  for (let index = from; index < to; index++) if (text[index] === '\n' || text[index] === '\f') breaks++
  return breaks > 1 ? PARAGRAPH_END : breaks === 1 ? '\n' : ' '
}

/** Small capitals, which no normal form turns into letters; "q" and "x" have none. */
const SMALL_CAPITALS: ReadonlyMap<string, string> = new Map(
  [...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'].map((letter, at) => [letter, 'abcdefghijklmnoprstuvwyz'[at] ?? letter]),
)

/** Where the alphabets in black circles, in black squares and of flags begin. */
const FRAMES = [0x1f150, 0x1f170, 0x1f1e6]

function framed(code: number): string | undefined {
  const first = FRAMES.find((one) => code >= one && code < one + 26)
  return first === undefined ? undefined : String.fromCharCode(97 + code - first)
}

/** Wide, mathematical and accented forms of a letter as the letter itself; of several letters as they are. */
function narrow(character: string): string {
  const small = SMALL_CAPITALS.get(character) ?? framed(character.codePointAt(0) ?? 0)
  if (small) return small
  const plain = character.normalize('NFKC')
  return /^[\x20-\x7e]{1,4}$/.test(plain) ? plain : character
}

function unmasked(word: string): string {
  const isMixed = FOREIGN.test(word) && /[a-z]/i.test(word)
  const latin = isMixed ? [...word].map((letter) => LOOKALIKES[letter] ?? letter).join('') : word
  const isMasked = /[a-z][013457@$]{1,2}[a-z]|^[013457@$][a-z]{3}/i.test(latin)
  return isMasked ? latin.replace(/[013457@$]/g, (sign) => DIGIT_LETTERS[sign] ?? sign) : latin
}
