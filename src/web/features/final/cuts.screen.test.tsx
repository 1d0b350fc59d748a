import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FormDocument } from '../../../domain/plan-forms/form-document.ts'
import { shown } from '../../testing/shown.tsx'
import { Cuts } from './cuts.tsx'
import type { ExportChoice } from './use-export-choice.ts'

const laidOut = (heading: string): FormDocument => ({
  ...{ title: 'Phase I Work Plan', facts: [], begins_on_new_page: false, left_out: [] },
  sections: [{ heading, blocks: [] }],
})
const PAGE = 840

test('each press says how many pages it saves; one that saves none is not offered', async () => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return this.textContent?.includes('Short') ? 9 * PAGE : 12 * PAGE
  })
  const choose = vi.fn()
  const parts = { pictures: false, requirements: true }
  const laidOutWith = ({ requirements }: { requirements?: boolean }) => laidOut(requirements === false ? 'Short' : 'Long')
  const columns = laidOut('Long')
  const choice = { parts, laidOutWith, choose, columns, offered: null, behind: [], narratives: { kind: 'none' } } as unknown as ExportChoice
  const frame = { company: 'Kiln Works', title: 'SBIR Phase I Work Plan' }
  const { user } = shown(<Cuts choice={choice} isOffered={false} pages={12} frame={frame} />, '/final-export')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Leave the table of the requirements out, which the spreadsheet has: 3 pages fewer',
  ])
  await user.click(screen.getByRole('button'))
  expect(choose).toHaveBeenCalledWith({ requirements: false })
})
