import { oneLine, withoutEnd } from '../../language/characters.ts'
import { sentencesOf } from '../../language/sentence.ts'
import { PLAN_LAYOUTS } from '../component/plan-form.ts'
import { shownText } from '../milestone.ts'
import type { MilestoneLine } from '../milestone-document.ts'
import type { FinishedPlan } from '../plan.ts'
import {
  type FormBlock,
  type FormDocument,
  type FormSection,
  type FormTable,
  listCell,
  type PlanToLayOut,
  paragraph,
  plainCell,
} from './form-document.ts'
import { formFacts } from './form-facts.ts'
import { textsIn } from './form-texts.ts'
import { glossaryOf } from './glossary.ts'
import { handedOrNone, noneHanded } from './handed-over.ts'
import { placeOf } from './label-places.ts'
import { partedLines } from './line-blocks.ts'
import { optionSections } from './plan-columns.ts'
import { requirementsSections } from './requirements-table.ts'
import { objectivesIn } from './scope-parts.ts'
import { taskBlocks } from './told-blocks.ts'
import { type Note, numberedCriteria, type ToldMilestone, toldMilestones } from './told-milestone.ts'
import { partedPlan, wholeSections } from './whole-part.ts'
import { workShareSections } from './work-share.ts'

/** The Department of the Air Force's work plan of a Direct to Phase II effort, numbered, with schedule and glossary; no prices. */
export function dafDirect(given: PlanToLayOut): FormDocument {
  const renamed = renumbered(given.plan)
  const { base, option, whole } = partedPlan({ ...given, plan: renamed })
  const { plan } = base
  const told = toldMilestones(plan)
  const built = partedLines(whole, (line) => line.kind === 'label' && placeOf(line.name) === 'background')
  const { objectives, others } = objectivesIn(plan.scope_paragraph)
  const [objective = '', scope = '', background = '', tasks = ''] = PLAN_LAYOUTS.daf_d2p2.sections
  const sections: FormSection[] = [
    { heading: objective, blocks: [paragraph(objectives.join(' ')), ...askedFor(given, objectives)] },
    { heading: scope, blocks: [paragraph(others.length > 0 ? others.join(' ') : '[describe what the effort covers]')] },
    { heading: background, blocks: backgroundBlocks(told, built.apart) },
    { heading: tasks, blocks: told.flatMap(milestoneBlocks) },
    ...optionSections(option, false),
    ...wholeSections(built.others),
    { heading: 'Milestone Schedule', blocks: [{ kind: 'table', table: scheduleTable(told, noneHanded(given)) }] },
    ...workShareSections(given, false),
    ...requirementsSections(given, renamed.milestones),
  ]
  return {
    title: `Phase ${plan.phase} Work Plan`,
    facts: formFacts(given),
    sections: [...sections, glossarySection(given, sections)],
    begins_on_new_page: true,
    left_out: ['payments'],
  }
}

/** What the solicitation wants, in its own words, where the plan's own sentences do not say it. */
function askedFor({ topic }: PlanToLayOut, objectives: readonly string[]): FormBlock[] {
  const asked = withoutEnd(sentencesOf(oneLine(topic?.objective ?? ''))[0] ?? '', '.')
  return asked === '' || objectives.some((one) => one.includes(asked)) ? [] : [paragraph(`The solicitation's objective: “${asked}”.`)]
}

/** Where the plan speaks of its task 2.1, the same task is 4.2.1 here. */
const TASK_NUMBERS = /\b(tasks? )((?:\d+\.\d+)(?:(?:, | and | to | or )\d+\.\d+)*)/gi

function renumbered(plan: FinishedPlan): FinishedPlan {
  const here = (text: string) =>
    text.replace(TASK_NUMBERS, (found, word: string, numbers: string, at: number) =>
      isOwnNumber(text, at) ? found : word + numbers.replace(/\d+\.\d+/g, (number) => `4.${number}`),
    )
  return {
    ...plan,
    scope_paragraph: plan.scope_paragraph && here(plan.scope_paragraph),
    milestones: plan.milestones.map((milestone) => ({
      ...milestone,
      refined_text: here(shownText(milestone)),
      deliverables: milestone.deliverables.map(here),
      acceptance_criteria: milestone.acceptance_criteria.map(here),
    })),
  }
}

/** "Task 2.1: ..." at the beginning of a line is the task itself, whose number is set by the form. */
function isOwnNumber(text: string, at: number): boolean {
  return at === 0 || text[at - 1] === '\n'
}

function backgroundBlocks(told: readonly ToldMilestone[], built: readonly MilestoneLine[]): FormBlock[] {
  const origin = told[0]?.opening.slice(1) ?? []
  const lines = [...built, ...told.flatMap(({ notes, closing }) => [...notes, ...closing].filter(isBackground))].map(({ text }) => text)
  const texts = [origin.join(' '), ...lines].filter((text) => text !== '')
  return texts.length > 0 ? texts.map(paragraph) : [paragraph('[describe where the effort comes from: what was shown before, and by whom]')]
}

/** A milestone's lines on where the effort comes from stand in the background; those of a task stay with it whatever they are called. */
function isBackground({ label }: Note): boolean {
  return placeOf(label) === 'background'
}

function milestoneBlocks({ milestone_number, title, opening, notes, tasks, closing }: ToldMilestone): FormBlock[] {
  const number = `4.${milestone_number}`
  const kept = milestone_number === 1 ? opening.slice(0, 1) : opening
  const own = (all: readonly Note[]) => all.filter((note) => !isBackground(note))
  return [
    { kind: 'subheading', text: `${number} ${title}` },
    ...(kept.length > 0 ? [paragraph(kept.join(' '))] : []),
    ...taskBlocks({ notes: own(notes), tasks, closing: own(closing) }, number),
  ]
}

const SCHEDULE = [
  { heading: 'No.', share: 0.06 },
  { heading: 'Milestone', share: 0.15 },
  { heading: 'Due', share: 0.2 },
  { heading: 'Deliverables', share: 0.24 },
  { heading: 'Acceptance criteria', share: 0.35 },
] as const

function scheduleTable(told: readonly ToldMilestone[], none: string): FormTable {
  return {
    columns: SCHEDULE,
    rows: told.map((one) => [
      plainCell(String(one.milestone_number)),
      plainCell(one.title),
      plainCell(one.due),
      listCell(handedOrNone(one.deliverables, none)),
      listCell(numberedCriteria(one)),
    ]),
  }
}

/** Tools are names of products, which nobody writes out. */
const isOfNames = (block: FormBlock): boolean => block.kind === 'paragraph' && block.label === 'Tools'

function glossarySection({ topic, topic_name }: PlanToLayOut, sections: readonly FormSection[]): FormSection {
  const textOf = (isKept: (block: FormBlock) => boolean) =>
    textsIn(sections.map((section) => ({ ...section, blocks: section.blocks.filter(isKept) }))).join('\n')
  const entries = glossaryOf({
    text: textOf((block) => !isOfNames(block)),
    names: textOf(isOfNames),
    topic: [topic_name, topic?.title, topic?.objective, topic?.description, topic?.phases.phase_2].join('\n'),
  })
  const rows = entries.map(({ term, meaning }) => [term, meaning].map(plainCell))
  const columns = [
    { heading: 'Term', share: 0.25 },
    { heading: 'Meaning', share: 0.75 },
  ]
  return {
    heading: 'Glossary',
    blocks: rows.length > 0 ? [{ kind: 'table', table: { columns, rows } }] : [paragraph('No short forms need to be explained.')],
  }
}
