import type { Answer } from '../../../domain/interview.ts'
import type { FilledCell } from '../../../domain/steps/step-matter.ts'
import type { FollowUp, FollowUpCondition, StepQuestion } from '../../../domain/steps/step-plan.ts'
import { cellNamed } from './gap.ts'

/** What is asked when an answer leaves out what its cell needs. */
type Rule = { if: string; ask: string } & Pick<FollowUpCondition, 'lacks'>

const NO_MONTH: Rule = { if: 'no month is named', ask: 'By which month after award is that?', lacks: 'month' }

/** What the answer for a cell calls for; any words may be a method or a report, and who was understood is shown and set right beside the answer. */
const RULES: Partial<Record<FilledCell['cell'], readonly Rule[]>> = {
  months: [NO_MONTH],
  by_month: [NO_MONTH],
  proof: [{ if: 'no value is named', ask: 'Which value counts as success, on which test?', lacks: 'number' }],
}

type AskedQuestion = Pick<StepQuestion, 'slot' | 'matter'> & { fills: FilledCell }

/** The automatic follow-ups of an interview; what was asked and answered before is left out. The answer to each stands in the cell of its question. */
export function followUpsFor(asked: readonly AskedQuestion[], answers: readonly Answer[], slotOf: (index: number) => string): FollowUp[] {
  return (
    asked
      // whoever may choose what stands already need not tell it again; what is handed over is accepted by what it holds, no figure
      .flatMap((of) => (of.fills.choices || of.matter === 'handed_over' ? [] : (RULES[of.fills.cell] ?? [])).map((rule) => ({ rule, of })))
      .filter(({ rule }, index, all) => all.findIndex((one) => one.rule.ask === rule.ask) === index)
      .filter(({ rule }) => !answers.some(({ question }) => question === rule.ask))
      .map(({ rule: { if: condition, ask, lacks }, of: { slot, matter, fills } }, index) => {
        const when = { slot, ...(lacks ? { lacks } : {}) }
        return { if: condition, ask, slot: slotOf(index), when, ...(matter ? { matter } : {}), label: cellNamed(fills), fills }
      })
  )
}
