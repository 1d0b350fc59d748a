import { PageHeading } from '../../ui/page-heading.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { ProjectCount, ProjectList } from './project-list.tsx'
import { UploadForm } from './upload-form.tsx'
import { useLegacyMigration } from './use-legacy-migration.ts'

/** The dashboard: start a project with its solicitation, or go on with one (spec §2). */
export function DashboardPage() {
  useLegacyMigration()
  return (
    <div className="grid gap-8">
      <title>Dashboard - Work Plan Builder</title>
      <PageHeading
        title="Welcome to Work Plan Builder"
        actions={<ProjectCount />}
        lead="Upload a solicitation to start a work plan whose every line can be traced to its pages or to your answers."
      />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <UploadForm />
        <HowItWorks />
      </div>
      <ProjectList />
    </div>
  )
}
