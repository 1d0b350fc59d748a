import type { Answer } from '../../../domain/interview.ts'
import type { FilledCell } from '../../../domain/steps/step-matter.ts'
import type { FollowUp, FollowUpCondition, StepQuestion } from '../../../domain/steps/step-plan.ts'
import { cellNamed } from './gap.ts'

/** What is asked when an answer leaves out what its cell needs, or has begun a row: `cell` is of the row that the answer makes. */
type Rule = { if: string; ask: string; cell?: FilledCell['cell'] } & Pick<FollowUpCondition, 'lacks' | 'is_told'>

const NO_MONTH: Rule = { if: 'no month is named', ask: 'By which month after award is that?', lacks: 'month' }

/** What the answer for a cell calls for; any words may be a method, a place or a report, and who was understood is shown and set right beside the answer. */
const RULES: Partial<Record<FilledCell['cell'], readonly Rule[]>> = {
  months: [NO_MONTH],
  by_month: [NO_MONTH],
  proof: [{ if: 'no value is named', ask: 'Which value counts as success, on which test?', lacks: 'number' }],
  risk: [
    { if: 'a risk is told', ask: 'What do you do then?', cell: 'fallback', is_told: true },
    { if: 'a risk is told', ask: 'By which early sign do you notice it?', cell: 'sign', is_told: true },
  ],
  furnished: [
    { if: 'something is needed', ask: 'By which month is it needed?', cell: 'by_month', is_told: true },
    { if: 'something is needed', ask: 'What do you do if it is late?', cell: 'when_late', is_told: true },
  ],
}

const MOST = 4

type AskedQuestion = Pick<StepQuestion, 'slot' | 'matter'> & { fills: FilledCell }

/**
 * The automatic follow-ups of an interview: the first of each question, then the second ones; what was asked and answered before is left out. The answer to
 * each stands in a cell, as that to any question does.
 */
export function followUpsFor(asked: readonly AskedQuestion[], answers: readonly Answer[], slotOf: (index: number) => string): FollowUp[] {
  const rules = [0, 1].flatMap((turn) =>
    asked.flatMap((of) => (RULES[of.fills.cell] ?? []).slice(turn, turn + 1).map((rule) => ({ rule, of }))),
  )
  return rules
    .filter(({ rule }, index, all) => all.findIndex((one) => one.rule.ask === rule.ask) === index)
    .filter(({ rule }) => !answers.some(({ question }) => question === rule.ask))
    .slice(0, MOST)
    .map(({ rule: { if: condition, ask, cell, lacks, is_told }, of: { slot, matter, fills } }, index) => {
      const own: FilledCell = cell ? { cell, tasks: [], of: slot } : fills
      const when = { slot, ...(lacks ? { lacks } : {}), ...(is_told ? { is_told } : {}) }
      return { if: condition, ask, slot: slotOf(index), when, ...(matter ? { matter } : {}), label: cellNamed(own), fills: own }
    })
}
