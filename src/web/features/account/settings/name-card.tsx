import { useState } from 'react'
import * as z from 'zod'
import { forgetDrafts, readDraft, writeDraft } from '../../../app/browser-store.ts'
import { Card } from '../../../ui/card.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { Name } from '../account-fields.ts'
import { AccountField, AccountForm } from '../account-form.tsx'
import { profileCalls } from './profile-calls.ts'
import { useAccountChange } from './use-account-change.ts'

const DRAFT = 'account-name'
const Fields = z.object({ name: Name })

/** How the person is called. */
export function NameCard({ name }: { name: string }) {
  const change = useAccountChange()
  const [typed] = useState(() => readDraft(DRAFT, z.string()))
  const send = async (fields: { name: string }) => {
    await change(() => profileCalls.rename(fields.name), 'profile')
    forgetDrafts(DRAFT)
    showToast({ title: 'Your name is saved', variant: 'success' })
  }
  return (
    <Card title="Name" description="How you are greeted, and named in plans unless the Admin Portal says otherwise.">
      <AccountForm shape={Fields} action="Save name" variant="secondary" send={send}>
        {(errors) => (
          <AccountField
            name="name"
            label="Your name"
            errors={errors}
            autoComplete="name"
            startsWith={typed ?? name}
            onType={(text) => writeDraft(DRAFT, text)}
          />
        )}
      </AccountForm>
    </Card>
  )
}
