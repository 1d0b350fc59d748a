import { expect, test } from 'vitest'
import { analysisOf } from './analysis-of.ts'
import { holdsNoTopic } from './holds-no-topic.ts'

const read = (text: string) => analysisOf([{ page: 1, text }], 'A document.pdf')

test.each(['hello', 'Dear Sir,\nplease find the invoice enclosed.\nYours, Ada', 'The contractor shall build a mast.'])(
  '“%s” is no topic',
  (text) => expect(holdsNoTopic(read(text))).toBe(true),
)

test.each([
  'N251-001 TITLE: Quiet Mast\nThe mast shall be quiet.',
  'Quiet Mast\n\nOBJECTIVE: Develop a quiet mast.\n\nPHASE I: Design it.\n\nPHASE II: Build it.',
])('“%s” is one', (text) => expect(holdsNoTopic(read(text))).toBe(false))
