import { decisive } from '../demands/decisive.ts'
import type { Proof } from '../demands/demands.ts'
import type { Duty } from '../demands/duty.ts'
import type { Stage } from '../demands/duty-verbs.ts'
import { proofTasks } from '../demands/proof-task.ts'
import { servedAgain } from '../demands/served.ts'
import { isThing, shortened } from '../english/noun-phrase.ts'
import { withoutVerbs } from '../english/opening-verbs.ts'
import { hasNumber } from '../english/wording.ts'
import type { PlanBrief } from '../plan-brief.ts'
import { type Ground, nextStep } from '../steps/groundwork.ts'
import { leadStage, type Slot } from '../steps/sequence.ts'
import { titlesOf } from '../steps/slot-title.ts'
import { stepObject } from '../steps/step-title.ts'
import { fitted } from './fitted.ts'
import { type Draft, unique } from './kickoff.ts'
import { openingOf, workOf } from './opening.ts'

const FEWEST_TASKS = 3
/** Where the company says itself what it does, usual steps only stand beside it. */
const FEWEST_WITH_OWN = 2
const WORDS_OF_A_FULL_MILESTONE = 90

/** A plan under the pen: the titles of its development milestones, and the steps and ways of opening that are used up. */
type Pen = { titles: readonly string[]; steps: Set<string>; openings: Set<string> }

/** The milestones between kickoff and closeout: the solicitation's own duties in working order, filled up with what their stage needs. */
export function developments(brief: PlanBrief): Draft[] {
  const pen: Pen = { titles: titlesOf(brief), steps: new Set(), openings: new Set() }
  return brief.slots.map((slot, index) => development(brief, slot, index, pen))
}

function development(brief: PlanBrief, slot: Slot, index: number, pen: Pen): Draft {
  const number = index + 2
  const all = brief.proofs[index] ?? []
  const isEmpty = slot.duties.length === 0 && all.length === 0
  const again = isEmpty ? servedAgain(brief, leadStage(slot), index, pen.steps) : { tasks: [], requirement_ids: [] }
  const { duties, proofs } = fitted(slot.duties, all, (own, shown) => [...own.map(dutyTask), ...proofTasks(shown, slot, brief.subject)])
  const asked = [...ownFirst(duties).map(dutyTask), ...again.tasks]
  const proved = proofTasks(proofs, slot, brief.subject)
  const steps = groundwork(slot, groundOf(brief, slot, index, pen.titles), pen.steps, [...asked, ...proved])
  const place = {
    ...neighbors(index, pen.titles),
    subject: brief.subject,
    due: brief.due[index + 1] ?? '',
    number,
    proofs,
    after: stageBefore(brief, index),
  }
  return {
    title: place.title,
    opening: openingOf(slot, place, pen.openings),
    tasks: ordered(slot, asked, steps, proved),
    requirement_ids: unique([
      ...slot.duties.flatMap(({ requirement_id }) => requirement_id ?? []),
      ...all.map((one: Proof) => one.requirement_id),
      ...again.requirement_ids,
    ]),
  }
}

/** What the company does itself leads; what the solicitation asks beside it follows. */
function ownFirst(duties: readonly Duty[]): Duty[] {
  return [...duties.filter(({ slot }) => slot), ...duties.filter(({ slot }) => !slot)]
}

function stageBefore({ slots }: PlanBrief, index: number): Stage | undefined {
  const before = slots[index - 1]
  return before ? leadStage(before) : undefined
}

/** A milestone's title, and how the ones before and after it are named in a sentence. */
function neighbors(index: number, titles: readonly string[]): { title: string; previous: string; next: string } {
  const named = (at: number, other: string) =>
    titles[at] ? `Milestone ${at + 2} (${workOf(titles[at] ?? '').replace(/ ?\([^)]*\)/g, '')})` : other
  return { title: titles[index] ?? '', previous: named(index - 1, 'the kickoff'), next: named(index + 1, 'the final report') }
}

function dutyTask({ text, page }: Duty): string {
  return page ? `${text} (solicitation p. ${page})` : text
}

/** Preparation stands before what was asked for when analysing and testing; records and choices stand behind it. */
function ordered(slot: Slot, asked: string[], steps: string[], proved: string[]): string[] {
  return slot.stages[0] === 'test' ? [...steps.slice(0, 1), ...asked, ...proved, ...steps.slice(1)] : [...asked, ...steps, ...proved]
}

function groundwork(slot: Slot, ground: Ground, used: Set<string>, tasks: readonly string[]): string[] {
  const words = tasks.join(' ').split(/\s+/).length
  const fewest = slot.duties.some((duty) => duty.slot) ? FEWEST_WITH_OWN : FEWEST_TASKS
  const lacking = words > WORDS_OF_A_FULL_MILESTONE ? 0 : fewest - tasks.length
  const wanted = Math.max(lacking, leastSteps(slot))
  const stages = mainStages(slot)
  return Array.from({ length: wanted }).flatMap((_, step) => nextStep(stages[step % stages.length] ?? 'design', used, ground) ?? [])
}

/** No test goes without its procedure. */
function leastSteps(slot: Slot): number {
  return leadStage(slot) === 'test' && slot.part === 0 ? 1 : 0
}

/** The stages that a milestone's usual steps come from: its leading one first. */
function mainStages(slot: Slot): Stage[] {
  const own = slot.stages.filter((stage) => slot.duties.some((duty) => duty.stage === stage))
  return [...new Set([leadStage(slot), ...own])]
}

function groundOf({ subject, facts, demands, customer, slots }: PlanBrief, slot: Slot, index: number, titles: readonly string[]): Ground {
  const named = (at: number, other: string) => (titles[at] ? `Milestone ${at + 2}` : other)
  const earlier = slots[index - 1]
  return {
    subject,
    customer,
    stage_before: earlier && leadStage(earlier),
    object: objectOf(slot) ?? subject.short,
    before: named(index - 1, 'the kickoff'),
    after: named(index + 1, 'the final report'),
    references: facts.analysis?.topic.references.length ?? 0,
    value: decisiveValue(demands.proofs),
    number: index + 2,
  }
}

/** What the milestone's main duty acts on, where that is a thing with a short name. */
function objectOf(slot: Slot): string | undefined {
  const main = slot.duties.find(({ stage }) => stage === leadStage(slot)) ?? slot.duties[0]
  if (main?.slot) return definite(stepObject(main.text))
  const named = main
    ? shortened(withoutVerbs(main.text).split(/ (?:that|which|who) /)[0] ?? '', 40).replace(/^(?:an?|any|such an?) /, 'the ')
    : ''
  const isGood =
    named.split(' ').length > 2 &&
    named.length <= 60 &&
    isThing(named) &&
    !/feasib|\b(?:their|these|those)\b|^(?:the )?(?:how|that|whether|what|which|and)\b/i.test(named) &&
    !ACTIVITY.test(named)
  return isGood ? (/^(?:the|all|its|each) /.test(named) ? named : `the ${named}`) : undefined
}

/** What somebody does with the thing is nothing that could be drawn, made or measured. */
const ACTIVITY =
  /\b(?:assessments?|tests?|testing|evaluations?|demonstrations?|stud(?:y|ies)|analys[ie]s|reviews?|experiments?|exercises?)$/i

function definite(object: string | undefined): string | undefined {
  if (object === undefined || object.split(' ').length > 7) return undefined
  return /^(?:the|all|its|each|\d\S*) /.test(object) ? object : `the ${object.replace(/^an? /, '')}`
}

/** A value that decides success, short enough to be named in passing. */
function decisiveValue(proofs: readonly Proof[]): string {
  const short = proofs.filter(
    ({ form, text, group }) =>
      form === 'thing' && group === '' && hasNumber(text) && text.length <= 110 && /^(?:an?|the) [^(:]{3,60} of /.test(text),
  )
  return short.sort((one, other) => decisive(other.text) - decisive(one.text))[0]?.text ?? ''
}
