import type { Analysis, LeftOut, Page, Reading, Topic } from './analysis.ts'
import { topicBrief, topicSummary } from './brief.ts'
import { layoutOf } from './layout.ts'
import { linesOf } from './line.ts'
import { requirementsIn } from './requirement.ts'
import { type Section, sectionsOf } from './section.ts'
import { topicFields } from './topic-fields.ts'
import { type TopicPlace, topicPlaces } from './topic-start.ts'
import { untitledTopic } from './untitled-topic.ts'

/** What is known of a document beside its text. */
export type DocumentFacts = {
  /** Which topic to read when there are many; the first one otherwise. */
  topic_number?: string | undefined
  ocr_pages?: readonly number[]
  left_out?: readonly LeftOut[]
}

/**
 * Everything that can be read out of a document's pages. Never throws: a document of unknown layout still gives title, text and requirements,
 * with a warning. Where a file holds many topics one is read, with a warning.
 */
export function analysisOf(pages: readonly Page[], fileName: string, facts: DocumentFacts = {}): Analysis {
  const lines = linesOf(pages)
  const places = topicPlaces(lines)
  const place = places.find(({ number }) => number === facts.topic_number) ?? places[0]
  const topicLines = place ? lines.slice(place.from, place.to) : lines
  const known = sectionsOf(topicLines)
  const isKnown = known.some((section) => BODY.has(section.name) && section.lines.length > 0)
  const named = place ?? untitledTopic(lines)
  const sections = isKnown ? known : [...known, { name: 'description' as const, lines: topicLines }]
  const topic = topicFields(named, sections, topicLines)
  const requirements = requirementsIn(sections)
  return {
    topic_summary: topicSummary(topic, fileName),
    topic_brief: topicBrief(topic),
    topic,
    places: {},
    requirements,
    removed_requirements: [],
    unsorted: [],
    reading: {
      pages: pages.length,
      pages_without_text: pages.filter((page) => page.text.trim() === '').map((page) => page.page),
      ocr_pages: [...(facts.ocr_pages ?? [])],
      layout: isKnown ? layoutOf(place, sections) : 'unknown',
      topics_found: places.map(({ number, title, page }) => ({ number, title, page })),
      warnings: warningsOf(pages, places, isKnown, topic, requirements.length),
      left_out: [...(facts.left_out ?? [])],
    },
  }
}

const BODY: ReadonlySet<Section['name']> = new Set(['objective', 'description', 'phase_1', 'phase_2', 'deliverables'])

function warningsOf(
  pages: readonly Page[],
  places: readonly TopicPlace[],
  isKnown: boolean,
  topic: Topic,
  requirements: number,
): Reading['warnings'] {
  const empty = pages.filter((page) => page.text.trim() === '').map((page) => page.page)
  const first = places[0]
  return [
    places.length > 1 && first
      ? `This file holds ${places.length} topics. ${first.number} on page ${first.page} was read; for another topic, upload only its pages.`
      : '',
    isKnown
      ? ''
      : 'No topic headings (OBJECTIVE, DESCRIPTION, PHASE I …) were found: the whole text was read as a description. Check the requirements with care.',
    topic.number ? '' : 'No topic number was found.',
    isKnown && !topic.phases.phase_1 && !topic.phases.phase_2 ? 'The document has no text under PHASE I and PHASE II.' : '',
    requirements === 0 ? 'No requirement was found in the text.' : '',
    empty.length > 0 ? `Pages without text were not read: ${empty.slice(0, 20).join(', ')}${empty.length > 20 ? ' and more' : ''}.` : '',
  ].filter((warning) => warning !== '')
}
