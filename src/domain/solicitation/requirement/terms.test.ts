import { expect, test } from 'vitest'
import { unreadAnalysis } from '../topic/unread.ts'
import { termsOf } from './terms.ts'

test('a document’s own words are its abbreviations, standards, hyphenated words and keywords, each once', () => {
  const analysis = unreadAnalysis({ topic_summary: '', topic_brief: '' })
  const terms = termsOf({
    ...analysis,
    topic: {
      ...analysis.topic,
      title: 'Ka-band LiDAR',
      objective: 'Lower the SWaP of a LiDAR to TRL 6 under MIL-STD-810H.',
      keywords: ['beam steering'],
    },
  })
  expect(terms).toEqual(expect.arrayContaining(['Phase II', 'Ka-band', 'LiDAR', 'SWaP', 'MIL-STD-810H', 'beam steering']))
  expect(terms).not.toContain('Lower')
  expect(terms.filter((term) => term === 'LiDAR')).toHaveLength(1)
})
