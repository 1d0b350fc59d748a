import { useEffect, useRef, useState } from 'react'
import { Navigate } from 'react-router'
import * as z from 'zod'
import type { WayIn } from '../../app/auth/auth-client.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Email } from './account-fields.ts'
import { AccountField, AccountForm } from './account-form.tsx'
import { AccountScreen, ScreenLink, useOtherScreen, WayInPending } from './account-screen.tsx'
import { requestReset } from './sign-in-calls.ts'
import { useWayIn } from './use-way-in.ts'

const Fields = z.object({ email: Email })

/** Have a link sent with which a new password is chosen. */
export function ForgotPasswordPage() {
  const state = useWayIn()
  const signInAddress = useOtherScreen('/sign-in')
  if (state.kind === 'known' && state.wayIn.kind !== 'embedded') return <Navigate to={signInAddress} replace />
  return (
    <AccountScreen title="Forgot your password?" lead="Choose a new one with a link that is sent to you.">
      {state.kind === 'known' ? <LinkRequest mail={state.wayIn.mail} /> : <WayInPending state={state} />}
      <p className="text-muted">
        Remembered it? <ScreenLink to={signInAddress}>Sign in</ScreenLink>
      </p>
    </AccountScreen>
  )
}

function LinkRequest({ mail }: Pick<WayIn, 'mail'>) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) return <LinkSent to={sentTo} mail={mail} onAgain={() => setSentTo(null)} />
  const send = async ({ email }: { email: string }) => {
    await requestReset(email)
    setSentTo(email)
  }
  return (
    <>
      <MailNotice mail={mail} />
      <AccountForm shape={Fields} action="Send the link" isWide send={send}>
        {(errors) => <AccountField name="email" label="E-mail" errors={errors} autoComplete="username" />}
      </AccountForm>
    </>
  )
}

function LinkSent({ to, mail, onAgain }: Pick<WayIn, 'mail'> & { to: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // the button that had the keyboard is gone
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-title font-bold outline-none">
        {mail === 'smtp' ? 'Look into your mail' : 'Your administrator has the link'}
      </h2>
      <p className="[overflow-wrap:anywhere]">
        {mail === 'smtp'
          ? `If there is an account with ${to}, a message with the link is on its way there. It works for an hour. Nothing came? Look among the spam, and check the address.`
          : `This server sends no mail. If there is an account with ${to}, your administrator has a link for you: ask them for it. It works for an hour.`}
      </p>
      <div>
        <Button onClick={onAgain}>Use another address</Button>
      </div>
    </section>
  )
}

/** Says where a link is found on a server that sends no mail; nothing on one that does. */
function MailNotice({ mail }: { mail: 'smtp' | 'console' }) {
  if (mail === 'smtp') return null
  return <Banner title="This server sends no mail">Your administrator has the link and sends it to you: ask them for it.</Banner>
}
