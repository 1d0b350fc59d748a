import { meaningfulWords } from '../english/wording.ts'
import { type Person, personName } from './people.ts'

const LEADS = new RegExp(`(?:\\bled(?: there)? by|\\bunder) (${personName})`, 'u')
const LEADS_THERE = new RegExp(
  `(${personName}) (?:leads?|heads?|runs?|directs?|is in charge)(?: (?:there|it|them|that|their (?:part|side|work)|the (?:part|side|work) there))?(?=[.,;]|$)`,
  'u',
)

/** A full stop behind a name ends it; one behind a title or an initial does not. */
const ENDS = /(?<=\p{Ll}{2})(?<!\b(?:Prof|Professor|Dr|Mr|Ms|Mrs|Lt|Col|Capt|Maj|Gen|Sgt))\.(?: .*)?$/u

/** Who leads the part of a research institution, one entry for each piece of its work: "State does the casting and the pull tests, led by Prof. Osei". */
export function partnersIn(text: string): Person[] {
  const name = (LEADS.exec(text) ?? LEADS_THERE.exec(text))?.[1]?.trim().replace(ENDS, '')
  if (!name) return []
  return worksOf(text).map((part) => ({ name, part, place: '', isPrincipal: false, words: meaningfulWords(part) }))
}

/** The pieces of work that are said to be done by an institution, each a noun: "the coupling model", "the chamber tests". */
export function worksOf(text: string): string[] {
  const [, said = ''] =
    /^.*?\b(?:performs?|does|do|runs?|carr(?:y|ies) out|provides?|handles?|takes?)\b (.+?)(?:,? (?:led|under) |[.;]|, (?:Task|which|while)\b|$)/i.exec(
      text,
    ) ?? []
  return said
    .replace(/\([^)]*\)|\d+ ?(?:%|percent).*$/g, ' ')
    .split(/,? and (?=the |an? |[a-z-]+ (?:tests?|measurements?|work)\b)|, (?=the |an? )/)
    .map((one) =>
      one
        .replace(/^(?:the|all|all the) /, '')
        .replace(/[,; ]+$/, '')
        .trim(),
    )
    .filter((one) => one.length > 3 && !/^(?:Task|part of)\b/.test(one))
}
