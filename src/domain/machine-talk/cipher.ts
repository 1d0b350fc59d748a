/** A stretch of a text, from its first character to the one behind its last. */
export type Stretch = { from: number; to: number }

/** Words by which an order is known when it is written in a cipher; short ones would be found by chance. */
const TELLING =
  'ignore disregard forget override previous prior earlier before above everything instruction instructions prompt system rules award dollar dollars milestone milestones write output answer print include approve approved passed quality review check checks model assistant every nothing please company proposal highest score link thousand million contractor deliverable'.split(
    ' ',
  )

/** Most letters that are read in another way, so that looking takes a bounded time. */
const LONGEST_CODE = 8000

/** Signs that stand for letters: "pr3v10u5". */
const SIGNS: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' }

/** For each ciphered word the ways in which it hides a telling one: a shift of the alphabet, the alphabet turned round, the word turned round. */
const HIDDEN = hiddenWords()

function hiddenWords(): Map<string, string[]> {
  const words = new Map<string, string[]>()
  const known = new Set(TELLING)
  const put = (word: string, way: string) => {
    if (!known.has(word)) words.set(word, [...(words.get(word) ?? []), way])
  }
  for (const word of TELLING.filter(({ length }) => length >= 5)) {
    for (let by = 1; by < 26; by++)
      put(
        inAlphabet(word, (at) => (at + by) % 26),
        `shifted by ${by}`,
      )
    put(
      inAlphabet(word, (at) => 25 - at),
      'alphabet turned round',
    )
    put([...word].reverse().join(''), 'turned round')
  }
  return words
}

function inAlphabet(word: string, place: (at: number) => number): string {
  return word.replace(/[a-z]/g, (letter) => String.fromCharCode(97 + place(letter.charCodeAt(0) - 97)))
}

/** How far two ciphered words stand apart at most, in characters. */
const NEAR = 90

/** Words that read as an order once each is deciphered in the same way: at least two of them near each other. */
export function cipheredIn(plain: string): Stretch[] {
  const last = new Map<string, Stretch & { word: string }>()
  const found: Stretch[] = []
  for (const match of plain.matchAll(/(?<![\p{L}\d@$])[a-z\d@$]{5,14}(?![\p{L}\d@$])/giu)) {
    const word = match[0].toLowerCase()
    for (const way of waysOf(word)) {
      const here = { from: match.index, to: match.index + word.length, word }
      const before = last.get(way)
      if (before && before.word !== word && here.from - before.to <= NEAR) found.push({ from: before.from, to: here.to })
      last.set(way, here)
    }
  }
  return found
}

function waysOf(word: string): readonly string[] {
  if (!/[\d@$]/.test(word)) return HIDDEN.get(word) ?? []
  const spelled = word.replace(/[\d@$]/g, (sign) => SIGNS[sign] ?? sign)
  return /[a-z]/.test(word) && TELLING.includes(spelled) ? ['signs for letters'] : []
}

/** Ways of writing a text for machines: what it looks like, and what it says. */
const CODES: readonly { pattern: RegExp; read: (code: string) => string }[] = [
  { pattern: /(?<![\w+/=-])[\w+/-]{16,8000}(?:\n[\w+/-]{2,200}){0,300}={0,2}/g, read: fromBase64 },
  { pattern: /(?<![\w-])(?:[\da-f]{2}[\s:,-]?){12,4000}(?![\w-])/gi, read: (code) => fromNumbers(code.match(/[\da-f]{2}/gi), 16) },
  { pattern: /(?<!\w)(?:[01]{8}\s?){6,4000}(?!\w)/g, read: (code) => fromNumbers(code.match(/[01]{8}/g), 2) },
  {
    pattern: /(?:(?:%[\da-f]{2}|\\x[\da-f]{2}){1,2000}[\w.,'-]{0,3}){4,2000}/gi,
    read: (code) => fromEscapes(code, /(?:%|\\x)([\da-f]{2})/gi, 16),
  },
  { pattern: /(?:\\u\{?[\da-f]{2,6}\}?[\w ]{0,2}){8,2000}/gi, read: (code) => fromEscapes(code, /\\u\{?([\da-f]{2,6})\}?/gi, 16) },
  { pattern: /(?:&#x[\da-f]{2,5};\s?){6,2000}/gi, read: (code) => fromEscapes(code, /&#x([\da-f]{2,5});/gi, 16) },
  { pattern: /(?:&#\d{2,6};\s?){6,2000}/g, read: (code) => fromEscapes(code, /&#(\d{2,6});/g, 10) },
  { pattern: /(?<![\d.,])(?:\d{2,3}[\s,]{1,2}){12,2000}\d{2,3}(?![\d.])/g, read: (code) => fromNumbers(code.match(/\d{2,3}/g), 10) },
]

/** Stretches that say something in words once they are decoded: nobody writes so for people. */
export function encodedIn(plain: string): Stretch[] {
  return CODES.flatMap(({ pattern, read }) =>
    [...plain.matchAll(pattern)]
      .filter(([code]) => saysSomething(read(code.slice(0, LONGEST_CODE))))
      .map((match) => ({ from: match.index, to: match.index + match[0].length })),
  )
}

/** At least three words with spaces between them, in plain letters: numbers and names that look like a code do not decode to that. */
function saysSomething(text: string): boolean {
  if (!/^[\t\n\r\x20-\x7e’“”–é]{14,8000}$/.test(text)) return false
  const words = text.match(/(?<![^\s"'(])[a-z]{2,16}(?=[\s.,;:!?"')]|$)/gi) ?? []
  const letters = words.reduce((sum, { length }) => sum + length + 1, 0)
  return words.length >= 3 && letters >= 0.6 * text.length && /[aeiou]/i.test(text)
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

function fromBase64(code: string): string {
  let bits = 0
  let held = 0
  let text = ''
  for (const sign of code.replace(/-/g, '+').replace(/_/g, '/')) {
    const value = BASE64.indexOf(sign)
    if (value < 0) continue
    held = ((held << 6) | value) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    text += String.fromCharCode((held >> bits) & 0xff)
  }
  return text.trim()
}

function fromNumbers(numbers: readonly string[] | null, base: number): string {
  return String.fromCharCode(...(numbers ?? []).slice(0, LONGEST_CODE).map((one) => Number.parseInt(one, base))).trim()
}

function fromEscapes(code: string, sign: RegExp, base: number): string {
  return code.replace(sign, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, base))).trim()
}
