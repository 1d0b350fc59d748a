import { expect, test } from 'vitest'
import { instructionsWithin } from './instructions-within.ts'
import { BASE_AND_OPTION, pagesOf, WITH_INDEX } from './testing/pages.ts'

const TOPIC =
  'AF251-0002   TITLE: Seeing Through Dust With Small Radars\n\nOBJECTIVE: Develop a radar that sees through dust.\n\nPHASE I: Model it.'

test('a file that holds the component’s instructions before the topic gives their facts, with the file’s own pages', () => {
  const [first, second] = WITH_INDEX
  const file = pagesOf(...BASE_AND_OPTION.map(({ text }) => text), first?.text ?? '', second?.text ?? '', TOPIC)
  const within = instructionsWithin(file, 5, 'whole.pdf')
  expect(within?.component).toBe('Air Force')
  expect(within?.facts.every(({ page }) => page === 3 || page === 4)).toBe(true)
  expect(within?.facts.find(({ topic_number, kind }) => topic_number === 'AF251-0002' && kind === 'page_limit')?.page).toBe(4)
})

test('a topic alone, and pages that only mention instructions, hold none', () => {
  expect(instructionsWithin(pagesOf(TOPIC), 1, 'topic.pdf')).toBeNull()
  expect(instructionsWithin(pagesOf('SBIR topics\nSee the component instructions\nNothing else.', TOPIC), 2, 'topic.pdf')).toBeNull()
})
