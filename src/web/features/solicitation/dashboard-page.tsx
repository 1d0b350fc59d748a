import { useQuery } from '@tanstack/react-query'
import { Building2, FileSearch } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LINK_LOOK } from '../../ui/link-look.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { ProjectList } from './project-list.tsx'
import { companyQuery, projectQueries } from './project-queries.ts'
import { UploadForm } from './upload-form.tsx'
import { useLegacyMigration } from './use-legacy-migration.ts'
import { useResume } from './use-resume.ts'

/** The dashboard: go on with a project, or start one with its solicitation (spec §2). */
export function DashboardPage() {
  useLegacyMigration()
  return (
    <div className="grid gap-8">
      <title>Dashboard - Work Plan Builder</title>
      <PageHeading
        title="Welcome to Work Plan Builder"
        lead="Upload a solicitation to start a work plan whose every line can be traced to its pages or to your answers."
      />
      <ProjectList />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <UploadForm />
        <div className="grid gap-6">
          <HowItWorks />
          <CompanyHint />
        </div>
      </div>
    </div>
  )
}

/** The screens that say themselves what they lack (spec §2, §4). */
const OWN_WORDS: readonly string[] = ['/steps', '/final-export']

/** Opens the person's project on the screen that was asked for, where they have one; of several they choose, and without any there is `none`, the screen as it is. */
export function ProjectToOpen({ none }: { none: ReactNode }) {
  const { pathname } = useLocation()
  const { data, isPending } = useQuery(projectQueries.list)
  const { resume } = useResume(pathname)
  const [tried, setTried] = useState<string | null>(null)
  const open = data?.filter(({ archived_at, topic }) => archived_at === null && topic) ?? []
  const only = open.length === 1 && open[0]?.id !== tried ? open[0] : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a project is opened once
  useEffect(() => {
    if (only) void resume(only).then(() => setTried(only.id))
  }, [only?.id])
  if (isPending || only) return <Skeleton lines={5} label="Loading your projects" />
  if (open.length > 0) return <ProjectList />
  return (
    <>
      {none}
      {!OWN_WORDS.includes(pathname) && <NoTopic />}
    </>
  )
}

/** The way to the Dashboard (spec §2). */
function NoTopic() {
  return (
    <EmptyState
      icon={FileSearch}
      title="No Topic Selected"
      action={
        <ButtonLink to="/dashboard" variant="primary">
          Go to Dashboard
        </ButtonLink>
      }
    >
      Please upload a solicitation on the Dashboard first.
    </EmptyState>
  )
}

/** That a company can tell of itself once for all its plans, as long as it has told nothing. */
function CompanyHint() {
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
