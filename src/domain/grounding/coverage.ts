import type { StoredMilestone } from '../milestone.ts'
import type { Coverage, CoveredPlace } from '../quality/review.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { isOption } from '../solicitation/requirement/option.ts'
import { type AskedValue, askedValues, saysValue } from './coverage-asked.ts'
import { changedValues } from './coverage-changed.ts'
import { type ToldPart, toldParts, withCited } from './coverage-part.ts'
import { keyTerms } from './key-terms.ts'
import { isDenied } from './left-out.ts'

/** A sentence with less than this share of a requirement's words does not speak of it. */
const SPEAKS = 0.3

/** A requirement is answered where one sentence holds this share of its words; words that are strewn over many answer nothing. */
const TOGETHER = 0.42

/** A milestone answers a requirement in whose sentences this share of its words stands. */
const ANSWERS = 0.6

/** The same where the milestone was drafted for the requirement: an edit may have put other words for some of it. */
const ANSWERS_NAMED = 0.42

/** With this share of its words and all its values in the plan, a requirement is answered in full. */
const FULL = 0.7

/** With fewer telling words than this, a likeness of words says nothing. */
const FEWEST_WORDS = 3

/** A promise for everything that was asked, which answers nothing by name. */
const BLANKET =
  /\b(?:all|each|every one|each one) (?:of )?(?:the )?(?:\d+ |other |remaining )?requirements?\b(?:[^.;]{0,40}\b(?:solicitation|topic)\b)?/i

type Asked = { requirement: Requirement; words: ReadonlySet<string>; numbers: ReadonlySet<string>; values: AskedValue[]; denies: boolean }

/** How often a word is asked for, as its weight: what every requirement says tells them apart no more. */
type Weight = (words: Iterable<string>) => number

/** What a plan tells, prepared once for all requirements. */
type Told = {
  parts: readonly ToldPart[]
  byWord: ReadonlyMap<string, readonly number[]>
  blanket: readonly ToldPart[]
  named: ReadonlyMap<number, ReadonlySet<string>>
  weight: Weight
  values: readonly AskedValue[]
}

/** Which milestones answer the requirements that it was made for. */
export type Cover = (milestones: readonly StoredMilestone[]) => Coverage[]

/**
 * For each requirement the milestones that answer it, where and how strongly, read from the text as it now stands: an edit counts at once.
 * full: its words and all its values stand in what the plan promises · partial: some of them, or only a promise for all requirements at once, which
 * names no milestone. A milestone's own `requirement_ids` only lower the share of words that is needed.
 */
export function coverage(requirements: readonly Requirement[], milestones: readonly StoredMilestone[]): Coverage[] {
  return coverer(requirements)(milestones)
}

/** Prepares the requirements once; the function it gives covers them with any milestones. */
export function coverer(requirements: readonly Requirement[]): Cover {
  const asked = requirements.map(
    (requirement): Asked => ({
      requirement,
      words: askedWords(requirement),
      numbers: numbersIn(requirement),
      values: askedValues(requirement),
      denies: isDenied(requirement.quote),
    }),
  )
  const weight = weightOf(asked)
  const values = asked.flatMap((one) => one.values)
  const byId = new Map(requirements.map((one) => [one.id, one]))
  return (milestones) => {
    const parts = milestones.flatMap(toldParts).map((part) => withCited(part, byId))
    const told: Told = {
      parts,
      byWord: partsByWord(parts),
      blanket: parts.filter(({ quote }) => BLANKET.test(quote)).slice(0, 1),
      named: new Map(milestones.map(({ milestone_number, requirement_ids }) => [milestone_number, new Set(requirement_ids ?? [])])),
      weight,
      values,
    }
    return asked.map((one) => coverageOf(one, told))
  }
}

/** The telling words of a requirement; an item that says little by itself is understood with the words that introduce its list. */
function askedWords({ quote, text }: Requirement): ReadonlySet<string> {
  const { words } = keyTerms(quote)
  return words.size >= 2 ? words : new Set([...words, ...keyTerms(text).words])
}

function coverageOf(asked: Asked, told: Told): Coverage {
  const whole = told.weight(asked.words)
  const share = (parts: readonly ToldPart[]) => (whole === 0 ? 0 : told.weight(common(asked.words, parts)) / whole)
  const isMust = asked.requirement.strength === 'must'
  const telling = tellingParts(asked, told, whole).filter(({ leaves, denies }) => !(leaves && isMust) && (!denies || asked.denies))
  const answering = [...new Set(telling.map(({ milestone_number }) => milestone_number))].filter((number) => {
    const parts = telling.filter(({ milestone_number }) => milestone_number === number)
    if (!parts.some((part) => reaches(TOGETHER, share([part]), [part], asked))) return false
    if (told.named.get(number)?.has(asked.requirement.id)) return share(parts) >= ANSWERS_NAMED
    return asked.words.size >= FEWEST_WORDS && reaches(ANSWERS, share(parts), parts, asked) && keepsNumbers(asked, parts)
  })
  const places = telling.filter(({ milestone_number }) => answering.includes(milestone_number))
  const left = places.length === 0 && isOption(asked.requirement) ? leftOption(asked.requirement, told) : []
  const changed = changedValues(asked.values, telling, told.values)
  const promised = places.filter(({ promises }) => promises)
  const isKept = asked.values.every((value) => promised.some((part) => saysValue(value, part)))
  const isFull = share(promised) >= FULL && isKept && changed.length === 0
  const shown = places.length > 0 ? fewest(places, asked) : left.length > 0 ? left : told.blanket
  return {
    requirement_id: asked.requirement.id,
    covered_by: [...answering, ...left.map(({ milestone_number }) => milestone_number)].sort((a, b) => a - b),
    strength: isFull ? 'full' : shown.length > 0 ? 'partial' : 'none',
    places: shown.map(({ milestone_number, part, quote }): CoveredPlace => ({ milestone_number, part, quote })),
    changed,
  }
}

/** A short name holds this share of the words of an option. */
const NAMED_BY = 0.2

/** Where a plan names an option that it does not take up; a list that is too long to name goes by its pages ("the other options on p. 2 and 3"). */
function leftOption({ page, quote }: Requirement, { parts }: Told): ToldPart[] {
  const { words } = keyTerms(quote)
  const left = parts.filter(({ leaves }) => leaves)
  const isNamedIn = (part: ToldPart) => {
    const said = common(words, [part]).size
    return said === words.size || said >= Math.max(2, words.size * NAMED_BY)
  }
  const named = words.size > 0 ? left.find(isNamedIn) : undefined
  const other = left.find((part) => pagesOfOthers(part.quote).includes(page))
  const part = named ?? other
  return part ? [part] : []
}

function pagesOfOthers(quote: string): number[] {
  const pages = /\bother options\b.*?\bpp?\. ([\d, and]+)/i.exec(quote)?.[1] ?? ''
  return Array.from(pages.matchAll(/\d+/g), ([page]) => Number(page))
}

/** The values of a requirement tell of it, whatever words a sentence puts around them: this much for all of them. */
const VALUES = 0.3

/** Values are read only where they can make the difference. */
function reaches(wanted: number, share: number, parts: readonly ToldPart[], asked: Asked): boolean {
  if (share >= wanted || share + VALUES < wanted) return share >= wanted
  return parts.some((part) => share + valuesIn(part, asked) >= wanted)
}

function valuesIn(part: ToldPart, { values }: Asked): number {
  const measured = values.filter(({ amount }) => !amount.isCount)
  if (measured.length === 0) return 0
  return (VALUES * measured.filter((value) => saysValue(value, part)).length) / measured.length
}

function numbersIn({ quote, text }: Requirement): ReadonlySet<string> {
  return keyTerms(quote || text).numbers
}

/** Whether the numbers of a requirement stand in some sentences, as printed or in another unit. */
function keepsNumbers({ numbers, values }: Asked, parts: readonly ToldPart[]): boolean {
  if ([...numbers].every((number) => parts.some((part) => part.numbers.has(number)))) return true
  return values.length > 0 && values.every((value) => parts.some((part) => saysValue(value, part)))
}

/** The sentences that speak of a requirement, in the order of the plan. */
function tellingParts({ words }: Asked, { parts, byWord, weight }: Told, whole: number): ToldPart[] {
  const said = new Map<number, { weight: number; words: number }>()
  for (const word of words) {
    const one = weight([word])
    for (const at of byWord.get(word) ?? []) {
      const before = said.get(at)
      said.set(at, { weight: (before?.weight ?? 0) + one, words: (before?.words ?? 0) + 1 })
    }
  }
  return [...said]
    .filter(([, one]) => one.weight >= SPEAKS * whole && one.words >= Math.min(2, words.size))
    .sort(([one], [other]) => one - other)
    .flatMap(([at]) => parts[at] ?? [])
}

function partsByWord(parts: readonly ToldPart[]): ReadonlyMap<string, readonly number[]> {
  const byWord = new Map<string, number[]>()
  for (const [at, { words }] of parts.entries()) {
    for (const word of words) {
      const places = byWord.get(word)
      if (places) places.push(at)
      else byWord.set(word, [at])
    }
  }
  return byWord
}

function common(words: ReadonlySet<string>, parts: readonly ToldPart[]): Set<string> {
  return new Set([...words].filter((word) => parts.some((part) => part.words.has(word))))
}

function weightOf(asked: readonly Asked[]): Weight {
  const count = new Map<string, number>()
  for (const { words } of asked) for (const word of words) count.set(word, (count.get(word) ?? 0) + 1)
  const one = (word: string) => Math.log(1 + asked.length / (count.get(word) ?? 1))
  return (words) => [...words].reduce((sum, word) => sum + one(word), 0)
}

/** The places worth showing: the one that says most, then each that says something more or promises it in another part of the plan. */
function fewest(places: readonly ToldPart[], { words, values }: Asked): ToldPart[] {
  const said = (part: ToldPart) => [
    ...common(words, [part]),
    ...values.filter((value) => saysValue(value, part)).map(({ printed }) => printed),
  ]
  const ranked = places.map((part) => ({ part, said: said(part) })).sort((a, b) => b.said.length - a.said.length)
  const heard = new Set<string>()
  return ranked
    .filter(({ part, said }) => {
      const isMore = said.some((one) => !heard.has(`${part.part} ${one}`) && !heard.has(one))
      for (const one of said) heard.add(part.promises ? one : `${part.part} ${one}`)
      return isMore
    })
    .map(({ part }) => part)
}
