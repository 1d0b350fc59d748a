import { useState } from 'react'
import { milestoneTitle, type StoredMilestone, shownText } from '../../../domain/milestone.ts'
import { OPTION_PRICE_LABEL, parse } from '../../../domain/milestone-document.ts'
import { milestoneDues, textWithDue, withDueMonth } from '../../../domain/milestone-due.ts'
import { OPTION, optionMilestones, optionMonths } from '../../../domain/milestone-option.ts'
import { type Cents, centsOf, dollarLabel } from '../../../domain/money.ts'
import { numbered, optionText } from '../../../domain/option-text.ts'
import type { Months } from '../../../domain/program.ts'
import { dueLabel } from '../../../domain/schedule.ts'
import type { ThingLeft } from '../../../domain/steps/thing-left.ts'
import { joined } from '../../../domain/text-parts.ts'
import { dollarsIn } from '../../../language/quantity/money.ts'
import type { MilestoneEdit } from '../../app/unsaved-milestones.ts'
import type { TracedText } from '../../grounding/plan-texts.ts'
import { BlankList } from './blank-list.tsx'
import { DueSelect } from './due-select.tsx'
import { blankFilled, type FieldBlank, fieldBlanks } from './field-blanks.ts'
import { isUnsaved, type KeptParts, optionCards } from './kept-parts.ts'
import { changeOf, type MilestoneFields, savedFields } from './milestone-fields.ts'
import { MilestoneHandover } from './milestone-handover.tsx'
import { LeftInMilestone } from './milestone-section.tsx'
import { MilestoneText } from './milestone-text.tsx'
import { ofPart } from './part-sources.ts'
import { PlanCard } from './plan-card.tsx'
import { type PartsProps, PartText } from './plan-parts.tsx'
import { columnSaving } from './plan-state.ts'
import { useStepsRoom } from './step/steps-room.tsx'
import type { StepPlan } from './step-plan.ts'
import type { Board } from './use-board.ts'

type OptionPartsProps = PartsProps & {
  plan: StepPlan
  period: Months
  leftOf: (card: string) => readonly ThingLeft[] | undefined
  board: Board
  keeps: KeptParts
}

/** The option behind the base: what is said of all of it, and a card for each of its milestones, which the text of the base's last one keeps. */
export function OptionParts({ plan, period, leftOf, board, keeps, ...parts }: OptionPartsProps) {
  const { editor, state, groundsOf } = parts
  const last = useLastMonth(plan, period)
  const told = optionCards(keeps).flatMap((card) => {
    const host = keeps.get(card)?.at(-1) ?? 0
    const text = joined(editor.partsOf(host), card)
    const [milestone] = card === OPTION ? [] : optionMilestones(parse(text).lines).milestones
    return milestone ? [{ card, host, text, milestone }] : []
  })
  const others = keeps.get(OPTION) ?? []
  const paid = told.reduce((sum, { milestone }) => sum + centsOf(milestone.payment_amount), 0)
  const price = others.map((host) => priceIn(joined(editor.partsOf(host), OPTION))).find((one) => one > 0) ?? 0
  return (
    <>
      <section
        id={`milestone-${OPTION}`}
        aria-label="The option"
        tabIndex={-1}
        className="scroll-mt-32 rounded-card border border-line bg-surface py-4 outline-none"
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pb-3 sm:px-6">
          <h2 className="text-subtitle font-bold">The option</h2>
          <p className={`numeric ${price > 0 && paid > price ? 'font-semibold text-warning' : 'text-muted'}`}>{sumWords(paid, price)}</p>
        </div>
        <LeftInMilestone left={leftOf(OPTION)} grounds={groundsOf(others[0] ?? 0)} />
        {others.map((host) => (
          <PartText key={host} {...parts} milestone_number={host} part={OPTION} label="What else is said of the option" />
        ))}
      </section>
      {told.map(({ card, host, text, milestone }) => (
        <PlanCard
          key={card}
          card={card}
          words={`Milestone ${card} – Option`}
          title={milestoneTitle(shownText(milestone))}
          left={leftOf(card)}
          isUnsaved={isUnsaved(editor, state, card, keeps.get(card))}
          due={dueLabel(dueOf(shownText(milestone), last))}
          paid={dollarLabel(centsOf(milestone.payment_amount))}
          isOpen={board.isOpen(card)}
          onToggle={board.toggleOf(card)}
        >
          <LeftInMilestone left={leftOf(card)} grounds={groundsOf(host)} />
          <OptionMilestone
            {...parts}
            host={host}
            text={text}
            milestone={milestone}
            period={period}
            last={last}
            price={price || paid}
            isOver={price > 0 && paid > price}
          />
        </PlanCard>
      ))}
    </>
  )
}

type OptionMilestoneProps = PartsProps & {
  /** The milestone of the base whose text keeps it, and the lines there. */
  host: number
  text: string
  milestone: StoredMilestone
  period: Months
  last: Months
  price: Cents
  isOver: boolean
}

/** A milestone of the option in boxes as those of the base have: what is typed is put into the lines that keep it, and stays as it was typed. */
function OptionMilestone({ editor, state, groundsOf, host, text, milestone, period, last, price, isOver }: OptionMilestoneProps) {
  const { milestone_number } = milestone
  const grounds = groundsOf(host)
  const [kept, keep] = useState<{ text: string; fields: MilestoneFields } | null>(null)
  const fields = kept?.text === text ? kept.fields : fieldsOf(milestone)
  const type = (edit: MilestoneEdit) => {
    const now = { ...fields, ...edit }
    const lines = optionText({ ...milestone, ...changeOf(now) })
    keep({ text: lines, fields: now })
    editor.typePart(host, String(milestone_number), lines)
  }
  const leave = () => editor.saveIfChanged(host, 'text')
  const save = () => editor.save(host, 'text')
  const fill = (blank: FieldBlank, written: string) => {
    const { edit, own } = blankFilled(fields, blank, written)
    type(edit)
    if (own !== null) grounds.onWritten(own)
    void save()
  }
  const due = dueOf(fields.text, last)
  const chooseDue = (month: Months) => {
    const { deliverables, criteria } = fields
    type({
      text: textWithDue(fields.text, due, month),
      deliverables: withDueMonth(deliverables, due, month),
      criteria: withDueMonth(criteria, due, month),
    })
    void leave()
  }
  const traced = ofPart(editor, host, String(milestone_number), grounds.texts)
  const sourcesOf = (box: string) => ({ texts: standingIn(box, traced), actions: grounds.actions })
  const saving = columnSaving(state, host, 'text')
  return (
    <>
      <div className="grid gap-6 px-5 py-5 sm:px-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <MilestoneText
          label={`Milestone ${milestone_number} text`}
          milestone_number={milestone_number}
          step_type="development"
          draft={`${grounds.draft}/spoken-${milestone_number}/`}
          text={fields.text}
          saving={saving}
          sources={sourcesOf(fields.text)}
          onType={(typed) => type({ text: typed })}
          onLeave={leave}
          onSave={save}
        />
        <MilestoneHandover
          fields={fields}
          hasCriteria
          award={price}
          price="the option"
          isOver={isOver}
          saving={saving}
          sources={{ deliverables: sourcesOf(fields.deliverables), criteria: sourcesOf(fields.criteria) }}
          due={<DueSelect due={due} from={Math.min(period + 1, due)} to={Math.max(last, due)} onChoose={chooseDue} />}
          onType={type}
          onLeave={leave}
          onSave={save}
        />
      </div>
      <BlankList
        card={String(milestone_number)}
        of={`milestone ${milestone_number}`}
        blanks={fieldBlanks(fields)}
        draft={grounds.draft}
        onFill={fill}
      />
    </>
  )
}

/** The boxes of a milestone as its lines have it; its criteria keep the numbers under which they are known in the lines. */
function fieldsOf(milestone: StoredMilestone): MilestoneFields {
  const { milestone_number, acceptance_criteria } = milestone
  return savedFields({ ...milestone, acceptance_criteria: numbered(milestone_number, acceptance_criteria) })
}

/** The sentences that stand in a box. */
function standingIn(box: string, texts: readonly TracedText[]): TracedText[] {
  return texts.map((one) => ({ ...one, sentences: one.sentences.filter(({ text }) => box.includes(text)) }))
}

/** When a milestone of the option is due: as its text says, else when the option ends. */
function dueOf(text: string, last: Months): Months {
  return milestoneDues([text], last)[0] ?? last
}

/** The month in which the option ends: by what is known of it, or as its milestones say. */
function useLastMonth(plan: StepPlan, period: Months): Months {
  const known = useStepsRoom().plan?.component?.option?.value.months ?? 0
  const told = optionMonths({ milestones: plan.milestones, period_of_performance: period })?.to ?? 0
  return Math.max(period + known, told, period + 1)
}

/** What the option costs, as its line says it; 0 where it does not. */
function priceIn(lines: string): Cents {
  const line = lines.split('\n').find((one) => one.startsWith(OPTION_PRICE_LABEL)) ?? ''
  return Math.round((dollarsIn(line) ?? 0) * 100)
}

function sumWords(paid: Cents, price: Cents): string {
  const sum = `Its milestones are paid ${dollarLabel(paid)}`
  return price > 0 ? `${sum} of its price of ${dollarLabel(price)}` : sum
}
