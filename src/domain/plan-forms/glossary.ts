import { hasDigit, withoutEnd } from '../../language/characters.ts'
import { PROGRAM_TERMS } from '../program-terms.ts'
import { KNOWN_ACRONYMS, STATES } from '../quality/known-acronyms.ts'
import { type WrittenOut, writtenOut } from './written-out.ts'

const SHORT_FORM = /\b(?:[A-Z]{2,7}|[A-Z]{1,5}\d?(?:-[A-Z]{1,7}){0,3}[A-Z])s?\b/g

/** A term with what it means. */
export type GlossaryEntry = { term: string; meaning: string }

/** What a glossary is made of: the running text, which a reader has to understand; lists of names, such as tools, which nobody writes out; and the topic. */
export type GlossaryTexts = { text: string; names?: string; topic: string }

/** The short forms of a plan in alphabetical order, each with its long form as the plan, the topic or the program writes it out. One that nobody writes out is among what is left (QC-29), and not in the file. */
export function glossaryOf({ text, names = '', topic }: GlossaryTexts): GlossaryEntry[] {
  const plan = `${text}\n${names}`
  const places = [writtenOut(plan), writtenOut(topic)]
  const found = new Set(Array.from(plan.matchAll(SHORT_FORM), ([term]) => withoutEnd(term, 's')))
  return [...found]
    .sort((a, b) => a.localeCompare(b, 'en'))
    .flatMap((term) => {
      const own = (find: (place: WrittenOut) => string | undefined) => (isPlain(term) ? undefined : firstOf(places, find))
      const meaning = own(({ inBrackets }) => inBrackets(term)) ?? PROGRAM_TERMS[term]?.long ?? own(({ inWords }) => inWords(term))
      return meaning === undefined ? [] : [{ term, meaning }]
    })
}

function firstOf<Place>(places: readonly Place[], found: (place: Place) => string | undefined): string | undefined {
  return places.map(found).find((one) => one !== undefined)
}

/** Formats, units, states, Roman numerals and numbers of things need no entry. */
function isPlain(term: string): boolean {
  return KNOWN_ACRONYMS.has(term) || STATES.has(term) || hasDigit(term) || /^[IVX]+$|^[GMk]?(?:Hz|W|B)$/.test(term)
}
