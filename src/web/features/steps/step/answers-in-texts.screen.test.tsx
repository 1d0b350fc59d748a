import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../../contract/api.ts'
import { answering, fakeServer } from '../../../testing/fake-server.ts'
import { HEALTH } from '../../../testing/health.ts'
import { shown } from '../../../testing/shown.tsx'
import { ANTENNA } from '../../../testing/topic.ts'
import type { AutosavedPlan } from '../autosaved-plan.ts'
import { desk } from '../testing/desk.ts'
import { AnswersInTexts, useAnswersInTexts } from './answers-in-texts.tsx'

const BUILT_IN = { kind: 'built-in', label: 'Built-in drafter' } as const

function Step({ editor, isClosed }: { editor: AutosavedPlan; isClosed: boolean }) {
  const texts = useAnswersInTexts(ANTENNA, editor, 2, isClosed)
  return (
    <>
      <button type="button" onClick={() => void texts.follow()}>
        End the interview
      </button>
      <AnswersInTexts {...texts} />
    </>
  )
}

function opened({ is_edited, isClosed = false }: { is_edited: boolean; isClosed?: boolean }) {
  const { editor, sent } = desk()
  fakeServer(
    answering(api.health, HEALTH),
    answering(api.regenerateText, ({ part }) => ({
      text: part === 'text' ? 'Text 2\nTools: a rheometer.' : 'Report',
      is_edited,
      written_by: BUILT_IN,
    })),
  )
  return { ...shown(<Step editor={editor} isClosed={isClosed} />), sent }
}

test('a text in which nobody has written follows the answers as the interview ends', async () => {
  const { user, sent } = opened({ is_edited: false })
  await user.click(screen.getByRole('button', { name: 'End the interview' }))
  await waitFor(() => expect(sent).toMatchObject([{ refined_text: 'Text 2\nTools: a rheometer.', written_by: 'built-in' }]))
  expect(screen.queryByRole('button', { name: /Take over/ })).toBeNull()
})

test('where somebody has written in it one button says what would change, also at a later visit', async () => {
  const { user, sent } = opened({ is_edited: true, isClosed: true })
  const take = await screen.findByRole('button', { name: 'Take over 1 change from your answers' })
  expect(screen.getByRole('listitem')).toHaveTextContent('Tools: a rheometer.')
  expect(sent).toEqual([])
  await user.click(take)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(screen.queryByRole('button', { name: /Take over/ })).toBeNull()
})
