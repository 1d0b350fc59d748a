import { beginsWithVerb, surelyBeginsWithVerb } from './action.ts'
import { namesCalendarMonth } from './calendar-months.ts'
import { formOf } from './clause.ts'
import { type ClausePart, hasPerson, isAsked, leadOf, partsOf } from './contract-clause.ts'
import { withHyphens } from './contract-subject.ts'
import { isState } from './contract-verb.ts'
import { inSentence } from './in-sentence.ts'
import { LETTERED } from './sentence.ts'
import { textOf, type Word, wordsOf } from './words.ts'

/** Whether words are an order: they begin with a deed, and no noun that does something ("the seat moves"). Beside another order less has to show it. */
export function isOrder(words: readonly Word[], isListed: 'alone' | 'before' | 'behind'): boolean {
  const [first, ...behind] = words
  if (isForbidding(words)) return true
  if (!first || isState(first) || first.pos === 'AUX' || isLettered(behind[0], first)) return false
  if (behind[0] && namesCalendarMonth(behind[0].text)) return false
  if (hasPerson(behind) && !isAsked(behind)) return false
  const told = withinSentence(words)
  const [read] = withHyphens(wordsOf(told))
  const isVerb = isBareVerb(words)
  if (!isVerb && read?.text.includes('-')) return false
  if (behind[0]?.pos === 'CCONJ' && !(behind[1]?.pos === 'VERB' && formOf(behind[1]) === 'bare')) return false
  // "agree with a second gauge" may be what the thing has to do, and not the company
  if (isListed === 'alone' && behind[0]?.pos === 'ADP') return false
  const isSure = isVerb || behind[0]?.pos === 'DET' || behind[0]?.pos === 'PRON'
  if (isListed === 'alone' && behind[0]?.pos === 'NOUN' && mayNameOne(first, behind[0], told)) return false
  return (isListed === 'behind' && isVerb) || ((isSure || isListed === 'before') && beginsWithVerb(told))
}

/** "Live demo of the oven" and "pass marks" may name things: a word that tells of which kind one is, or has a noun of its own form. */
function mayNameOne(first: Word, noun: Word, told: string): boolean {
  if (!surelyBeginsWithVerb(told)) return true
  const isOne = noun.text.toLowerCase() === noun.lemma
  return isOne && wordsOf(`a ${first.lemma} ${noun.lemma}`)[1]?.pos !== 'VERB'
}

function withinSentence(words: readonly Word[]): string {
  return inSentence(textOf(words.filter(({ text }, at) => at < words.length - 1 || !'.!'.includes(text))))
}

/** Whether words begin with a verb as an order does, whatever stands behind it; "Run June 26 to 29" only tells when. */
export function isBareVerb(words: readonly Word[]): boolean {
  if (words[1] && namesCalendarMonth(words[1].text)) return false
  const [read] = withHyphens(wordsOf(withinSentence(words)))
  return read?.pos === 'VERB' && formOf(read) === 'bare'
}

/** "Do not open it". */
export function isForbidding([first, second, verb]: readonly Word[]): boolean {
  const isDenied = first?.text.toLowerCase() === 'do' && second?.text === 'not'
  return isDenied && verb !== undefined && verb.pos !== 'ADV' && !isState(verb)
}

/** "Phase I": the letter is a number. */
export function isNumbered(letter: Word | undefined, before: Word | undefined): boolean {
  return letter?.text === 'I' && LETTERED.has(before?.text.toLowerCase() ?? '')
}

/** "Rev A", "Panel B": of what is told apart by letters a capital is no article, and nothing is done to it. */
function isLettered(letter: Word | undefined, before: Word): boolean {
  return LETTERED.has(before.text.toLowerCase()) && /^\p{Lu}$/u.test(letter?.text ?? '')
}

/** "Send us the plan by May": what is ordered for us, somebody else has to do. */
export function asksOthers(words: readonly Word[]): boolean {
  const isForUs = ({ words: part }: ClausePart) => isBareVerb(part.slice(leadOf(part))) && part.some(({ text }) => /^(?:us|me)$/.test(text))
  return partsOf(words).some(isForUs)
}
