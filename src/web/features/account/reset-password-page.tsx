import { useState } from 'react'
import { useSearchParams } from 'react-router'
import * as z from 'zod'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { NewPassword, PASSWORD_HINT } from './account-fields.ts'
import { AccountField, AccountForm } from './account-form.tsx'
import { AccountFrame, ScreenLink } from './account-screen.tsx'
import { resetPassword } from './sign-in-calls.ts'

const Fields = z
  .object({ password: NewPassword, again: z.string() })
  .refine(({ password, again }) => password === again, { path: ['again'], message: 'This is not the same password.' })

/** Choose a new password with the link that was sent, also while somebody is signed in. */
export function ResetPasswordPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  const isUsable = token !== null && token !== '' && !search.has('error')
  const [isDone, setDone] = useState(false)
  return (
    <AccountFrame>
      <title>Choose a new password - Work Plan Builder</title>
      <div className="grid gap-2">
        <h1 className="text-heading font-bold tracking-tight">Choose a new password</h1>
        {isUsable && !isDone && <p className="text-lead text-muted">It takes the place of the one before at once.</p>}
      </div>
      {isDone ? <Chosen /> : isUsable ? <Choice token={token} onDone={() => setDone(true)} /> : <Spent />}
    </AccountFrame>
  )
}

function Choice({ token, onDone }: { token: string; onDone: () => void }) {
  const send = async ({ password }: { password: string }) => {
    await resetPassword(password, token)
    onDone()
  }
  return (
    <>
      <AccountForm shape={Fields} action="Keep the new password" isWide send={send}>
        {(errors) => (
          <>
            <AccountField name="password" label="New password" hint={PASSWORD_HINT} errors={errors} autoComplete="new-password" />
            <AccountField name="again" label="New password again" errors={errors} autoComplete="new-password" />
          </>
        )}
      </AccountForm>
      <p className="text-muted">
        The link is refused? <ScreenLink to="/forgot-password">Ask for a new one</ScreenLink>
      </p>
    </>
  )
}

function Chosen() {
  return (
    <Banner tone="success" title="Your new password is kept" actions={<ButtonLink to="/sign-in">Sign in</ButtonLink>}>
      Use it from now on.
    </Banner>
  )
}

function Spent() {
  return (
    <Banner
      tone="danger"
      title="This link does not work any more"
      actions={<ButtonLink to="/forgot-password">Ask for a new link</ButtonLink>}
    >
      A link works once, and for an hour. If you had several sent, only use the newest.
    </Banner>
  )
}
