import type { CellObject } from 'write-excel-file/universal'
import { milestoneTitle, NOTHING_HANDED, shownText } from '../../domain/milestone.ts'
import { milestoneDues, printedDues } from '../../domain/milestone-due.ts'
import { optionMonths, withOptionMilestones } from '../../domain/milestone-option.ts'
import type { FinishedPlan } from '../../domain/plan.ts'
import type { Months } from '../../domain/program.ts'
import { figure, runsTold } from '../../domain/work-breakdown/composed/phrase.ts'
import { type Proof, placedSteps, type WorkBreakdown, type WorkStep } from '../../domain/work-breakdown/work-breakdown.ts'
import { formulaCell, numberCell, sheetOf, textCell, type WorkbookSheet } from './cells.ts'

const STEP_COLUMNS = [
  ['No.', 6],
  ['Task', 50],
  ['How', 60],
  ['Who', 30],
  ['Place', 24],
  ['From month', 12],
  ['To month', 12],
  ['Months', 10],
  ['Hours', 10],
  ['Part', 10],
  ['Result', 40],
  ['Pass mark', 60],
  ['Requirements', 18],
] as const

/** The rows of the work breakdown as somebody confirmed them, the option behind the base; how many months a step takes is counted, and the hours are added up. */
export function breakdownSheet({ steps: all }: Pick<WorkBreakdown, 'steps'>, period: Months): WorkbookSheet {
  const steps = numbered(all, period)
  const named = steps.map(({ action, hours }) => ({ name: action, hours }))
  return sheetOf('Work breakdown', STEP_COLUMNS, [
    ...steps.map((step, at) => {
      const row = at + 2
      return [
        numberCell(at + 1),
        textCell(step.action),
        textCell([step.method, step.tools, step.input && `Input: ${step.input}`].filter(Boolean).join('\n')),
        textCell(whoOf(step).join('\n')),
        textCell(step.place ?? ''),
        ...[step.from_month, step.to_month].map((month) => (month === undefined ? textCell('') : numberCell(month))),
        formulaCell(`IF(AND(ISNUMBER(F${row}),ISNUMBER(G${row})),G${row}-F${row}+1,"")`),
        hoursCell(step.hours),
        textCell(step.part === 'option' ? 'Option' : 'Base'),
        textCell(step.result ?? ''),
        textCell(step.proof.map(passMark).join('\n')),
        textCell(step.requirement_ids.join(', ')),
      ]
    }),
    ...hoursSum(named, 'I', STEP_COLUMNS.length),
  ])
}

/** The steps in the order in which the sheet numbers them. */
function numbered(all: readonly WorkStep[], period: Months): WorkStep[] {
  const placed = placedSteps(all, period)
  return [...placed.filter(({ part }) => part === 'base'), ...placed.filter(({ part }) => part === 'option')]
}

const PEOPLE_COLUMNS = [
  ['Name', 30],
  ['Role', 40],
  ['Employer', 30],
  ['Hours', 20],
  ['Place', 24],
  ['Tasks', 24],
] as const

/** Each person once, with their hours in the whole plan: as a number where nothing but hours is said, so that they add up. */
export function peopleSheet({ steps, people }: Pick<WorkBreakdown, 'steps' | 'people'>, period: Months): WorkbookSheet {
  const own = numbered(steps, period)
  const tasksOf = (name: string) => own.flatMap((step, at) => (whoOf(step).includes(name) ? [`${at + 1}`] : []))
  const rows = people.map(({ name, role = '', employer = '', hours, place = '' }) => [
    textCell(name),
    textCell(role),
    textCell(employer),
    hoursCell(hours),
    textCell(place),
    textCell(tasksOf(name).join(', ')),
  ])
  return sheetOf('People', PEOPLE_COLUMNS, [...rows, ...hoursSum(people, 'D', PEOPLE_COLUMNS.length)])
}

/** The sum of the hours in a column that are plain numbers, and beside it the cells that it could not count: a sum that leaves out something says so. */
function hoursSum(rows: readonly { name: string; hours?: string | undefined }[], column: string, width: number): CellObject[][] {
  const told = rows.flatMap(({ name, hours }, at) => (hours ? [{ cell: `${column}${at + 2} (${name})`, hours }] : []))
  if (told.length === 0) return []
  const left = told.filter(({ hours }) => plainHours(hours) === null).map(({ cell }) => cell)
  const note = left.length === 0 ? '' : `Not in the sum, since not told as a plain number of hours: ${left.join(', ')}`
  const sum = Array.from({ length: width }, () => textCell(''))
  sum[0] = textCell('Sum of the hours')
  sum[1] = textCell(note)
  sum[column.charCodeAt(0) - 'A'.charCodeAt(0)] = formulaCell(`SUM(${column}2:${column}${rows.length + 1})`)
  return [sum]
}

function hoursCell(hours = '') {
  const plain = plainHours(hours)
  return plain === null ? textCell(hours) : numberCell(plain)
}

/** "320", "320 hours"; not "8 hours a week". */
function plainHours(hours: string): number | null {
  const [, count] = /^(\d{1,3}(?:,\d{3})+|\d+)\s*(?:h|hrs?|hours?)?\.?$/i.exec(hours.trim()) ?? []
  return count === undefined ? null : Number(count.replaceAll(',', ''))
}

/** Who leads it comes first. */
function whoOf({ lead, people }: WorkStep): string[] {
  return [...new Set([...(lead ? [lead] : []), ...people])]
}

function passMark({ quantity, comparator, value, unit, as_told, condition, runs }: Proof): string {
  const mark = figure({ comparator, value, unit, as_told })
  return [`${quantity}${mark ? `: ${mark}` : ''}`, condition, runs && runsTold(runs)].filter(Boolean).join('; ')
}

const SCHEDULE_COLUMNS = [
  ['Milestone', 11],
  ['Title', 50],
  ['Due', 20],
  ['Month', 9],
  ['Months since the one before', 16],
  ['Deliverables', 70],
] as const

/** Each milestone with the month in which it is due and what is handed over then. */
export function scheduleSheet(plan: FinishedPlan): WorkbookSheet {
  const milestones = withOptionMilestones(plan.milestones)
  const texts = milestones.map(shownText)
  const last = Math.max(plan.period_of_performance, optionMonths(plan)?.to ?? 0)
  const dues = milestoneDues(texts, last)
  const printed = printedDues(texts, last)
  return sheetOf(
    'Schedule',
    SCHEDULE_COLUMNS,
    milestones.map((milestone, at) => {
      const month = dues[at] ?? last
      return [
        numberCell(milestone.milestone_number),
        textCell(milestoneTitle(shownText(milestone))),
        textCell(printed[at] ?? ''),
        numberCell(month),
        formulaCell(at === 0 ? 'D2' : `D${at + 2}-D${at + 1}`),
        textCell(milestone.deliverables.join('\n') || NOTHING_HANDED),
      ]
    }),
  )
}
