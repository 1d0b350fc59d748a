import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { HowQuestion } from '../../../domain/quality/how-question.ts'
import { HowMeter } from './how-meter.tsx'

const question = (q: string) => ({ milestone_number: 2, q, why: 'It is not said.', quotes: [] }) as unknown as HowQuestion

test('what is typed while the next question is still being found stands in its box', async () => {
  const onAnswer = vi.fn()
  const asked = (q: string) => (
    <HowMeter
      reading={{ milestone_number: 2, question: question(q) } as never}
      draft="small-boxes"
      onAnswer={onAnswer}
      onNeedless={() => {}}
    />
  )
  const { rerender } = render(asked('Milestone 2: where is it done?'))
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox', { name: 'Where is it done?' }), 'In Dayton{Enter}a helium')
  expect(onAnswer.mock.calls.map(([, written]) => written)).toEqual(['In Dayton'])
  rerender(asked('Milestone 2: with which tool?'))
  await user.keyboard(' leak detector')
  expect(screen.getByRole('textbox', { name: 'With which tool?' })).toHaveValue('a helium leak detector')
})
