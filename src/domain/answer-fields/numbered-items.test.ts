import { expect, test } from 'vitest'
import { numberedList } from './numbered-items.ts'

const itemsOf = (answer: string) => numberedList(answer).items.map(({ start, end }) => answer.slice(start, end).trim())

test.each([
  ['1. Build it. Twice.\n2) Test it\n3: Fly it', ['Build it. Twice.', 'Test it', 'Fly it']],
  ['We do this. 1. Build it. 2. Test it at 3.5 V. 3. Fly it.', ['Build it.', 'Test it at 3.5 V.', 'Fly it.']],
  ['Step 1: build it. Step 2, month 3: test it.', ['build it.', 'month 3: test it.']],
  ['WP1 - build it\nWP2 - test it', ['build it', 'test it']],
  ['First, it may leak. Second, it may burst. Third, nobody may notice.', ['it may leak.', 'it may burst.', 'nobody may notice.']],
  ['- 1. Build it\n- 2. Test it\n- 3. Fly it', ['Build it', 'Test it', 'Fly it']],
])('the items of %j', (answer, items) => {
  expect(itemsOf(answer)).toEqual(items)
})

test('a number that is not the next one opens no item', () => {
  expect(itemsOf('1. Build 4 units.\n12. of them fail.\n2. Test them.\n3. Ship them.')).toEqual([
    'Build 4 units.\n12. of them fail.',
    'Test them.',
    'Ship them.',
  ])
})

test('a list whose numbers say "step" may go on with one that was begun elsewhere', () => {
  const { items } = numberedList('Step 8, months 5 to 8: build it. Step 9: test it. Month 6 is the update.')
  expect(items.map(({ number }) => number)).toEqual([8, 9])
  expect(itemsOf('8. Build it. 9. Test it. 10. Fly it.')).toEqual([])
})

test('two bare numbers, and numbers within sentences, are no list', () => {
  expect(itemsOf('1. Build it. 2. Test it.')).toEqual([])
  expect(itemsOf('It takes 1, 2 or 3 months. In month 4 we stop.')).toEqual([])
})

test('where each item is a line, what stands below the list is not of its last one', () => {
  expect(itemsOf('1. Build\n2. Test\n3. Fly\nNothing else is done.')).toEqual(['Build', 'Test', 'Fly'])
})
