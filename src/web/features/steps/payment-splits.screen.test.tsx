import { screen } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { expect, test } from 'vitest'
import { expectToast, shown } from '../../testing/shown.tsx'
import { PaymentSplits } from './payment-splits.tsx'
import { editedPlan } from './step-plan.ts'
import { desk, milestone } from './testing/desk.ts'

function Splits({ editor, topic }: Pick<ReturnType<typeof desk>, 'editor' | 'topic'>) {
  const { plan, edits } = useSyncExternalStore(editor.subscribe, editor.state)
  return <PaymentSplits topic={topic} editor={editor} plan={{ ...plan, ...editedPlan(plan, edits) }} solicitation={undefined} />
}

function opened(totalProposedEffort = 6000, paid = [500, 500, 500, 500, 500, 501]) {
  const milestones = paid.map((amount, index) => milestone(index + 1, { payment_amount: `${amount}.00` }))
  const { editor, stored, topic } = desk({ plan: { planId: 'plan-1', scope_paragraph: null, milestones } })
  const payments = () => stored.map(({ payment_amount }) => payment_amount)
  return { ...shown(<Splits editor={editor} topic={{ ...topic, totalProposedEffort }} />), editor, payments }
}

test('one press pays the first five milestones or all of them, and one press takes it back', async () => {
  const { user, editor, payments } = opened()
  await user.click(screen.getByRole('button', { name: 'all milestones, by their months' }))
  await editor.settled()
  expect(payments()).toEqual(['1000.00', '1000.00', '1000.00', '1000.00', '1000.00', '1000.00'])
  expect(screen.getByRole('button', { name: 'all milestones, by their months' })).toHaveAttribute('aria-pressed', 'true')
  await expectToast('Payments split', 'Over all milestones, by their months.')
  await user.click(screen.getByRole('button', { name: 'the first five milestones' }))
  await editor.settled()
  expect(payments()).toEqual(['900.00', '1500.00', '1200.00', '1500.00', '900.00', '0.00'])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await editor.settled()
  expect(payments()).toEqual(['1000.00', '1000.00', '1000.00', '1000.00', '1000.00', '1000.00'])
})

test('where there are no more than five milestones, nothing is said of the first ones', async () => {
  const { user, editor, payments } = opened(6000, [1, 1, 1, 1, 1])
  await user.click(screen.getByRole('button', { name: 'the milestones' }))
  await editor.settled()
  expect(payments()).toEqual(['900.00', '1500.00', '1200.00', '1500.00', '900.00'])
  await expectToast('Payments split', 'Over the milestones.')
})

test('payments that nobody touched follow an award that was changed; touched ones stay', async () => {
  const untouched = opened(12_000, [900, 1500, 1200, 1500, 900, 0])
  await expectToast('Payments follow the award', 'They now share $12,000.00.')
  await untouched.editor.settled()
  expect(untouched.payments()).toEqual(['1800.00', '3000.00', '2400.00', '3000.00', '1800.00', '0.00'])
  const touched = opened(12_000, [901, 1500, 1200, 1500, 900, 0])
  await touched.editor.settled()
  expect(touched.payments()[0]).toBe('901.00')
})

test('without an award there is nothing to split, without days of payment nothing to follow', () => {
  opened(0)
  expect(screen.queryAllByRole('button')).toEqual([])
  opened()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'the first five milestones',
    'all milestones, by their months',
  ])
})
