import { sentencesOf } from '../../language/sentence.ts'
import { requirementsAnswered } from '../grounding/coverage-part.ts'
import { milestoneTitle, type StoredMilestone, shownText } from '../milestone.ts'
import { isBlank, type MilestoneLine, parse, taskLines } from '../milestone-document.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { likelySteps } from '../work-breakdown/matched-requirements.ts'
import { bareStep, type WorkStep } from '../work-breakdown/work-breakdown.ts'

/** How likely work has to answer a requirement to be taken for its answer where the plan does not name it. */
const LIKELY = 0.4

/**
 * The milestones whose work most likely answers requirements, by the requirements' ids, as was learned of steps that readers judged. Words that a plan has
 * for itself are other ones than the solicitation's; who reads both knows all the same what answers what. What a milestone says by number to answer it
 * likely does.
 */
export function likelyAnswers(requirements: readonly Requirement[], milestones: readonly StoredMilestone[]): ReadonlyMap<string, number> {
  const work = milestones.flatMap((milestone) => workOf(milestone).map((step) => ({ step, number: milestone.milestone_number })))
  const likeliest = likelySteps(
    requirements,
    work.map(({ step }) => step),
  )
  const named = milestones.map((one) => ({ number: one.milestone_number, ids: requirementsAnswered(one) }))
  return new Map(
    requirements.flatMap(({ id }, at): [string, number][] => {
      const [best] = likeliest[at] ?? []
      const likely = best && best.likely >= LIKELY ? work.find(({ step }) => step === best.step) : undefined
      const found = likely ?? named.find(({ ids }) => ids.has(id))
      return found ? [[id, found.number]] : []
    }),
  )
}

/** What a milestone does, as steps: each task with the lines below it, of a text without tasks each line; and what it hands over and is judged by. */
export function workOf(milestone: StoredMilestone): WorkStep[] {
  const text = shownText(milestone)
  const document = parse(text)
  const lines = document.lines.filter((line) => line.kind !== 'title' && !isBlank(line))
  const tasks = taskLines(document).flatMap((at) => document.lines[at] ?? [])
  const blocks = tasks.length > 0 ? blocksOf(lines, tasks) : lines.map((line) => [line])
  const told = blocks.map((block, at) => {
    const [first = '', ...rest] = sentencesOf(block.map((line) => line.text).join(' '))
    return bareStep(`${milestone.milestone_number}.${at}`, { action: first, method: rest.join(' '), requirement_ids: [] })
  })
  const judged = milestone.acceptance_criteria.map((quantity) => ({ quantity }))
  const handed = { action: milestoneTitle(text), result: milestone.deliverables.join('; '), proof: judged, requirement_ids: [] }
  return [...told, bareStep(`${milestone.milestone_number}`, handed)]
}

/** The lines of each task; what stands before the first one is of none. */
function blocksOf(lines: readonly MilestoneLine[], tasks: readonly MilestoneLine[]): MilestoneLine[][] {
  const starts = lines.flatMap((line, at) => (tasks.includes(line) ? [at] : []))
  return starts.map((start, at) => lines.slice(start, starts[at + 1]))
}
