import { hasDigit } from '../../../language/characters.ts'
import type { Voice } from '../../../language/contract-verb.ts'
import { inContractWords, withoutTalk } from '../../../language/contract-wording.ts'
import { writtenOut } from '../../../language/noted-signs.ts'
import { isPersonal, isSpoken, isSpokenByWord } from '../../../language/register.ts'
import { isRemark } from '../../../language/remark.ts'
import { tidiedSpeech } from '../../../language/spoken/tidied-speech.ts'
import { isTalk } from '../../../language/talk.ts'
import { comparedTokens, tokensOf } from '../../../language/tokens.ts'
import { unglued } from '../../../language/unglued.ts'
import { wordsOf } from '../../../language/words.ts'
import { ownWords } from '../../quality/quoted.ts'
import { figuresIn, raised } from './phrase.ts'
import type { SpokenSentence } from './spoken-sentences.ts'

/**
 * What may be printed in place of a sentence: without what only opens one's mouth, "OK so,", and parted where two were never joined; undefined unless it
 * would stand in a contract then, with every figure and name that it had.
 */
export function suggestedWording({ printed }: SpokenSentence): string | undefined {
  const words = tidied(printed)
  return words !== printed && !isSpoken(ownWords(words)) && keepsAll(printed, words) ? words : undefined
}

function tidied(printed: string): string {
  const { text, unclear } = tidiedSpeech(printed, false)
  return raised(unglued(unclear.length > 0 || MICROMETERS.test(printed) ? printed : text))
}

/** "2 um": a unit, and no hesitation. */
const MICROMETERS = /\d\s?um\b/

/**
 * What is offered to whoever decides on a sentence: what may be printed anyway, else its own clauses in the words of a contract, where that is another
 * sentence than was said; nothing that somebody has not decided on is printed so.
 */
export function offeredWording(sentence: SpokenSentence): string | undefined {
  const sure = suggestedWording(sentence)
  if (sure) return sure
  const { printed, said, cell, field } = sentence
  const voice: Voice = DUTIES.has(cell) ? 'duty' : 'fact'
  const all = (isPersonal(said) && !field ? [said, printed] : [printed]).map((words) => inContractWords(tidied(words), voice))
  if (isPersonal(said) && isRemark(said) && !hasDigit(said)) return undefined
  const before = all.length > 1 ? withoutTalk(writtenOut(said)) : printed
  const isOffered = (words: string) => words !== said && isPlain(words) && keepsAll(before, words)
  return all.find((words) => words !== undefined && isOffered(words))
}

/** The cells of what the Contractor is held to do. */
const DUTIES = new Set(['method', 'fallback', 'when_late'])

/** What is said to somebody or takes something back, and of what a figure is told nobody knows: "we're 12". */
const UNCLEAR = /^(?:please|no,|wait)|\bthe Contractor is (?:about )?\d/i

function isPlain(words: string): boolean {
  const own = ownWords(words)
  const [first] = wordsOf(own)
  return !isTalk(own) && !isSpokenByWord(own) && first?.pos !== 'INTJ' && !UNCLEAR.test(own)
}

/** How much is lost with a sentence: nothing with mere talk, more with one that tells a fact, by a figure, a name or what is not so. */
export function tellsFacts({ printed, said }: Pick<SpokenSentence, 'printed' | 'said'>): boolean {
  const names = namesIn(printed).some((name) => name !== 'Contractor')
  return hasDigit(printed) || names || (DENIED.test(printed) && !isPersonal(said) && !isRemark(said))
}

const DENIED = /\b(?:no|not|never|none|without|only|nothing|cannot)\b/i
const DENYING = new Set(['no', 'not', 'never', 'none', 'without', 'nothing', 'cannot', 'neither', 'nor', 'only'])

/** Whether words still have the figures of others, the names behind their first word, and what they deny. */
function keepsAll(before: string, words: string): boolean {
  const kept = new Set(tokensOf(words).map(({ text }) => text))
  const denied = (text: string) => comparedTokens(text).filter((one) => DENYING.has(one)).length
  return (
    figuresIn(before).join() === figuresIn(words).join() &&
    namesIn(before).every((text) => kept.has(text)) &&
    denied(before) === denied(words)
  )
}

/** Words with a capital behind the first one of a sentence. */
function namesIn(text: string): string[] {
  return tokensOf(text)
    .slice(1)
    .flatMap(({ text: word }) => (/^\p{Lu}/u.test(word) ? [word] : []))
}
