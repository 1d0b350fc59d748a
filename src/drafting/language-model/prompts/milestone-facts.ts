import { FIXED_QUESTIONS } from '../../../domain/interview.ts'
import { milestoneTitle } from '../../../domain/milestone.ts'
import { parse } from '../../../domain/milestone-document.ts'
import { milestoneDueLabels } from '../../../domain/milestone-due.ts'
import { beginningOf, oneLine } from '../../../language/characters.ts'
import type { PlanFacts } from '../../drafter.ts'
import { withinTokens } from '../matter/tokens.ts'
import { type Part, type PartKind, printedParts } from '../outline.ts'
import type { Section } from '../prompt.ts'

/** A milestone among the others: its number, title and due label ("Award + 2 Months"). */
export type PlanRow = { number: number; title: string; due: string }

/** The milestones of a plan in their order, with the months that the schedule gives them. */
export function planRowsOf(
  { period_of_performance }: PlanFacts,
  milestones: readonly { milestone_number: number; text: string }[],
): PlanRow[] {
  const texts = milestones.map(({ text }) => text)
  const due = milestoneDueLabels(texts, period_of_performance)
  return milestones.map(({ milestone_number, text }, at) => ({ number: milestone_number, title: milestoneTitle(text), due: due[at] ?? '' }))
}

/** What every prompt on one milestone is handed. */
export type MilestoneFacts = {
  plan: PlanFacts
  number: number
  /** All milestones of the plan, in order. */
  rows: readonly PlanRow[]
  /** The outline: what is to be worded, and what is only to be known. */
  parts: readonly Part[]
  offered: readonly Part[]
  /** The milestone's text, where it is not what is to be worded. */
  text?: string | undefined
}

const LONGEST_NAME = 120
const LONGEST_QUERY = 300
const MOST_QUERIES = 40

/** Tokens of a milestone that is handed over to be known; a person's may be of any length. */
const MOST_OF_TEXT = 1900

/** What was computed of the milestone: open facts. */
export function placeInPlan({ plan, number, rows }: MilestoneFacts): Section {
  const at = rows.findIndex((row) => row.number === number)
  const row = rows[at]
  const [before, next] = [rows[at - 1], rows[at + 1]]
  const lines = [
    `This is Milestone ${number} of ${rows.length}.${row ? ` It is due at ${row.due}.` : ''}`,
    before ? `Milestone ${before.number} is due at ${before.due}.` : 'It is the first one.',
    next ? `Milestone ${next.number} is due at ${next.due}.` : 'It is the last one.',
  ]
  return { kind: 'facts', title: 'Facts', text: [...effortFacts(plan), ...lines].join('\n') }
}

/** Who proposes what in which program: the lines that stand in every prompt's facts. */
export function effortFacts(plan: PlanFacts): string[] {
  const named = (label: string, value: string | undefined) => (value?.trim() ? [`${label}: ${shortLine(value)}.`] : [])
  const wording = plan.component?.wording?.value ?? []
  return [
    `Program: ${plan.program_type} Phase ${plan.phase}, ${plan.period_of_performance} months.`,
    ...named('The Contractor', plan.company_name),
    ...named('Customer organization', plan.customer_organization),
    ...named('Research institution', plan.program_type === 'STTR' ? plan.research_institution : undefined),
    ...named('System', plan.system_name),
    ...wording.map(({ instead_of, say }) => `The component wants "${say}" instead of "${instead_of}".`),
  ]
}

const LONGEST_PROPOSED = 500

/** What the solicitation wants and what the company proposes for it: the thread of every text, whatever else is looked up. */
export function proposed({ analysis, answers }: PlanFacts): Section[] {
  const [solution] = FIXED_QUESTIONS
  const said = answers.find(({ slot }) => slot === solution?.slot)?.answer ?? ''
  const lines = [
    ['The solicitation wants', analysis?.topic.objective ?? ''],
    ['The company proposes', said],
  ].flatMap(([label, text = '']) => (text.trim() === '' ? [] : [`${label}: ${shortLine(text, LONGEST_PROPOSED)}`]))
  return lines.length === 0 ? [] : [{ kind: 'data', title: 'What it is about', text: lines.join('\n') }]
}

/** A milestone that is to be known, not to be worded. */
export function milestoneSection({ text = '' }: { text?: string | undefined }): Section {
  const shown = withinTokens(text, MOST_OF_TEXT)
  return { kind: 'data', title: 'The milestone', text: shown === text ? text : `${shown} …` }
}

/** The milestones by title and due month, so that a milestone can refer to the others by number. */
export function planRows(rows: readonly PlanRow[]): Section {
  return {
    kind: 'data',
    title: 'All milestones of the plan',
    text: rows.map(({ number, title, due }) => `${number}. ${title} (${due})`).join('\n'),
  }
}

/** The parts to be worded. */
export function outlineSection({ parts, offered }: Pick<MilestoneFacts, 'parts' | 'offered'>): Section {
  return { kind: 'data', title: 'Outline', text: printedParts(parts, offered) }
}

/** What of an outline is looked up: what is done and how it is judged. Things that are handed over are named alike in every milestone. */
const LOOKED_UP: ReadonlySet<PartKind> = new Set(['title', 'task', 'line', 'criterion'])

/** What to look up for a milestone: its title, what it is to do; for its lists the tasks that they rest on, and how these are done. */
export function milestoneQueries({ parts, text = '' }: Pick<MilestoneFacts, 'parts' | 'text'>): string[] {
  const asked = parts.filter(({ kind }) => LOOKED_UP.has(kind)).map((part) => part.text)
  const known = parse(text).lines.filter((line) => line.kind === 'task' || (line.kind === 'label' && DONE_BY.has(line.name)))
  return [...asked, ...known.map((line) => line.text)].slice(0, MOST_QUERIES).map((one) => shortLine(one, LONGEST_QUERY))
}

/** Labels that tell how a task is done and what comes of it. */
const DONE_BY: ReadonlySet<string> = new Set(['Method', 'Tools', 'Input', 'Result'])

function shortLine(text: string, longest = LONGEST_NAME): string {
  const line = oneLine(text)
  return line.length <= longest ? line : `${beginningOf(line, longest)} …`
}
