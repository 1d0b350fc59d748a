import { useState } from 'react'
import * as z from 'zod'
import { useSessionChange } from '../../app/auth/session.ts'
import { Email, Password } from './account-fields.ts'
import { AccountField, AccountForm } from './account-form.tsx'
import { ScreenLink, useOtherScreen } from './account-screen.tsx'
import { CodeStep } from './code-step.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { signIn } from './sign-in-calls.ts'

const Fields = z.object({ email: Email, password: Password })

/** Signing in with an account of the product itself: e-mail and password, then a code where the account asks for one, or a passkey. */
export function PasswordSignIn() {
  const { signedIn } = useSessionChange()
  const [step, setStep] = useState<'password' | 'code'>('password')
  const addresses = { signUp: useOtherScreen('/sign-up'), forgot: useOtherScreen('/forgot-password') }
  if (step === 'code') return <CodeStep onSignedIn={signedIn} onBack={() => setStep('password')} />
  const send = async (fields: z.output<typeof Fields>) => {
    if ((await signIn(fields)) === 'second-step') setStep('code')
    else await signedIn()
  }
  return (
    <>
      <AccountForm shape={Fields} action="Sign in" isWide send={send}>
        {(errors) => (
          <>
            <AccountField name="email" label="E-mail" errors={errors} autoComplete="username webauthn" />
            <AccountField name="password" label="Password" errors={errors} autoComplete="current-password" />
          </>
        )}
      </AccountForm>
      <p className="-mt-4">
        <ScreenLink to={addresses.forgot}>Forgot your password?</ScreenLink>
      </p>
      <PasskeySignIn onSignedIn={signedIn} />
      <p className="text-muted">
        New here? <ScreenLink to={addresses.signUp}>Create an account</ScreenLink>
      </p>
    </>
  )
}
