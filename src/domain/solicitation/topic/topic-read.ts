import type { Line } from '../layout/line.ts'
import { BODY, type Section, sectionsOf } from '../layout/section.ts'
import { isSameNumber } from './topic-number.ts'
import { type TopicPlace, topicPlaces } from './topic-start.ts'

/** The topic that is read of a document: `places` are all that it holds, `read` the one that was asked for, else the first; undefined where none begins. */
export type TopicRead = { places: TopicPlace[]; read: TopicPlace | undefined; sections: Section[]; isKnown: boolean }

/** Finds the topic to read and its sections. What has no heading that is known is all description. */
export function topicRead(lines: readonly Line[], asked: string | undefined): TopicRead {
  const places = topicPlaces(lines)
  const read = places.find(({ number }) => asked !== undefined && isSameNumber(number, asked)) ?? places[0]
  const topicLines = read ? lines.slice(read.from, read.to) : [...lines]
  const known = sectionsOf(topicLines)
  const isKnown = known.some((section) => BODY.has(section.name) && section.lines.length > 0)
  return { places, read, sections: isKnown ? known : [...known, { name: 'description', lines: topicLines }], isKnown }
}
