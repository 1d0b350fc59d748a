import { useQuery } from '@tanstack/react-query'
import { KeyRound, Trash2 } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { Pending } from '../../../ui/load-failed.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { AccountField, AccountForm, Cancel } from '../account-form.tsx'
import { passkeysWork } from '../passkey-support.ts'
import { shownDate } from '../shown-date.ts'
import { browserName } from './browser-name.ts'
import { profileCalls } from './profile-calls.ts'
import { type Passkey, profileQueries } from './profile-queries.ts'
import { useAccountButton, useAccountChange } from './use-account-change.ts'

const Fields = z.object({ name: z.string().trim().min(1, 'Enter a name for it.').max(60, 'Name must be at most 60 characters.') })

/** Signing in with a finger, a face or a security key instead of the password. */
export function PasskeysCard() {
  const asked = useQuery(profileQueries.passkeys)
  const { data } = asked
  return (
    <Card
      title="Passkeys"
      description="Sign in with your finger, your face, the PIN of your device or a security key instead of the password."
    >
      <div className="grid gap-5">
        {!data && <Pending of={asked} title="Your passkeys could not be loaded" label="Loading your passkeys" lines={2} />}
        {data?.length === 0 && <p className="text-muted">You have no passkeys yet.</p>}
        {data && data.length > 0 && (
          <ul aria-label="Passkeys" className="grid gap-2">
            {data.map((passkey) => (
              <PasskeyLine key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
        {passkeysWork() ? (
          <NewPasskey />
        ) : (
          <p className="max-w-prose text-muted">
            No passkey can be added here: browsers keep them only for addresses that are secure and have a name, such as
            https://plans.example.com or http://localhost.
          </p>
        )}
      </div>
    </Card>
  )
}

function PasskeyLine({ passkey }: { passkey: Passkey }) {
  const [isNaming, setNaming] = useState(false)
  const change = useAccountChange()
  const { doing, press } = useAccountButton('The passkey was not removed')
  const name = passkey.name || 'Passkey without a name'
  if (isNaming) {
    const rename = async (fields: { name: string }) => {
      await change(() => profileCalls.renamePasskey(passkey.id, fields.name), 'passkeys')
      setNaming(false)
    }
    return (
      <li className="rounded-control border border-line px-4 py-4">
        <NameForm startsWith={passkey.name ?? ''} action="Save name" send={rename} onCancel={() => setNaming(false)} />
      </li>
    )
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-line px-4 py-2.5">
      <KeyRound aria-hidden className="size-5 shrink-0 text-navy" />
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        {passkey.createdAt && <p className="text-caption text-muted">Added on {shownDate(passkey.createdAt)}</p>}
      </div>
      <Button variant="quiet" aria-label={`Rename ${name}`} onClick={() => setNaming(true)}>
        Rename
      </Button>
      <ConfirmDialog
        trigger={
          <Button variant="quiet" icon={Trash2} busy={doing !== null} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        }
        title={`Remove ${name}?`}
        confirm="Remove"
        onConfirm={() => void press('remove', () => change(() => profileCalls.removePasskey(passkey.id), 'passkeys'))}
      >
        You can no longer sign in with it. Your device may keep showing it; take it out there, too.
      </ConfirmDialog>
    </li>
  )
}

function NewPasskey() {
  const [isAdding, setAdding] = useState(false)
  const change = useAccountChange()
  if (!isAdding) {
    return (
      <div>
        <Button icon={KeyRound} onClick={() => setAdding(true)}>
          Add a passkey
        </Button>
      </div>
    )
  }
  const add = async ({ name }: { name: string }) => {
    const { addPasskey } = await import('../passkey.ts')
    await change(() => addPasskey(name), 'passkeys')
    setAdding(false)
    showToast({ title: 'The passkey is added', variant: 'success' })
  }
  return <NameForm startsWith={browserName(navigator.userAgent)} action="Add passkey" send={add} onCancel={() => setAdding(false)} />
}

type NameFormProps = { startsWith: string; action: string; send: (fields: { name: string }) => Promise<void>; onCancel: () => void }

function NameForm({ startsWith, action, send, onCancel }: NameFormProps) {
  return (
    <AccountForm shape={Fields} action={action} send={send} beside={<Cancel onPress={onCancel} />}>
      {(errors) => (
        <AccountField
          name="name"
          label="Name of the passkey"
          hint="So that you know later which device it belongs to."
          errors={errors}
          autoComplete="off"
          startsWith={startsWith}
          autoFocus
        />
      )}
    </AccountForm>
  )
}
