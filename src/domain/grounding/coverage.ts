import type { StoredMilestone } from '../milestone.ts'
import { withOptionApart, withOptionMilestones } from '../milestone-option.ts'
import { criteriaOf } from '../quality/criteria-rules.ts'
import type { Coverage, CoveredPlace } from '../quality/review.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import { answeredByPlan, brokenAnswers } from './coverage-answers.ts'
import { type AskedValue, askedValues, binding, isOfOtherKind, saysValue } from './coverage-asked.ts'
import { brokenIn, type ChangedLimit, withBroken } from './coverage-broken.ts'
import { changedValues } from './coverage-changed.ts'
import { confirmedTests, withConfirmed, withNamed } from './coverage-confirmed.ts'
import { withExceptions } from './coverage-exception.ts'
import { withHandedOver } from './coverage-handed.ts'
import { limitKeeper } from './coverage-limits.ts'
import { inTexts } from './coverage-option.ts'
import { common, ofOthers, partsByWord, type ToldPart, toldParts } from './coverage-part.ts'
import { FRAME, isQuotedIn, type Quotable, quotable, toldOf } from './coverage-quoted.ts'
import { type CoverSources, keptByWhole, paymentKeeper, shareKeeper, tellsOtherShares, withWhole } from './coverage-terms.ts'
import { withUnsaid } from './coverage-unsaid.ts'
import { keyTerms } from './key-terms.ts'
import { isDenied } from './left-out.ts'
import { isProhibition, saysNo } from './prohibition.ts'

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

type Asked = Quotable & {
  words: ReadonlySet<string>
  numbers: ReadonlySet<string>
  values: AskedValue[]
  denies: boolean
  forbids: boolean
  others: ReadonlySet<string>
  /** Whether a sentence is none of the requirement's: as its criterion or a person says, or since it tells only what others do of the work. */
  isOfOthers: ReturnType<typeof ofOthers>
}

/** How often a word is asked for, as its weight: what every requirement says tells them apart no more. */
type Weight = (words: Iterable<string>) => number

/** What a plan tells, prepared once for all requirements. */
type Told = {
  parts: readonly ToldPart[]
  byWord: ReadonlyMap<string, readonly number[]>
  /** Those that quote or name something, by their places. */
  quoting: readonly number[]
  named: ReadonlyMap<number, ReadonlySet<string>>
  weight: Weight
  values: readonly AskedValue[]
  /** What breaks a limit, by the requirement that sets it. */
  broken: ReadonlyMap<string, readonly ChangedLimit[]>
}

/** Which milestones answer the requirements that it was made for. */
export type Cover = (milestones: readonly StoredMilestone[]) => Coverage[]

/**
 * For each requirement the milestones that answer it, where and how strongly, read from the text as it now stands: an edit counts at once. full: its words and all its values stand in what the plan promises · partial: some of them · quoted: nothing but the requirement's number or its own words, which answer nothing. A milestone's own `requirement_ids` only lower the share of
 * words that is needed. What a person put on a step (`confirmed`) its task answers. As long as a milestone has no criteria those count that the rows tell (`composed`).
 */
export function coverage(requirements: readonly Requirement[], milestones: readonly StoredMilestone[], sources?: CoverSources): Coverage[] {
  return coverer(requirements, sources)(milestones)
}

/** Prepares the requirements once; the function it gives covers them with any milestones. */
export function coverer(requirements: readonly Requirement[], sources: CoverSources = {}): Cover {
  const { confirmed = [], limits: said = [], composed = [] } = sources
  const asked = requirements.map(
    (requirement): Asked => ({
      ...quotable(requirement),
      words: askedWords(requirement),
      numbers: keyTerms(requirementWords(requirement) || requirement.text).numbers,
      values: askedValues(requirement),
      denies: isDenied(requirementWords(requirement)),
      forbids: isProhibition(requirement),
      others: new Set(said.flatMap((one) => (one.requirement_id === requirement.id && !one.is_same ? one.told : []))),
      isOfOthers: ofOthers(requirement.id, said, tellsOtherShares(requirement)),
    }),
  )
  const weight = weightOf(asked)
  const values = asked.flatMap((one) => one.values)
  const tests = confirmedTests(requirements, confirmed)
  const keeper = limitKeeper(values, said)
  const whole = keptByWhole(requirements, sources)
  const answered = answeredByPlan(said, (id) => asked.some((one) => one.requirement.id === id && (one.denies || one.forbids)))
  const sharesKept = shareKeeper(requirements)
  const paymentsKeep = paymentKeeper(requirements)
  return (drafted) => {
    const milestones = withOptionMilestones(drafted).map((one) => ({ ...one, acceptance_criteria: [...criteriaOf({ sources }, one)] }))
    const parts = milestones.flatMap(toldParts)
    const told: Told = {
      parts,
      byWord: partsByWord(parts),
      quoting: parts.flatMap(({ quotations, names }, at) => (quotations.length + names.size > 0 ? [at] : [])),
      named: new Map(milestones.map(({ milestone_number, requirement_ids }) => [milestone_number, new Set(requirement_ids ?? [])])),
      weight,
      values,
      broken: brokenIn(parts, keeper, brokenAnswers(said, keeper, parts)),
    }
    const covered = asked.map((one) => coverageOf(one, told))
    const tested = withNamed(withConfirmed(covered, requirements, milestones, confirmed, tests), requirements, milestones)
    const named = withHandedOver(tested, requirements, milestones)
    const kept = new Map([...whole, ...sharesKept(parts), ...paymentsKeep(withOptionApart(drafted).base), ...answered])
    const all = inTexts(withWhole(withUnsaid(named, requirements, milestones, parts), { kept, answered }, milestones), drafted)
    return withExceptions(all, values, said, [...parts, ...composed])
  }
}

/** The telling words of a requirement; an item that says little by itself is understood with the words that introduce its list. */
function askedWords(requirement: Requirement): ReadonlySet<string> {
  const { words } = keyTerms(requirementWords(requirement))
  return words.size >= 2 ? words : new Set([...words, ...keyTerms(requirement.text).words])
}

function coverageOf(asked: Asked, told: Told): Coverage {
  const whole = told.weight(asked.words)
  const share = (parts: readonly ToldPart[]) => (whole === 0 ? 0 : told.weight(common(asked.words, parts)) / whole)
  const speaking = tellingParts(asked, told, whole).flatMap((part) => (asked.isOfOthers(part) ? [] : toldOf(part, asked)))
  const ofKind = (kind: 'own' | 'quotation') => speaking.flatMap(({ is, part }) => (is === kind ? [part] : []))
  const telling = ofKind('own').filter(({ denies, quote }) => (asked.forbids ? saysNo(quote) : !denies || asked.denies))
  const quotations = ofKind('quotation')
  const alike = telling.filter((part) => !isOfOtherKind(asked.values, part))
  const answering = [...new Set(alike.map(({ milestone_number }) => milestone_number))].filter((number) => {
    const parts = alike.filter(({ milestone_number }) => milestone_number === number)
    if (!parts.some((part) => reaches(TOGETHER, share([part]), [part], asked))) return false
    if (told.named.get(number)?.has(asked.requirement.id)) return share(parts) >= ANSWERS_NAMED
    return asked.words.size >= FEWEST_WORDS && reaches(ANSWERS, share(parts), parts, asked) && keepsNumbers(asked, parts)
  })
  const besides = answering.length > 0 || asked.forbids ? [] : workBeside(quotations, asked, told)
  const places = [...alike.filter(({ milestone_number }) => answering.includes(milestone_number)), ...besides]
  answering.push(...new Set(besides.map(({ milestone_number }) => milestone_number)))
  const broken = told.broken.get(asked.requirement.id)?.filter((one) => !asked.isOfOthers(one.told)) ?? []
  const { changed, unsure } = withBroken(changedValues(asked.values, { telling, quotations }, told.values), broken, asked.others)
  const promised = places.filter(({ promises }) => promises)
  const isKept = binding(asked.values).every((value) => promised.some((part) => saysValue(value, part)))
  const isFull = share(promised) >= FULL && isKept && changed.length === 0
  const shown = [fewest(places, asked), quotations].find((parts) => parts.length > 0) ?? []
  return {
    requirement_id: asked.requirement.id,
    covered_by: answering.sort((a, b) => a - b),
    strength: isFull ? 'full' : shown.length === 0 ? 'none' : shown === quotations ? 'quoted' : 'partial',
    places: shown.map(({ milestone_number, part, quote }): CoveredPlace => ({ milestone_number, part, quote })),
    changed,
    ...(unsure.length > 0 ? { unsure } : {}),
  }
}

/** Where a milestone quotes a requirement, its own work answers it in part when one of its values stands there, or this share of its words. */
const ANSWERS_QUOTED = 0.25

/** The sentences on the work of the milestones that quote a requirement, where they speak of it. */
function workBeside(quotations: readonly ToldPart[], asked: Asked, { parts, weight }: Told): ToldPart[] {
  const wanted = [...asked.words].filter((word) => !FRAME.has(word))
  return [...new Set(quotations.map(({ milestone_number }) => milestone_number))].flatMap((number) => {
    const own = parts.filter(
      (part) =>
        part.milestone_number === number && part.promises && !part.denies && !asked.isOfOthers(part) && toldOf(part, asked).is === 'own',
    )
    const measured = own.filter((part) => valuesIn(part, asked) > 0)
    const said = wanted.filter((word) => own.some(({ words }) => words.has(word)))
    if (said.length < FEWEST_WORDS || weight(said) < ANSWERS_QUOTED * weight(asked.words)) return measured
    return own.filter((part) => measured.includes(part) || said.filter((word) => part.words.has(word)).length >= 2)
  })
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

/** Whether the numbers of a requirement stand in some sentences, as printed or in another unit. */
function keepsNumbers({ numbers, values }: Asked, parts: readonly ToldPart[]): boolean {
  if ([...numbers].every((number) => parts.some((part) => part.numbers.has(number)))) return true
  const bound = binding(values)
  return bound.length > 0 && bound.every((value) => parts.some((part) => saysValue(value, part)))
}

/** The sentences that speak of a requirement, in the order of the plan. */
function tellingParts(asked: Asked, { parts, byWord, quoting, weight }: Told, whole: number): ToldPart[] {
  const { words } = asked
  const said = new Map<number, { weight: number; words: number }>()
  for (const word of words) {
    const one = weight([word])
    for (const at of byWord.get(word) ?? []) {
      const before = said.get(at)
      said.set(at, { weight: (before?.weight ?? 0) + one, words: (before?.words ?? 0) + 1 })
    }
  }
  const speaking = [...said].flatMap(([at, one]) => (one.weight >= SPEAKS * whole && one.words >= Math.min(2, words.size) ? [at] : []))
  const quotes = quoting.filter((at) => parts[at] && isQuotedIn(parts[at], asked))
  return [...new Set([...speaking, ...quotes])].sort((one, other) => one - other).flatMap((at) => parts[at] ?? [])
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
