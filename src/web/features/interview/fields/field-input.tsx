import { useEffect, useId, useRef, useState } from 'react'
import type { AnswerField } from '../../../../domain/answer-fields/forms.ts'
import { byNumbers, isSameStep, knownName, meantSteps, stepNames } from '../../../../domain/answer-fields/step-names.ts'
import { CONTROL_LOOK } from '../../../ui/control-look.ts'
import { late } from '../../../ui/late.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { Counting } from './use-counting.ts'

const MonthsHint = late(async () => (await import('./months-hint.tsx')).MonthsHint)
const MarkHint = late(async () => (await import('./mark-hint.tsx')).MarkHint)

type FieldInputProps = {
  field: AnswerField
  words: string
  /** Whether it only says what the row above does. */
  isAsAbove: boolean
  width: string
  /** The steps by their numbers; one that has no name yet is an empty one. */
  steps: readonly string[]
  /** The row's own step, which it cannot name. */
  own: string | undefined
  /** From when months are counted that are told by the calendar. */
  counting: Counting
  isDisabled: boolean
  onType: (words: string) => void
}

/** One field of a row under its label. Where it names steps, it says by their names which ones were meant as soon as somebody has left it. */
export function FieldInput({ field, words, isAsAbove, width, steps, own, counting, isDisabled, onType }: FieldInputProps) {
  const id = useId()
  const [isTyping, setTyping] = useState(false)
  const [isTyped, setTyped] = useState(false)
  const names = field.names ? stepNames(words, steps) : []
  const strange = isTyping || steps.every((step) => step === '') ? undefined : names.find((name) => knownName(name, steps) === undefined)
  const type = (typed: string) => {
    setTyped(true)
    onType(typed)
  }
  const leave = useLeaving(() => {
    setTyping(false)
    setTyped(false)
    const meant = meantSteps(words, steps)
    if (field.names && meant !== words.trim()) onType(meant)
  })
  const numbers = field.names === 'steps' && !isTyped ? byNumbers(words, steps) : undefined
  const hint = isAsAbove || strange !== undefined || field.isMonth || numbers ? `${id}-hint` : undefined
  const box = {
    ...{ id, value: numbers ?? words, placeholder: field.hint, disabled: isDisabled, 'aria-describedby': hint },
    ...{ onFocus: () => setTyping(true), onBlur: leave, 'data-names': field.names },
  }
  return (
    <div className={`grid min-w-0 content-start ${width}`}>
      <div className="flex min-h-6 items-center justify-between gap-2">
        <label htmlFor={id} className="shrink-0 text-caption font-semibold text-ink">
          {field.label}
        </label>
        {isAsAbove && (
          <span id={hint} className="grow text-caption text-muted">
            as above
          </span>
        )}
        {field.names && (
          <StepChoice
            {...{ steps, isDisabled }}
            label={field.label}
            taken={field.names === 'steps' ? [...names, own ?? ''] : []}
            onChoose={(chosen) => onType(field.names === 'steps' ? [...names, chosen].join('; ') : chosen)}
          />
        )}
      </div>
      <FieldBox {...{ field, box }} onType={type} />
      {numbers && !isAsAbove && <NamedSteps id={hint} {...{ names }} />}
      {strange !== undefined && !isAsAbove && (
        <p id={hint} className="text-caption text-muted [overflow-wrap:anywhere]">
          {`No step is called “${strange}”; choose one, or type its number.`}
        </p>
      )}
      {words !== '' && !isTyping && field.cell.endsWith('limit') && <MarkHint {...{ words, isDisabled }} onChoose={onType} />}
      {field.isMonth && words !== '' && <MonthsHint {...{ id: hint, counting, words }} />}
    </div>
  )
}

/** What the steps are called that a field names by their numbers, a line each. */
function NamedSteps({ id, names }: { id: string | undefined; names: readonly string[] }) {
  return (
    <ul id={id} className="text-caption text-muted">
      {names.map((name) => (
        <li key={name} className="line-clamp-1 [overflow-wrap:anywhere]">
          {name}
        </li>
      ))}
    </ul>
  )
}

type StepChoiceProps = Pick<FieldInputProps, 'steps' | 'isDisabled'> & {
  label: string
  taken: readonly string[]
  onChoose: (step: string) => void
}

/** The steps with their numbers, to be chosen from: of a field for several those that are not taken, for one all of them, so that its own may be chosen again. */
export function StepChoice({ label, steps, taken, isDisabled, onChoose }: StepChoiceProps) {
  const others = steps
    .map((step, at) => ({ step, number: at + 1 }))
    .filter(({ step }) => step !== '' && !taken.some((name) => isSameStep(name, step)))
  if (others.length === 0) return null
  return (
    <select
      aria-label={`Choose a step for ${label}`}
      value=""
      disabled={isDisabled}
      onChange={({ target }) => target.value && onChoose(target.value)}
      className="min-h-6 w-30 min-w-0 rounded-control bg-transparent text-caption text-muted hover:text-navy"
    >
      <option value="">Choose a step…</option>
      {others.map(({ step, number }) => (
        <option key={number} value={step}>{`${number}. ${step}`}</option>
      ))}
    </select>
  )
}

type FieldBoxProps = {
  field: AnswerField
  box: {
    id: string
    value: string
    placeholder: string
    disabled: boolean
    'aria-describedby': string | undefined
    'data-names': string | undefined
    onFocus: () => void
    onBlur: () => void
  }
  onType: (words: string) => void
}

function FieldBox({ field, box, onType }: FieldBoxProps) {
  if (field.choices) return <ChoiceBox {...{ box, onType }} choices={field.choices} />
  return <TextArea {...box} rows={1} className="field-sizing-content resize-none!" onChange={(event) => onType(event.target.value)} />
}

/** What a field may say; what was typed or spoken otherwise stays among it. */
function ChoiceBox({
  box: { placeholder, ...box },
  choices,
  onType,
}: Pick<FieldBoxProps, 'box' | 'onType'> & { choices: readonly string[] }) {
  const all = box.value === '' || choices.includes(box.value) ? choices : [...choices, box.value]
  return (
    <select {...box} onChange={(event) => onType(event.target.value)} className={CONTROL_LOOK}>
      <option value="">Choose…</option>
      {all.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  )
}

/** What is to be done when a field is left; where it was left by a press, once that is over, so that nothing moves from under the pointer. */
function useLeaving(leave: () => void): () => void {
  const latest = useRef(leave)
  useEffect(() => {
    latest.current = leave
    return () => {
      latest.current = () => undefined
    }
  })
  return () => {
    if (!document.querySelector(':active')) return latest.current()
    addEventListener('mouseup', () => setTimeout(() => latest.current()), { once: true, capture: true })
  }
}
