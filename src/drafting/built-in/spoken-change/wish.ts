import type { Result } from '../../../domain/result.ts'
import { hasLetterOrDigit, raised, withoutEnd } from '../../../language/characters.ts'
import type { Stretch } from '../../../language/learned/sequence.ts'
import { type SaidWord, saidWords } from './said.ts'
import { isOneOf, STOP } from './vocabulary.ts'

/** A word of a wish, what it was labelled as (new, old, place, anchor or nothing), and whether it says something of the change. */
export type WishWord = SaidWord & { mark: string; isLive: boolean }

/** What somebody wants changed: as it would be written, and word by word. */
export type Wish = { said: string; words: WishWord[] }

/** Words under one label that stand together. */
export type Run = { from: number; to: number; text: string; words: WishWord[] }

/** The text as a wish would have it, or a sentence that says why not. */
export type Made = Result<string, string>

/** A wish with its labels; words of a clause that gives a reason, or says what stays, say nothing of the change. */
export function wishOf(said: string, stretches: readonly Stretch[]): Wish {
  let isLive = true
  const words = saidWords(said).map((word, at, all) => {
    const before = all[at - 1]?.text
    const isKept = isOneOf(word.low, 'leave keep except') && isOneOf(before?.toLowerCase(), ', and but please')
    if (isKept || isOneOf(word.low, 'because since')) isLive = false
    else if (isOneOf(word.text, '. ? !') || (word.low === 'so' && before === ',')) isLive = true
    return { ...word, isLive, mark: stretches.find(({ from, to }) => from <= at && at < to)?.label ?? '' }
  })
  return { said, words }
}

/** The runs of words with a label, in order. */
export function runsOf({ said, words }: Wish, label: string): Run[] {
  const runs: WishWord[][] = []
  for (const [at, word] of words.entries()) {
    if (word.mark !== label) continue
    if (words[at - 1]?.mark === label) runs.at(-1)?.push(word)
    else runs.push([word])
  }
  return runs.map((some) => {
    const [from, to] = [some[0]?.start ?? 0, some.at(-1)?.end ?? 0]
    return { from, to, text: said.slice(from, to), words: some }
  })
}

/** Whether a word is none of the small ones. */
export const tells = ({ text, low }: SaidWord): boolean => isWord(text) && !STOP.has(low)

/** Whether it is a word or a figure, and no mark. */
export const isWord = (text: string | undefined): boolean => hasLetterOrDigit(text ?? '')

/** Words without the article that opens them. */
export const withoutArticle = (text: string): string => text.replace(/^(?:the|an?) /i, '')

/** Words without the mark that ends them. */
export const withoutStop = (text: string): string => withoutEnd(text, '.,;?!')

/** Whether a sentence begins at a place of a text. */
export const opensSentence = (text: string, at: number): boolean => /(?:^|[.!?:]\s|\n(?:[-*•] )?)$/.test(text.slice(0, at))

/** Words with a capital where a sentence begins. */
export const inPlace = (text: string, at: number, put: string): string => (opensSentence(text, at) ? raised(put) : put)
