import { stemsIn } from '../../../language/stem.ts'
import { textOf, wordsOf } from '../../../language/words.ts'
import type { Requirement } from '../../solicitation/analysis.ts'
import { isForStepsOnly } from '../goals.ts'
import type { WorkBreakdown, WorkStep } from '../work-breakdown.ts'
import { isClosingPaper, papersIn } from './closing-papers.ts'
import { type CountedTest, countedTests, type Schedule, withTests } from './counted-tests.ts'
import type { Composition } from './frame.ts'
import { joined, listed, open, raised } from './phrase.ts'
import { withResultDates } from './result-dates.ts'
import { isPaper, itemsOf, itemWords } from './result-items.ts'
import { isEnded, type Portion, type Span, spineOf } from './spine.ts'

/** The papers that the title of a planned milestone names and that nothing among these things is. Kickoff and close hand over papers of their own. */
export function titledPapers({ number }: Pick<Span, 'number'>, things: readonly string[], frame: Schedule): string[] {
  const title = frame.named?.[number - 1]?.title
  if (title === undefined || number === 1 || (number === frame.milestones && isClosingPaper(title, frame.phase))) return []
  const handed = things.flatMap(papersIn)
  return headPapers(title).flatMap((paper) => (handed.some((other) => isSamePaper(paper, other)) ? [] : [raised(paper)]))
}

/** The things of a title of which one is a paper, "Prototype B + manual": what somebody is paid for in a milestone that hands over nothing else. */
export function paidThings({ number }: Pick<Span, 'number'>, { named }: Pick<Schedule, 'named'>): string[] {
  const { title = '', paid } = named?.[number - 1] ?? {}
  const things = itemWords(title).flatMap((one) => one.split(/\s+(?:and|&|\+)\s+/))
  const areThings = paid !== undefined && things.some(isPaper) && !wordsOf(title).some(({ pos }) => pos === 'VERB' || pos === 'AUX')
  return areThings ? things.map(raised) : []
}

/** The papers that a title, or a thing, is called after: what stands behind a preposition only tells more of them, or of something else. */
export function headPapers(title: string): string[] {
  const words = wordsOf(title.toLowerCase())
  const end = words.findIndex(({ pos }) => pos === 'ADP')
  return papersIn(textOf(words.slice(0, end < 0 ? undefined : end)))
}

/** A paper that a milestone is called after, and the step that writes it though it ends in another milestone. */
type Titled = { number: number; due: number; paper: string; step: WorkStep }

/**
 * The rows and milestones in which a paper that a step's result names stands in the milestone that is called after it, as each test stands where it counts,
 * and so much of the work as is done by then. Where several results may be meant, none is taken.
 */
export function withTitled(told: WorkBreakdown, frame: Schedule): { rows: WorkBreakdown; spans: Span[]; counted: CountedTest[] } {
  const rows = withResultDates(told, frame.period)
  const given = spineOf(rows.steps, frame)
  const titled = given.flatMap((span) => titledIn(span, given, rows, frame))
  const steps = rows.steps.map((step) => titled.filter((one) => one.step.id === step.id).reduce(withDue, step))
  const spans = spineOf(steps, frame)
  const counted = countedTests(spans, rows, frame)
  const early = [...titled, ...counted]
  return { rows: { ...rows, steps }, counted, spans: spans.map((span) => withTests(withBegun(span, spans, early), counted)) }
}

function titledIn(span: Span, spans: readonly Span[], rows: WorkBreakdown, frame: Schedule): Titled[] {
  const { number, due } = span
  const own = span.portions.filter(isEnded).flatMap(({ step }) => step.result ?? [])
  const others = spans.filter((one) => one !== span).flatMap(({ portions }) => portions.filter(isEnded))
  return titledPapers(span, own, frame).flatMap((paper) => {
    const writing = others.filter(({ step, from }) => from <= due && !isForStepsOnly(step.goes_to, rows.steps) && writes(step, paper))
    return writing.length === 1 ? writing.map(({ step }) => ({ number, due, paper, step })) : []
  })
}

function writes({ result }: WorkStep, paper: string): boolean {
  return itemsOf(result).some(({ thing, due }) => !due && papersIn(thing).some((one) => isNamedSo(one, paper)))
}

/** The step whose result says of the paper when it is due; what else is named beside the paper is a thing of its own. */
function withDue(step: WorkStep, { paper, due }: Titled): WorkStep {
  const isIt = (words: string) => papersIn(words).some((one) => isNamedSo(one, paper))
  const thing = itemsOf(step.result).find((one) => !one.due && isIt(one.thing))?.thing ?? ''
  const parts = open(thing).split(/,\s+and\s+|,\s+|\s+and\s+/)
  const alone = parts.find((part) => papersIn(part).includes(part.toLowerCase()) && isIt(part))
  const rest = alone === undefined ? '' : listed(parts.filter((part) => part !== alone))
  const told = joined([`${alone ?? open(thing)} (month ${due})`, rest], '; ')
  return { ...step, result: step.result?.replace(thing, () => told) }
}

/** A milestone with the part of the work that begins in it, or that goes on behind what an earlier one hands over or judges of it. */
function withBegun(span: Span, spans: readonly Span[], early: readonly Pick<CountedTest, 'number' | 'step'>[]): Span {
  const isHere = ({ step }: Portion) => early.some((one) => one.number === span.number && one.step.id === step.id)
  const isBegun = ({ step }: Portion) => early.some((one) => one.number < span.number && one.step.id === step.id)
  const later = spans.filter(({ number }) => number > span.number).flatMap(({ portions }) => portions.filter(isEnded))
  const begun = later.filter((one) => isHere(one) && !has(span.portions, one))
  const own = span.portions.map((one) => (isBegun(one) ? { ...one, is: isEnded(one) ? ('rest' as const) : ('next' as const) } : one))
  const isNext = (one: Portion) => isBegun(one) || spans.some(({ number, portions }) => number < span.number && has(portions, one))
  return { ...span, portions: [...own, ...begun.map((one) => ({ ...one, is: isNext(one) ? ('next' as const) : ('first' as const) }))] }
}

function has(portions: readonly Portion[], { step }: Portion): boolean {
  return portions.some((one) => one.step.id === step.id)
}

/** The steps, of which the last one of a milestone that is named after a paper answers what asks for that paper, in whatever spelling: a "mid-term progress report" is the "Midterm report". */
export function withPapersAsked({ rows, frame }: Composition): WorkStep[] {
  const asked = new Map<string, string[]>()
  for (const span of withTitled(rows, frame).spans) {
    const ids = titledPapers(span, [], frame).flatMap((paper) => askingFor(paper, frame.requirements))
    const last = span.portions.at(-1)?.step.id
    if (last && ids.length > 0) asked.set(last, ids)
  }
  return rows.steps.map((step) => {
    const ids = asked.get(step.id)
    return ids ? { ...step, requirement_ids: [...new Set([...step.requirement_ids, ...ids])] } : step
  })
}

/** The requirements that ask for a paper, by their ids. */
export function askingFor(paper: string, requirements: readonly Requirement[]): string[] {
  const named = rootsOf(paper)
  const isAsking = ({ text, whose }: Requirement) =>
    whose !== 'product' && named.length > 1 && named.every((root) => rootsOf(text).includes(root))
  return requirements.filter(isAsking).map(({ id }) => id)
}

/** Whether two names are of one paper: the same kind, and nothing said of which one, or the same. */
function isSamePaper(one: string, other: string): boolean {
  const [roots, others] = [rootsOf(one), rootsOf(other)]
  const shared = roots.filter((root) => others.includes(root))
  return roots.at(-1) === others.at(-1) && (shared.length > 1 || roots.length === 1 || others.length === 1)
}

/** Whether a name of at least two words says all that another one does, or the other way round: "report" alone may be any. */
function isNamedSo(one: string, other: string): boolean {
  const [short, long] = [rootsOf(one), rootsOf(other)].sort((a, b) => a.length - b.length)
  return short !== undefined && short.length > 1 && short.every((root) => long?.includes(root))
}

function rootsOf(words: string): string[] {
  return stemsIn(words.replaceAll('-', ''))
}
