import { surelyBeginsWithVerb } from '../../../language/action.ts'
import { formOf } from '../../../language/clause.ts'
import { cueList } from '../../../language/cue-list.ts'
import { COUNT, ORDINALS, oneOf } from '../../../language/quantity/number-word.ts'
import { stemsIn } from '../../../language/stem.ts'
import { monthsAfterAward } from '../../../language/time-words.ts'
import { textOf, type Word, wordsOf } from '../../../language/words.ts'
import { reportIntervals } from '../../component/report-interval.ts'
import { numbersNamed } from '../../grounding/plan-number.ts'
import type { Months } from '../../program.ts'
import type { Requirement } from '../../solicitation/analysis.ts'
import { isOfPhase } from '../../solicitation/requirement/of-phase.ts'
import { isForStepsOnly } from '../goals.ts'
import { isOfEveryPlan } from '../solicitation-steps.ts'
import type { ComposedLine } from './composed.ts'
import type { Composition } from './frame.ts'
import { joined, lowered, open, raised } from './phrase.ts'
import { hasStatusReports } from './reports.ts'
import { itemsOf } from './result-items.ts'
import { milestoneDueIn } from './same-month.ts'
import type { Span } from './spine.ts'

/** One thing that the solicitation asks to be handed over or held, in its own words, and when; `every` so many months where it comes again and again, from `month` on. */
type Asked = { thing: string; when: string; month: Months; every?: Months; requirement: Requirement }

/** What stands before the first thing: "Required deliverables:", "Deliverables are", "Required reports for Phase I are". */
const LEAD = /^(?:[^:;]{1,90}:\s+|(?:\w+\s)?(?:deliverables|reports)(?:\s\w+){0,4}\s(?:are|include)\s+)/i
/** Between two things of one list. */
const SEVERAL = String.raw`${COUNT}\s(?!(?:pages?|months?|days?|weeks?|years?|calendar|business|working|and|or|of|after|before|from)\b)`
const NEXT = new RegExp(String.raw`;\s+(?:and\s+)?|,?\s+and\s+(?=an?\s|${SEVERAL})|,\s+(?:and\s+)?(?=(?:an?|the|with)\s|${SEVERAL})`, 'i')
const OTHERS = String.raw`within|at|during|before|no later than|\w+ (?:(?:calendar|business|working) )?days? before`
/** What is approved "by the Navy within 2 months" is due within these. */
const BEGINS = String.raw`by\s(?=(?:(?!\s(?:by|${OTHERS})\s).)*\b(?:months?|days?|period)\b)|(?:${OTHERS})\s`
/** Where the time of a thing may begin behind its name. */
const WHEN = new RegExp(String.raw`\s(?=(?:(?:delivered|submitted|due|held)\s)?(?:${BEGINS}).*\b(?:months?|days?|period)\b)`, 'i')
/** Behind a time, or with a comma, something more is told than that a thing is due then. */
const GOES_ON = /,|\b(?:months?|days?|period)\b.*\band\b(?!.*\b(?:months?|days?|period)\b)/i
/** "Test plan; Due: Month 2": in a row of a table the time stands under the head of its column. */
const DUE = /^(.+?);\s+(?:due|when|dates?|time|months?)\b[^:;]{0,20}:\s+([^;]+)/i
const LED = new RegExp(`^(?:${BEGINS})`, 'i')
const SPAN = /,?\s+months?\s\d+\s?(?:to|through|-|–)\s?\d+/i
const WITH = /^with\s+(?:an?\s+|the\s+)?/i
const ARTICLE = /^(?:an?|the)\s+/i
const NTH = new RegExp(String.raw`\b(${oneOf(ORDINALS.keys())})\b(?=[^.;,]*\bmonths?\b)`, 'gi')
const AT_END = /\bend of the (?:period of performance|effort|contract|phase)\b/i
const DAYS_FROM_THAT = /\bwithin\s(?:\S+\s){1,3}days$/i
/** A plan that the product has put a kickoff into hands over its papers itself. */
const KICKOFF = cueList('kickoff | kick-off')

type Asking = Pick<Composition['frame'], 'requirements' | 'phase' | 'period'>

const known = new WeakMap<Composition['frame'], readonly Asked[]>()

/** What the solicitation asks for by name and time in the list of what it wants, thing by thing; of what begins with a deed there is a step. */
function askedIn(frame: Composition['frame']): readonly Asked[] {
  const all = known.get(frame) ?? thingsAsked(frame)
  known.set(frame, all)
  return all
}

const thingsAsked = (asking: Asking): readonly Asked[] =>
  piecesAsked(asking).flatMap(({ pieces }) => pieces.flatMap(({ things }) => things))

/** A part of what a requirement lists, and the things with their times that are read from it; none where it tells no time. */
type Piece = { told: string; things: Asked[] }

function piecesAsked({ requirements, phase, period }: Asking): { id: string; pieces: Piece[] }[] {
  const isAsked = (one: Requirement) =>
    (one.kind === 'deliverable' || DUE.test(one.text)) && one.whose !== 'product' && isOfPhase(one, phase) && !isOfEveryPlan(one)
  return requirements.filter(isAsked).map((one) => ({ id: one.id, pieces: piecesOf(one, period) }))
}

/** The requirements that a plan answers whatever its steps are: it hands over all that they ask for in the milestone of its time. */
export function handedOverIds(asking: Asking): ReadonlySet<string> {
  const isAll = ({ pieces }: { pieces: Piece[] }) => pieces.every(({ told, things }) => things.length > 0 && !GOES_ON.test(told))
  return new Set(piecesAsked(asking).flatMap((one) => (isAll(one) ? [one.id] : [])))
}

function piecesOf(requirement: Requirement, period: Months): Piece[] {
  let before = { name: '', months: [] as readonly Months[] }
  const thingsIn = ([words, when]: readonly [string, string]): Asked[] => {
    const own = open(words.replace(WITH, '').replace(ARTICLE, ''))
    // "with minutes" are those of what stands before
    const isOfThat = WITH.test(words) && before.name !== ''
    const thing = isOfThat ? `${own} of the ${before.name}` : own
    const [every] = reportIntervals(`${words} ${when}`)
    const months = isOfThat && DAYS_FROM_THAT.test(when) ? before.months : monthsIn(when, period)
    before = { name: own, months }
    if (surelyBeginsWithVerb(words) || wordsOf(own).some(showsPerson) || (months.length === 0 && !every)) return []
    if (every) return [{ thing, when: when.replace(SPAN, ''), month: SPAN.test(when) ? Math.min(...months) : 0, every, requirement }]
    return months.map((month) => ({
      thing: months.length > 1 ? asOne(thing) : thing,
      when: months.length > 1 ? `by the end of month ${month}` : when,
      month,
      requirement,
    }))
  }
  return partsOf(requirement.text).map((part) => ({ told: part.join(' '), things: thingsIn(part) }))
}

/** What a requirement lists, each with the words on its time: a row of a table is one thing, whatever its name says. */
function partsOf(text: string): (readonly [words: string, when: string])[] {
  const [, name, due = ''] = DUE.exec(text) ?? []
  if (name !== undefined) return [[name, LED.test(due) ? lowered(open(due)) : `by ${lowered(open(due))}`]]
  return open(text.replace(LEAD, ''))
    .split(NEXT)
    .map((piece) => {
      const at = piece.search(WHEN)
      return at < 0 ? [piece, ''] : [piece.slice(0, at), piece.slice(at).trim()]
    })
}

function showsPerson(word: Word): boolean {
  return word.pos === 'AUX' || (word.pos === 'VERB' && formOf(word) === 's')
}

/** "Reviews with the crews" as one of them; only what the words are about is one, and a name stays as it is. */
function asOne(things: string): string {
  const words = wordsOf(things)
  const end = words.findIndex(({ pos }) => pos === 'ADP')
  const head = (end < 0 ? words.length : end) - 1
  const isSeveral = ({ pos, text }: Word) => pos === 'NOUN' && text.endsWith('s')
  return textOf(words.map((one, at) => (at === head && isSeveral(one) ? { ...one, text: one.lemma } : one)))
}

function monthsIn(when: string, period: Months): Months[] {
  const nth = Array.from(when.matchAll(NTH), ([word]) => ORDINALS.get(word.toLowerCase()) ?? 0)
  const named = [...nth, ...numbersNamed(when, 'month'), ...monthsAfterAward(when).map(({ month }) => month)]
  const all = named.length === 0 && AT_END.test(when) ? [period] : named
  return [...new Set(all.filter((month) => month > 0 && month <= period))]
}

/** The things that fall due in a milestone, and which of them no result of a step names: those are its deliverables. */
function dueIn({ number, after, due }: Span, { rows, frame }: Composition): { one: Asked; isNamed: boolean }[] {
  const handed = rows.steps
    .filter(({ part, goes_to }) => part === 'base' && !isForStepsOnly(goes_to, rows.steps))
    .flatMap(({ result }) => itemsOf(result).map(({ thing }) => thing))
  const isReported = hasStatusReports(rows) || frame.areStepsTold === true
  return askedIn(frame)
    .filter(({ every, month }) =>
      every ? isReported && due >= month && Math.floor(due / every) > Math.floor(after / every) : milestoneDueIn(month, frame) === number,
    )
    .map((one) => ({ one, isNamed: handed.some((thing) => isSame(thing, one.thing)) }))
}

/** What the solicitation asks to be handed over in a milestone and no step's result names, with when and its page. */
export function askedHandovers(span: Span, composition: Composition): ComposedLine[] {
  return dueIn(span, composition).flatMap(({ one, isNamed }) => {
    if (isNamed || hasKickoff(one, composition)) return []
    const { requirement, when } = one
    const told = joined([nameIn(one, span), when], ', ')
    return [{ text: `${told} (The solicitation, p. ${requirement.page})`, from: [], requirement_ids: [requirement.id] }]
  })
}

/** The same as what counts as done, also of what a step hands over without a time of its own. */
export function askedCriteria(span: Span, composition: Composition): ComposedLine[] {
  return dueIn(span, composition).flatMap(({ one, isNamed }) => {
    const { requirement, thing, when } = one
    if (when === '' || (!isNamed && hasKickoff(one, composition) && !/\bminutes\b/i.test(thing))) return []
    return [{ text: `${nameIn(one, span)}: ${when}; answers ${requirement.id}.`, from: [], requirement_ids: [requirement.id] }]
  })
}

function hasKickoff({ thing }: Asked, { frame }: Composition): boolean {
  return KICKOFF.test(thing) && frame.areStepsTold !== true
}

function nameIn({ thing, month, every }: Asked, { after, due }: Span): string {
  const from = Math.max(after + 1, every ? month : 0)
  const months = due > from ? `months ${from} to ${due}` : `month ${due}`
  return raised(every ? thing.replace(/^[^,]+/, (head) => `${head} for ${months}`) : thing)
}

/** Whether one name says all that the other does; a draft is another thing than what it is one of. */
export function isSame(one: string, other: string): boolean {
  const [short = [], long = []] = [one, other].map((words) => stemsIn(words)).sort((a, b) => a.length - b.length)
  const isDraft = (roots: readonly string[]) => roots.includes('draft')
  return short.length > 0 && isDraft(short) === isDraft(long) && short.every((root) => long.includes(root))
}
