import { hasLetter, startsAsName, startsWithCapital } from '../../../language/characters.ts'
import type { Stretch } from '../../../language/learned/sequence.ts'
import { stem } from '../../../language/stem.ts'
import { isTitle } from './company-people.ts'
import { saysSelf } from './names-told.ts'
import type { PlacedWord } from './placed-words.ts'
import type { Known } from './word-features.ts'

const OF_PEOPLE: ReadonlySet<string> = new Set(['person.name', 'step.lead', 'step.people'])

/** Whether a stretch of words is somebody's name. */
export function isOfPeople({ label }: Stretch): boolean {
  return OF_PEOPLE.has(label)
}

/** Names of people without what they do, and without words that name steps where people are told by their names. */
export function namesAlone(stretches: readonly Stretch[], words: readonly PlacedWord[], known: Known): Stretch[] {
  const named = stretches
    .map((stretch) => titled(stretch, words))
    .flatMap((stretch) => (isThing(stretch, words) ? thingOf(stretch, words, known) : [stretch]))
    .filter((stretch) => !isNobody(stretch, words, known))
    .map((stretch) => (isStepAmongNames(stretch, words, known) ? { ...stretch, label: 'step.ref' } : stretch))
  const ends = named.map((stretch) => (isOfPeople(stretch) ? endOfPerson(words, stretch) : stretch.to))
  return named.flatMap((stretch, at) => {
    const [before, to] = [named[at - 1], ends[at] ?? stretch.to]
    const from = stretch.label === 'person.role' && before?.to === stretch.from ? (ends[at - 1] ?? stretch.from) : stretch.from
    const isRest = stretch.label === 'person.name' && to < stretch.to && !isRoleAt(named[at + 1], stretch.to)
    return [{ ...stretch, from, to }, ...(isRest ? [{ label: 'person.role', from: to, to: stretch.to }] : [])]
  })
}

/** What begins with somebody's title and is told of a step is who works on it, and no tool. */
function titled(stretch: Stretch, words: readonly PlacedWord[]): Stretch {
  if (!stretch.label.startsWith('step.') || isOfPeople(stretch) || !isTitle(words[stretch.from]?.text ?? '')) return stretch
  let to = stretch.from + 1
  while (words[to]?.text === '.' || (startsAsName(words[to]?.text ?? '') && words[to]?.segment === words[stretch.from]?.segment)) to++
  return { label: 'step.people', from: stretch.from, to }
}

const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an', 'our'])

/** Where a name begins that words with capitals stand before: "Library" in "the Exemplar Library". */
function startOfName(words: readonly PlacedWord[], from: number): number {
  let start = from
  while (startsAsName(words[start - 1]?.text ?? '') && words[start - 1]?.segment === words[from]?.segment) start--
  return start
}

/** A name with an article is that of a thing: of 3,700 names of people that were marked none has one. */
function isThing(stretch: Stretch, words: readonly PlacedWord[]): boolean {
  const first = words[stretch.from]
  if (!isOfPeople(stretch) || first === undefined) return false
  const before = words[startOfName(words, stretch.from) - 1]
  const isLed = startsWithCapital(first.text) && before?.segment === first.segment && ARTICLES.has(before.text.toLowerCase())
  return isLed || (ARTICLES.has(first.text.toLowerCase()) && startsWithCapital(words[stretch.from + 1]?.text ?? ''))
}

/** A thing that the steps are told of names one of them; another one is nobody. */
function thingOf(stretch: Stretch, words: readonly PlacedWord[], known: Known): Stretch[] {
  const from = startOfName(words, stretch.from)
  const isTold = words.slice(from, stretch.to).some(({ text }) => known.roots.has(stem(text.toLowerCase())))
  return isTold ? [{ label: 'step.ref', from, to: stretch.to }] : []
}

function isRoleAt(stretch: Stretch | undefined, from: number): boolean {
  return stretch?.label === 'person.role' && stretch.from === from
}

/** "Leads training; stress solo": among names with capitals, words in small letters that stand where the steps are told are a step's. */
function isStepAmongNames({ label, from, to }: Stretch, words: readonly PlacedWord[], known: Known): boolean {
  const own = words.slice(from, to)
  return (
    label === 'person.name' &&
    known.names.size > 1 &&
    !own.some(({ text }) => startsWithCapital(text)) &&
    own.some(({ text }) => known.roots.has(stem(text.toLowerCase())))
  )
}

const WORKING: ReadonlySet<string> = new Set(['step.lead', 'step.people'])

/** With these a word that opens a sentence is a verb, though it has a capital: "Hands over the data". */
const PARTICLES: ReadonlySet<string> = new Set(['over', 'out', 'off', 'up', 'down', 'back'])

/** A number is nobody. Where people are told by their names, who works on a step has one of these, or a full one, or is "I" or "she": "(lead)" and "M8" are nobody. */
function isNobody({ label, from, to }: Stretch, words: readonly PlacedWord[], known: Known): boolean {
  if (OF_PEOPLE.has(label) && !words.slice(from, to).some(({ text }) => hasLetter(text))) return true
  if (!WORKING.has(label)) return false
  if (to - from === 1 && words[from - 1]?.segment !== words[from]?.segment && PARTICLES.has(words[to]?.text ?? '')) return true
  if (known.names.size < 2) return false
  const own = words.slice(from, to)
  return !own.some(({ text, pos }) => pos === 'PRON' || known.names.has(text)) && own.filter(({ text }) => startsAsName(text)).length < 2
}

/** "I'm Nkechi Abernathy", "Ingrid Oyelaran, me", "Ingrid Oyelaran, PI, me": whether a name is that of who tells. */
export function isOfTeller(answer: string, { start, end }: { start: number; end: number }): boolean {
  const [line = ''] = answer.slice(end).split(/[\n;.]/, 1)
  return /\b(?:me|I'm|I am|myself),?\s$/i.test(answer.slice(0, start)) || saysSelf(line)
}

/** What follows a name in small letters, or goes on without a space, is what somebody does: "Rufus Bettencourt adviser", "Dmitri Kallas Android/TAK dev". */
function endOfPerson(words: readonly PlacedWord[], { from, to }: Stretch): number {
  if (!startsWithCapital(words[from]?.text ?? '')) return to
  const end = words.findIndex(({ text }, at) => at > from && at < to && /^\p{Ll}{4}/u.test(text))
  if (end >= 0) return end
  const [last, next] = [words[to - 1], words[to]]
  return to - from > 2 && next?.text === '/' && next.start === last?.end ? to - 1 : to
}
