import { hasLetterOrDigit, partedAtSpaces, startsAsName } from '../../language/characters.ts'
import { isBareFigure } from '../../language/quantity/bare-figure.ts'
import { measuresIn } from '../../language/quantity/measure.ts'
import type { AnswerRow } from './answer-rows.ts'
import { NEAR, nearness } from './column-fields.ts'
import { ANSWER_FORMS } from './forms.ts'
import { isCalledSum } from './judged-columns.ts'

/** "Ana Ruiz (PI)": a name, and what somebody is in brackets. */
const NAMED = /^([^()]+?)\s*(?:\(([^()]+)\))?$/

/** Fewer people are no table of who works how long on which step. */
const FEWEST = 2

/**
 * The people of a table that has a step on each line and somebody above each column of hours, "| step | Ana Ruiz (PI) | Bo Dahl |": what each is, the hours of
 * all lines, and on which steps; undefined for any other table. The lines are those of a pasted table, without sums.
 */
export function peopleOfHours(lines: readonly (readonly string[])[]): AnswerRow[] | undefined {
  const [first = [], ...below] = lines
  const headings = first.map(withoutUnit)
  const people = isOfAll(headings.at(-1)) ? headings.slice(1, -1) : headings.slice(1)
  const isOfHours = below.every((line) => isStep(line[0]) && people.every((_, at) => hoursIn(line[at + 1]) !== undefined))
  if (
    people.length < FEWEST ||
    below.length < FEWEST ||
    !NAMES_STEPS.test(headings[0]?.trim() ?? '') ||
    !people.some(isSurelySomebody) ||
    !people.every(isSomebody) ||
    !isOfHours
  )
    return undefined
  return people.map((heading, at) => {
    const [, name = '', role = ''] = NAMED.exec(heading.trim()) ?? []
    const told = below.map((line) => ({ step: numberOf(line[0]), hours: hoursIn(line[at + 1]) ?? 0 })).filter(({ hours }) => hours > 0)
    const hours = told.reduce((all, one) => all + one.hours, 0)
    return {
      name,
      ...(role && { role }),
      hours: `${hours.toLocaleString('en-US')} hours`,
      works_on: told.map(({ step }) => step).join(', '),
    }
  })
}

/** What stands above the numbers of steps. */
const NAMES_STEPS = /^(?:(?:work )?steps?|tasks?|wp|#|no\.?)?$/i

/** "Ana (h)" has her hours below her. */
function withoutUnit(heading: string): string {
  return heading.replace(/\s*\((?:h|hrs?|hours)\)$/i, '')
}

/** Whose name is of two words, or who is said to be something: "Materials" alone is nobody. */
function isSurelySomebody(heading: string): boolean {
  const [, name = '', role] = NAMED.exec(heading.trim()) ?? []
  return role !== undefined || partedAtSpaces(name).length > 1
}

/** The last column may have the hours of all. */
function isOfAll(heading = ''): boolean {
  return isCalledSum(heading) || /^(?:all|h|hours)$/i.test(heading.trim())
}

const FIELDS = [ANSWER_FORMS.steps, ANSWER_FORMS.people, ANSWER_FORMS.milestones].flatMap((form) => form?.fields ?? [])

/** What names a field, "Cost", is nobody. */
function isSomebody(heading: string): boolean {
  const [, name = ''] = NAMED.exec(heading.trim()) ?? []
  const isField = FIELDS.some((field) => nearness(name, field) >= NEAR.name)
  return name !== '' && !isField && name.split(/\s+/).every((word) => startsAsName(word))
}

const STEP = /^(?:step|task|wp|s|t)?[\s-]?(\d{1,2})[.)]?$/i

function isStep(cell = ''): boolean {
  return STEP.test(cell.trim())
}

function numberOf(cell = ''): string {
  return STEP.exec(cell.trim())?.[1] ?? ''
}

/** The hours that a cell tells, none where it is empty or a dash; undefined for words, and for what is told in something else. */
function hoursIn(cell = ''): number | undefined {
  if (!hasLetterOrDigit(cell)) return 0
  const [one, another] = isBareFigure(cell) ? measuresIn(cell) : []
  return another || !one || (one.unit && one.unit.name !== 'h') ? undefined : one.value
}
