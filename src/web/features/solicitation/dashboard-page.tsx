import { PageHeading } from '../../ui/page-heading.tsx'
import { CompanyHint } from './company-hint.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { ProjectList } from './project-list.tsx'
import { UploadForm } from './upload-form.tsx'
import { useLegacyMigration } from './use-legacy-migration.ts'

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
