import type { Line } from '../layout/line.ts'
import { BODY, type Section, sectionsOf } from '../layout/section.ts'
import { proseIn } from './prose.ts'
import type { NamedTopic } from './topic-fields.ts'
import { isSameNumber } from './topic-number.ts'
import { type TopicPlace, topicPlaces } from './topic-start.ts'
import { untitledTopic } from './untitled-topic.ts'

/**
 * The topic that is read of a document: `places` are all that it holds, `read` the one that was asked for, else the first; undefined where none begins.
 * `named` is how it is called in any case.
 */
export type TopicRead = {
  places: TopicPlace[]
  read: TopicPlace | undefined
  named: NamedTopic
  sections: Section[]
  isKnown: boolean
}

/** Finds the topic to read and its sections. Where none is headed as its description, what is said in and under its head is. */
export function topicRead(lines: readonly Line[], asked: string | undefined): TopicRead {
  const places = topicPlaces(lines)
  const read = places.find(({ number }) => asked !== undefined && isSameNumber(number, asked)) ?? places[0]
  const named = read ?? untitledTopic(lines)
  const known = sectionsOf(read ? lines.slice(read.from, read.to) : lines)
  const isKnown = known.some((section) => BODY.has(section.name) && section.lines.length > 0)
  const isDescribed = known.some(({ name, lines: own }) => name === 'description' && own.length > 0)
  return { places, read, named, sections: isDescribed ? known : known.flatMap((section) => described(section, named.title)), isKnown }
}

/** A section without what is said in it beside its field, and that as a description. */
function described(section: Section, title: string | undefined): Section[] {
  const prose = proseIn(section, title)
  if (prose.length === 0) return [section]
  return [
    { ...section, lines: section.lines.filter((line) => !prose.includes(line)) },
    { name: 'description', lines: prose },
  ]
}
