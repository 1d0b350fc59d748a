import { partedAtSpaces, startsAsName } from '../../language/characters.ts'
import type { Stretch } from './statement.ts'

/** Somebody whom a text names: first and last name, with an initial or without; a title before it is no part of it. */
export type Person = Stretch & { name: string; last: string }

/** Words that open a sentence or name an office, a place, an organization or a role: what they stand in is nobody's name. */
const NOBODY = new Set(
  partedAtSpaces(`The An A Each Every This That These Those Our Its Their If When While After Before Until In At On For From To With By Then Next Later
  First Also Both All No Phase Milestone Task Month Step Award Risk Lead Place Principal Co Project Program Technical Chief Senior Test Flight Contracting
  State United National Federal New North South East West San Los Monte Fort Camp Air Army Navy Marine Space Naval Force Corps Guard Center Centre Office Range
  Base Station Field Lake Beach Springs City County Park Valley University College Institute School Laboratory Laboratories Lab Labs Team Group Division
  Branch Command Agency Department Board System Systems Technologies Company Contractor Government Incorporated Inc Corp Corporation Works Industries
  Investigator Manager Engineer Director Officer Representative Specialist Technician Scientist Pilot Owner Model Kit Mark Block Version Dr Prof Mr Mrs Ms`),
)

const WORD = /\p{L}[\p{L}’'-]*/gu
const TITLED = /\b(?:Dr|Prof|Mr|Mrs|Ms)\.?\s\p{Lu}/u
/** What shows behind a name that somebody does or is something: "leads", "shall", ", the engineer", "(software)". */
const ACTS = /^(?:,?\s(?:PhD|MD|PE))?(?:,?\s(?:is|was|will|shall|and|\p{Ll}{2,14}s)(?!\p{L})|,\s(?:an?|the|our|whose?)\s|\s\()/u

/** The persons whom a text names by first and last name, in order. */
export function personsIn(text: string): Person[] {
  const words = Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ word, start: index, end: index + word.length }))
  const isName = (word: string) => startsAsName(word) && !NOBODY.has(word)
  const found: Person[] = []
  for (let at = 0; at < words.length - 1; at += 1) {
    const [first, next, third] = [words[at], words[at + 1], words[at + 2]]
    const isInitial = next?.word.length === 1 && text.charAt(next.end) === '.'
    const last = isInitial ? third : next
    if (!first || !last || !isName(first.word) || !isName(last.word)) continue
    const between = text.slice(first.end, last.start)
    if (between !== ' ' && !(isInitial && between === ` ${next.word}. `)) continue
    found.push({ start: first.start, end: last.end, name: text.slice(first.start, last.end), last: last.word })
    at += isInitial ? 2 : 1
  }
  return found
}

/** The persons of whom a text says what they do or are. */
export function actorsIn(text: string): Person[] {
  return personsIn(text).filter(({ end }) => ACTS.test(text.slice(end, end + 20)))
}

/** Whether a text names somebody with a title: "Dr. Roe". */
export function hasTitledName(text: string): boolean {
  return TITLED.test(text)
}
