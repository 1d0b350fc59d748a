import { decisive } from './decisive.ts'
import type { Proof } from './demands.ts'
import type { Duty } from './duty.ts'
import type { Stage } from './duty-verbs.ts'
import { type Ground, nextStep } from './groundwork.ts'
import { type Draft, unique } from './kickoff.ts'
import { isThing, shortened } from './noun-phrase.ts'
import { openingOf } from './opening.ts'
import { withoutVerbs } from './opening-verbs.ts'
import type { PlanBrief } from './plan-brief.ts'
import { proofTasks } from './proof-task.ts'
import { leadStage, type Slot } from './sequence.ts'
import { servedAgain } from './served.ts'
import { stageTitles, themesOf } from './theme.ts'
import { titleOf } from './title.ts'
import { hasNumber } from './wording.ts'

const FEWEST_TASKS = 3
const WORDS_OF_A_FULL_MILESTONE = 130

/** The milestones between kickoff and closeout: the solicitation's own duties in working order, filled up with what their stage needs. */
export function developments(brief: PlanBrief): Draft[] {
  const used = new Set<string>()
  const titles = new Set<string>()
  return brief.slots.map((slot, index) => development(brief, slot, index, used, titles))
}

function development(brief: PlanBrief, slot: Slot, index: number, used: Set<string>, titles: Set<string>): Draft {
  const number = index + 2
  const proofs = brief.proofs[index] ?? []
  const isEmpty = slot.duties.length === 0 && proofs.length === 0
  const again = isEmpty ? servedAgain(brief, leadStage(slot), index, used) : { tasks: [], requirement_ids: [] }
  const asked = [...slot.duties.map(dutyTask), ...again.tasks]
  const proved = proofTasks(proofs, slot, brief.subject)
  const steps = groundwork(brief, slot, number, used, [...asked, ...proved])
  const due = brief.due[index + 1] ?? ''
  return {
    title: titled(slot, brief, titles, proofs),
    opening: openingOf(slot, { subject: brief.subject, due, number, last: index === brief.slots.length - 1 }),
    tasks: ordered(slot, asked, steps, proved),
    requirement_ids: unique([
      ...slot.duties.flatMap(({ requirement_id }) => requirement_id ?? []),
      ...proofs.map((one: Proof) => one.requirement_id),
      ...again.requirement_ids,
    ]),
  }
}

function dutyTask({ text, page }: Duty): string {
  return page ? `${text} (solicitation p. ${page})` : text
}

/** Preparation stands before what was asked for when analysing and testing; records and choices stand behind it. */
function ordered(slot: Slot, asked: string[], steps: string[], proved: string[]): string[] {
  return slot.stages[0] === 'test' ? [...steps.slice(0, 1), ...asked, ...proved, ...steps.slice(1)] : [...asked, ...steps, ...proved]
}

function groundwork(brief: PlanBrief, slot: Slot, number: number, used: Set<string>, tasks: readonly string[]): string[] {
  const words = tasks.join(' ').split(/\s+/).length
  const lacking = words > WORDS_OF_A_FULL_MILESTONE ? 0 : FEWEST_TASKS - tasks.length
  const wanted = Math.max(lacking, leastSteps(slot), tasks.length === FEWEST_TASKS && words < 80 ? 1 : 0)
  const stages = mainStages(slot)
  const ground = groundOf(brief, slot, number)
  return Array.from({ length: wanted }).flatMap((_, step) => nextStep(stages[step % stages.length] ?? 'design', used, ground) ?? [])
}

/** An analysis that the solicitation does not spell out still needs its review; no test goes without its procedure. */
function leastSteps(slot: Slot): number {
  const lead = leadStage(slot)
  if (lead === 'analyse') return slot.duties.some(({ stage }) => stage === lead) ? 0 : 2
  return lead === 'test' && slot.part === 0 ? 1 : 0
}

/** The stages that a milestone's usual steps come from: its leading one first. */
function mainStages(slot: Slot): Stage[] {
  const own = slot.stages.filter((stage) => slot.duties.some((duty) => duty.stage === stage))
  return [...new Set([leadStage(slot), ...own])]
}

function groundOf({ subject, facts, demands, customer }: PlanBrief, slot: Slot, number: number): Ground {
  const main = slot.duties.find(({ stage }) => stage === leadStage(slot)) ?? slot.duties[0]
  const named = main
    ? shortened(withoutVerbs(main.text).split(/ (?:that|which|who) /)[0] ?? '', 40).replace(/^(?:an?|any|such an?) /, 'the ')
    : ''
  const object =
    named.split(' ').length > 2 &&
    named.length <= 60 &&
    isThing(named) &&
    !/feasib|^(?:the )?(?:how|that|whether|what|which|and)\b/i.test(named)
      ? named
      : subject.short
  return {
    subject,
    customer,
    object: object === subject.short || /^(?:the|all|its|each) /.test(object) ? object : `the ${object}`,
    references: facts.analysis?.topic.references.length ?? 0,
    proofs: demands.proofs.length,
    value: decisiveValue(demands.proofs),
    next: number + 1,
    previous: number - 1,
  }
}

/** A value that decides success, short enough to be named in passing. */
function decisiveValue(proofs: readonly Proof[]): string {
  const short = proofs.filter(
    ({ form, text, group }) => form === 'thing' && group === '' && hasNumber(text) && text.length <= 110 && !text.includes(':'),
  )
  return short.sort((one, other) => decisive(other.text) - decisive(one.text))[0]?.text ?? ''
}

/** The duties that a title may be made of: the phase's own before the others, those of the leading stage first. */
function titleDuties(slot: Slot): Duty[] {
  const lead = leadStage(slot)
  const rank = ({ isOwn, stage }: Duty) => (isOwn ? 2 : 0) + (stage === lead ? 1 : 0)
  return [...slot.duties].sort((one, other) => rank(other) - rank(one))
}

/** The main duty as a title, else what its requirements speak of, else its stage. No title stands twice. */
function titled(slot: Slot, { subject }: PlanBrief, titles: Set<string>, proofs: readonly Proof[]): string {
  const full = subject.full.replace(/ \([^)]*\)/g, '')
  const thing = [...titles].some((title) => title.includes(full.toLowerCase())) ? subject.short : full
  const starts = mainStages(slot).flatMap((stage) => stageTitles(stage, slot, proofs))
  const stages = [thing, subject.short].flatMap((name) => starts.map((start) => start.replace('#', name)))
  const bare = starts.map((start) => start.replace(/ (?:(?:of|on|for) )?#/, ''))
  const own = titleDuties(slot).flatMap(({ text }) => titleOf(text) ?? [])
  const options = [...own, ...themesOf(proofs, leadStage(slot), subject), ...stages, ...bare].filter((title) => title.length <= 78)
  const title = options.find((option) => !titles.has(option.toLowerCase())) ?? `Continue the work on ${subject.short}`
  titles.add(title.toLowerCase())
  return title
}
