import { startsWithDigit } from '../../../language/characters.ts'
import { cueList } from '../../../language/cue-list.ts'
import { comparisonBefore } from '../../../language/quantity/comparison.ts'
import { DOLLARS, dollarsIn } from '../../../language/quantity/money.ts'
import { countIn } from '../../../language/quantity/number-word.ts'
import { spelledNumbersIn } from '../../../language/quantity/spelled-number.ts'
import type { JudgedSentence } from '../analysis.ts'
import type { Finding } from '../layout/finding.ts'
import type { Span } from '../layout/span.ts'

/** Words before an amount that say it is the most there may be, and behind it. */
const LIMIT = cueList(
  'up to | not exceed* | not to exceed | not be more than | not be longer than | not more than | at most | no more than | no longer than | never exceed | maximum | ceiling | limited to | capped at | award | page limit | limitation | must be',
)
const LIMIT_BEHIND = cueList('or less | or fewer | max | maximum | limit')

/** Words near an amount that say it is what an award may cost, and words that say it is something else. */
const AWARD = cueList(
  'award | proposal | phase i | phase ii | base | not exceed* | not to exceed | ceiling | maximum | funding | contract*',
)
const NOT_AWARD = cueList(
  'assistance | taba | production | unit cost | cost of a | cost of the | cost of each | per unit | per system | per year | market | savings | billion | _ shall cost | _ should cost | _ must cost | _ will cost',
)

/** A price is that of a thing, but where a sentence was judged to speak of the work. */
const PRICE = cueList('price')

const AMOUNT = new RegExp(DOLLARS, 'gi')

/** No phase of the programs is let for less, in dollars: what costs less is a thing or a part of the work. */
const LEAST_AWARD = 50_000

/** How far around a number is looked for what it is, in characters. */
const NEAR = 60
const AROUND = 120

/** The first amount that a sentence prints as the limit of an award without its option, as printed ("$250,000"); undefined when it prints none (spec: never guessed). */
export function awardCeiling(sentence: string): Span | undefined {
  return limitIn(sentence, (around, clause, told) => AWARD.test(around) && !PRICE.test(clause) && !isOfOption(told))
}

/** The first amount that a sentence prints as the limit of an option. */
export function optionCeiling(sentence: string): Span | undefined {
  return limitIn(sentence, (_around, _clause, told) => isOfOption(told))
}

/** What was named last before an amount is what costs so much. */
const PARTS = cueList('base | option')

function isOfOption(told: string): boolean {
  return PARTS.all(told).at(-1)?.text.toLowerCase() === 'option'
}

/**
 * The most that the work may cost where a topic says it in prose ("…24 months and the price shall not exceed $1,900,000"): the first limit of a sentence
 * of its phases that was judged to speak of the work or the proposal, or stands beside how long the work may take, as it also may where no phase is named; not of
 * what is made, and not of an option or of what comes later.
 */
export function priceOfWork(judged: readonly JudgedSentence[], isDirect: boolean): Finding | undefined {
  const isOfBase = ({ period }: JudgedSentence) => period === 'base' || (period === 'II' && isDirect)
  const tellsPeriod = (page: number, other?: JudgedSentence) => other?.page === page && periodOfPerformance(other.quote) !== undefined
  const meant = judged.flatMap((one, at): JudgedSentence[] => {
    const isBeside = [judged[at - 1], judged[at + 1]].some((other) => tellsPeriod(one.page, other))
    const tellsBoth = isBeside || tellsPeriod(one.page, one)
    if (!isOfBase(one) && !(one.period === 'any' && tellsBoth)) return []
    return [isBeside ? { ...one, whose: 'work' } : one]
  })
  return ofWork(meant, (quote) => limitIn(quote, () => true))
}

/** What the option of Phase I may cost at most and how long it may take, where a sentence that was judged to be of it says so. */
export function optionOfWork(judged: readonly JudgedSentence[]): Record<'ceiling' | 'period', Finding | undefined> {
  const ofOption = judged.filter(({ period }) => period === 'option')
  return { ceiling: ofWork(ofOption, (quote) => limitIn(quote, () => true)), period: ofWork(ofOption, periodOfPerformance) }
}

/** The first that sentences of the work or the proposal say. */
function ofWork(judged: readonly JudgedSentence[], spanIn: (quote: string) => Span | undefined): Finding | undefined {
  for (const { page, quote, whose } of judged) {
    const found = whose === 'work' || whose === 'proposal' ? spanIn(quote) : undefined
    if (found) return { value: found.value, place: { page, quote } }
  }
  return undefined
}

function limitIn(sentence: string, isMeant: (around: string, clause: string, told: string) => boolean): Span | undefined {
  return spansOf(AMOUNT, sentence).find(({ start, end, value }) => {
    if ((dollarsIn(value) ?? 0) < LEAST_AWARD) return false
    const [told, behind] = [sentence.slice(Math.max(0, start - AROUND), start), sentence.slice(end, end + NEAR)]
    // "Award: Firm fixed price; up to $90,000": what else an amount may be stands in its own clause, and what it includes it is not
    const clause = `${told.slice(told.lastIndexOf(';') + 1)} ${behind.split(/;|,? including /, 1)[0]}`
    const isMost = LIMIT.test(before(sentence, start)) || comparisonBefore(told, '', behind)?.comparator === '<='
    return isMost && !NOT_AWARD.test(clause) && isMeant(`${told} ${behind}`, clause, told)
  })
}

/** Whether a sentence speaks of Phase II and of no other phase. */
export function isOfSecondPhase(sentence: string): boolean {
  const named = PHASE.all(sentence).map(({ text }) => text.toLowerCase())
  return named.length > 0 && named.every((one) => one === 'phase ii' || one === 'phase 2')
}

/** "15 pages", "ten (10) pages", "20 pages/slides". */
const PAGES = /(?:\d{1,3}|[a-z-]{3,12}(?:\s\(\d{1,3}\))?)[- ](?:[a-z-]+ )?(?:pages?|slides?)(?:\s?\/\s?slides?)?/gi
const PROPOSAL = cueList('technical volume | volume 2 | volume ii | volume two | proposal | page limit | slide limit')
const NOT_PROPOSAL = cueList(
  'cost volume | commercialization report | commercialization plan | commercialization strategy | white paper | slide deck | resume | appendi* | final report | quad chart | letter | feasibility documentation | feasibility volume | abstract | summary | showcase',
)

/** The limit of pages for the proposal's technical volume as a sentence prints it ("15 pages", "20 pages/slides"); undefined when it sets none. */
export function pageLimit(sentence: string): Span | undefined {
  if (!PROPOSAL.test(sentence)) return undefined
  return spansOf(PAGES, sentence).find(({ start, end, value }) => {
    const isLimit = LIMIT.test(before(sentence, start)) || LIMIT_BEHIND.find(sentence.slice(end, end + NEAR))?.index === 1
    return isCounted(value) && isLimit && !NOT_PROPOSAL.test(sentence.slice(0, start))
  })
}

/** "6-month", "nine (9) months", "four years". */
const TIME = /(?:\d{1,2}|[a-z-]{3,12})(?:\s?\(\d{1,2}\))?[- ]?(?:calendar |full )?(?:months?|years?)\b/gi
const PERIOD = cueList(
  'period of performance | periods of performance | performance period | pop | base period | base effort | base contract',
)
const OF_PHASE = cueList(
  'phase i effort | phase i award | phase i contract | phase i duration | phase i project | phase ii effort | phase ii award | phase ii contract | phase ii duration | phase ii project | the effort | the work | the project | the contract',
)
/** A phase by itself, which lasts so long only where a verb says so: not in "In Phase I, within two months". */
const PHASE = cueList('phase i | phase ii | phase 1 | phase 2')
/** What may stand between a phase and how long it takes. */
const LASTS = new Set(
  'base is are will shall should must may be last lasts take takes end finish finished expected not have run for a limited to of exceed up duration runs spans more longer than no complete completed within in option'.split(
    ' ',
  ),
)
/** What of that is no verb. */
const NO_VERBS = new Set('for a to of up duration within in'.split(' '))
/** What joins the base of a period with its option: "; 24 month Base, 24 month Option", "and an option period of". */
const JOINS = new Set(
  'and with plus followed by a an the additional further another option base period of performance is will be phase i ii'.split(' '),
)
const PART = /^ (?:base|option)(?: period)?(?:,? if exercised)?/i

/** The period of performance as a sentence prints it ("6-month", "four years; 24 month Base, 24 month Option"); undefined when it prints none. */
export function periodOfPerformance(sentence: string): Span | undefined {
  const times = spansOf(TIME, sentence).filter(({ value }) => isCounted(value))
  const first = times.findIndex((time) => isPeriod(sentence, time))
  const start = times[first]?.start
  if (start === undefined) return undefined
  let end = endWithWhole(times.slice(first)) ?? times[first]?.end ?? start
  for (const next of times.slice(first + 1).filter((one) => one.start >= end)) {
    const between = wordsIn(sentence.slice(end, next.start))
    if (between.length === 0 && next.start - end > 2) break
    if (isOfOtherPhase(sentence.slice(0, start), sentence.slice(end, next.start))) break
    if (!between.every((word) => JOINS.has(word))) break
    end = next.end + (PART.exec(sentence.slice(next.end))?.[0].length ?? 0)
  }
  return { start, end, value: sentence.slice(start, end) }
}

/** Where the last ends of times that are parts and their whole: "21 months, followed by 3 months for reporting, 24 months in all". */
function endWithWhole(times: readonly Span[]): number | undefined {
  const counts = times.map(({ value }) => countIn(value.split(/[- ]?(?:calendar|full|month|year)/i, 1)[0] ?? '') ?? 0)
  const parts = counts.findIndex((_, at) => {
    const all = counts.slice(0, at + 1)
    return at > 1 && 2 * Math.max(...all) === all.reduce((sum, count) => sum + count, 0)
  })
  return times[parts]?.end
}

/** "Phase I lasts 5 months and Phase II 18 months": what each phase takes is no base with its option. */
function isOfOtherPhase(told: string, between: string): boolean {
  const [phase, next] = [PHASE.all(told).at(-1), PHASE.find(between)]
  return phase !== undefined && next !== null && phase.text.toLowerCase() !== next.text.toLowerCase()
}

function isPeriod(sentence: string, { start, end }: Span): boolean {
  const told = before(sentence, start)
  const behind = sentence.slice(end, end + NEAR)
  if (told.endsWith(' for a period of ') && awardCeiling(sentence.slice(0, start))) return true
  if (told.endsWith(' a duration of ') && limitIn(sentence, () => true)) return true
  if (isBesideAmount(sentence.slice(Math.max(0, start - AROUND), start))) return true
  return (
    PERIOD.test(told) ||
    PERIOD.find(behind)?.index === 1 ||
    wordsIn(behind)[0] === 'base' ||
    lasts(told, OF_PHASE.find(told)) !== null ||
    hasVerb(lasts(told, PHASE.find(told)))
  )
}

/** "shall not exceed $140,000 and six months": what an award may cost, and how long it may take. */
function isBesideAmount(told: string): boolean {
  const amount = awardCeiling(told)
  return amount !== undefined && wordsIn(told.slice(amount.end)).every((word) => JOINS.has(word) || LASTS.has(word))
}

/** What stands between a phase and how long it takes; null where it says something else. */
function lasts(told: string, phase: ReturnType<typeof PHASE.find>): string | null {
  const between = phase && told.slice(phase.index + phase.text.length)
  return between !== null && wordsIn(between).every((word) => LASTS.has(word)) ? between : null
}

function hasVerb(words: string | null): boolean {
  return words !== null && wordsIn(words).some((word) => !NO_VERBS.has(word))
}

/** Whether what stands before a unit is a number, in figures or in words. */
function isCounted(value: string): boolean {
  return startsWithDigit(value) || spelledNumbersIn(value)[0]?.start === 0
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? []
}

function spansOf(format: RegExp, text: string): Span[] {
  return Array.from(text.matchAll(format), ({ 0: value, index }) => ({ start: index, end: index + value.length, value }))
}

/** The clause that leads up to a place in a sentence. */
function before(sentence: string, start: number): string {
  const near = sentence.slice(Math.max(0, start - NEAR), start)
  return near.slice(near.lastIndexOf(';') + 1)
}
