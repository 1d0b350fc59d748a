import type { InitialMilestone } from '../../domain/milestone.ts'
import { dueMonths } from '../../domain/schedule.ts'
import type { AnswerFact } from './answer-facts.ts'
import type { AnswerTopic } from './answer-topic.ts'
import { blankFor } from './blanks.ts'
import { throughInstitution } from './institution.ts'
import { isTask, joinedText, partsOf, withSentence } from './milestone-text.ts'
import { milestoneFor, monthsIn } from './month.ts'
import { placed, positionOf, type Spot } from './placement.ts'
import type { PlanBrief } from './plan-brief.ts'
import { mainTask } from './task-line.ts'
import { meaningfulWords, overlap } from './wording.ts'

/**
 * The milestones with what the answers say worked in where it belongs: methods at the task they serve, people, places, targets and
 * risks in lines of their own. What stands in a text already is not added again, so refining twice changes nothing.
 */
export function refinedMilestones(brief: PlanBrief, milestones: readonly InitialMilestone[]): InitialMilestone[] {
  const { facts } = brief
  const months = dueMonths(milestones.length, facts.period_of_performance)
  const plan = milestones.map(({ text }) => text).join('\n')
  const missing = brief.answers.filter((fact) => !stands(fact.text, plan))
  const institution = facts.program_type === 'STTR' ? (facts.research_institution?.trim() ?? '') : ''
  const news = missing.filter(({ topic }) => topic === 'institution')
  const spots = milestones.map(
    ({ text }, index): Spot => ({ text, position: positionOf(index, milestones.length), due: months[index] ?? 1 }),
  )
  const standing = milestones.map(({ text }) => brief.answers.filter((fact) => stands(fact.text, text)))
  const bySpot = placed(missing, spots, standing)
  const pointers = pointersTo(bySpot, months)
  const written: string[] = []
  return milestones.map((milestone, index) => {
    const spot = spots[index]
    const isInner = index > 0 && index < milestones.length - 1
    const own = isInner ? throughInstitution(milestone.text, institution, news) : milestone.text
    const told = spot ? refined(own, bySpot[index] ?? [], spot, brief, written.join('\n')) : own
    const text = withPointers(told, pointers[index] ?? [])
    written.push(text)
    return { ...milestone, text }
  })
}

/** A statement about several months stands where its last one falls; the milestones of the earlier ones point to it. */
function pointersTo(bySpot: readonly (readonly AnswerFact[])[], months: readonly number[]): string[][] {
  const pointers: string[][] = months.map(() => [])
  for (const [home, facts] of bySpot.entries()) {
    for (const month of facts.flatMap(({ text }) => monthsIn(text, months.at(-1) ?? 0).slice(0, -1))) {
      const index = milestoneFor(month, months)
      const pointer = `What is planned for month ${month} under Milestone ${home + 1} falls into this milestone.`
      if (index >= 0 && index < home && !pointers[index]?.includes(pointer)) pointers[index]?.push(pointer)
    }
  }
  return pointers
}

function withPointers(text: string, pointers: readonly string[]): string {
  if (pointers.length === 0) return text
  const [body = '', blank] = text.split('\n\nTo be filled in: ')
  return [`${body}\n\nCalendar: ${pointers.join(' ')}`, ...(blank ? [`To be filled in: ${blank}`] : [])].join('\n\n')
}

/** Whether a statement stands in a text, word for word but for marks and case. */
function stands(statement: string, text: string): boolean {
  return squeezed(text).includes(squeezed(statement))
}

function squeezed(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

const LINES: readonly [string, readonly AnswerTopic[]][] = [
  ['Data', ['data']],
  ['Test plan', ['test']],
  ['Measurements', ['measurement']],
  ['People and partners', ['people']],
  ['Places', ['place']],
  ['Starting point and targets', ['threshold']],
  ['Research institution', ['institution']],
  ['From the Government', ['government']],
  ['Terms', ['constraint']],
  ['Risk', ['risk']],
  ['Users and acceptance', ['user']],
  ['Next phase', ['next_phase']],
  ['Cost', ['money']],
  ['End state in Phase II', ['end_state']],
]

function refined(text: string, facts: readonly AnswerFact[], spot: Spot, brief: PlanBrief, earlier: string): string {
  const parts = partsOf(text)
  const others = facts.filter(({ topic }) => !LINES.some(([, topics]) => topics.includes(topic)))
  const told = others.reduce((lines, fact) => atTask(lines, fact, spot), parts.lines)
  const lines = LINES.reduce(
    (so_far, [label, topics]) =>
      labelled(
        so_far,
        label,
        facts.filter(({ topic }) => topics.includes(topic)),
      ),
    told,
  )
  const blank = /\[name\b/.test(text) ? null : blankFor(spot, mainTask(text).stage, brief, earlier)
  return joinedText({ heading: parts.heading, lines: blank ? [...lines, '', `To be filled in: ${blank}`] : lines })
}

/** Facts behind their label: on its line where it stands already, else on a new one. */
function labelled(lines: string[], label: string, facts: readonly AnswerFact[]): string[] {
  if (facts.length === 0) return lines
  const said = facts.map(({ text }) => text).join(' ')
  const at = lines.findIndex((line) => line.startsWith(`${label}: `))
  if (at >= 0) return lines.map((line, index) => (index === at ? `${line} ${said}` : line))
  const isList = LINES.some(([other]) => lines.at(-1)?.startsWith(`${other}: `))
  return [...lines, ...(isList ? [] : ['']), `${label}: ${said}`]
}

/** A method stands behind the task that it serves best; where there are no tasks it gets a line of its own. */
function atTask(lines: string[], fact: AnswerFact, { position }: Spot): string[] {
  const scores = lines.map((line) => (isTask(line) ? 0.01 + overlap(fact.words, meaningfulWords(line)) : 0))
  const best = scores.indexOf(Math.max(...scores))
  const approach = lines.findIndex((line) => line.startsWith('Approach: '))
  if (best >= 0 && position !== 'first' && (scores[best] ?? 0) > SERVES)
    return lines.map((line, index) => (index === best ? withSentence(line, spokenOf(fact)) : line))
  if (approach >= 0) return lines.map((line, index) => (index === approach ? withSentence(line, fact.text) : line))
  return [...lines, '', `Approach: ${fact.text}`]
}

/** How much of a statement has to be in a task's words for it to stand there. */
const SERVES = 0.2

function spokenOf({ form, text, topic }: AnswerFact): string {
  return form === 'phrase' ? `${topic === 'existing' ? 'Starting point' : 'Approach'}: ${text}` : text
}
