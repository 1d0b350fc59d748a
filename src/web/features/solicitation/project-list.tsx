import { useQuery } from '@tanstack/react-query'
import { Archive, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { useStored } from '../../app/browser-store.ts'
import { leftWords } from '../../left/left-words.ts'
import { planReview } from '../../left/plan-review.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { MoreMenu } from '../../ui/menu/more-menu.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { closingText, dayText } from './project-day.ts'
import { type ListedProject, projectName, projectQueries } from './project-queries.ts'
import { PutAwayProjects } from './put-away-projects.tsx'
import { RenameField } from './rename-field.tsx'
import { type ProjectChanges, useProjectChanges } from './use-project-changes.ts'
import { useResume } from './use-resume.ts'

/** How many projects are shown before all are asked for. */
const SHOWN_FIRST = 5

/** The person's projects, any of which can be gone on with; nothing for who has none. */
export function ProjectList() {
  const { data, error, refetch, isFetching } = useQuery(projectQueries.list)
  const { data: deleted = [] } = useQuery(projectQueries.deleted)
  const isKnownHere = useStored('currentTopic').ok
  if (error && !data)
    return <LoadFailed title="Your projects could not be loaded" why={error.message} busy={isFetching} onRetry={() => void refetch()} />
  // whoever has worked here before has one: it takes its room before it is there
  if (!data) return isKnownHere ? <LoadingProjects /> : null
  if (data.length + deleted.length === 0) return null
  return (
    <Card title="Your projects">
      <div className="grid gap-4">
        <OpenProjects projects={data.filter(({ archived_at }) => archived_at === null)} />
        <PutAwayProjects archived={data.filter(({ archived_at }) => archived_at !== null)} deleted={deleted} />
      </div>
    </Card>
  )
}

function LoadingProjects() {
  return (
    <Card title="Your projects">
      <Skeleton lines={5} label="Loading your projects" />
    </Card>
  )
}

function OpenProjects({ projects }: { projects: readonly ListedProject[] }) {
  const { resuming, resume } = useResume()
  const changes = useProjectChanges()
  const [isWhole, showAll] = useState(false)
  const [renamed, rename] = useState<string | null>(null)
  const topic = useStored('currentTopic')
  const list = useRef<HTMLDivElement>(null)
  useKeptFocus(list)
  const current = topic.ok ? topic.value.projectId : undefined
  if (projects.length === 0) return <p className="text-muted">All of your projects are put away.</p>
  const shown = isWhole ? projects : projects.slice(0, SHOWN_FIRST)
  const row: Row = { current, resuming, resume: (project) => void resume(project), changes, renamed, rename }
  return (
    <div ref={list} className="grid gap-4">
      <Table caption="Your projects" columns={columnsOf(row)} rows={shown} rowKey={({ id }) => id} />
      {shown.length < projects.length && (
        <Button className="justify-self-start" onClick={() => showAll(true)}>
          Show all {projects.length} projects
        </Button>
      )}
    </div>
  )
}

/** What a row of the list works with. `renamed` is the project whose name is being changed. */
type Row = {
  current: string | undefined
  resuming: string | null
  resume: (project: ListedProject) => void
  changes: ProjectChanges
  renamed: string | null
  rename: (id: string | null) => void
}

const STAGES: Record<ListedProject['stage'], string> = { interview: 'Interview', steps: 'Steps', final: 'Final plan' }

function columnsOf(row: Row): Column<ListedProject>[] {
  return [
    { heading: 'Project', cell: (project) => <Name project={project} row={row} /> },
    { heading: 'Stage', foldsBelow: 'xl', cell: (project) => <Stage project={project} /> },
    {
      heading: 'Left to do',
      foldsBelow: 'xl',
      // the room of its words, which come after the list
      className: 'w-44',
      cell: (project) => <ProjectLeft project={project} />,
    },
    {
      heading: 'Deadline',
      foldsBelow: 'xl',
      className: 'w-36 text-muted',
      cell: ({ closes }) => (closes ? closingText(closes, new Date()) : 'The document names no deadline'),
    },
    { heading: 'Updated', foldsBelow: 'xl', className: 'whitespace-nowrap text-muted', cell: ({ updated_at }) => dayText(updated_at) },
    { heading: 'Action', className: 'text-right', cell: (project) => <Actions project={project} row={row} /> },
  ]
}

function Stage({ project: { stage } }: { project: ListedProject }) {
  return <Badge tone={stage === 'final' ? 'success' : 'neutral'}>{STAGES[stage]}</Badge>
}

function Name({ project, row: { current, renamed, rename, changes } }: { project: ListedProject; row: Row }) {
  if (renamed === project.id)
    return (
      <RenameField
        name={projectName(project)}
        onSave={async (name) => {
          if (await changes.rename(project, name)) rename(null)
        }}
        onCancel={() => rename(null)}
      />
    )
  return (
    <span className="block [overflow-wrap:anywhere]">
      <span className="line-clamp-2 font-semibold text-navy">{projectName(project)}</span>
      <span className="block text-caption text-muted">
        {project.company_name} · {project.contract_type} Phase {project.phase}
        {project.id === current && ' · open now'}
      </span>
      <span className="flex flex-wrap gap-x-3 text-caption text-muted xl:hidden">
        <span>{STAGES[project.stage]}</span>
        <span>
          <ProjectLeft project={project} />
        </span>
        {project.closes && <span>{closingText(project.closes, new Date())}</span>}
      </span>
    </span>
  )
}

function Actions({ project, row: { resuming, resume, changes, rename } }: { project: ListedProject; row: Row }) {
  const name = projectName(project)
  return (
    <span className="flex items-center justify-end gap-1">
      <Button busy={resuming === project.id} onClick={() => resume(project)} aria-label={`Resume ${name}`}>
        Resume
      </Button>
      <MoreMenu
        label={`More for ${name}`}
        lines={[
          { label: 'Rename', icon: Pencil, onPress: () => rename(project.id) },
          { label: 'Archive', icon: Archive, onPress: () => void changes.archive(project) },
          { label: 'Delete', icon: Trash2, onPress: () => void changes.remove(project) },
        ]}
      />
    </span>
  )
}

/** What is left to do in a project: questions of its interview, or things to mend in its plan; nothing where that cannot be told. */
function ProjectLeft({ project: { topic, stage } }: { project: ListedProject }) {
  if (!topic) return null
  return stage === 'interview' ? <QuestionsLeft topic={topic} /> : <ThingsLeft topic={topic} />
}

function QuestionsLeft({ topic }: { topic: CurrentTopic }) {
  const { data } = useQuery(projectQueries.interview(topic))
  if (!data || data.questions.length === 0) return null
  const slots = new Set(data.questions.map(({ slot }) => slot))
  const answered = data.answers.filter(({ slot, answer }) => slots.has(slot) && answer.trim() !== '').length
  return `${answered} of ${data.questions.length} answered`
}

function ThingsLeft({ topic }: { topic: CurrentTopic }) {
  const { data } = useQuery({ ...planReview(topic), retry: false, refetchOnMount: 'always' })
  return data ? leftWords(data.left) : null
}
