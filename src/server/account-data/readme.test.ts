import { expect, test } from 'vitest'
import { nameOf, OWNED_TABLES } from '../db/tables.ts'
import { IN_WORDS, readme } from './readme.ts'

test('every table that belongs to people is told in plain words, and none that is not there', () => {
  expect(Object.keys(IN_WORDS).sort(), 'Say in IN_WORDS what the table holds').toEqual(OWNED_TABLES.map(nameOf).sort())
})

test('the paper on top says whose data it is and as of when', () => {
  const account = { name: 'Ada Example', email: 'ada@example.com' } as Parameters<typeof readme>[0]
  const paper = readme(account, new Date('2026-03-02T09:30:00Z'))
  expect(paper).toContain('kept of Ada Example (ada@example.com), as of 2026-03-02T09:30:00.000Z.\r\n')
  expect(paper).toContain('\r\ntables/milestone.json: The milestones of your plans')
})
