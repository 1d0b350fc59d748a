import { DELETED_KEPT_DAYS } from '../../../domain/project.ts'
import { Button } from '../../ui/button.tsx'
import { Expander } from '../../ui/expander.tsx'
import { dayText } from './project-day.ts'
import { type ListedProject, projectName } from './project-queries.ts'
import { useProjectChanges } from './use-project-changes.ts'

type PutAwayProps = { archived: readonly ListedProject[]; deleted: readonly ListedProject[] }

/** What was archived, and what was deleted and can still be restored; nothing while there is none. */
export function PutAwayProjects({ archived, deleted }: PutAwayProps) {
  const { unarchive, restore } = useProjectChanges()
  if (archived.length + deleted.length === 0) return null
  return (
    <div className="grid gap-2">
      <PutAway
        title="Archived"
        projects={archived}
        told={({ updated_at }) => `Updated ${dayText(updated_at)}`}
        action="Put back"
        onPress={unarchive}
      />
      <PutAway title="Deleted" projects={deleted} told={removalText} action="Restore" onPress={restore} />
    </div>
  )
}

type ListProps = {
  title: string
  projects: readonly ListedProject[]
  told: (project: ListedProject) => string
  action: string
  onPress: (project: ListedProject) => Promise<void>
}

function PutAway({ title, projects, told, action, onPress }: ListProps) {
  if (projects.length === 0) return null
  return (
    <Expander title={`${title} (${projects.length})`}>
      <ul className="grid divide-y divide-line">
        {projects.map((project) => (
          <li key={project.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2 first:pt-0 last:pb-0">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="block font-semibold text-navy">{projectName(project)}</span>
              <span className="block text-caption text-muted">
                {project.company_name} · {told(project)}
              </span>
            </span>
            <Button onClick={() => void onPress(project)} aria-label={`${action} ${projectName(project)}`}>
              {action}
            </Button>
          </li>
        ))}
      </ul>
    </Expander>
  )
}

function removalText({ deleted_at }: ListedProject): string {
  return `removed for good after ${dayText(Date.parse(deleted_at ?? '') + DELETED_KEPT_DAYS * 24 * 3_600_000)}`
}
