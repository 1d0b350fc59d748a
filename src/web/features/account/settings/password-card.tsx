import { useState } from 'react'
import * as z from 'zod'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { NewPassword, PASSWORD_HINT, Password } from '../account-fields.ts'
import { AccountField, AccountForm } from '../account-form.tsx'
import { ScreenLink } from '../account-screen.tsx'
import { profileCalls } from './profile-calls.ts'
import { useAccountChange } from './use-account-change.ts'

const Fields = z.object({ current: Password, chosen: NewPassword })

/** A new password in the place of the old one. */
export function PasswordCard() {
  const change = useAccountChange()
  const [isEverywhere, setEverywhere] = useState(true)
  const send = async ({ current, chosen }: z.output<typeof Fields>) => {
    await change(() => profileCalls.changePassword(current, chosen, isEverywhere), 'profile', 'sessions')
    showToast({ title: 'Your new password is kept', variant: 'success' })
  }
  return (
    <Card title="Password">
      <AccountForm
        shape={Fields}
        action="Change password"
        variant="secondary"
        send={send}
        empties
        beside={<ScreenLink to="/forgot-password?to=%2Faccount">Forgot it?</ScreenLink>}
      >
        {(errors) => (
          <>
            <AccountField name="current" label="Current password" errors={errors} autoComplete="current-password" />
            <AccountField name="chosen" label="New password" hint={PASSWORD_HINT} errors={errors} autoComplete="new-password" />
            <Checkbox
              label="Sign out everywhere else"
              checked={isEverywhere}
              onChange={setEverywhere}
              hint="Whoever knows the old password, and is signed in with it, is signed out."
            />
          </>
        )}
      </AccountForm>
    </Card>
  )
}
