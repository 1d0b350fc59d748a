import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod'
import { useSessionChange } from '../../../app/auth/session.ts'
import { forgetPersonStore } from '../../../app/browser-store.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { Password } from '../account-fields.ts'
import { AccountField, AccountForm } from '../account-form.tsx'
import { profileCalls } from './profile-calls.ts'
import { useAccountChange } from './use-account-change.ts'

/** Deletes the account after asking twice: for the password, where it is kept here, and for the e-mail address, typed. */
export function DeleteAccount({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="destructive" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      {isOpen && (
        <DialogFrame
          title="Delete your account?"
          size="title"
          look="top-1/2 left-1/2 grid grid-cols-[minmax(0,1fr)] max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] -translate-1/2 gap-4 overflow-y-auto rounded-card p-6"
          onClose={() => setOpen(false)}
        >
          <p className="text-muted">
            Your account and all of your work are deleted at once, also the drafts in this browser. Nobody can bring them back.
          </p>
          <p className="[overflow-wrap:anywhere]">
            If you are sure, type <strong>{email}</strong> below.
          </p>
          <Asked email={email} hasPassword={hasPassword} onCancel={() => setOpen(false)} />
        </DialogFrame>
      )}
    </>
  )
}

function Asked({ email, hasPassword, onCancel }: { email: string; hasPassword: boolean; onCancel: () => void }) {
  const change = useAccountChange()
  const { gone, leave, farewell } = useSessionChange()
  const navigate = useNavigate()
  const isThis = (typed: string) => typed.trim().toLowerCase() === email.toLowerCase()
  const shape = z.object({
    email: z.string().refine(isThis, 'This is not what stands above.'),
    ...(hasPassword ? { password: Password } : {}),
  })
  const end = async (fields: { email: string; password?: unknown }) => {
    await change(() => profileCalls.deleteAccount(hasPassword ? String(fields.password) : null))
    forgetPersonStore()
    const lead = () => navigate('/sign-in')
    const goAlone = () => {
      gone()
      return lead()
    }
    // whoever stays signed in at the provider would have a new account at once
    if (hasPassword) await goAlone()
    else await leave(lead).catch(goAlone)
    showToast({ title: 'Your account is deleted', description: 'Nothing of yours is left on this server or in this browser.' })
  }
  const keep = (
    <Button variant="secondary" onClick={onCancel}>
      Keep my account
    </Button>
  )
  return (
    <AccountForm shape={shape} action="Delete for good" variant="destructive" send={(fields) => farewell(() => end(fields))} beside={keep}>
      {(errors) => (
        <>
          <AccountField name="email" label="Your e-mail address" errors={errors} type="email" autoComplete="off" autoFocus />
          {hasPassword && <AccountField name="password" label="Your password" errors={errors} autoComplete="current-password" />}
        </>
      )}
    </AccountForm>
  )
}
