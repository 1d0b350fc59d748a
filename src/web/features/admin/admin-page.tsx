import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import type { api } from '../../../contract/api.ts'
import { useSession } from '../../app/auth/session.ts'
import { Pending } from '../../ui/load-failed.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { AccountCard } from './account-card.tsx'
import { withAccount } from './company-card.ts'
import { CompanyInformation } from './company-information.tsx'
import { companyQueries } from './company-queries.ts'
import { useCompanyCards } from './use-company-cards.ts'

/** Admin Portal: who the person is, and what their company says of itself (spec §2). */
export function AdminPage() {
  const asked = useQuery(companyQueries.company())
  return (
    <div className="grid gap-8">
      <title>Admin Portal - Work Plan Builder</title>
      <PageHeading title="Admin Portal" lead="What you enter here once is at hand for every plan." />
      {asked.data ? (
        <Cards company={asked.data} />
      ) : (
        <Pending of={asked} title="Your company could not be loaded" label="Loading your company" lines={8} />
      )}
    </div>
  )
}

function Cards({ company }: { company: z.output<typeof api.findCompany.output> }) {
  const session = useSession()
  const known = session.kind === 'signed-in' ? withAccount(company.profile, session.person) : company.profile
  const cards = useCompanyCards(company.profile, known)
  return (
    <>
      <AccountCard cards={cards} files={company.files} />
      <CompanyInformation cards={cards} files={company.files} />
    </>
  )
}
