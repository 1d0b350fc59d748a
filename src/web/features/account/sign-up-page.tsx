import { Navigate } from 'react-router'
import * as z from 'zod'
import { useSessionChange } from '../../app/auth/session.ts'
import { Email, Name, NewPassword, PASSWORD_HINT } from './account-fields.ts'
import { AccountField, AccountForm } from './account-form.tsx'
import { AccountScreen, ScreenLink, useOtherScreen, WayInPending } from './account-screen.tsx'
import { signUp } from './sign-in-calls.ts'
import { useWayIn } from './use-way-in.ts'

const Fields = z.object({ name: Name, email: Email, password: NewPassword })

/** Make an account with name, e-mail and password; at a provider there is one way in for everybody. */
export function SignUpPage() {
  const state = useWayIn()
  const signInAddress = useOtherScreen('/sign-in')
  if (state.kind === 'known' && state.wayIn.kind !== 'embedded') return <Navigate to={signInAddress} replace />
  return (
    <AccountScreen title="Create an account" lead="Your solicitations and plans are kept for you alone.">
      {state.kind === 'known' ? <NewAccount /> : <WayInPending state={state} />}
      <p className="text-muted">
        Already have an account? <ScreenLink to={signInAddress}>Sign in</ScreenLink>
      </p>
    </AccountScreen>
  )
}

function NewAccount() {
  const { signedIn } = useSessionChange()
  const send = async (fields: z.output<typeof Fields>) => {
    await signUp(fields)
    await signedIn()
  }
  return (
    <AccountForm shape={Fields} action="Create account" isWide send={send}>
      {(errors) => (
        <>
          <AccountField name="name" label="Name" errors={errors} autoComplete="name" />
          <AccountField name="email" label="E-mail" errors={errors} autoComplete="email" />
          <AccountField name="password" label="Password" hint={PASSWORD_HINT} errors={errors} autoComplete="new-password" />
        </>
      )}
    </AccountForm>
  )
}
