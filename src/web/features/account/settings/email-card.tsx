import { useState } from 'react'
import * as z from 'zod'
import type { WayIn } from '../../../app/auth/auth-client.ts'
import { forgetDrafts, readDraft, writeDraft } from '../../../app/browser-store.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Email, Password } from '../account-fields.ts'
import { AccountField, AccountForm } from '../account-form.tsx'
import { profileCalls } from './profile-calls.ts'
import type { Profile } from './profile-queries.ts'
import { useAccountButton, useAccountChange } from './use-account-change.ts'

const DRAFT = 'account-email'
const Fields = z.object({ email: Email, password: Password })

/** The address with which the person signs in, whether it is theirs for certain, and another one in its place. */
export function EmailCard({ user, mail }: { user: Profile['user']; mail: WayIn['mail'] }) {
  const change = useAccountChange()
  const [sent, setSent] = useState<string | null>(null)
  const [typed] = useState(() => readDraft(DRAFT, z.string()))
  const send = async ({ email, password }: z.output<typeof Fields>) => {
    await change(() => profileCalls.changeEmail(email, password), 'profile')
    forgetDrafts(DRAFT)
    setSent(email)
  }
  return (
    <Card
      title="E-mail"
      description="You sign in with it, and links to your account are sent to it."
      aside={user.emailVerified ? <Badge tone="success">Verified</Badge> : <Badge tone="warning">Not verified</Badge>}
    >
      <div className="grid gap-5">
        <p className="font-semibold [overflow-wrap:anywhere]">{user.email}</p>
        {!user.emailVerified && <NotVerified email={user.email} mail={mail} onSent={setSent} />}
        {sent !== null && <LinkUnderWay to={sent} mail={mail} />}
        <AccountForm shape={Fields} action="Change e-mail" variant="secondary" send={send} empties>
          {(errors) => (
            <>
              <AccountField
                name="email"
                label="New e-mail"
                hint="We send a link to the new address. Your e-mail address changes once you open it."
                errors={errors}
                autoComplete="email"
                startsWith={typed ?? ''}
                onType={(text) => writeDraft(DRAFT, text)}
              />
              <AccountField name="password" label="Your password" errors={errors} autoComplete="current-password" />
            </>
          )}
        </AccountForm>
      </div>
    </Card>
  )
}

function NotVerified({ email, mail, onSent }: { email: string; mail: WayIn['mail']; onSent: (email: string) => void }) {
  const change = useAccountChange()
  const { doing, press } = useAccountButton('The link was not sent')
  const again = async () => {
    await change(() => profileCalls.sendLink(email))
    onSent(email)
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-prose text-muted">
        {mail === 'smtp'
          ? 'Open the link in the message that was sent to this address, so that nobody else can use it.'
          : 'This server sends no mail: your administrator has the link and sends it to you.'}
      </p>
      <Button busy={doing !== null} onClick={() => void press('send', again)}>
        Send the link again
      </Button>
    </div>
  )
}

function LinkUnderWay({ to, mail }: { to: string; mail: WayIn['mail'] }) {
  return (
    <Banner tone="success" title={mail === 'smtp' ? `A link is on its way to ${to}` : 'Your administrator has the link'}>
      {mail === 'smtp'
        ? 'Open it in this browser within a day. Nothing came? Look among the spam, and check the address.'
        : `This server sends no mail. Ask your administrator for the link to ${to}: it stands where the server writes its messages.`}
    </Banner>
  )
}
