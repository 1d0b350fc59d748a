import type { ReactNode } from 'react'
import { DELIVERABLE_PLACEHOLDERS } from '../../../domain/milestone.ts'
import { type Cents, centsOf, dollarString } from '../../../domain/money.ts'
import { percentOf } from '../../../domain/payment.ts'
import { SourcedBox } from '../../grounding/sourced-box.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { SaveState } from '../../ui/save-state.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { paymentObjection, SAVES_ITSELF, WORDED } from './milestone-fields.ts'
import { BoxTools } from './milestone-tools.tsx'
import type { PartBoxes } from './use-boxes.ts'

/** Smallest height of a list, in pixels; where the browser can, a list grows so that it is seen whole. */
const LINES_MIN_HEIGHT = 114

type MilestoneHandoverProps = {
  boxes: PartBoxes
  /** What its payment is a share of, and how that is called. */
  award: Cents
  price: string
  /** Whether all payments are more than that. */
  isOver: boolean
  /** Where its due month is chosen. */
  due: ReactNode
}

/** The right column: deliverables, payment with its share of the award, and criteria once there are any (spec §2). */
export function MilestoneHandover({ boxes, due, ...priced }: MilestoneHandoverProps) {
  const saving = boxes.saving('handover')
  return (
    <div className="flex flex-col gap-4">
      <Lines boxes={boxes} box="deliverables" label="Deliverables" hint="One per line." placeholder={DELIVERABLE_PLACEHOLDERS.join('\n')} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] items-start gap-4">
        {due}
        <Payment boxes={boxes} {...priced} />
      </div>
      {boxes.hasCriteria && (
        <Lines
          boxes={boxes}
          box="criteria"
          label="Acceptance Criteria"
          hint={boxes.isOwn ? 'One per line. Clear the box to have them drafted anew.' : 'One per line.'}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button busy={saving === 'saving'} onClick={() => boxes.save('handover')}>
          Save Deliverables & Payment
        </Button>
        <SaveState saving={saving} idle={SAVES_ITSELF} />
      </div>
    </div>
  )
}

type LinesProps = {
  boxes: PartBoxes
  box: 'deliverables' | 'criteria'
  label: string
  hint: string
  placeholder?: string
}

function Lines({ boxes, box, label, hint, placeholder }: LinesProps) {
  return (
    <div data-part={WORDED[box].item} className="grid gap-1">
      <Field label={label} hint={hint}>
        {(control) => (
          <SourcedBox
            {...control}
            {...boxes.sources[box]}
            rows={5}
            className="field-sizing-content"
            style={{ minHeight: LINES_MIN_HEIGHT }}
            placeholder={placeholder}
            value={boxes.fields[box]}
            onChange={(event) => boxes.type({ [box]: event.target.value })}
            onBlur={() => boxes.leave('handover')}
          />
        )}
      </Field>
      {boxes.isOwn && <BoxTools milestone_number={boxes.milestone_number} box={box} />}
    </div>
  )
}

function Payment({ boxes, award, price, isOver }: Pick<MilestoneHandoverProps, 'boxes' | 'award' | 'price' | 'isOver'>) {
  const { payment } = boxes.fields
  const objection = paymentObjection(payment)
  const share = `${percentOf(centsOf(payment), award).toFixed(1)}% of ${price}`
  const tidy = () => {
    if (!objection) boxes.type({ payment: dollarString(centsOf(payment)) })
    boxes.leave('handover')
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
            onChange={(event) => boxes.type({ payment: event.target.value })}
            onBlur={tidy}
          />
        )}
      </Field>
    </div>
  )
}
