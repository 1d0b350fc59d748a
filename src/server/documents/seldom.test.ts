import { expect, test } from 'vitest'
import type { ReadingProgress } from '../../domain/solicitation/source.ts'
import { seldom } from './seldom.ts'

test('progress is passed on ten times a second at most, but a new stage at once', () => {
  const heard: string[] = []
  let now = 0
  const report = seldom(
    ({ stage, page }) => heard.push(`${stage} ${page}`),
    100,
    () => now,
  )
  const tell = (at: number, stage: ReadingProgress['stage'], page: number) => {
    now = at
    report({ stage, page, pages: 9 })
  }
  tell(0, 'opening', 0)
  tell(1, 'reading', 1)
  tell(50, 'reading', 2)
  tell(101, 'reading', 3)
  tell(102, 'finding', 0)
  expect(heard).toEqual(['opening 0', 'reading 1', 'reading 3', 'finding 0'])
})
