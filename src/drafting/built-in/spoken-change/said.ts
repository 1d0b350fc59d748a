import { asPattern, hasDigit, startsWithDigit } from '../../../language/characters.ts'
import { countIn } from '../../../language/quantity/number-word.ts'
import { dictated } from '../../../language/spoken/dictated.ts'
import { stem } from '../../../language/stem.ts'
import { isOneOf } from './vocabulary.ts'

/** A word, a figure or a mark of a wish or a text, where it stands, with its root. */
export type SaidWord = { text: string; low: string; root: string; start: number; end: number }

const WORD = /\p{L}+(?:['’]\p{L}+)*(?:[-/.]?(?:\d+|\p{L}{2,}))*|\d+(?:[.,:]\d+)*|[^\s\p{L}\d]/gu

/** The words of a text, with roots by which they are compared; figures are compared by their value. */
export function saidWords(text: string): SaidWord[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => {
    const low = word.toLowerCase().replace(/['’]s?$/, '')
    return { text: word, low, root: rootOf(low), start: index, end: index + word.length }
  })
}

/** Whether a text has one of some words. */
export const hasWordOf = (text: string, words: string): boolean => saidWords(text).some(({ low }) => isOneOf(low, words))

function rootOf(low: string): string {
  if (startsWithDigit(low)) return low.replaceAll(',', '')
  if (low === 'criterion') return stem('criteria')
  const count = low.length < 7 && !hasDigit(low) ? countIn(low) : undefined
  return count === undefined || count > 12 ? stem(low.replaceAll('-', '')) : String(count)
}

/** A wish as it would be written: figures, units and the words of the text as the text has them, and without what was taken back. */
export function written(instruction: string, text: string): string {
  const terms = text.match(/\p{L}[\p{L}\d./-]*[\p{L}\d]/gu) ?? []
  // "nine's too tight": what belongs to a number joins no other
  // "shall" is heard as "shell"
  const heard = text.toLowerCase().includes('shell') ? instruction : instruction.replace(/\bshell\b/gi, 'shall')
  const { text: said } = dictated(heard.replace(/(?<=\p{L}{2})['’]s(?= (?:\p{L}+ )?too )/gu, ' is'), terms, 'order')
  // "D one point one" is written as the text writes those of its kind
  const joined = said.replace(/\b(\p{Lu}{1,4}) ?(?=\d)/gu, (all, letters) => {
    const alike = terms.find((term) => term.startsWith(letters) && startsWithDigit(term.slice(letters.length).replace('-', '')))
    return alike ? letters + (alike.charAt(letters.length) === '-' ? '-' : '') : all
  })
  return asTextWrites(text, joined.replace(/(?<=[A-Z]) (?:-|minus |dash )(?=\d)|\b(?:minus|dash) (?=\d)/g, '-'))
}

const THOUSANDS = /(?<=\d),(?=\d{3})/g

/** Figures without commas where the text has them so, and units in words where it has none of their signs. */
function asTextWrites(text: string, said: string): string {
  const isPlain = text.search(THOUSANDS) < 0 && /\b(?!(?:19|20)\d\d\b)\d{4,}/.test(text)
  const figures = isPlain ? said.replace(THOUSANDS, '') : said
  const units = new Set(Array.from(text.matchAll(/\d (\p{Ll}{4,})/gu), ([, unit = '']) => unit))
  return [...units].reduce((now, unit) => {
    const sign = /^2 ?(\D{1,3})$/.exec(dictated(`2 ${unit}`, [], 'order').text)?.[1]
    const isSaid = sign !== undefined && sign !== unit && !new RegExp(`\\d ?${asPattern(sign)}(?!\\p{L})`, 'u').test(text)
    return isSaid ? now.replace(new RegExp(`(?<=\\d) ?${asPattern(sign)}(?!\\p{L})`, 'gu'), ` ${unit}`) : now
  }, figures)
}
