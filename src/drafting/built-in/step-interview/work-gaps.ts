import { figure, open } from '../../../domain/work-breakdown/composed/phrase.ts'
import { type Gap, gapOf } from './gap.ts'
import { type Lackable, type OpenTask, openTasks } from './lacking.ts'
import type { MilestoneNow } from './milestone-now.ts'
import { quoted, tasksNamed } from './quoting.ts'
import { slotPrefix } from './step-answers.ts'
import { actionIn, labelled } from './told-milestone.ts'

/** How each thing that a task may lack is asked for, why, and how much it weighs. */
const ASKED: Record<Lackable, { ask: string; lacks: string; weight: number; min_items?: number }> = {
  how: { ask: 'By which method, with which tools and data?', lacks: 'how', weight: 8, min_items: 3 },
  success: {
    ask: 'Which value counts as a pass, on which test, in how many runs?',
    lacks: 'which value counts as a pass',
    weight: 7.5,
    min_items: 3,
  },
  who: { ask: 'Who leads it, in which role, and who else works on it?', lacks: 'who does it', weight: 6.5, min_items: 2 },
  where: {
    ask: 'In which laboratory, office or range is the work of this plan done, and whose is it? Name the tasks that are done elsewhere.',
    lacks: 'where',
    weight: 6,
  },
  handed_over: { ask: 'What comes of it, in which format, and who gets it?', lacks: 'what comes of it', weight: 5.5, min_items: 2 },
  when: { ask: 'From which month to which month after award does it run?', lacks: 'when', weight: 5 },
  evidence: { ask: 'Which report, log or data file shows the result, and who judges it?', lacks: 'what shows the result', weight: 4 },
}

const READ = 'Evaluators use only what is in the proposal (DoD SBIR 25.1 BAA, section 4.2).'

/** What the tasks of a milestone do not say of how, who, where, when, result and success: one question each, which names every task that it is for. */
export function workGaps(now: MilestoneNow): Gap[] {
  const tasks = openTasks(now.milestone, now.facts)
  return (Object.keys(ASKED) as Lackable[]).flatMap((matter) => {
    const open = tasks.filter(({ lacks }) => lacks.has(matter))
    const [first, ...others] = open
    if (!first || (matter === 'where' && isAskedElsewhere(now))) return []
    const { ask, lacks, weight, min_items } = ASKED[matter]
    const more = others.flatMap(({ task }) => task.number ?? [])
    const q = [`${saying(first)} ${special(matter, first, now) ?? ask}`, more.length > 0 ? `The same is open in ${tasksNamed(more)}.` : '']
    const numbers = open.flatMap(({ task }) => task.number ?? [])
    const subject = numbers.length > 0 ? `${tasksNamed(numbers)} ${numbers.length > 1 ? 'say' : 'says'}` : 'The text says'
    const asked = {
      q: q.filter(Boolean).join(' '),
      why: `${subject} what is done, but not ${lacks}. ${READ}`,
      ...(min_items ? { min_items } : {}),
    }
    return [gapOf(matter, weight + (2 * open.length) / tasks.length, asked)]
  })
}

function saying({ task }: OpenTask): string {
  return `${task.number ? `Task ${task.number}` : 'The plan'} says ${quoted(actionIn(task))}.`
}

/** Where more is known than that something is missing, it is asked more narrowly. */
function special(matter: Lackable, { task, step, isInterim }: OpenTask, { due }: MilestoneNow): string | undefined {
  const isHalfTold = matter === 'how' && labelled(task.labels, 'Method')
  if (isHalfTold) return 'With which tools, instruments and data is it done?'
  if (matter === 'how' && labelled(task.labels, 'Tools', 'Input')) return 'By which method, in which steps?'
  if (matter === 'handed_over' && isInterim) return `It goes on after this milestone. What can be shown of it by ${due}?`
  const half = step?.proof.find(({ comparator, value }) => value && !comparator)
  if (matter === 'success' && half)
    return `It is judged by ${quoted(`${open(half.quantity)}: ${figure(half)}`)}. Is that at least, at most or about, on which test, in how many runs?`
  return undefined
}

/** The place is asked for once in a plan: in the first milestone that lacks it. */
function isAskedElsewhere({ facts, milestone, milestones }: MilestoneNow): boolean {
  const before = milestones.slice(0, milestones.indexOf(milestone))
  const own = slotPrefix(milestone.milestone_number)
  return (
    facts.answers.some(({ slot, matter, answer }) => matter === 'where' && !slot.startsWith(own) && answer.trim() !== '') ||
    before.some((one) => openTasks(one, facts).some(({ lacks }) => lacks.has('where')))
  )
}
