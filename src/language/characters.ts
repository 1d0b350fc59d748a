/** A text on one line: white space of every kind is one space, none stands at its ends. */
export const oneLine = (text: string): string => oneSpaced(text).trim()

/** A text in which white space of every kind is one space. */
export const oneSpaced = (text: string): string => text.replace(/\s+/g, ' ')

/** A text without its white space. */
export const withoutSpaces = (text: string): string => text.replace(/\s+/g, '')

/** What stands between white space; a text that begins or ends with some has an empty part there. */
export const partedAtSpaces = (text: string): string[] => text.split(/\s+/)

export const hasSpace = (text: string): boolean => /\s/.test(text)

export const hasDigit = (text: string): boolean => /\d/.test(text)

export const startsWithDigit = (text: string): boolean => /^\d/.test(text)

export const endsWithDigit = (text: string): boolean => /\d$/.test(text)

/** Whether a text is digits alone. */
export const isDigits = (text: string): boolean => /^\d+$/.test(text)

export const hasLetter = (text: string): boolean => /\p{L}/u.test(text)

/** Whether a text begins with a letter. */
export const startsWithLetter = (text: string): boolean => /^\p{L}/u.test(text)
/** Whether two letters follow each other: a word, and not the name of a variable. */
export const hasLetters = (text: string): boolean => /\p{L}{2}/u.test(text)

export const hasLetterOrDigit = (text: string): boolean => /[\p{L}\d]/u.test(text)

export const startsWithLetterOrDigit = (text: string): boolean => /^[\p{L}\d]/u.test(text)

export const startsWithCapital = (text: string): boolean => /^\p{Lu}/u.test(text)

/** Whether a text begins as a name or a sentence does, and not as an abbreviation: a capital before a small letter. */
export const startsAsName = (text: string): boolean => /^\p{Lu}\p{Ll}/u.test(text)

export const startsSmall = (text: string): boolean => /^\p{Ll}/u.test(text)

/** The short head that a text opens with, in capital letters at its start: "Mass" of "Mass: at most 2 lb"; '' for none. */
export function headOf(text: string): string {
  const head = text.slice(0, Math.max(0, text.indexOf(': ')))
  return head.length > 1 && head.length <= LONGEST_HEAD && startsWithCapital(head) && ![...head].some((sign) => '.;,\n'.includes(sign))
    ? head
    : ''
}

const LONGEST_HEAD = 41

/** A text's digits alone. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** The whole numbers of a text in figures. */
export const wholeNumbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number)

/** The words and figures of a text in small letters. */
export const plainWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The same with one space between two, as texts are compared by their words alone. */
export const inPlainWords = (text: string): string => plainWords(text).join(' ')

/** Whether a text is capital letters alone, as the short form of a name is. */
export const isCapitals = (text: string): boolean => /^[A-Z]+$/.test(text)

/** A text without those of these signs that stand at its end. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** A text with a full stop at its end, where nothing ends it. */
export const asSentence = (text: string): string => ('.!?'.includes(withoutEnd(text, '"\'”’)').slice(-1)) ? text : `${text}.`)

/** Words as a sentence lists them: "A, B and C". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** A text with a capital at its start. */
export const raised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** How many there are of something that has its plural by an s: "1 page", "3 pages". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** A text whose lines follow each other on one line. */
export const linesJoined = (text: string): string => text.replace(/\s*\n\s*/g, ' ')

/** The ending of a file's name in small letters, with its dot; '' for none. */
export const fileEnding = (name: string): string => /(?<=.)\.\w+$/.exec(name)?.[0].toLowerCase() ?? ''

/** Whether a text ends with one of these marks. */
export const endsWithOne = (text: string, marks: string): boolean => text !== '' && marks.includes(text.charAt(text.length - 1))

/** A text without the quotation marks and brackets that close it. */
export const withoutClosing = (text: string): string => text.replace(/["'”’)\]]+$/, '')

/** A text whose signs stand for themselves in a pattern. */
export const asPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text without white space and these marks at its ends. */
export function stripped(text: string, marks: string): string {
  const isIn = (sign = '') => sign !== '' && (hasSpace(sign) || marks.includes(sign))
  let [from, to] = [0, text.length]
  while (from < to && isIn(text[from])) from++
  while (to > from && isIn(text[to - 1])) to--
  return text.slice(from, to)
}

/** The beginning of a text, of at most so many characters, cut at a space where it has one. */
export function beginningOf(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  return cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : longest).trimEnd()
}

/** "**Model**" and "*Ana Ruiz*"; between figures, "3*4", a star multiplies. */
const EMPHASIS = /(?<![\p{L}\d*])\*+(?=\S)([^*\n]+)(?<=\S)\*+(?![\p{L}\d])/gu

/** A text without the emphasis of Markdown. */
export const withoutEmphasis = (text: string): string => text.replace(EMPHASIS, '$1')

/** A text without some stretches of it, which are in the order in which they stand. */
export function withoutStretches(text: string, stretches: readonly { start: number; end: number }[]): string {
  return stretches.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
}
