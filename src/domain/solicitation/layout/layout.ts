import type { TopicPlace } from '../topic/topic-start.ts'
import type { Section } from './section.ts'

/**
 * The name of the way in which a topic is laid out (brief §1.1, A to G), for people who look into how a document was read.
 * Found by the topic's own headings, never by its year: components change their forms at different times.
 */
export function layoutOf(place: TopicPlace | undefined, sections: readonly Section[]): string {
  const has = (name: Section['name']) => sections.some((section) => section.name === name)
  const headed = (name: Section['name'], words: RegExp) => sections.some((one) => one.name === name && words.test(one.heading ?? ''))
  if (has('background') || has('deliverables')) return 'NASA subtopic'
  if (sections.some(({ isPlain }) => isPlain)) return "another agency's record"
  if (place?.style === 'alone') return 'portal web copy'
  if (has('cmmc') || has('additional') || (place?.style === 'colon' && has('modernization_priorities')))
    return 'portal single-topic download'
  const isCritical = headed('technology_areas', /critical|r&e/i)
  const isPlainPhase = headed('phase_3', /^phase (?:iii|3|three)$/i)
  if (isPlainPhase && (!has('technology_areas') || (place?.style === 'title' && !isCritical))) return 'announcement 2015'
  if (has('customer') || headed('modernization_priorities', /focus area/i)) return 'announcement 2016-2020'
  if (has('technology_areas') && !isCritical && place?.style === 'title') return 'announcement 2016-2020'
  if (place?.style === 'colon') return 'portal single-topic download'
  return place?.style === 'labelled' ? 'announcement, labelled number and title' : 'announcement, number and title on one line'
}
