import { Link } from 'react-router'
import { WORK_PLAN_GENERATOR } from './offering.ts'
import { OfferingPage } from './offering-page.tsx'

/** The work plan generator's public page, with the way in for existing subscribers (spec §2). */
export function WorkPlanGeneratorPage() {
  const wayIn = (
    <p className="text-muted">
      Already a subscriber?{' '}
      <Link to="/dashboard" className="font-semibold text-blue underline underline-offset-2">
        Go to your dashboard
      </Link>
      . Or{' '}
      <Link to="/example" className="font-semibold text-blue underline underline-offset-2">
        look at a finished plan
      </Link>{' '}
      first.
    </p>
  )
  return <OfferingPage offering={WORK_PLAN_GENERATOR} aside={wayIn} />
}
