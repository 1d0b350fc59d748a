import { isDeed } from '../../../language/action.ts'
import { formOf } from '../../../language/clause.ts'
import { textOf, type Word, wordsOf } from '../../../language/words.ts'
import { deedOf } from '../deed.ts'
import type { WorkStep } from '../work-breakdown.ts'
import { lowered, open } from './phrase.ts'
import { mainOf } from './result-items.ts'

/** A title is read at a glance; a thing in a list is named, and all that is in it stands behind its task. */
const LONGEST_TITLE = 90
export const LONGEST_THING = 170

/** What may be left off the end of a name: what is said of the thing, not the thing. */
const MARK = /\s?(?:[;(“]|[,:](?!\d))/g
const ASIDE = /(?:,| that| which| using| by| with| for| to| in| on| and)\s/g
const SHORTEST_TITLE = 20

/** The thing that words tell of, without what is said of it behind, where they are longer than so many characters: up to their first mark, if they have one. */
export function shortened(text: string, longest = LONGEST_TITLE): string {
  const words = open(text)
  if (words.length <= longest) return words
  const shown = words.slice(0, longest)
  const marks = [...shown.matchAll(MARK)].map(({ index }) => index)
  const asides = [...shown.matchAll(ASIDE)].map(({ index }) => index)
  const isEnough = (end: number) => end >= SHORTEST_TITLE
  const end = [...marks, participleIn(shown)].filter(isEnough).sort((a, b) => a - b)[0] ?? asides.findLast(isEnough)
  return end === undefined ? shown.replace(/\s+\S*$/, '') : words.slice(0, end)
}

/** Where "… detailing the progress" leaves off naming the thing; -1 where no participle says more of it. */
function participleIn(text: string): number {
  const words = wordsOf(text)
  const at = words.findIndex((word, nth) => word.pos === 'VERB' && formOf(word) === 'ing' && words[nth - 1]?.pos === 'NOUN')
  return at < 0 ? -1 : text.indexOf(` ${words[at]?.text}`)
}

/** What a step is about, in short and as a noun: its result without format and article, else its work. */
export function named({ result, ...told }: Pick<WorkStep, 'result' | 'action' | 'deed'>): string {
  if (!result || isDeed(result)) return workInShort(told)
  const [thing = result] = withoutQuote(open(mainOf(result))).split(/,? as (?=an? |[A-Z]|\w+ files)|[;(]|,(?!\d)| in an? (?=[A-Z])/)
  return shortened(withoutArticle(thing))
}

/** What is done in a step, in short and as a noun: so it is known while its result is not there yet. */
export function workInShort(told: Pick<WorkStep, 'action' | 'deed'>): string {
  return shortened(workNamed(told))
}

/** A thing by its name, where that stands before words of the solicitation. */
export function withoutQuote(thing: string): string {
  return thing.split(': “', 1)[0] ?? thing
}

function withoutArticle(text: string): string {
  return text.trim().replace(/^(?:an?|the|one)\s/i, '')
}

/** What goes before an action, so that its first word is read as a verb. */
const DUTY = 'The team shall'

/** "Do the lattice simulation" is about the simulation. */
const DOING = /^(?:do|perform|conduct|carry out)\s(.+)$/i

/** Work as a noun: "Model the antenna and test it" → "modeling the antenna and testing it". What surely begins with no verb is one, and loses its article. */
export function workNamed(told: Pick<WorkStep, 'action' | 'deed'>): string {
  const deed = deedOf(told)
  if (deed === undefined) return withoutArticle(open(told.action))
  const done = onlyDone(deed)
  if (done) return withoutArticle(done)
  const tagged = inDuty(deed)
  return textOf(tagged.map((word, at) => (at === 0 || isNextVerb(tagged, at) ? { ...word, text: gerund(word.text) } : word)))
}

/** What is done, where its verb says no more than that: of "perform the lattice simulation" the simulation, unless more is done with it. */
function onlyDone(deed: string): string | undefined {
  const done = DOING.exec(open(deed))?.[1]
  const tagged = done ? inDuty(deed) : []
  return tagged.some((_, at) => isNextVerb(tagged, at)) ? undefined : done
}

function inDuty(deed: string): Word[] {
  return wordsOf(`${DUTY} ${lowered(open(deed))}`).slice(wordsOf(DUTY).length)
}

/** "…, build and test it": a verb in its bare form behind a mark or "and" is the next thing that is done. */
function isNextVerb(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]]
  return word?.pos === 'VERB' && formOf(word) === 'bare' && (before?.pos === 'CCONJ' || before?.text === ',')
}

/** Verbs of several syllables that are stressed on the last one double its consonant, as all of one short syllable do. */
const STRESSED_LAST = new Set(
  'submit transmit emit admit commit permit transfer refer infer defer occur begin control equip format program debug input output reset rerun refit retrofit'.split(
    ' ',
  ),
)

/** "test" → "testing", "measure" → "measuring", "fit" → "fitting". */
function gerund(verb: string): string {
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  const isDoubled = STRESSED_LAST.has(verb) || /^(?:qu|[^aeiou])*[aeiou][bdgmnprt]$/.test(verb)
  return `${verb}${isDoubled ? verb.at(-1) : ''}ing`
}
