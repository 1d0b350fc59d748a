import { withoutEnd } from '../../../language/characters.ts'
import { isSaidBy } from '../../../language/nothing-new.ts'
import { sentencesOfLines } from '../../../language/sentence.ts'
import { OPTION_ASKED_LABEL, OPTION_PRICE_LABEL } from '../../milestone-document.ts'
import type { Phase } from '../../program.ts'
import type { Requirement } from '../../solicitation/analysis.ts'
import { answeredIds } from '../solicitation-steps.ts'
import type { PlanFields, WorkBreakdown } from '../work-breakdown.ts'
import { type ComposedLine, type ComposedMilestone, cellsOf } from './composed.ts'
import type { Composition } from './frame.ts'
import { optionMilestoneLines } from './option.ts'
import { numbered } from './phrase.ts'
import { labelledLines } from './sentences.ts'

/** What leads on from this phase stands under labels that say so, whatever was said of it, hopes or letters: nobody is to read it as promised for this one. */
export function closingLabels(phase: Phase) {
  return {
    end_state: `End state sought after Phase ${phase}`,
    next_phase: `Transition after Phase ${phase}`,
  }
}

/** What the work leads to. */
export function closing({ rows, frame }: Composition): ComposedLine[] {
  const labels = closingLabels(frame.phase)
  return planLines({ ...rows, plan: { ...rows.plan, ...endState(rows) } }, [
    ['end_state', labels.end_state],
    ['end_user', 'End user'],
    ['next_phase', labels.next_phase],
  ])
}

/** What a step says in about so many of the words of an end state it says again. */
const TWIN = 3 / 4

/** The end state line by line, without what a step does or hands over already: handed over once, it is promised once. */
function endState({ plan, steps }: WorkBreakdown): Pick<PlanFields, 'end_state'> | undefined {
  const lines = plan.end_state?.split('\n') ?? []
  const own = lines.filter((line) => !steps.some(({ action, result = '' }) => isSaidBy(`${action} ${result}`, line, TWIN)))
  return own.length > 0 && own.length < lines.length ? { end_state: own.join('\n') } : undefined
}

/** What is said of the plan as a whole, each cell behind its label; what was typed in several lines stands there as a list, and what one before it says sentence by sentence is not told twice. */
export function planLines({ plan }: WorkBreakdown, cells: readonly (readonly [cell: keyof PlanFields, label: string])[]): ComposedLine[] {
  const told = new Map<string, ReadonlySet<string>>()
  return cells.flatMap(([cell, label]) => {
    const from = cellsOf('plan', cell)
    const sentences = sentencesOfLines(plan[cell] ?? '').map((one) => withoutEnd(one, '.'))
    const [before] = [...told].find(([, said]) => sentences.length > 0 && sentences.every((one) => said.has(one))) ?? []
    if (before) return [{ text: `${label}: As told under ${before}.`, from }]
    told.set(label, new Set(sentences))
    return labelledLines(label, plan[cell] ?? '').map((text) => ({ text, from }))
  })
}

/** The option: its milestones as they were composed, what the solicitation asks of it and no step of it answers, and its price. */
export function optionLines(told: readonly ComposedMilestone[], composition: Composition): ComposedLine[] {
  const asked = optionAsked(composition).filter(({ id }) => !told.some(({ requirement_ids }) => requirement_ids.includes(id)))
  return [
    ...optionMilestoneLines(told, composition),
    ...numberedLine(OPTION_ASKED_LABEL, asked),
    ...planLines(composition.rows, [['option_price', OPTION_PRICE_LABEL]]),
  ]
}

/** What the solicitation asks of the option, but for what a step of the base answers. */
export function optionAsked({ rows, frame }: Composition): Requirement[] {
  const taken = answeredIds(rows.steps)
  return frame.option.filter(({ id }) => !taken.has(id))
}

/** Requirements by their numbers behind a label; their words stand with their pages in the table of all requirements. */
export function numberedLine(label: string, requirements: readonly Requirement[], said = numbered): ComposedLine[] {
  const requirement_ids = requirements.map(({ id }) => id)
  return requirement_ids.length === 0 ? [] : [{ text: `${label}: ${said(requirement_ids)}.`, from: [], requirement_ids }]
}
