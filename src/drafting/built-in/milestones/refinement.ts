import { blanksIn } from '../../../domain/blank.ts'
import type { InitialMilestone } from '../../../domain/milestone.ts'
import { dueMonths } from '../../../domain/schedule.ts'
import type { AnswerFact } from '../answers/answer-facts.ts'
import { factsOfStep } from '../answers/step-slot.ts'
import { isToldAsTask, withoutToldSteps } from '../answers/told-steps.ts'
import { meaningfulWords, squeezed } from '../english/wording.ts'
import type { PlanBrief } from '../plan-brief.ts'
import type { OwnStep } from '../steps/own-steps.ts'
import { type OpenLine, openLines } from './blanks.ts'
import { datedWork } from './dated-work.ts'
import { type Hands, handsIn } from './hands.ts'
import { throughInstitution } from './institution.ts'
import { isTestOf, isToldIn, LEAD_LABEL, leadLine, ownWork, tellingWords, worksOf } from './lead-line.ts'
import { atTask, labelled, withBlank } from './milestone-lines.ts'
import { isTask, joinedText, partsOf } from './milestone-text.ts'
import { ownText, placed, positionOf } from './placement.ts'
import { type SaidInStep, saidInStep } from './said-in-step.ts'
import type { Spot } from './spot.ts'
import { isInTask } from './task-how.ts'

/**
 * The milestones with what the answers say worked in where it belongs: methods at the task they serve; who, where and when in one line;
 * tests, risks and the rest in lines of their own. What stands in a text already is not added again, so refining twice changes nothing.
 */
export function refinedMilestones(brief: PlanBrief, milestones: readonly InitialMilestone[]): InitialMilestone[] {
  const { facts } = brief
  const months = dueMonths(milestones.length, facts.period_of_performance)
  const spots = milestones.map(
    ({ text }, index): Spot => ({ text, position: positionOf(index, milestones.length), due: months[index] ?? 1 }),
  )
  const plan = milestones.map(({ text }) => text).join('\n')
  const missing = withoutToldSteps(brief.answers, brief.steps, plan).filter(
    (fact) => !stands(fact.text, plan) && !isToldIn(fact, plan) && !isInTask(fact.text, plan),
  )
  const standing = milestones.map(({ text }) =>
    brief.answers.filter((fact) => stands(fact.text, text) || isInTask(fact.text, text) || isToldAsTask(fact, brief.steps, text)),
  )
  const literal = milestones.map(({ text }) => brief.answers.filter((fact) => stands(fact.text, text)))
  const bySpot = placed(missing, spots, literal).map((own, index) => [...own, ...newInStep(brief, milestones[index])])
  const works = worksOf(milestones.map(({ text }) => text))
  const said = milestones.map(({ milestone_number }) => saidInStep(factsOfStep(brief.stepAnswers, milestone_number)))
  const lines = leadLines(spots, works, bySpot, { hands: handsIn(brief.answers), steps: brief.steps, said })
  const left = bySpot.map((own) => own.filter((fact) => !isToldIn(fact, lines.join('\n'))))
  const institution = facts.program_type === 'STTR' ? (facts.research_institution?.trim() ?? '') : ''
  const news = missing.filter(({ topic }) => topic === 'institution')
  const open = openings(brief, spots, works, left, standing)
  return milestones.map((milestone, index) => {
    const spot = spots[index]
    const own = isInner(spot) ? throughInstitution(milestone.text, institution, news) : milestone.text
    const said = { added: left[index] ?? [], lead: lines[index] ?? '', open: open[index] ?? [] }
    return { ...milestone, text: spot ? refined(own, said, spot) : own }
  })
}

/** What was said in the milestone's own step interview and does not stand in its text yet. */
function newInStep({ stepAnswers }: PlanBrief, milestone: InitialMilestone | undefined): AnswerFact[] {
  if (!milestone) return []
  return factsOfStep(stepAnswers, milestone.milestone_number).filter(
    (fact) => !stands(fact.text, milestone.text) && !isToldIn(fact, milestone.text) && !isInTask(fact.text, milestone.text),
  )
}

function isInner(spot: Spot | undefined): boolean {
  return spot !== undefined && spot.position !== 'first' && spot.position !== 'last'
}

/** Of each milestone between kickoff and closeout the line that tells who, where and when; the line that stands there already is kept. */
function leadLines(
  spots: readonly Spot[],
  works: readonly string[],
  bySpot: readonly (readonly AnswerFact[])[],
  { hands, steps, said: inSteps }: { hands: Hands; steps: readonly OwnStep[]; said: readonly SaidInStep[] },
): string[] {
  const said = spots.map(({ text }, index) => [...text.split('\n').filter(isTask), ...(bySpot[index] ?? []).flatMap(workIn)])
  const words = tellingWords(spots.map(({ text }, index) => [ownText(text), ...(bySpot[index] ?? []).flatMap(workIn)].join('\n')))
  const all = spots.map((spot, index) => {
    const [after, isTest] = [(spots[index - 1]?.due ?? 0) + 1, isTestOf(spot.text)]
    const dated = datedWork(spot.text, steps, after, spot.due)
    const [from, due] = dated?.months ?? [after, spot.due]
    const title = meaningfulWords(works[index] ?? '')
    const parts = (said[index] ?? []).map((one) => meaningfulWords(one))
    const [name, others] = [works[index] ?? '', works.filter((_, at) => at !== index && isInner(spots[at]))]
    return { name, others, title, words: words[index] ?? new Set<string>(), parts, from, due, isTest, said: dated?.said ?? '' }
  })
  const own = ownWork(
    hands.people,
    all.map((work, index) => (isInner(spots[index]) ? work : null)),
  )
  const lines: string[] = []
  for (const [index, work] of all.entries()) {
    const standing = spots[index]?.text.split('\n').find((line) => line.startsWith(LEAD_LABEL))
    const leadsElsewhere = (name: string) => own.some((list, at) => at !== index && list.some((one) => one.name === name))
    const here = handsIn(bySpot[index] ?? []).people.filter(({ name }) => !leadsElsewhere(name))
    const placedHere = { here, own: own[index] ?? [], said: inSteps[index] ?? { lead: null, place: null } }
    lines.push(standing ?? (isInner(spots[index]) ? leadLine(work, hands, placedHere, lines.join('\n')) : ''))
  }
  return lines
}

/** What is done by whom and where is what has to be found, so it does not tell what the work is. */
function workIn({ topic, text }: AnswerFact): string[] {
  return topic === 'people' || topic === 'place' ? [] : [text]
}

/** Whether a statement stands in a text, word for word but for marks and case. */
function stands(statement: string, text: string): boolean {
  return squeezed(text).includes(squeezed(statement))
}

type Said = { added: readonly AnswerFact[]; lead: string; open: readonly OpenLine[] }

function refined(text: string, { added, lead, open }: Said, spot: Spot): string {
  const { heading, lines } = partsOf(text)
  const led = lead === '' || lines.includes(lead) ? lines : afterTasks(lines, lead)
  const told = labelled(
    added.reduce((so_far, fact) => atTask(so_far, fact, spot), led),
    added,
  )
  return joinedText({ heading, lines: open.reduce(withBlank, told) })
}

/** What each milestone leaves to be filled in. Of a kind that every milestone would ask for, only the first ones ask: a form of blanks is no plan. */
function openings(
  brief: PlanBrief,
  spots: readonly Spot[],
  works: readonly string[],
  added: readonly (readonly AnswerFact[])[],
  standing: readonly (readonly AnswerFact[])[],
): OpenLine[][] {
  const asked = new Map<string, number>()
  for (const { label } of MOST_ASKED) asked.set(label, spots.filter(({ text }) => hasBlank(text, label)).length)
  return spots.map((spot, index) => {
    const own = [...(standing[index] ?? []), ...(added[index] ?? [])]
    return openLines(spot, isTestOf(spot.text), works[index] ?? '', own, brief).filter(({ label }) => {
      const most = MOST_ASKED.find((one) => one.label === label)?.[brief.facts.phase]
      const before = asked.get(label) ?? 0
      if (most === undefined || hasBlank(spot.text, label)) return true
      if (label === 'Approach' && /^Approach: /m.test(spot.text)) return false
      asked.set(label, before + 1)
      return before < most
    })
  })
}

/** How many milestones of a plan ask for a thing that the others have to say as well, by phase. */
const MOST_ASKED = [
  { label: 'Approach', I: 1, II: 2 },
  { label: 'Test plan', I: 1, II: 2 },
] as const

function hasBlank(text: string, label: string): boolean {
  return text.split('\n').some((line) => line.startsWith(`${label}: `) && blanksIn(line).length > 0)
}

function afterTasks(lines: readonly string[], lead: string): string[] {
  const last = lines.findLastIndex(isTask)
  const at = last < 0 ? lines.length : last + 1
  return [...lines.slice(0, at), '', lead, ...lines.slice(at)]
}
