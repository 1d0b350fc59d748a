import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { signIn } from '../../app/accounts.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { SignInFields } from './account-fields.ts'
import { AccountScreen, useOtherScreen } from './account-screen.tsx'
import { useAccountSubmit } from './use-account-submit.ts'

/** Sign in with e-mail and password. */
export function SignInPage() {
  const { refusal, submit } = useAccountSubmit(signIn)
  const { register, handleSubmit, formState } = useForm<SignInFields>({ resolver: zodResolver(SignInFields) })
  const signUpAddress = useOtherScreen('/sign-up')
  return (
    <AccountScreen title="Sign in" lead="Continue with your solicitations and work plans.">
      <form onSubmit={handleSubmit(submit)} noValidate className="grid gap-5">
        {refusal && <Banner tone="danger" title={refusal} />}
        <Field label="E-mail" error={formState.errors.email?.message}>
          {(control) => <TextInput {...control} {...register('email')} type="email" autoComplete="email" />}
        </Field>
        <Field label="Password" error={formState.errors.password?.message}>
          {(control) => <TextInput {...control} {...register('password')} type="password" autoComplete="current-password" />}
        </Field>
        <Button type="submit" variant="primary" busy={formState.isSubmitting}>
          Sign in
        </Button>
      </form>
      <p className="text-muted">
        New here?{' '}
        <Link to={signUpAddress} className="font-semibold text-blue underline underline-offset-2">
          Create an account
        </Link>
      </p>
    </AccountScreen>
  )
}
