import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WHAT_IS_LEFT } from '../../../left/things-left.tsx'
import { shown } from '../../../testing/shown.tsx'
import { CompleteButton } from './complete-button.tsx'

function opened(left: string) {
  const completed: true[] = []
  const { user } = shown(<CompleteButton left={left} busy={false} onComplete={() => completed.push(true)} />, '/steps')
  return { user, completed }
}

test('Work Plan Complete asks nothing, whatever is left; what is left stands below it as a link to where it is told', async () => {
  const { user, completed } = opened('3 to mend')
  await user.click(screen.getByRole('button', { name: 'Work Plan Complete' }))
  expect(completed).toHaveLength(1)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByRole('link', { name: '3 to mend' })).toHaveAttribute('href', `#${WHAT_IS_LEFT}`)
})

test('where nothing is left, nothing is said', () => {
  opened('')
  expect(screen.queryByRole('link')).toBeNull()
})
