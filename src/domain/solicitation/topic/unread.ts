import type { Analysis } from '../analysis.ts'

/** What is known of a topic whose solicitation was never read: at most its name and its brief. It asks for nothing. */
export function unreadAnalysis({ topic_summary, topic_brief }: Pick<Analysis, 'topic_summary' | 'topic_brief'>): Analysis {
  return {
    topic_summary,
    topic_brief,
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
    sentences: [],
    reading: { pages: 0, pages_without_text: [], ocr_pages: [], layout: 'none', topics_found: [], warnings: [], left_out: [] },
  }
}
