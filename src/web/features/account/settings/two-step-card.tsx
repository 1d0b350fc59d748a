import { useState } from 'react'
import { encode } from 'uqr'
import * as z from 'zod'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { Code, Password } from '../account-fields.ts'
import { AccountField, AccountForm, Cancel } from '../account-form.tsx'
import { secretIn } from './authenticator.ts'
import { beginTwoStep, newRecoveryCodes, profileCalls, type TwoStep } from './profile-calls.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useAccountChange } from './use-account-change.ts'

type State =
  | { kind: 'rest' }
  | { kind: 'asking'; what: 'on' | 'off' | 'codes' }
  | { kind: 'pairing'; begun: TwoStep }
  | { kind: 'codes'; codes: readonly string[] }

const WORDS = {
  on: { action: 'Go on', variant: 'primary', why: 'Enter your password to turn two-step sign-in on.' },
  off: { action: 'Turn off', variant: 'destructive', why: 'Without it, your password alone is enough to sign in.' },
  codes: { action: 'Make new codes', variant: 'primary', why: 'The recovery codes that you have no longer work then.' },
} as const

/** A code of an authenticator app, asked for beside the password. */
export function TwoStepCard({ isOn }: { isOn: boolean }) {
  const [state, setState] = useState<State>({ kind: 'rest' })
  const rest = () => setState({ kind: 'rest' })
  return (
    <Card
      title="Two-step sign-in"
      description="Besides your password, signing in asks for a code that an app on your phone shows."
      aside={isOn ? <Badge tone="success">On</Badge> : <Badge>Off</Badge>}
    >
      {state.kind === 'rest' && <Choices isOn={isOn} onChoose={(what) => setState({ kind: 'asking', what })} />}
      {state.kind === 'asking' && <PasswordFirst what={state.what} onBack={rest} onNext={setState} />}
      {state.kind === 'pairing' && (
        <Pairing begun={state.begun} onBack={rest} onPaired={() => setState({ kind: 'codes', codes: state.begun.backupCodes })} />
      )}
      {state.kind === 'codes' && <RecoveryCodes codes={state.codes} onKept={rest} />}
    </Card>
  )
}

function Choices({ isOn, onChoose }: { isOn: boolean; onChoose: (what: 'on' | 'off' | 'codes') => void }) {
  if (!isOn) return <Button onClick={() => onChoose('on')}>Turn on two-step sign-in</Button>
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => onChoose('codes')}>New recovery codes</Button>
      <Button variant="destructive" onClick={() => onChoose('off')}>
        Turn off
      </Button>
    </div>
  )
}

type PasswordFirstProps = { what: 'on' | 'off' | 'codes'; onBack: () => void; onNext: (state: State) => void }

function PasswordFirst({ what, onBack, onNext }: PasswordFirstProps) {
  const change = useAccountChange()
  const { action, variant, why } = WORDS[what]
  const send = async ({ password }: { password: string }) => {
    if (what === 'on') return onNext({ kind: 'pairing', begun: await change(() => beginTwoStep(password)) })
    if (what === 'codes') return onNext({ kind: 'codes', codes: await change(() => newRecoveryCodes(password)) })
    await change(() => profileCalls.turnTwoStepOff(password), 'profile', 'sessions')
    showToast({ title: 'Two-step sign-in is off', variant: 'success' })
    onNext({ kind: 'rest' })
  }
  return (
    <AccountForm
      shape={z.object({ password: Password })}
      action={action}
      variant={variant}
      send={send}
      beside={<Cancel onPress={onBack} />}
    >
      {(errors) => (
        <AccountField name="password" label="Your password" hint={why} errors={errors} autoComplete="current-password" autoFocus />
      )}
    </AccountForm>
  )
}

function Pairing({ begun, onBack, onPaired }: { begun: TwoStep; onBack: () => void; onPaired: () => void }) {
  const change = useAccountChange()
  const send = async ({ code }: { code: string }) => {
    await change(() => profileCalls.confirmTwoStep(code), 'profile', 'sessions')
    onPaired()
    showToast({ title: 'Two-step sign-in is on', variant: 'success' })
  }
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <QrCode text={begun.totpURI} label="QR code for your authenticator app; the same secret stands beside it as text" />
        <div className="grid min-w-0 grow basis-64 gap-2">
          <p>Scan the code with an authenticator app, such as Google Authenticator, Microsoft Authenticator, 1Password or Aegis.</p>
          <p className="text-muted">Or type this secret into it:</p>
          <p className="rounded-control border border-line bg-sheet px-3 py-2 font-mono [overflow-wrap:anywhere] select-all">
            {secretIn(begun.totpURI)}
          </p>
        </div>
      </div>
      <AccountForm shape={z.object({ code: Code })} action="Confirm" send={send} beside={<Cancel onPress={onBack} />}>
        {(errors) => (
          <AccountField
            name="code"
            label="Code"
            hint="The 6 digits that the app shows now."
            errors={errors}
            autoComplete="one-time-code"
            inputMode="numeric"
            autoFocus
          />
        )}
      </AccountForm>
    </div>
  )
}

/** A text as a QR code, for a camera; `label` is what a screen reader says of it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges" className="size-48 shrink-0">
      <rect width={size} height={size} className="fill-white" />
      <path d={dark.join('')} className="fill-ink" />
    </svg>
  )
}
