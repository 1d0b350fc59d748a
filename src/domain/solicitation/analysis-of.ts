import type { Analysis, LeftOut, Page } from './analysis.ts'
import { topicBrief, topicSummary } from './brief.ts'
import { layoutOf } from './layout.ts'
import { leftOutWarnings } from './left-out.ts'
import { linesOf } from './line.ts'
import { requirementsIn } from './requirement.ts'
import { BODY, sectionsOf } from './section.ts'
import { topicFields } from './topic-fields.ts'
import { isSameNumber } from './topic-number.ts'
import { topicPlaces } from './topic-start.ts'
import { unsortedIn } from './unsorted.ts'
import { untitledTopic } from './untitled-topic.ts'
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
  const places = topicPlaces(lines)
  const asked = facts.topic_number
  const read = places.find(({ number }) => asked !== undefined && isSameNumber(number, asked)) ?? places[0]
  const topicLines = read ? lines.slice(read.from, read.to) : lines
  const known = sectionsOf(topicLines)
  const isKnown = known.some((section) => BODY.has(section.name) && section.lines.length > 0)
  const named = read ?? untitledTopic(lines)
  const sections = isKnown ? known : [...known, { name: 'description' as const, lines: topicLines }]
  const { topic, places: fieldPlaces } = topicFields(named, sections)
  const requirements = requirementsIn(sections, topic.title)
  const hasPhases = Boolean(topic.phases.phase_1 || topic.phases.phase_2) || sections.some(({ name }) => name === 'deliverables')
  return {
    topic_summary: topicSummary(topic, fileName),
    topic_brief: topicBrief(topic),
    topic,
    places: fieldPlaces,
    requirements,
    removed_requirements: [],
    unsorted: isKnown ? unsortedIn(sections, topic.title) : [],
    reading: {
      pages: pages.length,
      pages_without_text: pages.filter((page) => page.text.trim() === '').map((page) => page.page),
      ocr_pages: [...(facts.ocr_pages ?? [])],
      layout: isKnown ? layoutOf(read, sections) : 'unknown',
      topics_found: places.map(({ number, title, page }) => ({ number, title, page })),
      warnings: [
        ...warningsOf({ pages, lines, places, asked, read, isKnown, topic, hasPhases, requirements: requirements.length }),
        ...leftOutWarnings(facts.left_out ?? []),
      ],
      left_out: [...(facts.left_out ?? [])],
    },
  }
}
