import { oneLine, raised } from '../../../language/characters.ts'
import { isModal } from '../../../language/clause.ts'
import type { Requirement } from '../analysis.ts'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** What tells one part of a requirement from the others behind its number, counted from 0. */
export function letterOf(at: number): string {
  return LETTERS[at] ?? ''
}

/** The things of which a person makes requirements of their own, a line each; a text of one line, or of more than there are letters, stays whole. */
export function linesOfParts(text: string): string[] {
  const lines = text.split('\n').map(oneLine).filter(Boolean)
  return lines.length > 1 && lines.length <= LETTERS.length ? lines : []
}

/** Whether a requirement was split off another. */
export function isPartOf({ id }: Pick<Requirement, 'id'>, whole: string): boolean {
  return id.length > whole.length && id.startsWith(whole) && [...id.slice(whole.length)].every((letter) => LETTERS.includes(letter))
}

/** What a new thing begins with behind "and". */
const BEGINS = /;\s+(?:and\s+)?(?![^()]*\))|,?\s+and\s+(?=(?:an?|the)\s)/

/** What is a part's own verb, besides those that say how firmly. */
const VERBS: ReadonlySet<string> = new Set(['is', 'are', 'has', 'have'])

/** A text with a line for each thing that it may ask for, offered to be changed: what begins behind a semicolon or behind "and", with what the first says before its own verb's object where a part has no verb of its own; each ends as the text does. */
export function offeredParts(text: string): string {
  const [first = '', ...others] = oneLine(text).split(BEGINS)
  const end = text.endsWith('.') ? '.' : ''
  const words = first.split(' ')
  const modal = words.findIndex((word) => isModal({ text: word }))
  const lead = modal < 0 ? '' : words.slice(0, modal + 2).join(' ')
  const isSentence = (part: string) => part.split(' ').some((word) => isModal({ text: word }) || VERBS.has(word))
  const said = (part: string) => (lead === '' || isSentence(part) ? part : `${lead} ${part}`)
  return [first, ...others.map(said)].map((part) => raised(part.endsWith(end) ? part : part + end)).join('\n')
}
