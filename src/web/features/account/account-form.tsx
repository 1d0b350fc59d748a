import { type FormEvent, type ReactNode, useState } from 'react'
import type * as z from 'zod'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import type { ButtonVariant } from '../../ui/button-look.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useDoing } from './use-doing.ts'

/** What is wrong with a form's fields, by their names. */
export type Errors = Readonly<Record<string, string>>

type AccountFormProps<Shape extends z.ZodObject> = {
  shape: Shape
  /** The words on the button. */
  action: string
  variant?: ButtonVariant
  /** Sends what was typed; what it throws is shown as the reason why it did not work. */
  send: (fields: z.output<Shape>) => Promise<void>
  /** Empties the fields when it worked: passwords are not left standing. */
  empties?: boolean
  /** The button is as wide as the fields. */
  isWide?: boolean
  /** Stands beside the button. */
  beside?: ReactNode
  children: (errors: Errors) => ReactNode
}

/** A short form: what is wrong stands at its field, which then has the keyboard; why it was refused stands above. */
export function AccountForm<Shape extends z.ZodObject>(props: AccountFormProps<Shape>) {
  const { action, variant = 'primary', isWide = false, beside, children } = props
  const { errors, refusal, isSending, submit, typed } = useSubmit(props)
  return (
    <form onSubmit={(event) => void submit(event)} onInput={typed} noValidate className="grid gap-5">
      {refusal && <Banner tone="danger" title={refusal} />}
      {children(errors)}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant={variant} busy={isSending} className={isWide ? 'grow' : ''}>
          {action}
        </Button>
        {beside}
      </div>
    </form>
  )
}

/** Beside the button of a form that can be left as it was. */
export function Cancel({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="quiet" onClick={onPress}>
      Cancel
    </Button>
  )
}

function useSubmit<Shape extends z.ZodObject>({ shape, send, empties = false }: AccountFormProps<Shape>) {
  const [errors, setErrors] = useState<Errors>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const { doing, press } = useDoing(setRefusal)
  const sent = async (form: HTMLFormElement) => {
    const typed = Object.fromEntries(new FormData(form))
    const parsed = shape.safeParse(typed)
    if (parsed.success) {
      await send(parsed.data)
      if (empties) form.reset()
      return
    }
    const found = errorsIn(parsed.error)
    setErrors(found)
    focusOn(
      form,
      Object.keys(typed).find((name) => name in found),
    )
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    return press('send', () => sent(form))
  }
  const typed = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || !(target.name in errors)) return
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name !== target.name)))
  }
  return { errors, refusal, isSending: doing !== null, submit, typed }
}

function errorsIn({ issues }: z.ZodError): Errors {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
}

function focusOn(form: HTMLFormElement, name: string | undefined): void {
  const field = name === undefined ? null : form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

type AccountFieldProps = {
  name: string
  label: string
  errors: Errors
  autoComplete: string
  /** Where that is not plain from what completes it. */
  type?: 'email'
  inputMode?: 'numeric'
  hint?: string
  startsWith?: string
  autoFocus?: boolean
  onType?: (text: string) => void
}

/** How what a browser completes is typed. */
const TYPES: Readonly<Record<string, string>> = {
  email: 'email',
  username: 'email',
  'username webauthn': 'email',
  'current-password': 'password',
  'new-password': 'password',
}

/** A line of such a form, known by its name. */
export function AccountField({ name, label, errors, hint, startsWith, onType, autoFocus, ...rest }: AccountFieldProps) {
  return (
    <Field label={label} hint={hint} error={errors[name]}>
      {(control) => (
        <TextInput
          {...control}
          type={TYPES[rest.autoComplete] ?? 'text'}
          {...rest}
          ref={(input) => {
            // a step that has just come takes the keyboard along
            if (autoFocus && input && !input.dataset.begun) {
              input.dataset.begun = 'true'
              input.focus()
            }
          }}
          name={name}
          defaultValue={startsWith}
          maxLength={320}
          onChange={onType && ((event) => onType(event.target.value))}
        />
      )}
    </Field>
  )
}
