import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import * as z from 'zod'
import type { Person, WayIn } from '../../../app/auth/auth-client.ts'
import { useSession } from '../../../app/auth/session.ts'
import { forgetDrafts, readDraft, writeDraft } from '../../../app/browser-store.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { late } from '../../../ui/late.tsx'
import { Pending } from '../../../ui/load-failed.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { Name } from '../account-fields.ts'
import { AccountField, AccountForm } from '../account-form.tsx'
import { WayInPending } from '../account-screen.tsx'
import { signInProblem } from '../sign-in-problem.ts'
import { providerName, useWayIn } from '../use-way-in.ts'
import { DataCard } from './data-card.tsx'
import { EmailCard } from './email-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { profileCalls } from './profile-calls.ts'
import { profileQueries } from './profile-queries.ts'
import { SessionsCard } from './sessions-card.tsx'
import { TwoStepCard } from './two-step-card.tsx'
import { useAccountChange } from './use-account-change.ts'

/** What is looked at now and then comes behind the rest. */
const Log = late(async () => (await import('./log-card.tsx')).LogCard, <Skeleton lines={6} label="Loading the log" />)

const ConnectionsMade = late(
  async () => (await import('./connections-card.tsx')).ConnectionsCard,
  <Skeleton lines={5} label="Loading what leaves this server" />,
)

/** Your account: who you are here, how you sign in, and what is kept of you. */
export function AccountPage() {
  const state = useWayIn()
  const session = useSession()
  const [search] = useSearchParams()
  // a link of a letter leads back here also when it did not work
  const problem = search.has('error') ? signInProblem('link', { label: null }) : null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <title>Your account - Work Plan Builder</title>
      <PageHeading title="Your account" lead="Who you are here, how you sign in, and what is kept of you." />
      {problem && (
        <Banner tone="danger" title={problem.title}>
          {problem.words}
        </Banner>
      )}
      {state.kind !== 'known' && <WayInPending state={state} />}
      {state.kind === 'known' && session.kind === 'signed-in' && <Cards wayIn={state.wayIn} person={session.person} />}
    </div>
  )
}

function Cards({ wayIn, person }: { wayIn: WayIn; person: Person }) {
  const asked = useQuery(profileQueries.profile)
  const { data } = asked
  if (wayIn.kind !== 'embedded') {
    return (
      <>
        <KeptElsewhere wayIn={wayIn} person={person} />
        <SessionsCard current={data?.session.token ?? null} />
        <Log />
        <ConnectionsMade />
        <DataCard email={person.email || person.name} hasPassword={false} />
      </>
    )
  }
  if (!data) return <Pending of={asked} title="Your account could not be loaded" label="Loading your account" lines={8} />
  return (
    <>
      <NameCard name={data.user.name} />
      <EmailCard user={data.user} mail={wayIn.mail} />
      <PasswordCard />
      <TwoStepCard isOn={data.user.twoFactorEnabled ?? false} />
      <PasskeysCard />
      <SessionsCard current={data.session.token} />
      <Log />
      <ConnectionsMade />
      <DataCard email={data.user.email} hasPassword />
    </>
  )
}

function KeptElsewhere({ wayIn, person }: { wayIn: WayIn; person: Person }) {
  return (
    <section className="grid gap-4">
      <Facts
        facts={[
          { label: 'Name', value: person.name || 'No name' },
          { label: 'E-mail', value: person.email || 'Not told' },
        ]}
      />
      <p className="max-w-prose text-muted">
        Your name, e-mail and password are kept by {providerName(wayIn)}; change them there. So is everything else about how you sign in.
      </p>
    </section>
  )
}

const DRAFT = 'account-name'
const Fields = z.object({ name: Name })

/** How the person is called. */
function NameCard({ name }: { name: string }) {
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
