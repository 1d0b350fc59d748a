import { screen } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { expect, test } from 'vitest'
import { expectToast, shown } from '../../testing/shown.tsx'
import { PaymentSplits } from './payment-splits.tsx'
import { editedPlan } from './step-plan.ts'
import { desk, milestone } from './testing/desk.ts'

const PLAN = { planId: 'plan-1', scope_paragraph: null, milestones: [1, 2, 3, 4, 5, 6].map((number) => milestone(number)) }

function opened(totalProposedEffort = 6000) {
  const { editor, stored, topic } = desk({ plan: PLAN })
  const Shown = () => {
    const { plan, edits } = useSyncExternalStore(editor.subscribe, editor.state)
    return (
      <PaymentSplits
        topic={{ ...topic, totalProposedEffort }}
        editor={editor}
        plan={{ ...plan, ...editedPlan(plan, edits) }}
        solicitation={undefined}
      />
    )
  }
  const payments = () => stored.map(({ payment_amount }) => payment_amount)
  return { ...shown(<Shown />), editor, payments }
}

test('one press pays the first five milestones or all of them, and one press takes it back', async () => {
  const { user, editor, payments } = opened()
  await user.click(screen.getByRole('button', { name: 'All milestones by their months' }))
  await editor.settled()
  expect(payments()).toEqual(['1000.00', '1000.00', '1000.00', '1000.00', '1000.00', '1000.00'])
  expect(screen.getByRole('button', { name: 'All milestones by their months' })).toHaveAttribute('aria-pressed', 'true')
  await expectToast('Payments split', 'All milestones by their months')
  await user.click(screen.getByRole('button', { name: 'First five milestones' }))
  await editor.settled()
  expect(payments()).toEqual(['900.00', '1500.00', '1200.00', '1500.00', '900.00', '0.00'])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await editor.settled()
  expect(payments()).toEqual(['1000.00', '1000.00', '1000.00', '1000.00', '1000.00', '1000.00'])
})

test('without an award there is nothing to split, without days of payment nothing to follow', () => {
  opened(0)
  expect(screen.queryAllByRole('button')).toEqual([])
  opened()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'First five milestones',
    'All milestones by their months',
  ])
})
