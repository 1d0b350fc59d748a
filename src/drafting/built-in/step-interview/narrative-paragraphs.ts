import type { StoredMilestone } from '../../../domain/milestone.ts'
import { ANSWERS, PAYMENT_EVENT } from '../../../domain/milestone-document.ts'
import { resultNamed } from '../../../domain/work-breakdown/composed/deliverables.ts'
import { open, raised, taskNames } from '../../../domain/work-breakdown/composed/phrase.ts'
import { STARTING_POINT } from '../../../domain/work-breakdown/composed/reached.ts'
import { closed } from '../../../domain/work-breakdown/composed/sentences.ts'
import { inSentence } from '../../../language/in-sentence.ts'
import { criteriaSentences, handedSentence, riskSentences } from './narrative-phrases.ts'
import { goesOn, teamSentences, workSentence } from './task-sentences.ts'
import type { Label, ToldMilestone, ToldTask } from './told-milestone.ts'

/** What is told of a milestone: its text taken apart, itself, when it is due, and what comes of the tasks of the whole plan, by their numbers. */
export type Telling = {
  told: ToldMilestone
  milestone: Pick<StoredMilestone, 'deliverables' | 'acceptance_criteria'>
  due: string
  results: ReadonlyMap<string, string>
}

/** The paragraphs in which a milestone is told, each as its sentences; what nobody said of it leaves none. */
export const PARAGRAPHS: readonly ((telling: Telling) => string[])[] = [purpose, work, team, outcome, risks]

const OBJECTIVE = ['Focus', 'Solution', 'Existing technology', STARTING_POINT, 'Feasibility shown']
const SUCCESS = ['Starting point and targets', 'Users and acceptance']
const RISKS = ['Risk', 'Risks']
const FURNISHED = 'From the Government'
/** Each told in a sentence of its own; a label of the person's own stands with the work. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  ...OBJECTIVE,
  ...SUCCESS,
  ...RISKS,
  FURNISHED,
  ANSWERS,
  PAYMENT_EVENT,
  'Due',
  'Needs',
  'Result',
])

/** Where the work stands in the plan: what goes on from before, what it needs and from whom, and who uses what comes of it. */
function purpose({ told, results }: Telling): string[] {
  const needs = labelsOf(told.tasks, 'Needs').map(({ text }) => inSentence(open(text)))
  const named = [...new Set(needs)].join('; ').replace(/\d+\.\d+(?!\d)/g, (number) => withResult(number, results))
  const furnished = [...labelsOf(told.tasks, FURNISHED), ...labelled(told.labels, [FURNISHED])]
  const users = labelsOf(told.tasks, 'Result').flatMap(({ text }) => usersIn(text))
  const used = [...new Set(users)].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  return [
    ...told.opening,
    ...labelled(told.labels, OBJECTIVE).map(lineOf),
    ...told.tasks.filter(goesOn).map((task) => workSentence(task)),
    ...(named === '' ? [] : [`The work builds on ${named}.`]),
    ...(used.length === 0 ? [] : [`What comes of this work goes on to ${taskNames(used)}.`]),
    ...furnished.map(({ text }) => `From the Government the work needs ${closed(inSentence(text))}`),
  ]
}

function withResult(number: string, results: Telling['results']): string {
  const result = results.get(number)
  return result === undefined ? number : `${number} (${result})`
}

/** What is done in each task, and how. */
function work({ told }: Telling): string[] {
  const isOwn = ({ name, text }: Label) => text !== '' && !ELSEWHERE.has(name)
  const begun = told.tasks.filter((task) => !goesOn(task))
  return [
    ...told.tasks.flatMap((task) => [
      ...(goesOn(task) ? [] : [workSentence(task, begun.indexOf(task))]),
      ...task.labels.filter((label) => isOwn(label) && !OF_TEAM.has(label.name)).map(howTold),
    ]),
    ...told.others,
    ...told.labels.filter(isOwn).map(lineOf),
  ]
}

/** Who does which task, with whom, where and when. */
function team({ told }: Telling): string[] {
  return teamSentences(told.tasks)
}

/** Told in the sentences on who does what. */
const OF_TEAM: ReadonlySet<string> = new Set(['People', 'Place and time', 'Place', 'Time'])

/** Somebody by two names, of whom a sentence tells. */
const NAME = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u

/** What a label says of how work is done, as a sentence. */
function howTold({ name, text }: Label): string {
  if (name === 'Method')
    return text.startsWith('The Contractor ') || NAME.test(text) ? closed(text) : `The method: ${closed(inSentence(text))}`
  if (name === 'Tools') return `It is done with ${closed(text)}`
  return name === 'Input' ? `It starts from ${closed(inSentence(text))}` : lineOf({ name, text })
}

/** What comes out, and by what one sees that it is good. */
function outcome({ told, milestone, due }: Telling): string[] {
  const things = milestone.deliverables.filter((one) => one.trim() !== '')
  const others = labelsOf(told.tasks, 'Result').filter(({ text }) => !isHandedOver(thingIn(text), things))
  const judged = criteriaSentences(milestone, due)
  const isDated = due === '' || [...told.opening, ...judged].some((one) => one.includes(due))
  return [
    ...(things.length > 0 ? [handedSentence(things, due)] : isDated ? [] : [`The work is due by ${due}.`]),
    ...others.map(({ text }) => `The work yields ${closed(inSentence(thingIn(text)))}`),
    ...judged,
    ...labelled(told.labels, SUCCESS).map(lineOf),
  ]
}

/** Whether each thing of a result is handed over, with its date or without. */
function isHandedOver(result: string, things: readonly string[]): boolean {
  const handed = things.map((one) => open(one).toLowerCase())
  const parts = result.split('; ').map((part) => resultNamed(part).toLowerCase())
  return parts.every((part) => handed.some((one) => one.startsWith(part) || part.startsWith(one)))
}

function risks({ told }: Telling): string[] {
  return [...told.tasks.flatMap(({ labels }) => labels), ...told.labels]
    .filter(({ name, text }) => RISKS.includes(name) && text !== '')
    .flatMap(({ text }, at) => riskSentences(text, at === 0 ? 'A' : 'Another'))
}

/** A result without the tasks that use it. */
export function thingIn(result: string): string {
  return open(result).replace(TO_TASKS, '')
}

function usersIn(result: string): string[] {
  return TO_TASKS.exec(open(result))?.[0].match(/\d+\.\d+/g) ?? []
}

const TO_TASKS = /, to Tasks? [\d., and]+$/

/** A label with what it says, as a sentence of its own. */
function lineOf({ name, text }: Label): string {
  return `${name}: ${closed(raised(text))}`
}

function labelsOf(tasks: readonly ToldTask[], name: string): Label[] {
  return tasks.flatMap(({ labels }) => labelled(labels, [name]))
}

function labelled(labels: readonly Label[], names: readonly string[]): Label[] {
  return labels.filter(({ name, text }) => names.includes(name) && text !== '')
}
