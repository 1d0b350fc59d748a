import { expect, test } from 'vitest'
import { changedWords } from './changed-words.ts'

const BEFORE =
  'Milestone 3 - Frost tests passed\n\nDue: Award + 4 Months.\n\nTask 3.1: The Contractor shall fire tiles.\nMethod: In a kiln.\n\nTask 3.2: The Contractor shall freeze them.'

test('a change of a milestone is told by what it changes: title, month, tasks and how many other lines', () => {
  const after =
    'Milestone 3 - Glazed batch ready\n\nDue: Award + 5 Months.\n\nTask 3.1: The Contractor shall fire tiles.\nMethod: In a tunnel kiln.'
  expect(changedWords({ field: 'text', before: BEFORE, after })).toBe(
    'the title, “Glazed batch ready”, the month, Award + 5 Months, Task 3.2 and 1 other line',
  )
  expect(changedWords({ field: 'text', before: BEFORE, after: BEFORE.replace('fire', 'glaze') })).toBe('Task 3.1')
})

test('of a list it is told how much is new and how much goes, down to all of it', () => {
  expect(
    changedWords({ field: 'criteria', before: 'Frost: none cracked.\nReport: sent.', after: 'Report: sent.\nGlaze: even.\nKiln: dry.' }),
  ).toBe('2 new and 1 gone')
  expect(changedWords({ field: 'deliverables', before: 'Kiln log\nTiles', after: '' })).toBe('2 gone')
})
