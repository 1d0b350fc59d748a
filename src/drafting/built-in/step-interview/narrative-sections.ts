import type { StoredMilestone } from '../../../domain/milestone.ts'
import { ANSWERS } from '../../../domain/milestone-document.ts'
import { shortTask } from '../../../domain/plan-forms/in-short.ts'
import { isOnlyHandedOver } from '../../../domain/quality/criteria-rules.ts'
import { lowered, open, raised } from '../../../domain/work-breakdown/composed/phrase.ts'
import { STARTING_POINT } from '../../../domain/work-breakdown/composed/reached.ts'
import { closed } from '../../../domain/work-breakdown/composed/sentences.ts'
import type { Label, ToldMilestone } from './told-milestone.ts'

/** A part of a narrative: lines that make a paragraph, or the items of a list behind the sentence that leads in. */
export type Block = { lead?: string; lines: readonly string[]; isList?: boolean }

/** What is told of a milestone: its text taken apart, itself, and when it is due. */
type Telling = {
  told: ToldMilestone
  milestone: Pick<StoredMilestone, 'deliverables' | 'acceptance_criteria'>
  due: string
}

/** The blocks of each section, in the order in which they are told. */
export const SECTIONS: readonly { heading: string; blocks: (telling: Telling) => Block[] }[] = [
  { heading: 'Objective', blocks: objective },
  { heading: 'How the work is done', blocks: work },
  { heading: 'People, place and time', blocks: people },
  { heading: 'What is handed over', blocks: handedOver },
  { heading: 'What counts as success', blocks: success },
  { heading: 'Risks', blocks: risks },
]

const OBJECTIVE = ['Focus', 'Solution', 'Existing technology', STARTING_POINT, 'Feasibility shown']
const PEOPLE = ['Lead, place and time', 'People', 'People and partners', 'Lead', 'Place and time', 'Places', 'Place', 'Time']
const AROUND = ['Research institution', 'From the Government', 'Terms', 'Security', 'Cost']
const SUCCESS = ['Starting point and targets', 'Users and acceptance']
const RISKS = ['Risk', 'Risks']
/** Told as the objective's date. */
const DUE = 'Due'
/** A label of the person's own stands with the work. */
const ELSEWHERE: ReadonlySet<string> = new Set([...OBJECTIVE, ...PEOPLE, ...AROUND, ...SUCCESS, ...RISKS, ANSWERS, DUE])

/** The milestone's own opening with its date, else what its tasks do until then. */
function objective({ told, due }: Telling): Block[] {
  const isDated = due === '' || told.opening.some((line) => line.includes(due))
  const lines = told.opening.length > 0 ? [...told.opening, ...(isDated ? [] : [`Due: ${due}.`])] : [aim(told, due)]
  return [{ lines }, ...named(told.labels, OBJECTIVE)]
}

/** So many tasks say what a milestone is for. */
const AIMS = 3

/** "By Award + 3 Months: measure the panes; write the simulator." */
function aim({ title, tasks }: ToldMilestone, due: string): string {
  const done = tasks
    .slice(0, AIMS)
    .map(({ text }) => lowered(open(shortTask(text))))
    .join('; ')
  return `${due === '' ? 'The aim' : `By ${due}`}: ${closed(done === '' ? lowered(title) : done)}`
}

/** A paragraph for each task, with how, where, when and by whom it is done. */
function work({ told, milestone }: Telling): Block[] {
  const handed = milestone.deliverables.map((one) => one.toLowerCase())
  const isHandedOver = ({ name, text }: Label) => name === 'Result' && handed.some((one) => one.startsWith(thingIn(text)))
  const items = told.tasks.map((task) => {
    const isOwn = ({ name }: Label) => PEOPLE.includes(name) || !ELSEWHERE.has(name)
    const labels = task.labels.filter((label) => label.text !== '' && isOwn(label) && !isHandedOver(label))
    return [closed(task.line), ...labels.map((label) => (isSentence(label) ? closed(raised(label.text)) : lineOf(label)))].join(' ')
  })
  return [
    ...items.map((line) => ({ lines: [line] })),
    ...told.others.map((line) => ({ lines: [line] })),
    ...named(
      told.labels,
      told.labels.map(({ name }) => name).filter((name) => !ELSEWHERE.has(name)),
    ),
  ]
}

/** Whether a method is told in whole sentences, which need no label in a paragraph. */
function isSentence({ name, text }: Label): boolean {
  return name === 'Method' && text.startsWith('The Contractor ')
}

/** A result without the tasks that use it, as it is compared: these say themselves what they need. */
function thingIn(result: string): string {
  const [thing = result] = open(result).split(', to Task', 1)
  return thing.toLowerCase()
}

function people({ told }: Telling): Block[] {
  const furnished = told.tasks.flatMap(({ labels }) => labels.filter(({ name, text }) => AROUND.includes(name) && text !== ''))
  return [...named(told.labels, PEOPLE), ...named([...told.labels, ...furnished], AROUND)]
}

/** What is handed over, in one sentence: the plan lists it. */
function handedOver({ milestone, due }: Telling): Block[] {
  const things = milestone.deliverables.map((one) => one.trim())
  return things.length === 0
    ? []
    : [{ lines: [`${due === '' ? 'The' : `By ${due} the`} Contractor hands over: ${closed(things.join('; '))}`] }]
}

/** What decides on acceptance; that what is handed over comes says nothing beside other criteria. */
function success({ told, milestone }: Telling): Block[] {
  const criteria = milestone.acceptance_criteria.map((one) => one.trim())
  const own = criteria.filter((one) => !isOnlyHandedOver(one))
  return [
    { lead: 'These criteria decide on acceptance:', lines: own.length > 0 ? own : criteria, isList: true },
    ...named(told.labels, SUCCESS),
  ]
}

/** A risk stands under its heading without its label; with its task where it is one task's. */
function risks({ told }: Telling): Block[] {
  const ofTasks = told.tasks.flatMap(({ number, labels }) =>
    labels
      .filter(({ name, text }) => RISKS.includes(name) && text !== '')
      .map(({ text }) => `${number ? `Risk of Task ${number}: ` : ''}${closed(raised(text))}`),
  )
  const others = told.labels.filter(({ name, text }) => RISKS.includes(name) && text !== '').map(({ text }) => closed(raised(text)))
  return [...ofTasks, ...others].map((line) => ({ lines: [line] }))
}

/** A label with what it says, as a line of its own. */
function lineOf({ name, text }: Label): string {
  return `${name}: ${closed(raised(text))}`
}

/** The labelled lines of these names, in the order of the text, each a paragraph. */
function named(labels: readonly Label[], names: readonly string[]): Block[] {
  return labels.filter(({ name, text }) => names.includes(name) && text !== '').map((label) => ({ lines: [lineOf(label)] }))
}
