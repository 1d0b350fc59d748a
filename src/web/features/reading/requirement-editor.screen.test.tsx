import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { done } from '../../../domain/result.ts'
import type { RequirementQuantity } from '../../../domain/solicitation/analysis.ts'
import { shown } from '../../testing/shown.tsx'
import type { RequirementFields } from './kept-edits.ts'
import { RequirementEditor } from './requirement-editor.tsx'

const RANGE: RequirementQuantity = {
  printed: '2 to 6 GHz',
  value: '2 to 6',
  unit: 'GHz',
  comparator: 'range',
  threshold_or_objective: null,
  what: 'band',
}

/** The form on one requirement. */
function Form({ quantities, saved }: { quantities: RequirementQuantity[]; saved: (quantities: RequirementFields['quantities']) => void }) {
  const [fields, setFields] = useState<RequirementFields>({
    text: 'Cover 2 to 6 GHz.',
    kind: 'performance',
    strength: 'must',
    phase: 'I',
    quantities,
  })
  const save = async () => {
    saved(fields.quantities)
    return done(null)
  }
  return <RequirementEditor id="R1" fields={fields} onChange={setFields} onSave={save} onCancel={() => {}} />
}

/** The form, and what was typed into it when it is saved. */
function edited(quantities: RequirementQuantity[]) {
  const saved = vi.fn()
  return { saved, ...shown(<Form quantities={quantities} saved={saved} />) }
}

const quantity = (number: number) => within(screen.getByRole('group', { name: `Quantity ${number}` }))

test('both ends of a range, the comparison and the mark can be set right', async () => {
  const { user, saved } = edited([RANGE])
  const high = quantity(1).getByLabelText('To')
  await user.clear(high)
  await user.type(high, '18')
  await user.selectOptions(quantity(1).getByLabelText('Mark'), 'objective')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(saved).toHaveBeenCalledWith([{ ...RANGE, value: '2 to 18', threshold_or_objective: 'objective' }])
})

test('a range that is none keeps its lower end', async () => {
  const { user, saved } = edited([RANGE])
  await user.selectOptions(quantity(1).getByLabelText('Comparison'), 'at least')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(saved).toHaveBeenCalledWith([{ ...RANGE, value: '2', comparator: '>=' }])
})

test('a number in words, as the document may have it, is saved', async () => {
  const four = { ...RANGE, value: 'four', comparator: '=' as const }
  const { user, saved } = edited([four])
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(saved).toHaveBeenCalledWith([four])
})

test('a quantity is added and another one taken out; one without a number is not saved', async () => {
  const { user, saved } = edited([RANGE])
  await user.click(screen.getByRole('button', { name: 'Add a quantity' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText(/A quantity needs a number/)).toBeVisible()
  expect(saved).not.toHaveBeenCalled()
  await user.type(quantity(2).getByLabelText('Value'), '30')
  await user.type(quantity(2).getByLabelText('Unit'), 'dB')
  await user.click(screen.getByRole('button', { name: 'Remove quantity 1' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(saved).toHaveBeenCalledWith([expect.objectContaining({ value: '30', unit: 'dB', comparator: '>=' })])
})

test('a text of several lines is saved as so many requirements, whose quantities follow their words', async () => {
  const { user } = edited([RANGE])
  await user.type(screen.getByLabelText('Text of R1'), '{Enter}Deliver a mast.')
  expect(screen.getByRole('button', { name: 'Save as 2 requirements' })).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Quantity 1' })).toBeNull()
})
