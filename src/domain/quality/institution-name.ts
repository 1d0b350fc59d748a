import { plainWords } from '../../language/characters.ts'
import { cueList } from '../../language/cue-list.ts'
import { sentencesOfLines } from '../../language/sentence.ts'

const KINDS = String.raw`(?:University|College|Institute)\b`
const OF = String.raw` of(?: \p{Lu}\p{L}*)+`
const START = String.raw`(?<!\p{L})(?!(?:The|Our|With|At|From|By|For|In|And)\b)`
const NAME = String.raw`${START}(?:(?:\p{Lu}\p{L}+ )+${KINDS}(?:${OF})?|${KINDS}${OF})`
/** "Lakeside University", "University of Dayton": an institution by its name. */
export const INSTITUTION = new RegExp(NAME, 'u')

/** What is denied in the clause before names nobody. */
const UNDENIED = String.raw`(?<!(?:\bnot?|\bnever|n['’]t)\b[^,;]*)`
const BEFORE = String.raw`(${NAME})(?:,| [–—-])? \(?(?:is |as |will be )?(?:our|the) research institution`
const BEHIND = String.raw`[Rr]esearch institution(?:[:,]| is| will be| [–—-])? \(?(?:[Tt]he )?(${NAME})`
/** "X, our research institution", "research institution is X". */
const BESIDE = new RegExp(`${UNDENIED}(?:${BEFORE}|${BEHIND})`, 'u')

/** The research institution as an answer names it, where nobody has entered one: "Lakeside University, our research institution". */
export function toldInstitution(answers: readonly { answer: string }[]): string | undefined {
  const told = answers.flatMap(({ answer }) => sentencesOfLines(answer))
  return told.flatMap((one) => BESIDE.exec(one)?.slice(1) ?? []).find(Boolean)
}

/** What many names of institutions share. */
const KIND = cueList('univ* | college | institut*')
const COMMON = cueList('the | of | and | at | for | research | laborator* | school | center | state')

/** Whether a sentence names an institution, by its whole name, its initials, or the words that are its own beside what kind it is. */
export function namesInstitution(sentence: string, name: string): boolean {
  const words = plainWords(name)
  const said = new Set(plainWords(sentence))
  const own = words.filter((word) => !KIND.test(word) && !COMMON.test(word))
  if (hasWord(sentence, initialsOf(name))) return true
  if (own.length === 0) return words.every((word) => said.has(word))
  return own.every((word) => said.has(word)) && (own.length > 1 || KIND.test(sentence))
}

/** Whether a sentence has a word as it is written. */
export function hasWord(sentence: string, word: string): boolean {
  return sentence.split(/[^\p{L}]/u).includes(word)
}

/** The initials of a name as far as its first comma; of fewer than three words nobody says them. */
export function initialsOf(name: string): string {
  const initials = (name.split(',')[0]?.match(/\b\p{Lu}/gu) ?? []).join('')
  return initials.length > 2 ? initials : ' '
}
