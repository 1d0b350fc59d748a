import type { Proof } from '../demands/demands.ts'
import type { Duty } from '../demands/duty.ts'
import type { PlanBrief } from '../plan-brief.ts'
import { isCleanTitle, polishedTitle } from './clean-title.ts'
import { leadStage, type Slot } from './sequence.ts'
import { labelTitles, stepTitles } from './step-title.ts'
import { isOfAThing, namedProofs, stageTitles, themesOf } from './theme.ts'
import { LONGEST_TITLE, titleOf } from './title.ts'

/** The titles of the development milestones: the result of each one's main duty, else what its requirements speak of, else its stage. */
export function titlesOf(brief: PlanBrief): string[] {
  const taken = new Set<string>()
  return brief.slots.map((slot, index) => titled(slot, brief, taken, brief.proofs[index] ?? []))
}

/** What is done beside the main work. */
const WEAK =
  /^(?:label|describe|include|use|utilize|consider|address|explain|state|emphasize|keep|give|detail|leave|recommend|consult|ensure|respect)$/

/** The duties that a title may be made of: the phase's own before the others, those of the leading stage first. */
function titleDuties(slot: Slot): Duty[] {
  const lead = leadStage(slot)
  const rank = ({ isOwn, stage, verb }: Duty) => (isOwn ? 2 : 0) + (stage === lead ? 1.5 : 0) - (WEAK.test(verb) ? 3 : 0)
  return [...slot.duties].sort((one, other) => rank(other) - rank(one))
}

/** A second, complete or corrected build is one only behind a first. */
function followsFirst(taken: ReadonlySet<string>): (title: string) => boolean {
  const hasFirst = [...taken].some((title) => /^first (?:\w+ )?(?:builds?|prototype|version)\b/.test(title))
  return (title) => hasFirst || !/^(?:Second|Complete|Corrected) build of /.test(title)
}

/** No title stands twice. */
function titled(slot: Slot, { subject }: PlanBrief, taken: Set<string>, proofs: readonly Proof[]): string {
  const full = subject.full.replace(/ \([^)]*\)/g, '')
  const isNamed = !subject.short.startsWith('the ')
  const thing = isNamed || [...taken].some((title) => title.includes(full.toLowerCase())) ? subject.short : full
  const starts = [leadStage(slot), ...slot.stages].flatMap((stage) => stageTitles(stage, slot, proofs))
  const stages = [thing, subject.short].flatMap((name) => starts.map((start) => start.replace('#', name))).filter(followsFirst(taken))
  const tried = namedProofs(proofs, leadStage(slot), subject)
  const steps = stepTitles(slot.duties, subject).map(
    (title) => tried.find((one) => one.toLowerCase().endsWith(title.toLowerCase())) ?? title,
  )
  const own = [...labelTitles(slot, subject), ...steps, ...titleDuties(slot).flatMap(({ text }) => titleOf(text) ?? [])]
    .map(polishedTitle)
    .filter(isOfAThing)
    .filter(isCleanTitle)
  const options = [...own, ...tried, ...themesOf(proofs, leadStage(slot), subject).filter(isCleanTitle), ...stages].filter(
    (title) => title.length <= LONGEST_TITLE,
  )
  const title = options.find((option) => !taken.has(option.toLowerCase())) ?? `Further work on ${subject.short}, part ${taken.size + 1}`
  taken.add(title.toLowerCase())
  return title
}
