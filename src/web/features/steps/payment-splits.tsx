import type { Solicitation } from '../../../contract/solicitation-calls.ts'
import type { ComponentFacts } from '../../../domain/component/component-facts.ts'
import { type Cents, centsOf, dollarString } from '../../../domain/money.ts'
import { payByDays, splitAward, spreadAward } from '../../../domain/payment.ts'
import { dueMonths } from '../../../domain/schedule.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { componentName } from './component-rules.ts'
import { replaceAll } from './replaced-fields.ts'
import type { StepEditor } from './step-editor.ts'
import { paymentsOf, type StepPlan } from './step-plan.ts'
import { useComponentFacts } from './use-component-facts.ts'

/** A way to split the award over the milestones. */
type Split = { name: string; payments: readonly Cents[] }

type PaymentSplitsProps = { topic: CurrentTopic; editor: StepEditor; plan: StepPlan; solicitation: Solicitation | undefined }

/** Ways to split the award, one press each with undo: the usual shares, over all milestones, and by the days on which the component pays. */
export function PaymentSplits({ topic, editor, plan, solicitation }: PaymentSplitsProps) {
  const facts = useComponentFacts(topic, solicitation)
  const splits = splitsOf(topic, plan.milestones.length, facts)
  if (splits.length === 0) return null
  const now = paymentsOf(plan)
  const take = ({ name, payments }: Split) => {
    const all = plan.milestones.map(({ milestone_number }, index) => ({
      milestone_number,
      field: 'payment' as const,
      after: dollarString(payments[index] ?? 0),
    }))
    const changed = all.filter((_, index) => payments[index] !== now[index])
    void replaceAll(editor, changed, { title: 'Payments split', description: name }, showToast)
  }
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">Split the award</legend>
      {splits.map((split) => {
        const isSo = split.payments.every((payment, index) => payment === now[index])
        return (
          <Button key={split.name} aria-pressed={isSo} onClick={() => !isSo && take(split)}>
            {split.name}
          </Button>
        )
      })}
    </fieldset>
  )
}

function splitsOf(topic: CurrentTopic, milestones: number, facts: ComponentFacts | undefined): Split[] {
  const award = centsOf(topic.totalProposedEffort)
  if (award === 0) return []
  const due = dueMonths(milestones, topic.periodOfPerformance)
  const days = facts?.day_payments
  return [
    { name: 'First five milestones', payments: splitAward(award, milestones) },
    { name: 'All milestones by their months', payments: spreadAward(award, due) },
    ...(days ? [{ name: `Days on which ${componentName(facts)} pays`, payments: payByDays(award, due, days.value) }] : []),
  ]
}
