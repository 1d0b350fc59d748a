import type { Analysis, LeftOut, Page } from './analysis.ts'
import { linesOf } from './layout/line.ts'
import { requirementsIn } from './requirement/requirement.ts'
import { topicBrief, topicSummary } from './topic/brief.ts'
import { topicFields } from './topic/topic-fields.ts'
import { topicRead } from './topic/topic-read.ts'
import { untitledTopic } from './topic/untitled-topic.ts'
import { warningsOf } from './warning.ts'

/** What is known of a document beside its text. */
export type DocumentFacts = {
  /** Which topic to read when there are many; the first one otherwise. */
  topic_number?: string | undefined
  ocr_pages?: readonly number[]
  left_out?: readonly LeftOut[]
}

/**
 * Everything that can be read out of a document's pages. Never throws: a document of unknown layout still gives title, text and requirements,
 * with a warning. Where a file holds many topics one is read: the one that was asked for, else the first, with a warning.
 */
export function analysisOf(pages: readonly Page[], fileName: string, facts: DocumentFacts = {}): Analysis {
  const lines = linesOf(pages)
  const asked = facts.topic_number
  const { places, read, sections, isKnown } = topicRead(lines, asked)
  const named = read ?? untitledTopic(lines)
  const { requirements, sentences } = requirementsIn(sections)
  const { topic, places: fieldPlaces } = topicFields(named, sections, sentences)
  const hasPhases = Boolean(topic.phases.phase_1 || topic.phases.phase_2) || sections.some(({ name }) => name === 'deliverables')
  return {
    topic_summary: topicSummary(topic, fileName),
    topic_brief: topicBrief(topic),
    topic,
    places: fieldPlaces,
    requirements,
    removed_requirements: [],
    sentences,
    reading: {
      pages: pages.length,
      pages_without_text: pages.filter((page) => page.text.trim() === '').map((page) => page.page),
      ocr_pages: [...(facts.ocr_pages ?? [])],
      layout: isKnown ? 'known' : 'unknown',
      topics_found: places.map(({ number, title, page }) => ({ number, title, page })),
      warnings: warningsOf({
        pages,
        lines,
        places,
        asked,
        read,
        isKnown,
        topic,
        hasPhases,
        requirements: requirements.length,
        sentences: sentences.length,
      }),
      left_out: [...(facts.left_out ?? [])],
    },
  }
}
