import { screen } from '@testing-library/react'
import type * as z from 'zod'
import { api } from '../../../../contract/api.ts'
import type { Solicitation } from '../../../../contract/solicitation-calls.ts'
import { CompanyProfile } from '../../../../domain/company.ts'
import { QUIET_PUMP } from '../../../testing/analysis.ts'
import { answering, fakeServer } from '../../../testing/fake-server.ts'
import { HEALTH } from '../../../testing/health.ts'
import { aProject } from '../../../testing/project.ts'
import { shown } from '../../../testing/shown.tsx'
import { UploadForm } from '../upload-form.tsx'

/** A solicitation as somebody picks it. */
export const PUMP = new File(['A quiet pump'], 'Quiet Pump.pdf', { type: 'application/pdf' })
/** What the server answers to it. */
export const UPLOADED: z.input<typeof api.uploadTopic.output> = {
  topic_slug: 'quiet-pump',
  topic_store_id: 'store-1',
  file_id: 'file-1',
  analysis: QUIET_PUMP,
}
const FOUND: Solicitation = {
  topic_store_id: 'store-1',
  topic_slug: 'quiet-pump',
  file: { id: 'file-1', file_name: 'Quiet Pump.pdf', kind: 'pdf', pages: 1 },
  analysis: QUIET_PUMP,
  instructions: null,
  rules: [],
  instructions_warning: null,
  facts: null,
}

const server = (company_name: string) =>
  fakeServer(
    answering(api.findCompany, { profile: CompanyProfile.parse({ company_name }), files: [] }),
    answering(api.health, HEALTH),
    answering(api.uploadTopic, UPLOADED),
    answering(api.findSolicitation, FOUND),
    answering(api.createProject, ({ topic: _known, ...fields }) => aProject(fields)),
    answering(api.updateProject, aProject()),
  )

/** A field by its label. */
export const field = (label: string | RegExp) => screen.getByLabelText(label)
/** A choice by its words. */
export const radio = (name: string) => screen.getByRole('radio', { name })
/** The button that sends the form. */
export const uploadButton = () => screen.getByRole('button', { name: 'Upload & Analyze' })

/** The form on the dashboard, with a server that reads the pump and knows the company by this name. */
export function opened(company_name = '') {
  const served = server(company_name)
  return { served, ...shown(<UploadForm />, '/dashboard') }
}
