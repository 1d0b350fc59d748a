import { cueList } from '../../language/cue-list.ts'

/** Whom a result goes to when it is handed over. */
export const GOVERNMENT = 'Government'

/** What the Government is called whom something goes to. */
export const OF_GOVERNMENT = cueList('government | tpoc')

const STEP_NUMBER = /^(?:steps?\s*)?(\d{1,3})$/i

/** Steps by their numbers and the Government, which stand in a list of several with other marks, too: "steps 5, 6". */
const PLAIN = /^(?:(?:steps?\s*)?\d{1,3}|(?:the )?government)$/i

/** Whom a result goes to, one by one: the cell names the Government, a step by its id, somebody else, or several with marks between them. */
export function goalsIn(goes_to = ''): string[] {
  const goals = goes_to.split(';').map((goal) => goal.trim())
  return goals.flatMap((words) => {
    const parts = words.split(/[,&]|\band\b/i).map((part) => part.trim())
    return words === '' ? [] : parts.every((part) => PLAIN.test(part)) ? parts : [words]
  })
}

/** Several goals as one cell holds them; null where there are none. */
export function goalsCell(goals: readonly string[]): string | null {
  return goals.length === 0 ? null : [...new Set(goals)].join('; ')
}

/** The number by which a goal names a step, "step 3", "5"; undefined where it names none. */
export function stepNumberIn(goal: string): number | undefined {
  const number = STEP_NUMBER.exec(goal)?.[1]
  return number === undefined ? undefined : Number(number)
}

/** The steps that use a result, by their ids, also where they are named by their numbers in the table. */
export function stepsUsing(goes_to: string | undefined, steps: readonly { id: string }[]): string[] {
  return goalsIn(goes_to).flatMap((goal) => {
    const number = stepNumberIn(goal)
    return steps.find(({ id }) => id === goal)?.id ?? (number === undefined ? [] : (steps[number - 1]?.id ?? []))
  })
}

/** Whether a result is used by steps alone: then it is nothing that is handed over. */
export function isForStepsOnly(goes_to: string | undefined, steps: readonly { id: string }[]): boolean {
  const goals = goalsIn(goes_to)
  return goals.length > 0 && goals.every((goal) => stepsUsing(goal, steps).length > 0)
}
