import { Analysis, type Place, type Topic, type TopicField } from '../../solicitation/analysis.ts'

/** The analysis of an invented topic, with the places where its fields stand. */
export function analysed(topic: Partial<Topic>, places: Partial<Record<TopicField, Place>> = {}, requirements: unknown[] = []): Analysis {
  const empty = { phases: {}, references: [], keywords: [], technology_areas: [], itar: false, direct_to_phase_2: false }
  return Analysis.parse({
    topic_summary: 'A topic',
    topic_brief: '',
    topic: { ...empty, ...topic },
    places,
    requirements,
    reading: { pages: 2, pages_without_text: [], ocr_pages: [], layout: 'A', topics_found: [], warnings: [] },
  })
}
