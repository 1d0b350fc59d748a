import { useState } from 'react'
import * as z from 'zod'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Code, RecoveryCode } from './account-fields.ts'
import { AccountField, AccountForm } from './account-form.tsx'
import { giveCode } from './sign-in-calls.ts'

const CODES = {
  totp: {
    label: 'Code',
    hint: 'The 6 digits that your authenticator app shows for this product.',
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
  },
  'backup-code': {
    label: 'Recovery code',
    hint: 'One of the codes that you kept when you turned two-step sign-in on. Each works once.',
    autoComplete: 'off',
  },
} as const

/** The second step of signing in: a code of the authenticator app, or one of the recovery codes. */
export function CodeStep({ onSignedIn, onBack }: { onSignedIn: () => Promise<void>; onBack: () => void }) {
  const [kind, setKind] = useState<'totp' | 'backup-code'>('totp')
  const [isTrusted, setTrusted] = useState(false)
  const isApp = kind === 'totp'
  const send = async ({ code }: { code: string }) => {
    await giveCode(kind, code, isTrusted)
    await onSignedIn()
  }
  return (
    <section className="grid gap-6" aria-labelledby="second-step">
      <h2 id="second-step" className="text-title font-bold">
        One more step
      </h2>
      <AccountForm key={kind} shape={z.object({ code: isApp ? Code : RecoveryCode })} action="Sign in" isWide send={send}>
        {(errors) => (
          <>
            <AccountField name="code" errors={errors} autoFocus {...CODES[kind]} />
            <Checkbox
              label="Trust this browser for 30 days"
              checked={isTrusted}
              onChange={setTrusted}
              hint="It is not asked for a code during that time. Only on a device that is yours."
            />
          </>
        )}
      </AccountForm>
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <Button variant="quiet" onClick={() => setKind(isApp ? 'backup-code' : 'totp')}>
          {isApp ? 'Use a recovery code instead' : 'Use the authenticator app instead'}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Start again
        </Button>
      </div>
    </section>
  )
}
