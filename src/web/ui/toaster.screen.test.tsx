import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectToast, shown } from '../testing/shown.tsx'
import { showToast } from './toasts.ts'

test('a message that is pressed with the mouse leaves the focus where it is, and does not take it from what is pressed next', async () => {
  const { user } = shown(
    <>
      <input aria-label="Text" />
      <input aria-label="Deliverables" />
    </>,
  )
  await user.click(screen.getByLabelText('Text'))
  showToast({ title: 'Text restored', action: { label: 'Undo', onPress: () => {} } })
  await expectToast('Text restored')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByLabelText('Text')).toHaveFocus()
  await user.click(screen.getByLabelText('Deliverables'))
  expect(screen.getByLabelText('Deliverables')).toHaveFocus()
})
