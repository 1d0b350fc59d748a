import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { allocation } from '../../../domain/payment.ts'
import { shown } from '../../testing/shown.tsx'
import { AllocationBanner } from './allocation-banner.tsx'

const AWARD = 140_000_00

test.each([
  [AWARD, 'status', 'Fully Allocated', '$140,000.00 of $140,000.00 allocated.'],
  [AWARD - 14_000_00, 'status', '10.0% remaining', '$126,000.00 of $140,000.00 allocated.'],
  [AWARD + 1, 'alert', 'Total payment exceeds 100%', 'Please adjust payment amounts to total ≤ 100% of award amount'],
])('payments of %i cents are told as %s: %s', (total, role, title, words) => {
  shown(<AllocationBanner allocation={allocation([total], AWARD)} total={total} award={AWARD} />)
  expect(screen.getByRole(role)).toHaveTextContent(title)
  expect(screen.getByRole(role)).toHaveTextContent(words)
})
