import { isProhibition } from '../../../domain/grounding/prohibition.ts'
import type { StoredMilestone } from '../../../domain/milestone.ts'
import { isOnlyHandedOver } from '../../../domain/quality/criteria-rules.ts'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { answeredBy } from '../../../domain/solicitation/requirement/answered-by.ts'
import { requirementWords } from '../../../domain/solicitation/requirement/requirement-words.ts'
import { papersIn } from '../../../domain/work-breakdown/composed/closing-papers.ts'
import { open as openWords, raised } from '../../../domain/work-breakdown/composed/phrase.ts'
import { itemsOf } from '../../../domain/work-breakdown/composed/result-items.ts'
import { askingFor, headPapers } from '../../../domain/work-breakdown/composed/titled-papers.ts'
import { isFromSolicitation } from '../../../domain/work-breakdown/from-solicitation.ts'
import { saysOnlyState } from '../../../domain/work-breakdown/risk-checks.ts'
import { canFail } from '../../../domain/work-breakdown/told-elsewhere.ts'
import type { FurnishedItem, Proof, WorkRisk, WorkStep } from '../../../domain/work-breakdown/work-breakdown.ts'
import { isSaidBy } from '../../../language/nothing-new.ts'
import { stemsIn } from '../../../language/stem.ts'
import type { PlanFacts } from '../../drafter.ts'
import { planRows } from '../plan-rows.ts'
import { type Gap, gapOf, offering } from './gap.ts'
import { heldRows } from './held.ts'
import { type OpenTask, openTasks } from './lacking.ts'
import type { MilestoneNow } from './milestone-now.ts'
import { quoted, quoteOf } from './quoting.ts'

/** What the papers, the risks and the furnished items of a milestone's steps do not say: each is one cell of one row. */
export function rowGaps(now: MilestoneNow): Gap[] {
  const rows = heldRows(now)
  const own = openTasks(now.milestone, now.facts).filter(({ isInterim }) => !isInterim)
  const isOfOwn = ({ step_ids: [first] }: Pick<WorkRisk, 'step_ids'>) =>
    first === undefined ? now.milestone.step_type === 'kickoff' : own.some(({ step }) => step.id === first)
  return [
    ...own.flatMap((open) => acceptanceGaps(open, now.milestone, now.facts)),
    ...rows.risks.filter(isOfOwn).flatMap(riskGaps),
    ...rows.furnished.filter(isOfOwn).flatMap((one) => furnishedGaps(one, rows.steps)),
  ]
}

/**
 * What a step of the company hands over or on, and of which no criterion says more than that it comes, each by its fullest name: a thing is accepted by its
 * tests where it has some, a paper by its contents, for which what the topic asks of it is offered.
 */
function acceptanceGaps({ task, step, lacks }: OpenTask, { deliverables, acceptance_criteria }: StoredMilestone, facts: PlanFacts): Gap[] {
  const { action, result, proof } = step
  if (isFromSolicitation(step) || lacks.has('success')) return []
  const isTested = proof.length > 0
  const isHanded = (thing: string) => deliverables.some((line) => isSaidBy(line, thing))
  const things = itemsOf(result).flatMap(({ thing, due }) => (due?.recurs ? [] : thing))
  const open = things
    .filter((thing) => !isTested || (headPapers(thing).length > 0 && isHanded(thing)))
    .filter((thing) => !acceptance_criteria.some((one) => !isOnlyHandedOver(one) && isSaidBy(one, thing)))
    .filter((thing) => !proof.some((one) => isJudging(one, thing)))
  const isNamedFuller = (thing: string) => open.some((other) => other.length > thing.length && isSaidBy(other, thing))
  return [...new Set(open)]
    .filter((thing) => !isNamedFuller(thing))
    .map((thing, at) => {
      const quantity = raised(thing)
      const asked = contentsAsked(thing, step, facts)
      const isWritten = headPapers(thing).length > 0 || asked.length > 0
      const q = `${isWritten ? 'With which contents' : 'When'} does ${quoted(quantity)} count as accepted?`
      const why = `It comes of ${task.number ? `Task ${task.number}` : 'this work'}, and no criterion says what it has to ${isWritten ? 'hold' : 'be'}.`
      const tasks = [{ number: task.number ?? '', action }]
      const fills = { cell: 'proof' as const, tasks, about: quantity, instead: { proof: { quantity } } }
      const offers = offering(asked.map((one) => openWords(requirementWords(one))))
      const weight = isHanded(thing) ? (isTested ? 12 : 20) : 9
      return gapOf('handed_over', weight - at, { q, why, ...(asked[0] ? quoteOf(asked[0]) : {}), fills, ...offers })
    })
}

/** Whether a test says itself of a paper when it is accepted, whatever else the step hands over: "the test plan is approved in writing". */
function isJudging(proof: Proof, thing: string): boolean {
  const said = stemsIn(`${proof.quantity} ${proof.value ?? ''}`)
  return canFail(proof) && papersIn(thing).some((paper) => said.includes(stemsIn(paper).at(-1) ?? ''))
}

/** What the topic asks a thing to be that is handed over: of its step, or by the name of the paper that it is. What forbids or rules the work asks nothing of it. */
function contentsAsked(thing: string, { requirement_ids }: WorkStep, facts: PlanFacts): Requirement[] {
  const { requirements } = planRows(facts).composition.frame
  const named = headPapers(thing).flatMap((paper) => askingFor(paper, requirements))
  return requirements.filter(
    (one) => answeredBy(one) === 'handed_over' && !isProhibition(one) && [...named, ...requirement_ids].includes(one.id),
  )
}

function riskGaps({ what, sign, fallback }: WorkRisk): Gap[] {
  const why = 'Evaluators look for each risk with its early sign and for what is done then (so the rubric of Army SBIR 25.4, p. 27).'
  const asked = (cell: 'sign' | 'fallback', weight: number, q: string, said = why, instead?: Record<string, unknown>) =>
    gapOf('risk', weight, { q, why: said, fills: { cell, tasks: [], about: what, ...(instead ? { instead } : {}) } })
  const q = `What do you do if this happens: ${quoted(what)}?`
  const weak =
    fallback !== undefined && saysOnlyState(fallback) ? `It says how things are, and not what is done: ${quoted(fallback)}.` : null
  return [
    ...(fallback && !weak ? [] : [asked('fallback', 16, q, weak ?? why, weak ? { fallback } : undefined)]),
    ...(sign ? [] : [asked('sign', 6, `By which early sign do you notice this: ${quoted(what)}?`)]),
  ]
}

function furnishedGaps({ item, by_month, when_late, step_ids }: FurnishedItem, steps: readonly WorkStep[]): Gap[] {
  const starts = steps.flatMap(({ id, from_month }) => (from_month !== undefined && step_ids.includes(id) ? from_month : []))
  const why = 'What the Government has to give has to be asked for with a date, and the work goes on where it is late.'
  const asked = (cell: 'by_month' | 'when_late', weight: number, q: string, offers: readonly string[] = []) =>
    gapOf('government', weight, { q, why, fills: { cell, tasks: [], about: item }, ...offering(offers) })
  return [
    ...(by_month
      ? []
      : [
          asked(
            'by_month',
            18,
            `By which month is this needed: ${quoted(item)}?`,
            starts.length > 0 ? [`Month ${Math.min(...starts)}`] : [],
          ),
        ]),
    ...(when_late ? [] : [asked('when_late', 6, `What do you do if this is late: ${quoted(item)}?`)]),
  ]
}
