import { useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { Link } from 'react-router'
import { LINK_LOOK } from '../../ui/link-look.ts'
import { companyQuery } from './company-query.ts'

/** That a company can tell of itself once for all its plans, as long as it has told nothing. */
export function CompanyHint() {
  const { data } = useQuery(companyQuery)
  if (!data || data.files.length > 0 || data.profile.company_description.trim() !== '' || data.profile.technology_overview.trim() !== '')
    return null
  return (
    <p className="flex gap-3 rounded-card border border-line bg-surface px-5 py-4 text-muted">
      <Building2 aria-hidden className="mt-0.5 size-5 shrink-0 text-blue" />
      <span>
        <Link to="/admin" className={LINK_LOOK}>
          Tell about your company once
        </Link>
        : a capability statement or an earlier proposal is read for you, and what it says is at hand in every interview and plan.
      </span>
    </p>
  )
}
