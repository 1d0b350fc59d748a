import type { HowFact } from '../../../domain/quality/how-fact.ts'
import type { HowPart } from '../../../domain/quality/how-meter.ts'
import { taskVerbPhrase } from '../../../domain/quality/how-task.ts'
import { isBalanced, listed, upperStart } from '../english/wording.ts'
import { type Gap, gapOf } from './gap.ts'
import { MATTER_OF, type Matter } from './matter.ts'
import type { MilestoneReviewed } from './milestone-now.ts'
import { actOf } from './question-act.ts'
import { raisedBy } from './raised-by.ts'

/** How much a matter weighs when every task lacks it; what most tasks lack weighs more than what one does. */
const WEIGHT: Partial<Record<Matter, number>> = { how: 8, success: 7.5, who: 6.5, where: 6, evidence: 4, when: 4 }

/** What the tasks and criteria of a milestone do not say of how, who, where, when and success. */
export function workGaps(now: MilestoneReviewed): Gap[] {
  return (['how', 'who', 'where', 'when', 'success', 'evidence'] as const).flatMap((matter) => {
    const open = now.parts.filter(({ lacks }) => lacks.some((fact) => MATTER_OF[fact] === matter))
    const tasks = open.filter(({ part }) => part === 'task')
    const ranked = [...(tasks.length > 0 ? tasks : open)].sort(
      (one, other) => URGENT[one.kind] - URGENT[other.kind] || Number(isAsked(other)) - Number(isAsked(one)) || one.score - other.score,
    )
    const first = ranked.find((one) => one.part === 'task' && one.kind === ranked[0]?.kind && actIn(one) !== '') ?? ranked[0]
    if (!first || (matter === 'where' && SAME_PLACE.test(now.text))) return []
    const share = open.length / Math.max(1, now.parts.length)
    const lacking = first.lacks.filter((fact) => MATTER_OF[fact] === matter)
    const asked = first.part === 'criterion' ? ofCriterion(matter, first.quote) : ASK[matter](workIn(first, now), lacking)
    const why = `${whoLacks(tasks, first)} what is done, but not ${SAYS_NOT[matter]}. ${READ}`
    return [gapOf(matter, (WEIGHT[matter] ?? 4) + share * 2, { ...asked, why, ...raisedBy(first.quote, now) })]
  })
}

/** Which kinds of work are asked about first. */
const URGENT: Record<HowPart['kind'], number> = { test: 0, development: 1, criterion: 2, paper: 3, meeting: 4 }

const READ = 'Evaluators use only what is in the proposal (DoD SBIR 25.1 BAA, section 4.2).'

type Open = 'how' | 'who' | 'where' | 'when' | 'success' | 'evidence'

const SAYS_NOT: Record<Open, string> = {
  how: 'how',
  who: 'who does it',
  where: 'where',
  when: 'by when',
  success: 'which value counts as success',
  evidence: 'what will show the result',
}

function whoLacks(tasks: readonly HowPart[], first: HowPart): string {
  const numbers = tasks.flatMap(({ number }) => number ?? [])
  if (first.part === 'criterion') return 'A criterion says'
  if (numbers.length === 0) return 'The text says'
  return numbers.length === 1 ? `Task ${numbers[0]} says` : `Tasks ${listed(numbers)} say`
}

type Work = { does: string; place: string }

type Asked = { q: string; min_items?: number }

const ASK: Record<Open, (work: Work, lacking: readonly HowFact[]) => Asked> = {
  how: ({ does }, lacking) =>
    lacking.includes('method')
      ? { q: `How will you ${does}: in which steps, by which method, and with which tools and data?`, min_items: 3 }
      : { q: `With which tools, instruments and data will you ${does}, and by which method?`, min_items: 2 },
  who: ({ place }) => ({ q: `Who leads ${place}, who works on it besides, and in which role is each?`, min_items: 2 }),
  where: ({ place }) => ({ q: `Where is ${place} done: in which laboratory, office or range, and whose is it?` }),
  when: ({ does }) => ({ q: `By which month after award will you ${does}, and what is finished on the way?`, min_items: 2 }),
  success: ({ does }) => ({
    q: `When you ${does}: how many runs do you make, under which conditions, and which value counts as a pass?`,
    min_items: 3,
  }),
  evidence: ({ does }) => ({ q: `When you ${does}: which report, log or data file will show the result?` }),
}

const OF_CRITERION: Record<Open, string> = {
  how: 'by which method, and with which tools or data, is it shown?',
  who: 'who answers for it, and who judges it?',
  where: 'in which laboratory, office or range is it shown?',
  when: 'by which month after award is it shown?',
  success: 'which value counts as met, and under which conditions?',
  evidence: 'which report, log or data file shows it?',
}

/** The longest criterion that a question quotes whole, in characters. */
const LONGEST = 120

/** A criterion is asked about in its own first words. */
function ofCriterion(matter: Open, criterion: string): Asked {
  const plain = criterion.replace(/"/g, "'").replace(/\.$/, '').trim()
  const cut = plain.length <= LONGEST ? plain : `${plain.slice(0, LONGEST).replace(/\s+\S*$/, '')} ...`
  return { q: `${isBalanced(cut) ? `The plan names as a criterion "${cut}"` : 'One criterion is open'}: ${OF_CRITERION[matter]}` }
}

/** Where a place was asked for once, in the milestone that names it first. */
const SAME_PLACE = /^Lead, place and time: .*, same place, /m

/** Whether a task does what the solicitation asks for by its page. */
function isAsked({ quote }: HowPart): boolean {
  return /\(solicitation p\. \d/.test(quote)
}

/** What a task does in a few words; a second verb that lost its object is left off. */
function actIn({ quote }: Pick<HowPart, 'quote'>): string {
  return actOf(taskVerbPhrase(quote)).replace(/,? (?:and|with) (?:the )?\w+$/, '')
}

/** What the work is called in a question: what a task does, where that can be said in a few words, and the milestone by its name. */
function workIn({ quote, number }: HowPart, { title, milestone }: MilestoneReviewed): Work {
  const act = actIn({ quote })
  const task = number ? `task ${number}` : `Milestone ${milestone.milestone_number}`
  return {
    does: act === '' ? `do the work of ${task}` : `${act} (${task})`,
    place: `the work of Milestone ${milestone.milestone_number} ("${upperStart(title.replace(/"/g, "'"))}")`,
  }
}
