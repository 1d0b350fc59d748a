import { Check } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import type { Solicitation } from '../../../contract/solicitation-calls.ts'
import type { ComponentFacts } from '../../../domain/component/component-facts.ts'
import { componentName } from '../../../domain/component/component-name.ts'
import { shownText } from '../../../domain/milestone.ts'
import { milestoneDues } from '../../../domain/milestone-due.ts'
import { type Cents, centsOf, dollarLabel, dollarString } from '../../../domain/money.ts'
import { DEFAULT_SPLIT, paidTogether, payByDays, splitAward, spreadAward } from '../../../domain/payment.ts'
import type { Months } from '../../../domain/program.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toasts.ts'
import type { AutosavedPlan } from './autosaved-plan.ts'
import { replaceAll, type Said } from './replaced-fields.ts'
import { paymentsOf, type StepPlan } from './step-plan.ts'

/** A way to split an award over the milestones. */
type Split = { name: string; of: (award: Cents) => readonly Cents[] }

type PaymentSplitsProps = { topic: CurrentTopic; editor: AutosavedPlan; plan: StepPlan; solicitation: Solicitation | undefined }

/** Ways to split the award, one press each with undo: the usual shares, over all milestones, and by the days on which the component pays. */
export function PaymentSplits({ topic, editor, plan, solicitation }: PaymentSplitsProps) {
  const facts = solicitation?.facts ?? undefined
  const label = useId()
  const award = centsOf(topic.totalProposedEffort)
  const dues = milestoneDues(plan.milestones.map(shownText), topic.periodOfPerformance)
  const splits = splitsOf(dues, facts)
  useFollowedAward(editor, plan, award, splits)
  if (award === 0) return null
  return (
    // a legend of a field set cannot stand beside what it names
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="group" aria-labelledby={label} className="flex flex-wrap items-center gap-2">
      <span id={label} className="text-caption text-ink">
        Split the award over
      </span>
      {splits.map((split) => {
        const isSo = isPaid(plan, split.of(award))
        return (
          <Button
            key={split.name}
            aria-pressed={isSo}
            icon={isSo ? Check : undefined}
            onClick={() => !isSo && pay(editor, plan, split.of(award), { title: 'Payments split', description: `Over ${split.name}.` })}
          >
            {split.name}
          </Button>
        )
      })}
    </div>
  )
}

/** Payments that nobody has touched since another award was split follow the award of today; one press takes that back. */
function useFollowedAward(editor: AutosavedPlan, plan: StepPlan, award: Cents, splits: readonly Split[]): void {
  const [first] = useState({ isLooked: false })
  useEffect(() => {
    if (first.isLooked) return
    first.isLooked = true
    const total = paidTogether(plan.milestones)
    const untouched = splits.find((split) => isPaid(plan, split.of(total)))
    if (award === 0 || total === award || !untouched) return
    pay(editor, plan, untouched.of(award), { title: 'Payments follow the award', description: `They now share ${dollarLabel(award)}.` })
  }, [first, editor, plan, award, splits])
}

function isPaid(plan: StepPlan, payments: readonly Cents[]): boolean {
  return paymentsOf(plan).every((payment, index) => payment === payments[index])
}

function pay(editor: AutosavedPlan, plan: StepPlan, payments: readonly Cents[], said: Said): void {
  const now = paymentsOf(plan)
  const all = plan.milestones.map(({ milestone_number }, index) => ({
    milestone_number,
    field: 'payment' as const,
    after: dollarString(payments[index] ?? 0),
  }))
  const changed = all.filter((_, index) => payments[index] !== now[index])
  void replaceAll(editor, changed, said, showToast)
}

function splitsOf(due: readonly Months[], facts: ComponentFacts | undefined): Split[] {
  const days = facts?.day_payments
  return [
    {
      name: due.length > DEFAULT_SPLIT.length ? 'the first five milestones' : 'the milestones',
      of: (award) => splitAward(award, due.length),
    },
    { name: 'all milestones, by their months', of: (award) => spreadAward(award, due) },
    ...(days ? [{ name: `the days on which ${componentName(facts)} pays`, of: (award: Cents) => payByDays(award, due, days.value) }] : []),
  ]
}
