import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type * as z from 'zod'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import type { ButtonVariant } from '../../ui/button-look.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'

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

function useSubmit<Shape extends z.ZodObject>({ shape, send, empties = false }: AccountFormProps<Shape>) {
  const [errors, setErrors] = useState<Errors>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  // the Enter key comes before a busy button is shown
  const sending = useRef(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (sending.current) return
    const typed = Object.fromEntries(new FormData(form))
    const parsed = shape.safeParse(typed)
    setRefusal(null)
    if (!parsed.success) {
      const found = errorsIn(parsed.error)
      setErrors(found)
      return focusOn(
        form,
        Object.keys(typed).find((name) => name in found),
      )
    }
    sending.current = true
    setSending(true)
    try {
      await send(parsed.data)
      if (empties) form.reset()
    } catch (problem) {
      setRefusal(problem instanceof Error ? problem.message : 'Unknown error')
    } finally {
      sending.current = false
      setSending(false)
    }
  }
  const typed = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || !(target.name in errors)) return
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name !== target.name)))
  }
  return { errors, refusal, isSending, submit, typed }
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
  type?: 'text' | 'email' | 'password'
  inputMode?: 'numeric'
  hint?: string
  startsWith?: string
  autoFocus?: boolean
  onType?: (text: string) => void
}

/** A line of such a form, known by its name. */
export function AccountField({ name, label, errors, hint, type = 'text', startsWith, onType, autoFocus, ...rest }: AccountFieldProps) {
  return (
    <Field label={label} hint={hint} error={errors[name]}>
      {(control) => (
        <TextInput
          {...control}
          {...rest}
          ref={(input) => {
            // a step that has just come takes the keyboard along
            if (autoFocus && input && !input.dataset.begun) {
              input.dataset.begun = 'true'
              input.focus()
            }
          }}
          name={name}
          type={type}
          defaultValue={startsWith}
          maxLength={320}
          onChange={onType && ((event) => onType(event.target.value))}
        />
      )}
    </Field>
  )
}
