import type { Analysis } from '../../domain/solicitation/analysis.ts'

/** What the reader makes of a solicitation that says next to nothing, for tests; each adds what matters to it. */
export const QUIET_PUMP: Analysis = {
  topic_summary: 'Quiet pump',
  topic_brief: 'The Navy seeks a quiet pump.',
  topic: {
    phases: {},
    references: [],
    keywords: [],
    technology_areas: [],
    itar: false,
    direct_to_phase_2: false,
    classified_notice: false,
    dates: [],
  },
  places: {},
  requirements: [],
  removed_requirements: [],
  unsorted: [],
  reading: { pages: 1, pages_without_text: [], ocr_pages: [], layout: '', topics_found: [], warnings: [], left_out: [] },
}
