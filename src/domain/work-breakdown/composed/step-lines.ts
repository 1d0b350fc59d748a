import type { Months } from '../../program.ts'
import { deedOf } from '../deed.ts'
import { stepsUsing } from '../goals.ts'
import type { FurnishedItem, WorkBreakdown, WorkRisk, WorkStep } from '../work-breakdown.ts'
import { type ComposedLine, cellsOf, type TaskNumbers } from './composed.ts'
import type { Composition, StepComposition } from './frame.ts'
import { hoursTold } from './hours-told.ts'
import { inTaskOrder, othersIn, performerOf } from './people.ts'
import { FIRST_PART, IN_WORDS, joined, listed, lowered, open, raised, saidBehind, taskNames } from './phrase.ts'
import { ownMethod } from './reports.ts'
import { resultTold } from './result-items.ts'
import { closed, labelledLines, valued } from './sentences.ts'
import { isEnded, type Portion, type Span } from './spine.ts'
import { workInShort } from './thing.ts'

/** The task of a step or of a part of it. Its first part says what is done; a later one names that task, and when it is done, instead of saying it again. */
export function taskLine(portion: Portion, number: string, span: Span, numbers: TaskNumbers, composition: Composition): ComposedLine {
  const { step, is } = portion
  const duty = is === 'next' || is === 'rest' ? laterDuty(portion, span, numbers) : dutyOf(step, is)
  const { text, from } = owed(step, duty, composition)
  return { text: `Task ${number}: ${text}`, from }
}

/** Who has to do what in a step. */
export function owed(step: WorkStep, duty: string, composition: StepComposition): ComposedLine {
  const { text, from } = performerOf(step, composition)
  return { text: `${text} shall ${closed(duty)}`, from: [...cellsOf(step.id, 'action'), ...from] }
}

/** "continue Task 4.1 (testing the mast), months 4 to 5", "complete Task 4.1 (testing the mast) by month 6": what goes on is known by the task that began it. */
function laterDuty({ step, is, from, to }: Portion, { after, due }: Span, numbers: TaskNumbers): string {
  const begun = `Task ${numbers.get(step.id)?.[0]} (${workInShort(step)})`
  const isTimed = step.to_month !== undefined
  if (is === 'rest') return `complete ${begun}${isTimed ? ` by month ${to}` : ''}`
  const here = { from_month: Math.max(from, after + 1), to_month: Math.min(to, due) }
  return `continue ${joined([begun, isTimed && to > after ? timeOf(here, due) : ''], ', ')}`
}

/** What has to be done in a step, or in its first part. */
export function dutyOf(step: WorkStep, is: 'whole' | 'first' = 'whole'): string {
  const deed = deedOf(step)
  // "build" alone says what the work is called, and not what is built
  const part = is === 'first' ? FIRST_PART : ''
  if (!deed?.includes(' ')) return `carry out${IN_WORDS}${raised(open(step.action))}${part}`
  return `${lowered(open(deed))}${part}`
}

/** Everything else that is known of a step, each cell behind its label, once: a later part only tells what comes of it. The proof is the criterion, and stands with the criteria. */
export function labelLines(portion: Portion, numbers: TaskNumbers, composition: Composition): ComposedLine[] {
  const { step, is } = portion
  if (is === 'next' || is === 'rest') return resultLine(portion, numbers, composition)
  return [
    ...toldOf(step, composition),
    ...needsLine(step, numbers),
    ...interimLine(step, numbers, composition),
    ...resultLine(portion, numbers, composition),
  ]
}

/** What a step needs: results of others, and of those beside which it works what they have by then. */
function needsLine(step: WorkStep, numbers: TaskNumbers): ComposedLine[] {
  const { needs, alongside = [] } = step
  const tasks = (isBeside: boolean) => needs.flatMap((id) => (alongside.includes(id) === isBeside ? (numbers.get(id)?.at(-1) ?? []) : []))
  const [before, beside] = [tasks(false), tasks(true)]
  const told = joined(
    [
      before.length > 0 ? `the result of ${taskNames(before)}` : '',
      beside.length > 0 ? `the interim results of ${taskNames(beside)}, which ${beside.length > 1 ? 'go' : 'goes'} on alongside` : '',
    ],
    '; ',
  )
  return lines('Needs', told, step, 'needs', ...(beside.length > 0 ? ['alongside'] : []))
}

/** What can be shown before a step ends, where no milestone of its parts is due in that month: there it is a criterion. */
function interimLine(step: WorkStep, numbers: TaskNumbers, { frame }: Composition): ComposedLine[] {
  const { dues } = frame
  const parts = numbers.get(step.id)?.slice(0, -1) ?? []
  const judged = new Set(parts.map((number) => dues[Number.parseInt(number, 10) - 1]))
  const told = step.interim.flatMap(({ month, state }) => (judged.has(month) ? [] : [`month ${month}: ${open(state)}`]))
  return lines('Interim', told.join('; '), step, 'interim')
}

/** The cells that tell how a step is done, each behind its label. */
const HOW = [
  { label: 'Method', cell: 'method' },
  { label: 'Tools', cell: 'tools' },
  { label: 'Input', cell: 'input' },
] as const

/** The cells of a step that tell how, with what, by whom else, where and when it is done, each behind its label. */
export function toldOf(step: WorkStep, composition: StepComposition): ComposedLine[] {
  const others = othersIn(step, composition)
  const place = joined([step.place && open(step.place), timeOf(step, composition.frame.period), step.hours && hoursTold(step.hours)], ', ')
  return [
    ...HOW.flatMap(({ label, cell }) => {
      const words = cell === 'method' ? ownMethod(step) : step[cell]
      return lines(label, words ?? '', step, cell)
    }),
    ...lines('People', listed(others), step, 'people'),
    ...lines(step.place ? 'Place and time' : 'Time', place, step, 'place', 'from_month', 'to_month', 'hours'),
  ]
}

/** The months of a step as a person said them; nothing where they were only put in, or where the plan has none such, which the checks say. */
function timeOf(step: Pick<WorkStep, 'from_month' | 'to_month'>, last: Months): string {
  const [from_month, to_month] = [step.from_month, step.to_month].map((month) => (month !== undefined && month <= last ? month : undefined))
  if (to_month === undefined) return from_month === undefined ? '' : `from month ${from_month}`
  return from_month === undefined || from_month === to_month ? `month ${to_month}` : `months ${from_month} to ${to_month}`
}

/** A result with the later tasks that use it: those that it goes to, whoever else has it, and those that need it. */
function resultLine({ step, is }: Portion, numbers: TaskNumbers, { rows }: Composition): ComposedLine[] {
  if (!step.result || !isEnded({ is })) return []
  const given = stepsUsing(step.goes_to, rows.steps)
  const users = rows.steps.filter(({ id, needs }) => given.includes(id) || needs.includes(step.id))
  const later = users.flatMap(({ id }) => numbers.get(id)?.at(-1) ?? []).filter((goal) => isBehind(goal, numbers.get(step.id)?.at(-1)))
  const whom = later.length > 0 ? `, to ${taskNames(later.sort(inTaskOrder))}` : ''
  const used = users.flatMap(({ id }) => cellsOf(id, 'needs'))
  return lines('Result', `${resultTold(step.result)}${whom}`, step, 'result', 'goes_to').map(({ text, from }) => ({
    text,
    from: [...from, ...used],
  }))
}

/** A result is used by a later task; one that stands before it, "3.4" before "4.2", cannot wait for it. */
function isBehind(goal: string, own = '0.0'): boolean {
  return inTaskOrder(own, goal) < 0
}

/** What may happen to a step, and what the Government has to provide for it. */
export function riskLines(step: WorkStep, { rows }: StepComposition): ComposedLine[] {
  return riskLinesOf(rows, ({ step_ids }) => step_ids[0] === step.id)
}

/** The risks of a plan that are meant, and what the Government has to provide of what is meant. */
export function riskLinesOf(rows: WorkBreakdown, isMeant: (row: { step_ids: readonly string[] }) => boolean): ComposedLine[] {
  return [...rows.risks.filter(isMeant).map(riskLine), ...rows.furnished.filter(isMeant).map(furnishedLine)]
}

/** A risk: what may happen, by what it is seen early, and the fallback, which is work. */
function riskLine({ id, what, sign, fallback }: WorkRisk): ComposedLine {
  const behind = (label: string, words: string | undefined) => words && `${label}: ${raised(open(saidBehind(words, label)))}`
  const told = joined([raised(open(saidBehind(what, 'Risk'))), behind('Early sign', sign), behind('Fallback', fallback)], '. ')
  return { text: `Risk: ${closed(told)}`, from: cellsOf(id, 'what', 'sign', 'fallback') }
}

const BEGINS_WITH_CONDITION = /^(?:if|when)\s/i

/** What the Government provides, by when, and what is done when it is late. */
function furnishedLine({ id, item, by_month, when_late }: FurnishedItem): ComposedLine {
  if (item.trim().endsWith('?')) {
    const text = joined([raised(item.trim()), when_late && closed(raised(when_late))], ' ')
    return { text: `Open point: ${text}`, from: cellsOf(id, 'item', 'when_late') }
  }
  const told = joined(
    [
      joined([raised(open(item)), by_month ? `by month ${by_month}` : undefined], ', '),
      when_late && raised(`${BEGINS_WITH_CONDITION.test(when_late) ? '' : 'If it is late: '}${open(when_late)}`),
    ],
    '. ',
  )
  return { text: `From the Government: ${valued(told)}`, from: cellsOf(id, 'item', 'by_month', 'when_late') }
}

function lines(label: string, words: string, step: WorkStep, ...cells: readonly string[]): ComposedLine[] {
  return labelledLines(label, words).map((text) => ({ text, from: cellsOf(step.id, ...cells) }))
}
