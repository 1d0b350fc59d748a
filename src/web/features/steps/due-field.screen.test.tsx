import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OWN } from '../../../domain/text-parts.ts'
import { shown } from '../../testing/shown.tsx'
import { DueField } from './due-field.tsx'
import { desk, milestone } from './testing/desk.ts'

const REPORTS = 'Status reports for the months that end at Award + 3 and 4 Months (PDF), to the TPOC'
const PLAN = {
  planId: 'plan-1',
  scope_paragraph: null,
  milestones: [
    milestone(1, { refined_text: 'Milestone 1 - Kickoff\nDue: Award + 2 Months.' }),
    milestone(2, {
      refined_text: 'Milestone 2 - Loom\nDue: Award + 4 Months.',
      deliverables: ['Loom', REPORTS],
      acceptance_criteria: ['It weaves; by Award + 4 Months.'],
    }),
    milestone(3, { refined_text: 'Milestone 3 - Close\nDue: Award + 6 Months.' }),
  ],
}

function opened() {
  const at = desk({ plan: PLAN })
  return { ...shown(<DueField editor={at.editor} host={2} part={OWN} due={4} from={1} to={6} />), ...at }
}

test('another month stands wherever the plan names it, its status reports too, and counts as no words of the person', async () => {
  const { user, editor, sent, stored } = opened()
  await user.selectOptions(screen.getByLabelText('Due'), 'Award + 5 Months')
  await waitFor(() => expect(sent).toHaveLength(3))
  await editor.settled()
  expect(stored[1]).toMatchObject({
    refined_text: 'Milestone 2 - Loom\nDue: Award + 5 Months.',
    deliverables: ['Loom', 'Status reports for the months that end at Award + 3, 4 and 5 Months (PDF), to the TPOC'],
    acceptance_criteria: ['It weaves; by Award + 5 Months.'],
  })
  for (const one of sent) expect(one).toMatchObject({ written_by: 'built-in' })
})

test('what was typed before is saved as the person’s words, apart from the month', async () => {
  const { user, editor, sent } = opened()
  editor.type(2, { text: 'Milestone 2 - Our loom\nDue: Award + 4 Months.' })
  await user.selectOptions(screen.getByLabelText('Due'), 'Award + 3 Months')
  await waitFor(() => expect(sent.length).toBeGreaterThan(1))
  await editor.settled()
  const texts = sent.filter((one) => JSON.stringify(one).includes('Our loom'))
  expect(texts).toMatchObject([
    { refined_text: 'Milestone 2 - Our loom\nDue: Award + 4 Months.', written_by: undefined },
    { refined_text: 'Milestone 2 - Our loom\nDue: Award + 3 Months.', written_by: 'built-in' },
  ])
})
