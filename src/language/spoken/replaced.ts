import { startsWithCapital } from '../characters.ts'
import { isOneOf, isWord, plain } from '../tokens.ts'
import { FUNCTION, isComma, isEdge, isFigure, isStop, type Said, SMALL } from './said.ts'
import { unitSign } from './units.ts'

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an'])

/** How far back the words are looked for that what follows replaces. */
const REACH = 9

/** What follows a cue, and whether the cue by itself says that something is taken back. */
export type Following = { after: readonly number[]; isSure: boolean }

/** What is left out, and words that stand for earlier ones in their place. */
type Replaced = { gone: number[]; moved?: { to: number; from: number }[] }

/** Which places before a cue what follows it stands for; null where nothing fits. */
export function replacedBy(said: readonly Said[], before: readonly number[], following: Following): Replaced | null {
  const words = before.filter((at) => isWord(said[at]))
  const gone = sameBeginning(said, before, following)
  if (gone) return { gone }
  const figure = sameFigure(said, before, following)
  if (figure) return figure
  const other =
    sameKind(said, before, words, following) ??
    (following.isSure ? (sameEnding(said, words, following) ?? oneWord(said, words, following)) : null)
  return other && { gone: other }
}

/** How many words follow up to the next comma or stop. */
const phraseOf = (said: readonly Said[], after: readonly number[]): readonly number[] => {
  const edge = after.findIndex((at) => isEdge(said[at]))
  return after.slice(0, edge < 0 ? after.length : edge)
}

/** "in June, sorry, in July": what follows begins as what it replaces. */
function sameBeginning(said: readonly Said[], before: readonly number[], { after, isSure }: Following): number[] | null {
  const next = after.filter((at) => isWord(said[at]))
  const first = plain(said[next[0] ?? -1])
  if (first === '' || isFigure(said[next[0] ?? -1]) || isOneOf(first, 'not no and so but')) return null
  // over the end of a sentence only a phrase is put right: "we use the coil. I mean the magnet."
  if (!isSure && isStop(said[before.at(-1) ?? -1]) && phraseOf(said, after).length > 4) return null
  const near = before.slice(isOneOf(first, 'we i they you') ? -4 : isSure ? -REACH : -5)
  const isArticle = ARTICLES.has(first)
  const start = near.findLastIndex((at) => plain(said[at]) === first || (isArticle && ARTICLES.has(plain(said[at]))))
  if (start < 0 || plain(said[near[start] as number]) !== first) return start < 0 ? null : near.slice(start)
  // of the same word the first stays: its capital is right where it stands
  return [...near.slice(start + 1), next[0] as number]
}

const LEAD = "it is it's that that's this was i'd i rather say claim call we have more like about a the"

/** "five, sorry, seven devices": of two numbers the second counts, with all that belongs to it. */
function sameFigure(said: readonly Said[], before: readonly number[], { after, isSure }: Following): Replaced | null {
  const opens = after.slice(0, isSure ? 4 : 2).findIndex((at) => isFigure(said[at]))
  const second = after[opens]
  const words = before.filter((at) => isWord(said[at]))
  const figures = words.slice(isSure ? -REACH : -6).filter((at) => isFigure(said[at]) && !isFigure(said[at - 1]))
  const isAlone = isComma(said[before.at(-1) ?? -1]) && figures.at(-1) === words.at(-1)
  const counted = figures.findLast((at) => second !== undefined && isSame(thingOf(said, before, at), thingOf(said, after, second)))
  const first = isAlone ? figures.at(-1) : (counted ?? figures.at(-1))
  if (second === undefined || first === undefined || after.slice(0, opens).some((at) => isStop(said[at]))) return null
  const [thing, other] = [thingOf(said, before, first), thingOf(said, after, second)]
  // a sentence of its own may count something else
  const isApart = isStop(said[before.at(-1) ?? -1])
  const isAdjacent = before.filter((at) => at > first && isWord(said[at])).length < 3
  const isBare = other === ''
  const score = Number(isSure) + Number(!isApart) + (isSame(thing, other) ? 2 : 0) + Number(isAdjacent) + (isBare && isApart ? 2 : 0)
  if (score < (isSure ? 1 : 2) || (thing === other && plain(said[first]) === plain(said[second]))) return null
  const lead = after.slice(0, opens).filter((at) => isWord(said[at]))
  const isLed = lead.every((at) => isOneOf(plain(said[at]), LEAD))
  if (!isSure && !isLed) return null
  if (isBare && thing !== '') return isLed && isAlike(said, first, second) ? { gone: lead, moved: [{ to: first, from: second }] } : null
  // what was said since then stands
  if (before.some((at, nth) => at > first && nth < before.length - 1 && isStop(said[at])))
    return isSame(thing, other) ? inPlace(before, after, first, second) : null
  return { gone: [...before.slice(before.indexOf(first)), ...(isLed ? lead : [])] }
}

/** "year" and "years" are one thing. */
const isSame = (one: string, other: string): boolean => one !== '' && one.replace(/s$/, '') === other.replace(/s$/, '')

/** "for one year. We test it. Did I say one year? Two years": the figure and what it counts, where they were said first. */
function inPlace(before: readonly number[], after: readonly number[], first: number, second: number): Replaced {
  const next = (places: readonly number[], at: number) => places[places.indexOf(at) + 1] as number
  return {
    gone: [],
    moved: [
      { to: first, from: second },
      { to: next(before, first), from: next(after, second) },
    ],
  }
}

/** Of what a figure alone is put in the place of it is another estimate: nobody takes nine thousand back for two. */
function isAlike(said: readonly Said[], first: number, second: number): boolean {
  const [one, other] = [first, second].map((at) => SMALL.indexOf(plain(said[at])) + 1 || Number(said[at]?.text.replaceAll(',', ''))) as [
    number,
    number,
  ]
  return Math.max(one, other) <= 5 * Math.min(one, other)
}

/** What a figure counts: the word or sign behind it; nothing where none follows. */
function thingOf(said: readonly Said[], places: readonly number[], figure: number): string {
  const next = said[places[places.indexOf(figure) + 1] ?? -1]
  return next && !isEdge(next) ? plain(next) : ''
}

/** "a third of it, no, make that half of it": what follows ends as what it replaces. */
function sameEnding(said: readonly Said[], words: readonly number[], { after }: Following): number[] | null {
  const phrase = phraseOf(said, after)
  const tail = words.slice(-phrase.length)
  const [last, other] = [phrase.at(-1), tail.at(-1)].map((at) => plain(said[at ?? -1]))
  return phrase.length > 1 && phrase.length < 6 && last === other ? tail : null
}

/** "the metric is accuracy or rather recall": a word behind one that leads to it, for the word that follows. */
function oneWord(said: readonly Said[], words: readonly number[], { after }: Following): number[] | null {
  const [last, led, next] = [words.at(-1), words.at(-2), after[0]]
  const isContent = (at: number | undefined) =>
    at !== undefined && isWord(said[at]) && !FUNCTION.has(plain(said[at])) && !isFigure(said[at])
  const isLed = FUNCTION.has(plain(said[led ?? -1]))
  return isLed && isContent(last) && isContent(next) && !isOneOf(plain(said[next as number]), "there i'd i they you then")
    ? [last as number]
    : null
}

/** "with PMW, no, sorry, PEO Land Systems": a name for a name, back to the word that leads to it. */
function sameKind(said: readonly Said[], before: readonly number[], words: readonly number[], { after }: Following): number[] | null {
  const isName = (at: number | undefined) => {
    const text = said[at ?? -1]?.text ?? ''
    return startsWithCapital(text) && !(at && isFigure(said[at - 1]) && unitSign(text) === text)
  }
  // what was broken off ends in a word that leads on: "the University of"
  const names = words.slice(0, words.findLastIndex((at) => !FUNCTION.has(plain(said[at]))) + 1)
  if (!isName(names.at(-1)) || !isName(after.find((at) => isWord(said[at])))) return null
  const start = names.slice(-4).findIndex((_, nth, some) => some.slice(nth).every((one) => !FUNCTION.has(plain(said[one]))))
  const first = names.slice(-4)[start]
  return first === undefined ? null : before.slice(before.indexOf(first))
}
