import type { CurrentTopic } from '../../domain/topic.ts'

/** A topic as the upload leaves it, for tests; each names what matters to it. */
export const ANTENNA: CurrentTopic = {
  slug: 'n251-001',
  storeId: 'store-1',
  fileId: 'file-1',
  name: 'Directional antenna',
  phase: 'I',
  periodOfPerformance: 6,
  totalProposedEffort: 140_000,
  programType: 'SBIR',
  companyName: 'Acme',
  customerOrganization: '',
  systemName: '',
  analysis: { topic_summary: '', topic_brief: '' },
}
