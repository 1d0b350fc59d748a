import type { Line } from '../layout/line.ts'
import { plainSectionsOf } from '../layout/plain-section.ts'
import { BODY, type Section, sectionsOf } from '../layout/section.ts'
import { isSameNumber } from './topic-number.ts'
import { type TopicPlace, topicPlaces } from './topic-start.ts'

/** The topic that is read of a document: `places` are all that it holds, `read` the one that was asked for, else the first; undefined where none begins. */
export type TopicRead = { places: TopicPlace[]; read: TopicPlace | undefined; sections: Section[]; isKnown: boolean }

/** Finds the topic to read and its sections. What has neither headings nor a head of labelled fields is all description. */
export function topicRead(lines: readonly Line[], asked: string | undefined): TopicRead {
  const places = topicPlaces(lines)
  const read = places.find(({ number }) => asked !== undefined && isSameNumber(number, asked)) ?? places[0]
  const topicLines = read ? lines.slice(read.from, read.to) : [...lines]
  const known = sectionsOf(topicLines)
  const hasBody = known.some((section) => BODY.has(section.name) && section.lines.length > 0)
  const sections = hasBody ? known : plainSectionsOf(topicLines)
  return { places, read, sections: sections ?? allDescription(known, topicLines), isKnown: sections !== undefined }
}

/** What is known, and before its questions and answers all other lines as a description. */
function allDescription(known: readonly Section[], lines: readonly Line[]): Section[] {
  const questions = known.filter(({ name }) => name === 'questions')
  const answered = new Set(questions.flatMap((section) => section.lines))
  const description: Section = { name: 'description', lines: lines.filter((line) => !answered.has(line)) }
  return [...known.filter((section) => !questions.includes(section)), description, ...questions]
}
