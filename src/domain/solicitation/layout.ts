import type { Section } from './section.ts'
import type { TopicPlace } from './topic-start.ts'

/** The name of the way in which a topic is laid out, for people who look into how a document was read. */
export function layoutOf(place: TopicPlace | undefined, sections: readonly Section[]): string {
  const has = (name: Section['name']) => sections.some((section) => section.name === name)
  if (has('background') || has('deliverables')) return 'NASA subtopic'
  if (place?.style === 'alone') return 'portal web copy'
  if (place?.style === 'colon') return 'portal single-topic download'
  if (has('program') && has('technology_areas') && place?.style === 'title') return 'announcement 2016-2020'
  if (!has('technology_areas') && has('phase_3')) return 'announcement 2015'
  return place?.style === 'labelled' ? 'announcement, labelled number and title' : 'announcement, number and title on one line'
}
