import type * as z from 'zod'
import type { api } from '../../contract/api.ts'

type Project = z.output<typeof api.findProject.output>

/** A project as the server lists it, in the interview, with what of it matters to a test. */
export function aProject(fields: Partial<Project> = {}): Project {
  return {
    id: 'project-1',
    name: null,
    company_name: 'Acme',
    phase: 'I',
    customer_org: '',
    performer_org: '',
    contract_type: 'SBIR',
    topic: null,
    stage: 'interview',
    closes: null,
    archived_at: null,
    deleted_at: null,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-02T00:00:00Z',
    ...fields,
  }
}
