import { wordsOf } from '../../language/words.ts'
import type { Months } from '../program.ts'
import { isNote, type Requirement } from '../solicitation/analysis.ts'
import { isOfPhase } from '../solicitation/requirement/of-phase.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import type { Check } from './check.ts'
import type { CountedTest, Schedule } from './composed/counted-tests.ts'
import { itemsOf } from './composed/result-items.ts'
import { isEnded, type Span } from './composed/spine.ts'
import { shortened } from './composed/thing.ts'
import { asksBeginning, asksEnding, deadlinesOf, monthNamed } from './deadline.ts'
import { namingWords, saidIn } from './named-alike.ts'
import type { LimitSaid } from './rows.ts'
import type { PlannedMilestone, Proof, WorkStep } from './work-breakdown.ts'

type Numbered = { step: WorkStep; number: number }
type Laid = Pick<Schedule, 'named' | 'phase' | 'period'> & { spans: readonly Span[]; counted: readonly CountedTest[] }

/** What answers a requirement that names a month, in which month, and the planned milestone in which it counts. */
type Answer = Numbered & { month: number | undefined; test?: Proof; milestone?: PlannedMilestone | undefined }

/**
 * Requirements that name a month ("no later than the end of month 18") where all work that answers them comes behind it: by the month of a test that shows it or
 * of the step, or where these are in time, by that of the planned milestone in which it counts; or where what bears its name is planned behind it. Whether that is too late is asked, and what a person has said to be in time is.
 */
export function deadlineChecks(steps: readonly Numbered[], laid: Laid, requirements: readonly Requirement[]): Check[] {
  return requirements.flatMap((one) => {
    const month = isNote(one) || !isOfPhase(one, laid.phase) ? undefined : monthNamed(one)
    if (month === undefined) return []
    const by = inPlan(month, one, laid.period)
    const answers = steps.filter(({ step }) => step.requirement_ids.includes(one.id)).flatMap((own) => answersOf(own, one, laid))
    const [first] = answers.toSorted((a, b) => (a.month ?? 0) - (b.month ?? 0))
    const isAnswered = first && answers.every((answer) => isLate(answer, one.id, by))
    return isAnswered ? [lateCheck(first, one, by)] : namedChecks(steps, laid, one)
  })
}

function answersOf(own: Numbered, requirement: Requirement, { named = [], spans, counted }: Laid): Answer[] {
  const { id, proof, result, shows = [], from_month, to_month } = own.step
  if (asksBeginning(requirement)) return [{ ...own, month: from_month }]
  const ending = spans.find(({ portions }) => portions.some((one) => isEnded(one) && one.step.id === id))
  const tests = proof.filter(({ quantity }) => shows.some((one) => one.requirement_id === requirement.id && one.quantity === quantity))
  if (tests.length === 0) {
    // a result that tells its own time is handed over then
    const isDated = itemsOf(result).some(({ due }) => due?.month !== undefined)
    return [{ ...own, month: to_month, milestone: isDated ? undefined : named[(ending?.number ?? 0) - 1] }]
  }
  return tests.map((test) => {
    const number = counted.find((one) => one.proof === test)?.number ?? 0
    return { ...own, test, month: test.by_month ?? to_month, milestone: named[number - 1] }
  })
}

/**
 * Requirements that ask for something by a month of which a planned milestone or a paper of a step bears the name, "PDR" for a preliminary design review, in a later one, or that
 * ask that something is over then, of which one step says the name, "field demo" for the demonstration, and ends later: nobody has to have put the two together.
 */
function namedChecks(steps: readonly Numbered[], { named: milestones = [], period }: Laid, requirement: Requirement): Check[] {
  const { id, page } = requirement
  return deadlinesOf(requirement).flatMap(({ month, words }): Check[] => {
    const by = inPlan(month, requirement, period)
    const names = namesIn(words)
    const isLateNow = (told: string, month: Months | undefined, limits: readonly LimitSaid[] = []) =>
      month !== undefined && month > by && names.some(isNamedBy(told)) && !isInTime(limits, id, month)
    const place = (row_id: string, cell: string) => ({ kind: 'months', row_id, cell, requirement_id: id }) as const
    const asked = `The topic asks by month ${by} for “${shortened(words.trim(), LONGEST_QUOTE)}” (${id}, p. ${page}).`
    const mends = 'If that is not in time, bring it forward.'
    return [
      ...milestones
        .filter(({ title, due_month, limits }) => isLateNow(title, due_month, limits))
        .map((one) => ({
          ...place(one.id, 'due_month'),
          what: `${asked} The milestone “${one.title}” is due in month ${one.due_month}.`,
          mends,
          choices: [milestoneBy(one, by), inTime(one, id, one.due_month ?? 0)],
        })),
      ...steps.flatMap(({ step, number }) =>
        itemsOf(step.result)
          .filter(({ thing, due }) => isLateNow(thing, due?.recurs ? undefined : (due?.month ?? step.to_month), step.limits))
          .map(({ thing, due }) => ({
            ...place(step.id, 'result'),
            what: `${asked} Work step ${number} hands over “${thing}” in month ${due?.month ?? step.to_month}.`,
            mends,
            choices: [inTime(step, id, due?.month ?? step.to_month ?? 0)],
          })),
      ),
      ...ofThatName(steps, requirement, words)
        .filter(({ step: { to_month = 0, limits = [] } }) => to_month > by && !isInTime(limits, id, to_month))
        .map(({ step, number }) => ({
          ...place(step.id, 'to_month'),
          what: `${asked} Work step ${number}, “${shortened(step.action, LONGEST_QUOTE)}”, ends in month ${step.to_month}.`,
          mends,
          choices: [endingIn(step, by), inTime(step, id, step.to_month ?? 0)],
        })),
    ]
  })
}

/** The step that says the name of what is to be over, where it is the only one. */
function ofThatName(steps: readonly Numbered[], requirement: Requirement, words: string): Numbered[] {
  if (!asksEnding(requirement)) return []
  const isSaid = saidIn(words)
  const named = steps.filter(({ step }) => step.part === 'base' && namingWords(step.action).some(isSaid))
  return named.length === 1 ? named : []
}

/** The month of the plan that a requirement names: "option month 3" follows the months of the base. */
function inPlan(month: Months, { phase }: Requirement, base: Months): Months {
  return phase === 'option' && month <= base ? base + month : month
}

const OF_NAME: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'ADJ'])
/** One word names a kind of thing: every report is a report. */
const FEWEST_WORDS = 2

/** The names of things that words tell, as rows of words: "preliminary design review". */
function namesIn(words: string): string[][] {
  const runs = wordsOf(words).reduce<string[][]>(
    (all, { text, pos }) => {
      if (OF_NAME.has(pos)) all.at(-1)?.push(text)
      else all.push([])
      return all
    },
    [[]],
  )
  return runs.filter((run) => run.length >= FEWEST_WORDS)
}

/** Whether what is told says every word of a name, or is made of its first letters. */
function isNamedBy(told: string) {
  const isSaid = saidIn(told)
  const signs = new Set(namingWords(told))
  return (name: readonly string[]) =>
    name.every(isSaid) || (name.length > FEWEST_WORDS && signs.has(name.map((word) => word.charAt(0).toUpperCase()).join('')))
}

/** The month in which an answer counts: its own where that is behind what is asked, else that of its milestone. */
function countedIn({ month = 0, milestone }: Answer, by: number): number {
  return month > by ? month : (milestone?.due_month ?? 0)
}

/** What nobody has told a month of may be in time. */
function isLate(answer: Answer, requirement_id: string, by: number): boolean {
  const { step, month } = answer
  if (month === undefined) return false
  const last = countedIn(answer, by)
  return last > by && !isInTime(step.limits ?? [], requirement_id, last)
}

function isInTime(limits: readonly LimitSaid[], requirement_id: string, month: Months): boolean {
  return limits.some((one) => one.requirement_id === requirement_id && one.told === inMonth(month))
}

type Choice = NonNullable<Check['choices']>[number]

function inTime({ limits = [] }: { limits?: readonly LimitSaid[] | undefined }, requirement_id: string, month: Months): Choice {
  return { label: 'It is in time', cells: { limits: [...limits, { requirement_id, told: inMonth(month), is_same: false }] } }
}

function milestoneBy(milestone: PlannedMilestone | undefined, by: Months): Choice {
  return { label: `Milestone due in month ${by}`, row_id: milestone?.id ?? '', cells: { due_month: by, due_date: null } }
}

function inMonth(month: number): string {
  return `month ${month}`
}

const LONGEST_QUOTE = 200

function lateCheck(answer: Answer, requirement: Requirement, by: number): Check {
  const { step, month = 0, test } = answer
  const { id, page } = requirement
  const last = countedIn(answer, by)
  const { what, earlier } = month > by ? lateWork(answer, requirement, by) : lateMilestone(answer, by)
  const asked = shortened(requirementWords(requirement), LONGEST_QUOTE)
  return {
    kind: 'months',
    row_id: step.id,
    cell: test ? 'proof' : 'to_month',
    ...(test && { at: step.proof.indexOf(test) }),
    requirement_id: id,
    what: `The topic names month ${by}: “${asked}” (${id}, p. ${page}). ${what} in month ${last}.`,
    mends: `If that is not in time, bring it forward, or say what else answers ${id}.`,
    choices: [earlier, inTime(step, id, last)],
  }
}

function beginning({ from_month = 0 }: WorkStep, by: Months) {
  return from_month > by ? { from_month: by } : {}
}

function endingIn(step: WorkStep, by: Months): Choice {
  return { label: `Step ends in month ${by}`, cells: { ...beginning(step, by), to_month: by } }
}

type Late = { what: string; earlier: Choice }

function lateMilestone({ number, milestone }: Answer, by: number): Late {
  return {
    what: `“${milestone?.title}”, in which step ${number} counts, is due`,
    earlier: milestoneBy(milestone, by),
  }
}

function lateWork({ step, number, test }: Answer, requirement: Requirement, by: number): Late {
  const begins = beginning(step, by)
  const work = `Work step ${number}, which answers it,`
  if (asksBeginning(requirement)) return { what: `${work} begins`, earlier: { label: `Step begins in month ${by}`, cells: begins } }
  if (!test) return { what: `${work} ends`, earlier: endingIn(step, by) }
  const proof = step.proof.map((one) => (one === test ? { ...one, by_month: by } : one))
  const earlier = { label: `Test in month ${by}`, cells: { ...begins, proof } }
  return { what: `The test “${test.quantity}” of step ${number}, which shows it, is`, earlier }
}
