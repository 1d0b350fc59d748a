import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Coverage } from '../../domain/quality/review.ts'
import { shown } from '../testing/shown.tsx'
import { CoveragePanel } from './coverage-panel.tsx'
import type { CoverageRow } from './coverage-rows.ts'
import type { Grounding } from './use-grounding.ts'

const row = (id: string, strength: Coverage['strength']): CoverageRow => ({
  requirement: { id, text: id, quote: id, kind: 'task', strength: 'must', phase: 'I', page: 2, quantities: [], set_by: 'reader' },
  coverage: { requirement_id: id, covered_by: strength === 'none' ? [] : [1], strength, places: [], changed: [] },
})
const ROWS = [
  ...['R1', 'R2', 'R3', 'R4'].map((id) => row(id, 'none')),
  row('R5', 'quoted'),
  row('R6', 'partial'),
  ...['R7', 'R8'].map((id) => row(id, 'full')),
]

const OPEN = "To answer, and open in the document's table"

test('requirements stand by what one does about them: the first of each, all on request, and of those that are answered none unasked', async () => {
  const grounding = { solicitation: {}, coverage: { answer: ROWS, isFailed: false }, ofProposal: [], hasSolicitation: true }
  const { user } = shown(<CoveragePanel grounding={grounding as unknown as Grounding} />, '/final-export')
  const listed = (group: string) =>
    within(screen.getByRole('region', { name: group })).queryAllByRole('button', { name: /, page 2 of the solicitation$/ })
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    `${OPEN} (5)`,
    'To complete or confirm (1)',
    'Answered (2)',
  ])
  expect([OPEN, 'To complete or confirm', 'Answered'].map((group) => listed(group).length)).toEqual([3, 1, 0])
  expect(screen.getAllByRole('link', { name: 'Say what answers it' })[0]).toHaveAttribute('href', '/steps#row-requirements')
  await user.click(screen.getByRole('button', { name: 'Show all 5' }))
  await user.click(screen.getByRole('button', { name: 'Show all 2' }))
  expect([OPEN, 'Answered'].map((group) => listed(group).length)).toEqual([5, 2])
})
