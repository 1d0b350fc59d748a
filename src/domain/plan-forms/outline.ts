import { type PlanPart, partsNamed } from '../component/plan-part.ts'
import type { MilestoneLine } from '../milestone-document.ts'
import { type FormBlock, type FormDocument, type FormSection, type PlanToLayOut, paragraph } from './form-document.ts'
import { formFacts } from './form-facts.ts'
import { noneHanded } from './handed-over.ts'
import { lineBlocks, partedLines } from './line-blocks.ts'
import { acceptanceTable, deliverablesTable, paymentsTable, reportBlocks, scheduleTable } from './outline-tables.ts'
import { optionSections } from './plan-columns.ts'
import { requirementsSections } from './requirements-table.ts'
import { objectivesIn, scopeBlocks } from './scope-parts.ts'
import { taskBlocks } from './told-blocks.ts'
import { type Note, type ToldMilestone, toldMilestones } from './told-milestone.ts'
import { partedPlan, wholeSections } from './whole-part.ts'
import { workShareSections } from './work-share.ts'

/** A heading with the parts of the plan that stand below it; none where a plan has nothing of the kind. */
type Headed = { heading: string; parts: readonly PlanPart[] }

/** A plan as it is told below headings: what each part says, with the lines that hold for all of the work. */
type Content = {
  given: PlanToLayOut
  told: readonly ToldMilestone[]
  whole: readonly MilestoneLine[]
  asked: ReadonlySet<PlanPart>
  /** The headings under which reports stand. */
  reports: readonly string[]
}

/**
 * A plan laid out under headings that somebody else has set, the topic or its component, in their order: under each what the plan says of it, and a blank where it
 * says nothing. Tasks stand in it in any case; what no heading asks for and nobody may miss follows them.
 */
export function laidOutUnder(headings: readonly string[], title: string, given: PlanToLayOut): FormDocument {
  const { base, option, whole } = partedPlan(given)
  const headed = headedParts(headings)
  const asked = new Set(headed.flatMap(({ parts }) => parts))
  const { apart, others } = partedLines(whole, (line) => placeIn(line, asked) !== undefined)
  const content = {
    given: { ...given, plan: base.plan },
    told: toldMilestones(base.plan),
    whole: apart,
    asked,
    reports: headed.flatMap(({ heading, parts }) => (parts.includes('reports') ? heading : [])),
  }
  const further = [...optionSections(option, false), ...wholeSections(others)]
  const sections = headed.flatMap((one): FormSection[] => [sectionOf(one, content), ...(one.parts.includes('tasks') ? further : [])])
  return {
    title,
    facts: formFacts(given),
    sections: [
      ...sections,
      ...(asked.has('share') ? [] : workShareSections(given, asked.has('payments'))),
      ...(asked.has('requirements') ? [] : requirementsSections(given, given.plan.milestones)),
    ],
    begins_on_new_page: true,
    left_out: LEFT_OUT.flatMap(([name, ...parts]) => (parts.some((part) => asked.has(part)) ? [] : name)),
  }
}

/** What is left out where no heading asks for any of these parts. */
const LEFT_OUT: readonly (readonly [name: string, ...parts: PlanPart[]])[] = [
  ['the scope', 'scope', 'objectives'],
  ['deliverables', 'deliverables'],
  ['acceptance criteria', 'acceptance', 'deliverables'],
  ['due dates', 'schedule', 'deliverables', 'payments'],
  ['payments', 'payments'],
]

/** Each part below the first heading that names it; where none names tasks, below the one of the requirements, else below one of their own. */
function headedParts(headings: readonly string[]): Headed[] {
  const taken = new Set<PlanPart>()
  const headed = headings.map((heading): Headed => {
    const parts = partsNamed(heading).filter((part) => part === 'reports' || !taken.has(part))
    for (const part of parts) taken.add(part)
    return { heading, parts }
  })
  if (taken.has('tasks')) return headed
  if (!taken.has('requirements')) return [...headed, { heading: 'Tasks', parts: ['tasks'] }]
  return headed.map((one) => (one.parts.includes('requirements') ? { ...one, parts: ['tasks', ...one.parts] } : one))
}

function sectionOf({ heading, parts }: Headed, content: Content): FormSection {
  const blocks = parts.flatMap((part) => [...OF_PART[part](content, heading), ...wholeOf(part, content)])
  return { heading, blocks: blocks.length > 0 ? blocks : [paragraph(`[add what is asked for under “${heading}”]`)] }
}

/** The lines that hold for all of the work and are of a part by their label. */
function wholeOf(part: PlanPart, { whole, asked }: Content): FormBlock[] {
  return lineBlocks(partedLines(whole, (line) => placeIn(line, asked) === part).apart)
}

/** The first part that is asked for among those that a line is of by its label. */
function placeIn(line: MilestoneLine, asked: Content['asked']): PlanPart | undefined {
  return line.kind === 'label' ? partsNamed(line.name).find((part) => asked.has(part)) : undefined
}

const OF_PART: Record<PlanPart, (content: Content, heading: string) => FormBlock[]> = {
  scope: ({ given: { plan }, asked }) => {
    if (!asked.has('objectives')) return scopeBlocks(plan.scope_paragraph)
    const { others } = objectivesIn(plan.scope_paragraph)
    return others.length > 0 ? [paragraph(others.join(' '))] : []
  },
  objectives: ({ given: { plan }, asked }) => {
    if (!asked.has('scope')) return scopeBlocks(plan.scope_paragraph)
    return [paragraph(objectivesIn(plan.scope_paragraph).objectives.join(' '))]
  },
  background: () => [],
  tasks: ({ told, asked }) => told.flatMap((one) => taskOutline(one, asked)),
  requirements: ({ given }) => requirementsSections(given, given.plan.milestones).flatMap(({ blocks }) => blocks),
  schedule: ({ told }) => [{ kind: 'table', table: scheduleTable(told) }],
  deliverables: ({ told, given, ...content }) => [
    { kind: 'table', table: deliverablesTable(told, { ...content, none: noneHanded(given) }) },
  ],
  acceptance: ({ told }) => [{ kind: 'table', table: acceptanceTable(told) }],
  payments: ({ told }) => paymentsTable(told),
  risks: ({ told }) => notesOf(told, 'risks'),
  people: () => [],
  place: ({ told }) => notesOf(told, 'place'),
  reports: ({ told }, heading) => reportBlocks(told, heading),
  share: ({ given, asked }) => workShareSections(given, asked.has('payments')).flatMap(({ blocks }) => blocks),
  terms: () => [],
  after: () => [],
}

/** What stands below a heading of its own and not with its task. */
const MOVED: ReadonlySet<PlanPart> = new Set(['risks'])

function taskOutline({ milestone_number, title, opening, tasks, ...told }: ToldMilestone, asked: Content['asked']): FormBlock[] {
  const isHere = ({ label }: Note) => !partsNamed(label).some((part) => MOVED.has(part) && asked.has(part))
  const here = tasks.map((task) => ({ ...task, notes: task.notes.filter(isHere) }))
  return [
    { kind: 'subheading', text: `Task ${milestone_number}: ${title}` },
    ...opening.slice(0, 1).map(paragraph),
    ...taskBlocks({ notes: told.notes.filter(isHere), closing: told.closing.filter(isHere), tasks: here }, String(milestone_number)),
  ]
}

/** "In Tampa, months 2 to 5, 120 hours": below a heading on places stand the places. */
const BEHIND_PLACE = /(?:, (?:from )?months? \d+(?: to \d+)?)?(?:, [\d.,]+ (?:hours?|h))?\.?$/i
const placeAlone = ({ label, text }: Note) => (label.startsWith('Place') ? text.replace(BEHIND_PLACE, '') : text)

/** The lines of all tasks that are of a part, each with the task that it is of. */
function notesOf(told: readonly ToldMilestone[], part: PlanPart): FormBlock[] {
  const isOf = ({ label }: Note) => partsNamed(label).includes(part)
  return told.flatMap(({ milestone_number, tasks, notes, closing }) => {
    const own = (label: string, some: readonly Note[]) =>
      some.filter(isOf).map((note): FormBlock => ({ kind: 'paragraph', label, text: placeAlone(note) }))
    return [
      ...own(`Task ${milestone_number}`, [...notes, ...closing]),
      ...tasks.flatMap((task, at) => own(`Task ${milestone_number}.${at + 1}`, task.notes)),
    ]
  })
}
