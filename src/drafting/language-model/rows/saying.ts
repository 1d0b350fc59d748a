import { isGrammar } from '../../../domain/grounding/plan-vocabulary.ts'
import { hasLetter, startsWithCapital } from '../../../language/characters.ts'
import { ORDINALS } from '../../../language/quantity/number-word.ts'
import { spelledNumbersIn } from '../../../language/quantity/spelled-number.ts'
import { stem } from '../../../language/stem.ts'
import { wordsOf } from '../../../language/words.ts'

/**
 * What a value says beside the words that it rests on. said: nothing · more: other words, which may only be another way to say it · invented: a number
 * or a name that they do not have.
 */
export function saying(value: string, words: string): 'said' | 'more' | 'invented' {
  const known = figuresIn(words)
  if ([...figuresIn(value)].some((figure) => !known.has(figure))) return 'invented'
  const new_words = unsaidWords(value, words)
  if (new_words.some(isNamedThing)) return 'invented'
  return new_words.some(({ text }) => !isGrammar(text.toLowerCase())) || newMarks(value, words) ? 'more' : 'said'
}

/** Whether each word of a name stands among some words. */
export function isNamedIn(name: string, words: string): boolean {
  return hasLetter(name) && saying(name, words) === 'said' && unsaidWords(name, words).length === 0
}

/** Marks that belong to a value; a minus belongs to its figure. */
function newMarks(value: string, words: string): boolean {
  return (value.match(/[%°<>≤≥±$€£]/g) ?? []).some((mark) => !words.includes(mark))
}

/** Numbers in figures and in words, as one writes them in figures: "1,200" is 1200, "minus five" −5, "third" 3. */
export function figuresIn(text: string): Set<string> {
  const written = [...text.matchAll(/[-−]?\d+(?:[.,]\d+)*/g)].map(({ 0: figure, index }) => {
    const isSigned = /^[-−]/.test(figure) && !/[\p{L}\d)\]]\s?$/u.test(text.slice(Math.max(0, index - 2), index))
    return `${isSigned ? '-' : ''}${plainFigure(figure.replace(/^[-−]/, ''))}`
  })
  const spelled = spelledNumbersIn(text).map(({ start, value }) => `${/\bminus\s$/i.test(text.slice(0, start)) ? '-' : ''}${value}`)
  const ordinals = (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => ORDINALS.get(word) ?? []).map(String)
  return new Set([...written, ...spelled, ...ordinals])
}

function plainFigure(figure: string): string {
  const plain = figure.replace(/,(?=\d{3}(?!\d))/g, '')
  const number = Number(plain)
  return Number.isNaN(number) ? plain : String(number)
}

/** A word of a value, and whether a sentence begins with it. */
type NewWord = { text: string; isFirst: boolean }

function unsaidWords(value: string, words: string): NewWord[] {
  const said = new Set(wordsIn(words).flatMap(({ 0: word }) => formsOf(word)))
  for (const { lemma } of wordsOf(words)) said.add(lemma)
  return wordsIn(value).flatMap(({ 0: text, index }) => {
    const isFirst = /(?:^|[.:;!?]\s*)[^\p{L}\d]*$/u.test(value.slice(0, index))
    const isSaid = formsOf(text).some((form) => said.has(form)) || wordsOf(text).some(({ lemma }) => said.has(lemma))
    return isSaid ? [] : [{ text, isFirst }]
  })
}

function wordsIn(text: string): RegExpMatchArray[] {
  return [...text.matchAll(/\p{L}+/gu)]
}

function formsOf(word: string): string[] {
  const low = word.toLowerCase()
  return low.length < 3 ? [low] : [low, stem(low)]
}

/** "HFSS", and "Stone" where no sentence begins with it. */
function isNamedThing({ text, isFirst }: NewWord): boolean {
  return /\p{Lu}.*\p{Lu}/u.test(text) || (!isFirst && startsWithCapital(text) && !isGrammar(text.toLowerCase()))
}
