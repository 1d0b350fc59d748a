import { stem } from '../../../language/stem.ts'
import { withTermsWritten } from '../../../language/spoken/dictated-terms.ts'

/** A word, a figure or a mark of a wish or a text, where it stands, with its root. */
export type SaidWord = { text: string; low: string; root: string; start: number; end: number }

const WORD = /\p{L}+(?:['’]\p{L}+)*(?:[-/.]?(?:\d+|\p{L}{2,}))*|\d+(?:[.,:]\d+)*|[^\s\p{L}\d]/gu

/** The words of a text, with roots by which they are compared; figures are compared by their value. */
export function saidWords(text: string): SaidWord[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => {
    const low = word.toLowerCase().replace(/['’]s?$/, '')
    const root = VALUES.get(low) ?? (/^\d/.test(low) ? low.replaceAll(',', '') : stem(low.replaceAll('-', '')))
    return { text: word, low, root, start: index, end: index + word.length }
  })
}

const VALUES = new Map(
  'one 1|two 2|three 3|four 4|five 5|six 6|seven 7|eight 8|nine 9|ten 10|eleven 11|twelve 12'.split('|').map((one) => one.split(' ') as [string, string]),
)

/** A wish as it would be written: figures, units and the words of the text as the text has them. */
export function written(instruction: string, text: string): string {
  return withTermsWritten(instruction, text.match(/\p{L}[\p{L}\d./-]*[\p{L}\d]/gu) ?? []).text.replace(/^(?:\s*(?:um+|uh+|hm+|okay|ok|so|yeah)[,.]?\s+)+/i, '').replace(/,? (?:um+|uh+|hm+),?(?= )/gi, '').replace(/\bminus (?=\d)/g, '-').replace(/ dash (?=\d)/g, '-')
}
