import { hasDigit, withoutEnd } from '../../language/characters.ts'
import { PROGRAM_TERMS } from '../program-terms.ts'
import { KNOWN_ACRONYMS, STATES } from '../quality/known-acronyms.ts'
import { writtenOut } from './written-out.ts'

const SHORT_FORM = /\b(?:[A-Z]{2,7}|[A-Z]{1,5}\d?(?:-[A-Z]{1,7}){0,3}[A-Z])s?\b/g

/** What stands around a short form that is a half of a name: "CMA-ES", "OMMA-2", "AFRL/RWT", "RUN_LOG.TXT". */
const NAME_BEFORE = /[A-Z\d][-/_.]$/
const NAME_BEHIND = /^[-_.][A-Z\d]/

/** A term with what it means; a blank where neither the plan nor the topic writes it out. */
export type GlossaryEntry = { term: string; meaning: string }

/** What a glossary is made of: the running text, which a reader has to understand; lists of names, such as tools, which write out but ask for nothing; and the topic. */
export type GlossaryTexts = { text: string; names?: string; topic: string }

/** The short forms of a plan in alphabetical order, each with its long form as the plan or the topic writes it out; asked for where neither does. */
export function glossaryOf({ text, names = '', topic }: GlossaryTexts): GlossaryEntry[] {
  const plan = `${text}\n${names}`
  const places = [writtenOut(plan), writtenOut(topic)]
  const alone = new Set(standingAlone(text).filter((term) => !isPlain(term) && !places.some(({ hasWord }) => hasWord(term))))
  const found = new Set(Array.from(plan.matchAll(SHORT_FORM), ([term]) => withoutEnd(term, 's')))
  return [...found]
    .sort((a, b) => a.localeCompare(b, 'en'))
    .flatMap((term) => {
      const known = (isPlain(term) ? undefined : firstOf(places, ({ inBrackets }) => inBrackets(term))) ?? PROGRAM_TERMS[term]?.long
      const meaning =
        known ?? (alone.has(term) ? (firstOf(places, ({ inWords }) => inWords(term)) ?? `[give the long form of ${term}]`) : undefined)
      return meaning === undefined ? [] : [{ term, meaning }]
    })
}

function firstOf<Place>(places: readonly Place[], found: (place: Place) => string | undefined): string | undefined {
  return places.map(found).find((one) => one !== undefined)
}

/** The short forms that stand for themselves; halves of the names of models, offices and files are no words of a reader's. */
function standingAlone(text: string): string[] {
  return Array.from(text.matchAll(SHORT_FORM)).flatMap(({ 0: term, index }) => {
    const end = index + term.length
    const isHalf = NAME_BEFORE.test(text.slice(Math.max(0, index - 2), index)) || NAME_BEHIND.test(text.slice(end, end + 2))
    return isHalf ? [] : [withoutEnd(term, 's')]
  })
}

/** Formats, units, states, Roman numerals and numbers of things need no entry. */
function isPlain(term: string): boolean {
  return KNOWN_ACRONYMS.has(term) || STATES.has(term) || hasDigit(term) || /^[IVX]+$|^[GMk]?(?:Hz|W|B)$/.test(term)
}
