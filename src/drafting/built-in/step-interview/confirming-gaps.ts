import type { StepMatter } from '../../../domain/steps/step-matter.ts'
import { actionIn, performerIn } from '../../../domain/work-breakdown/composed/told-task.ts'
import { type Gap, gapOf } from './gap.ts'
import type { MilestoneNow } from './milestone-now.ts'
import { named, quoted } from './quoting.ts'
import { isAnswered } from './step-answers.ts'
import { type Label, labelled, type ToldTask } from './told-milestone.ts'

/** How much a question weighs that only confirms. */
const WEIGHT = 1

/** Why it is asked where the text says all, and where it does not say yet what rows and answers have. */
const WHY = {
  told: 'Nothing is missing here; whatever you add makes the plan easier to believe.',
  held: 'What the text does not say yet stands in your rows and answers; whatever you add makes the plan easier to believe.',
}

/** What the milestone tells, as questions that quote it and ask whether that is all; what was answered is left out. `isTold` as the meter beside the text has it. */
export function confirmingGaps(now: MilestoneNow, isTold: boolean): Gap[] {
  const { milestone, answers, due } = now
  const [criterion] = milestone.acceptance_criteria
  const [thing] = milestone.deliverables
  const told: readonly (readonly [StepMatter, label: string, question: string | undefined])[] = [
    [
      'success',
      `The criterion on ${named(criterion ?? '')} is not met if`,
      criterion && `One criterion reads ${quoted(criterion)}. Which result would make you call it not met?`,
    ],
    [
      'how',
      'Further steps, tools and data',
      labelSaid(now, ['Method'], 'Is there a step, a tool or a data set besides that an evaluator should know of?'),
    ],
    ['who', 'If the lead is away', leadSaid(now)],
    ['risk', 'Watch for the early sign of the risk', labelSaid(now, ['Risk'], 'Who watches for the early sign, and how often?')],
    [
      'handed_over',
      'Handed over besides, and receivers',
      thing && `You hand over ${quoted(thing)}. Is anything else handed over with it, and who besides the TPOC receives it?`,
    ],
    ['when', 'First result', due && `The milestone is due at ${due}. By which month after award does its first result stand?`],
    ['where', 'Work done elsewhere', labelSaid(now, ['Place and time', 'Place'], 'Is any of it done elsewhere, and where?')],
  ]
  return told.flatMap(([matter, label, q], at) => {
    if (!q || isAnswered(matter, answers)) return []
    return [gapOf(matter, WEIGHT - at / 10, { q, label, why: isTold ? WHY.told : WHY.held, confirms: true })]
  })
}

function firstSaid({ told }: MilestoneNow, names: readonly string[]): { task: ToldTask; label: Label } | undefined {
  return told.tasks.flatMap((task) => {
    const label = labelled(task.labels, ...names)
    return label ? [{ task, label }] : []
  })[0]
}

function labelSaid(now: MilestoneNow, names: readonly string[], ask: string): string | undefined {
  const said = firstSaid(now, names)
  return said && `Task ${said.task.number} says: ${quoted(`${said.label.name}: ${said.label.text}`)}. ${ask}`
}

function leadSaid({ told }: MilestoneNow): string | undefined {
  const task = told.tasks.find((one) => performerIn(one) !== '')
  return task && `Task ${task.number}, ${quoted(actionIn(task))}, is led by ${performerIn(task)}. Who leads it when they are absent?`
}
