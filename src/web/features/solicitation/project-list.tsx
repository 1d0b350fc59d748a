import { useQuery } from '@tanstack/react-query'
import { FolderOpen } from 'lucide-react'
import { useStored } from '../../app/browser-store.ts'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { type ListedProject, projectQueries } from './project-queries.ts'
import { useResume } from './use-resume.ts'

const LIST_ID = 'projects'

/** The person's projects, any of which can be gone on with. */
export function ProjectList() {
  return (
    <div id={LIST_ID} className="scroll-mt-20">
      <Card title="Your projects">
        <Projects />
      </Card>
    </div>
  )
}

/** How many projects there are, leading down to them; nothing while there are none. */
export function ProjectCount() {
  const { data } = useQuery(projectQueries.list)
  if (!data || data.length === 0) return null
  return (
    <a href={`#${LIST_ID}`} className={buttonLook('secondary')}>
      <FolderOpen aria-hidden className="size-4" />
      Your projects ({data.length})
    </a>
  )
}

function Projects() {
  const { data, error, refetch, isFetching } = useQuery(projectQueries.list)
  const { resuming, resume } = useResume()
  const topic = useStored('currentTopic')
  const current = topic.ok ? topic.value.projectId : undefined
  if (data && data.length > 0) {
    return <Table caption="Your projects" columns={columns(current, resuming, resume)} rows={data} rowKey={(project) => project.id} />
  }
  if (error) {
    const retry = (
      <Button busy={isFetching} onClick={() => void refetch()}>
        Try again
      </Button>
    )
    return (
      <Banner tone="danger" title="Your projects could not be loaded" actions={retry}>
        {error.message}
      </Banner>
    )
  }
  if (data) {
    return (
      <EmptyState icon={FolderOpen} title="No projects yet" heading="h3">
        <p>Upload a solicitation and its project will be listed here.</p>
      </EmptyState>
    )
  }
  return <Skeleton label="Loading your projects" />
}

const STAGES: Record<ListedProject['stage'], string> = { interview: 'Interview', steps: 'Steps', final: 'Final plan' }

function columns(
  current: string | undefined,
  resuming: string | null,
  resume: (project: ListedProject) => Promise<void>,
): Column<ListedProject>[] {
  return [
    { heading: 'Project', cell: (project) => <Name project={project} isCurrent={project.id === current} /> },
    { heading: 'Program', narrow: true, className: 'whitespace-nowrap', cell: program },
    {
      heading: 'Stage',
      narrow: true,
      cell: ({ stage }) => <Badge tone={stage === 'final' ? 'success' : 'neutral'}>{STAGES[stage]}</Badge>,
    },
    { heading: 'Updated', narrow: true, className: 'whitespace-nowrap text-muted', cell: ({ updated_at }) => day(updated_at) },
    {
      heading: 'Action',
      className: 'text-right',
      cell: (project) => (
        <Button
          busy={resuming === project.id}
          onClick={() => void resume(project)}
          aria-label={`Resume ${project.topic?.name || project.company_name}`}
        >
          Resume
        </Button>
      ),
    },
  ]
}

function Name({ project, isCurrent }: { project: ListedProject; isCurrent: boolean }) {
  return (
    <span className="block [overflow-wrap:anywhere]">
      <span className="line-clamp-2 font-semibold text-navy">{project.topic?.name || 'Untitled topic'}</span>
      <span className="block text-caption text-muted">
        {project.company_name}
        {isCurrent && ' · open now'}
      </span>
      <span className="block text-caption text-muted md:hidden">
        {program(project)} · {STAGES[project.stage]} · {day(project.updated_at)}
      </span>
    </span>
  )
}

function program({ contract_type, phase }: ListedProject): string {
  return `${contract_type} Phase ${phase}`
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

function day(moment: string): string {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? '' : DAY.format(date)
}
