import { sentencesOf } from '../../language/sentence.ts'
import { requirementsNamed } from '../grounding/plan-number.ts'
import { shownText } from '../milestone.ts'
import { ANSWERS, type MilestoneLine, OPTION_ASKED_LABEL, parse, print } from '../milestone-document.ts'
import type { FinishedPlan } from '../plan.ts'
import { joined, OWN, textParts, WHOLE } from '../text-parts.ts'
import { namedTask } from '../work-breakdown/composed/told-task.ts'
import type { FormSection, PlanToLayOut } from './form-document.ts'
import { lineBlocks, partedLines } from './line-blocks.ts'
import { type PartedOption, partedOption } from './option-part.ts'

/** The heading of what holds for all of the work, by which it is known where a file is read again. */
export const WHOLE_HEADING = 'The effort as a whole'

/** What a form lays out of the milestones, of the option, and the lines that hold for all of the work. */
export type PartedPlan<Given> = Pick<PartedOption<Given>, 'base' | 'option'> & { whole: MilestoneLine[] }

/**
 * A plan as a form tells it: what it builds on, who works on it, under which terms and what it leads to is of no single milestone, wherever its text keeps it.
 * Work that is only named stands by its name. Which requirement is answered where stands in the table of the requirements, and beside that in no line.
 */
export function partedPlan<Given extends Pick<PlanToLayOut, 'plan' | 'component' | 'asked' | 'open'>>(given: Given): PartedPlan<Given> {
  const plan = withNamedTasks(given.plan)
  const { base, option } = partedOption({ ...given, plan: given.asked ? withoutAnswers(plan) : plan })
  const whole: MilestoneLine[] = []
  const milestones = base.plan.milestones.map((milestone, at) => {
    const lines = textParts(shownText(milestone), at === 0)
    const told = joined(lines, WHOLE)
    if (told === '') return milestone
    whole.push(...parse(told).lines)
    return { ...milestone, refined_text: joined(lines, OWN) }
  })
  return { base: { ...base, plan: { ...base.plan, milestones } }, option, whole: [...whole, ...openLines(given.open)] }
}

const PERFORMED_BY = 'Performed by'

/** What stands before what nobody knows yet. */
const OPEN_POINTS = 'Open points'

/** What nobody knows yet holds for all of the work, and stands last. */
function openLines(open: readonly string[] = []): MilestoneLine[] {
  const head = `${OPEN_POINTS}:\n`
  return open.length > 0 ? parse(head + open.map((one) => `- ${one}`).join('\n')).lines : []
}

/** The section of what holds for all of the work; none where nothing does. */
export function wholeSections(whole: readonly MilestoneLine[]): FormSection[] {
  const blocks = lineBlocks(whole)
  return blocks.length > 0 ? [{ heading: WHOLE_HEADING, blocks }] : []
}

function withNamedTasks(plan: FinishedPlan): FinishedPlan {
  const milestones = plan.milestones.map((one) => ({
    ...one,
    refined_text: print({ lines: parse(shownText(one)).lines.flatMap(namedLines) }),
  }))
  return { ...plan, milestones }
}

/** Who performs a task that is only named stands below its name. */
function namedLines(line: MilestoneLine): MilestoneLine[] {
  const named = line.kind === 'task' ? namedTask(line.text) : undefined
  if (!named) return [line]
  return [
    { ...line, text: named.name },
    { kind: 'label', name: PERFORMED_BY, opening: `${PERFORMED_BY}: `, text: named.performer },
  ]
}

/** Numbers of requirements, and what stands between them. */
const NUMBERS = /R\d+[a-z]?|\band\b|\bto\b|[\s,;.]/g

function withoutAnswers(plan: FinishedPlan): FinishedPlan {
  const isAnswers = (line: MilestoneLine) =>
    line.kind === 'label' &&
    (line.name === ANSWERS || (line.name === OPTION_ASKED_LABEL && line.text !== '' && line.text.replace(NUMBERS, '') === ''))
  const milestones = plan.milestones.map((milestone) => {
    const { others } = partedLines(parse(shownText(milestone)).lines, isAnswers)
    return { ...milestone, refined_text: print({ lines: others.map(withoutNumbers) }) }
  })
  return { ...plan, milestones }
}

/** A line of the option ends with what it answers. */
function withoutNumbers(line: MilestoneLine): MilestoneLine {
  if (!line.text.includes(` ${ANSWERS}: `)) return line
  const kept = sentencesOf(line.text).filter((one) => !one.startsWith(`${ANSWERS}: `) || requirementsNamed(one).length === 0)
  return { ...line, text: kept.join(' ') }
}
