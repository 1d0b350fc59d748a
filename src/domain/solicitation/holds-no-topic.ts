import type { Analysis } from './analysis.ts'

/** Whether what was read has nothing by which a topic is known: neither a topic number nor any of the headings of a topic. */
export function holdsNoTopic({ topic, reading }: Pick<Analysis, 'topic' | 'reading'>): boolean {
  return !topic.number && reading.layout === 'unknown' && reading.topics_found.length === 0
}
