import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { signUp } from '../../app/accounts.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { SignUpFields } from './account-fields.ts'
import { AccountScreen, useOtherScreen } from './account-screen.tsx'
import { useAccountSubmit } from './use-account-submit.ts'

/** Make an account with name, e-mail and password. */
export function SignUpPage() {
  const { refusal, submit } = useAccountSubmit(signUp)
  const { register, handleSubmit, formState } = useForm<SignUpFields>({ resolver: zodResolver(SignUpFields) })
  const signInAddress = useOtherScreen('/sign-in')
  return (
    <AccountScreen title="Create an account" lead="Your solicitations and plans are kept for you alone.">
      <form onSubmit={handleSubmit(submit)} noValidate className="grid gap-5">
        {refusal && <Banner tone="danger" title={refusal} />}
        <Field label="Name" error={formState.errors.name?.message}>
          {(control) => <TextInput {...control} {...register('name')} autoComplete="name" />}
        </Field>
        <Field label="E-mail" error={formState.errors.email?.message}>
          {(control) => <TextInput {...control} {...register('email')} type="email" autoComplete="email" />}
        </Field>
        <Field label="Password" hint="At least 8 characters." error={formState.errors.password?.message}>
          {(control) => <TextInput {...control} {...register('password')} type="password" autoComplete="new-password" />}
        </Field>
        <Button type="submit" variant="primary" busy={formState.isSubmitting}>
          Create account
        </Button>
      </form>
      <p className="text-muted">
        Already have an account?{' '}
        <Link to={signInAddress} className="font-semibold text-blue underline underline-offset-2">
          Sign in
        </Link>
      </p>
    </AccountScreen>
  )
}
