import { NUMBER_WORD, VALUES } from '../../../language/quantity/number-word.ts'
import { type Word, wordsOf } from '../../../language/words.ts'

/** White space, quotes and dashes made even; doubled marks and spaces before marks removed. */
export function tidy(text: string): string {
  return text
    .replace(/\u00ad|\ufffe/g, '')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/ +([,;:.!?)\]])/g, '$1')
    .replace(/([([]) +/g, '$1')
    .replace(/([,;:])(?=\1)/g, '')
    .replace(/\.\.(?!\.)/g, '.')
    .replace(/,\./g, '.')
    .trim()
}

/** Whether a word's capital belongs to it: acronyms, model names, words with a digit or a capital inside. */
function keepsCapital(word: string): boolean {
  return /^[A-Z][A-Z0-9&./-]*s?$/.test(word) ? word.length > 1 && !/^(?:As|Is|Us)$/.test(word) : /[A-Z0-9]/.test(word.slice(1))
}

const OPENERS =
  /^(?:the|a|an|all|any|each|this|these|that|those|it|in|on|at|by|for|from|with|within|if|when|where|while|no|not|some|such|its|their|our|and|or|but|as|of|to|work|results?|size|weight|power|speed|range|output|emphasis|approach(?:es)?|individual|updates|prototype|data|software|hardware|testing|threshold|objective|total|maximum|minimum|operating|platform|sensors?|methods?|efforts?|directional|thin|adaptive|performance|design|system|systems|information|customers?|deliverables?|validation|output|preclinical|limited|novel|new|existing|current|advanced|magnetic|computational|encryption|antennas?|navigation|energy|endurance|autonomy|temperature|packaging|storage|payload|memory|baseline|binocular|monocular|familiarity|deployable|connector|command|consideration)$/i

const NAMES = /^(?:Navy|Army|Air|Force|Marine|Corps|American|Ka|Ku|Stirling|Doppler|Kalman|Phase|English|Government)$/

/** A label in lower case but for its acronyms and names with digits: "Max Operating Depth" → "max operating depth". */
export function lowerLabel(label: string): string {
  return label.replace(/\b[A-Z][a-z]+\b/g, (word) => (NAMES.test(word) ? word : word.toLowerCase()))
}

/** A text's first letter in lower case, unless the word owns its capital (a name or an acronym). */
export function lowerStart(text: string): string {
  const first = /^[A-Za-z][\w'/.-]*/.exec(text)?.[0]
  if (!first || !/^[A-Z]/.test(first) || /^Phase I/.test(text)) return text
  const hyphened = first.split('-')[0] ?? first
  if (keepsCapital(first) && !/^[A-Z][a-z]+(?:-[a-z]+)+$/.test(first)) return text
  if (OPENERS.test(hyphened) || VALUES.has(hyphened.toLowerCase()) || isCommonWord(text, hyphened))
    return text.charAt(0).toLowerCase() + text.slice(1)
  return text
}

/** A capital at a sentence's start makes the tagger see a name; the same sentence in lower case shows what the word is. */
function isCommonWord(text: string, first: string): boolean {
  if (!/^[A-Z][a-z]+$/.test(first)) return false
  const next = wordsOf(text)[1]
  if (next && next.pos === 'PROPN' && /^[A-Z]/.test(next.text)) return false
  return wordsOf(text.charAt(0).toLowerCase() + text.slice(1))[0]?.pos !== 'PROPN'
}

/** A text's first letter in upper case, unless the word owns its small one: "iOS", "mRNA". */
export function upperStart(text: string): string {
  if (/^[a-z]{1,2}[A-Z]/.test(text)) return text
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** One full stop at the end, whatever stood there. */
export function sentence(text: string): string {
  const trimmed = tidy(text).replace(/[\s,;:.-]+$/, '')
  if (trimmed === '') return ''
  return upperStart(/[!?]$/.test(trimmed) ? trimmed : `${trimmed}.`)
}

/** "a", "b" and "c" as "a, b and c". */
export function listed(parts: readonly string[], last = 'and'): string {
  if (parts.length <= 1) return parts[0] ?? ''
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`
}

/** "a" or "an" by sound, as far as letters tell it: "an RF link", "a unit", "an hour", "an 8-month effort". */
export function indefinite(noun: string): string {
  const word = /^["'(]*([\w-]+)/.exec(noun)?.[1] ?? noun
  if (/^(?:[A-Z0-9]{2,}|8)\b/.test(word) && !/^(?:U[A-Z]|NA|RAD|SAR|LID|MAN|CON|LOS|MEM|LAN)/.test(word)) {
    return /^(?:[AEFHILMNORSX]|8|11|18)/.test(word) ? 'an' : 'a'
  }
  if (/^(?:uni(?![nm])|use|usu|uti|eu|one\b|once\b|ubi|UA|US|UK|UH|UU)/.test(word)) return 'a'
  return /^(?:[aeiou]|hour|honest|heir)/i.test(word) ? 'an' : 'a'
}

/** How many of something: "1 demand", "14 demands". */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`
}

/** Whether brackets and quotes close in order. */
export function isBalanced(text: string): boolean {
  const open: string[] = []
  for (const mark of text.replace(/(?<=^|[:;,] |, and )\d\) /g, '')) {
    if (mark === '(' || mark === '[') open.push(mark)
    if (mark === ')' && open.pop() !== '(') return false
    if (mark === ']' && open.pop() !== '[') return false
  }
  return open.length === 0 && (text.replace(/(?<![A-Za-z\d.-])\d[\d.]*"/g, '').match(/"/g) ?? []).length % 2 === 0
}

/** The words that carry meaning, in dictionary form, for comparing texts. */
export function meaningfulWords(text: string): Set<string> {
  return new Set(
    wordsOf(text)
      .filter(carriesMeaning)
      .map((word) => stem(word.lemma)),
  )
}

const EMPTY =
  /^(?:contractor|shall|will|solicitation|phase|task|milestone|use|be|have|do|make|provide|include|other|such|new|well|also|need|work|effort|system|technology)$/

function carriesMeaning(word: Word): boolean {
  return /^(?:NOUN|PROPN|VERB|ADJ|NUM)$/.test(word.pos) && word.text.length > 1 && !EMPTY.test(word.lemma)
}

function stem(lemma: string): string {
  return lemma.replace(/(?:ations?|(?<=.{2})ings?|ments?|ions?|ers?|ors?|ed|es|(?<!s)s|e)$/, '').replace(/e$/, '')
}

/** How much of the smaller set stands in the other: 0 to 1. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one]
  if (small.size === 0) return 0
  return [...small].filter((word) => large.has(word)).length / small.size
}

const SPELLED = new RegExp(String.raw`\b(?!one\b)${NUMBER_WORD}\b`, 'i')

/** Whether a text holds a number of its own: not the digit of a name such as "C2" or "P-8A". */
export function hasNumber(text: string): boolean {
  return /(?<![A-Za-z][-/]?)(?<![\d.])\d(?!D\b)/.test(text) || SPELLED.test(text)
}

/** Words alone, for comparing texts whose marks and capitals may differ. */
export function squeezed(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
