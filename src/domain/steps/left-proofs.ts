import { writtenOut } from '../../language/noted-signs.ts'
import { standingIn } from '../../language/tokens.ts'
import { lacksCriteria } from '../milestone.ts'
import { partsOf, type ReviewedPlan, shortQuote } from '../quality/rule.ts'
import { isTestable } from '../solicitation/requirement/answered-by.ts'
import { isOfPhase } from '../solicitation/requirement/of-phase.ts'
import { isReworded, requirementWords } from '../solicitation/requirement/requirement-words.ts'
import { committedIn, isMeasured } from '../work-breakdown/composed/committed.ts'
import { isOpen } from '../work-breakdown/composed/criteria.ts'
import { figuresIn } from '../work-breakdown/composed/phrase.ts'
import { lacksMark } from '../work-breakdown/composed/proven.ts'
import { openVerb } from '../work-breakdown/deed.ts'
import { hasMeasure } from '../work-breakdown/has-measure.ts'
import { shownBy } from '../work-breakdown/showing-tests.ts'
import { canFail, hasMark, isAsked } from '../work-breakdown/told-elsewhere.ts'
import type { Proof, WorkBreakdown, WorkStep } from '../work-breakdown/work-breakdown.ts'
import type { One } from './left-objections.ts'
import type { Places } from './left-places.ts'

/**
 * Pass marks of the rows that stand nowhere in a plan: its texts are older than its rows, or somebody took them out. As long as criteria are still to be
 * drafted nobody misses them.
 */
export function proofsLeft({ milestones }: ReviewedPlan, { steps }: WorkBreakdown, { nameOf }: Places): One[] {
  if (milestones.length === 0 || milestones.some(lacksCriteria)) return []
  const told = milestones.flatMap(partsOf).map((words) => ({ figures: new Set(figuresIn(words)), has: standingIn([writtenOut(words)]) }))
  const stands = (value: string) => {
    const figures = figuresIn(value)
    return told.some((one) => (figures.length > 0 ? figures.every((figure) => one.figures.has(figure)) : one.has(writtenOut(value))))
  }
  return steps.flatMap(({ id, part, proof }) =>
    proof
      .flatMap((one) => markOf(one) ?? [])
      .filter((mark) => part === 'base' && !stands(mark))
      .map((mark) => missing(mark, id, nameOf(id))),
  )
}

/**
 * What nobody has told a pass mark for yet: a test of a step, a step as a whole, a requirement with figures that a step answers, a commitment. None of them is
 * printed as a criterion before, since nothing could fail it. Of what a test could show and no test of its step does, it is asked by which it is shown.
 */
export function marksLeft(plan: ReviewedPlan, rows: WorkBreakdown, { nameOf }: Places): One[] {
  if (plan.milestones.length === 0) return []
  const steps = rows.steps.filter(({ part }) => part === 'base')
  const open = openMark(nameOf)
  return [
    ...steps.flatMap((step) => {
      const tests = step.proof.filter((one) => !isAsked(one) && !canFail(one) && !committedIn(one, step, rows)?.value)
      if (tests.length === 0 && !hasMark(step, rows.commitments))
        return !hasMeasure(step, steps, plan.requirements) ? [] : [open(step.id, 'proof', (name) => `${name} has no pass mark yet.`)]
      return tests.map(({ quantity }) => open(step.id, 'proof', (name) => `“${quantity}” of ${name.toLowerCase()} has no pass mark yet.`))
    }),
    ...requirementsLeft(plan, rows, open),
    ...rows.commitments
      .filter((one) => isOpen(one) && !isMeasured(one, rows))
      .map(({ id, quantity }) => open(id, 'value', () => `The commitment “${quantity}” says no value yet.`)),
  ]
}

type Open = (row_id: string, cell: string, what: (name: string) => string) => One

function openMark(nameOf: Places['nameOf']): Open {
  return (row_id, cell, what) => ({
    kind: 'open mark',
    reason: 'rows',
    severity: 'warning',
    mends: 'Say in the row what is measured or looked at, and which value or words count as a pass: until then nothing can fail it.',
    place: { message: what(nameOf(row_id)), cell: { row_id, name: nameOf(row_id), cell } },
  })
}

function requirementsLeft({ requirements, phase }: ReviewedPlan, rows: WorkBreakdown, open: Open): One[] {
  const shown = new Set([...shownBy(requirements, rows).values()].flat())
  return requirements.flatMap((one) => {
    const step = rows.steps.find(({ part, requirement_ids }) => part === 'base' && requirement_ids.includes(one.id))
    const words = shortQuote(requirementWords(one))
    const asked = `${one.id} ${isReworded(one) ? words : `“${words}”`}`
    if (step && lacksMark(one, rows)) return [open(step.id, 'proof', (name) => `${name} answers ${asked}, which has no pass mark yet.`)]
    if (!step || shown.has(one.id) || !isTestable(one) || !isOfPhase(one, phase)) return []
    return [{ ...open(step.id, 'proof', (name) => `Which test of ${name.toLowerCase()} shows ${asked}?`), mends: testsOffered(step) }]
  })
}

/** What settles by which test of a step a requirement is shown: one of those that it has, called by what is asked for, or one more. */
function testsOffered({ proof }: WorkStep): string {
  const own = proof.map(({ quantity }) => `“${shortQuote(quantity)}”`)
  return own.length > 0 ? `Name the one that does by what is asked for (${own.join(', ')}), or write one more.` : 'Write one.'
}

/** The steps that say only a thing, "pump housing", or words that may name one: the plan can but say that there is work on it. */
export function verbsLeft({ milestones }: ReviewedPlan, { steps }: WorkBreakdown, { nameOf }: Places): One[] {
  const open = milestones.length === 0 ? [] : steps.filter((step) => step.part === 'base' && openVerb(step))
  return open.map(({ id, action, deed }) => ({
    kind: 'open verb',
    reason: 'rows',
    severity: 'warning',
    mends: 'Put a verb before it in the row, such as “Build” or “Conduct”, or keep it there as it is.',
    place: {
      message:
        openVerb({ action, deed }) === 'unsure'
          ? `${nameOf(id)}: does “${shortQuote(action)}” say what is done?`
          : `${nameOf(id)} does not say what is done with “${shortQuote(action)}”.`,
      cell: { row_id: id, name: nameOf(id), cell: 'action' },
    },
  }))
}

/** What a proof is passed with: its value with its unit, "22 of 24", or the figures in its name. */
function markOf({ value, quantity, unit }: Proof): string | undefined {
  if (value) return [value, unit].filter(Boolean).join(' ')
  return figuresIn(quantity).length > 0 ? quantity : undefined
}

function missing(mark: string, row_id: string, name: string): One {
  return {
    kind: `pass mark ${row_id}`,
    reason: 'rows',
    severity: 'error',
    mends: 'See beside the rows which milestones change, and take their criteria over; or mend the row.',
    place: {
      message: `The pass mark “${mark}” of ${name.toLowerCase()} stands nowhere in the plan.`,
      cell: { row_id, name, cell: 'proof' },
    },
  }
}
