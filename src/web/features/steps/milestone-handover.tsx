import type { ReactNode } from 'react'
import { DELIVERABLE_PLACEHOLDERS } from '../../../domain/milestone.ts'
import { type Cents, centsOf, dollarString } from '../../../domain/money.ts'
import { percentOf } from '../../../domain/payment.ts'
import type { PlanPart } from '../../../domain/quality/review.ts'
import type { MilestoneEdit } from '../../app/unsaved-milestones.ts'
import { type BoxSources, SourcedBox } from '../../grounding/sourced-box.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { SaveState, type Saving } from '../../ui/save-state.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { type MilestoneFields, paymentObjection } from './milestone-fields.ts'

/** Smallest height of a list, in pixels; where the browser can, a list grows so that it is seen whole. */
const LINES_MIN_HEIGHT = 114

type MilestoneHandoverProps = {
  fields: MilestoneFields
  hasCriteria: boolean
  award: Cents
  /** What `award` is called where it is another price. */
  price?: string
  /** Whether the payments of all milestones are more than the award. */
  isOver: boolean
  saving: Saving
  sources: Record<'deliverables' | 'criteria', BoxSources>
  /** What else can be done with each list. */
  tools?: Record<'deliverables' | 'criteria', ReactNode>
  /** Where its due month is chosen. */
  due: ReactNode
  onType: (edit: MilestoneEdit) => void
  onLeave: () => void
  onSave: () => void
}

/** The right column: deliverables, payment with its share of the award, and criteria once there are any (spec §2). */
export function MilestoneHandover({
  fields,
  hasCriteria,
  award,
  price = 'award',
  isOver,
  saving,
  sources,
  tools,
  due,
  onType,
  onLeave,
  onSave,
}: MilestoneHandoverProps) {
  const { deliverables, payment, criteria } = fields
  return (
    <div className="flex flex-col gap-4">
      <Lines
        part="deliverable"
        label="Deliverables"
        hint="One per line."
        tools={tools?.deliverables}
        sources={sources.deliverables}
        placeholder={DELIVERABLE_PLACEHOLDERS.join('\n')}
        value={deliverables}
        onType={(typed) => onType({ deliverables: typed })}
        onLeave={onLeave}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] items-start gap-4">
        {due}
        <Payment
          payment={payment}
          award={award}
          price={price}
          isOver={isOver}
          onType={(typed) => onType({ payment: typed })}
          onLeave={onLeave}
        />
      </div>
      {hasCriteria && (
        <Lines
          part="criterion"
          label="Acceptance Criteria"
          hint={tools ? 'One per line. Clear the box to have them drafted anew.' : 'One per line.'}
          tools={tools?.criteria}
          sources={sources.criteria}
          value={criteria}
          onType={(typed) => onType({ criteria: typed })}
          onLeave={onLeave}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button busy={saving === 'saving'} onClick={onSave}>
          Save Deliverables & Payment
        </Button>
        <SaveState saving={saving} />
      </div>
    </div>
  )
}

type LinesProps = {
  /** Where a link into the plan finds it. */
  part: PlanPart
  label: string
  hint: string
  tools: ReactNode
  sources: BoxSources
  placeholder?: string
  value: string
  onType: (typed: string) => void
  onLeave: () => void
}

function Lines({ part, label, hint, tools, sources, placeholder, value, onType, onLeave }: LinesProps) {
  return (
    <div data-part={part} className="grid gap-1">
      <Field label={label} hint={hint}>
        {(control) => (
          <SourcedBox
            {...control}
            {...sources}
            rows={5}
            className="field-sizing-content"
            style={{ minHeight: LINES_MIN_HEIGHT }}
            placeholder={placeholder}
            value={value}
            onChange={(event) => onType(event.target.value)}
            onBlur={onLeave}
          />
        )}
      </Field>
      {tools}
    </div>
  )
}

type PaymentProps = { payment: string; award: Cents; price: string; isOver: boolean; onType: (typed: string) => void; onLeave: () => void }

function Payment({ payment, award, price, isOver, onType, onLeave }: PaymentProps) {
  const objection = paymentObjection(payment)
  const share = `${percentOf(centsOf(payment), award).toFixed(1)}% of ${price}`
  const tidy = () => {
    if (!objection) onType(dollarString(centsOf(payment)))
    onLeave()
  }
  return (
    <div data-part="payment">
      <Field
        label="Payment Amount"
        hint={share}
        error={objection ?? (isOver ? `${share}; with the other milestones more than 100% of it` : undefined)}
      >
        {(control) => (
          <TextInput
            {...control}
            prefix="$"
            inputMode="decimal"
            className="numeric"
            value={payment}
            onChange={(event) => onType(event.target.value)}
            onBlur={tidy}
          />
        )}
      </Field>
    </div>
  )
}
