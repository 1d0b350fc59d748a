import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import { answering, fakeServer, refusing } from '../../testing/fake-server.ts'
import { HEALTH } from '../../testing/health.ts'
import { shown } from '../../testing/shown.tsx'
import { ANTENNA } from '../../testing/topic.ts'
import { ChangedTexts } from './changed-texts.tsx'
import { desk, milestone, PLAN } from './testing/desk.ts'
import { changedIn } from './use-changed-texts.ts'

const BUILT_IN = { kind: 'built-in', label: 'Built-in drafter' } as const
const FRESH: Record<string, { text: string; is_edited: boolean }> = {
  'step-1': { text: 'Text 1', is_edited: false },
  'step-2': { text: 'Text 2 in HFSS', is_edited: false },
  'step-3': { text: 'Text 3 in HFSS', is_edited: true },
}

const REPORT = { text: 'Report', is_edited: false }
const LISTS: Record<string, Record<string, { text: string; is_edited: boolean }>> = {
  deliverable: { 'step-1': REPORT, 'step-2': { text: 'Report\nHFSS model', is_edited: false }, 'step-3': REPORT },
}

function opened(settle = async () => true) {
  const plan = { ...PLAN, milestones: [...PLAN.milestones, milestone(3)] }
  const { editor, sent } = desk({ plan })
  fakeServer(
    answering(api.health, HEALTH),
    answering(api.regenerateText, ({ step_id, part }) => ({
      text: '',
      ...FRESH[step_id],
      ...LISTS[part]?.[step_id],
      written_by: BUILT_IN,
    })),
  )
  return { ...shown(<ChangedTexts topic={ANTENNA} editor={editor} settle={settle} />), editor, sent }
}

test('it is told which texts the rows change, and those in which nobody has written are taken over with one press', async () => {
  let isSettled = false
  const { user, sent } = opened(async () => {
    isSettled = true
    return true
  })
  await user.click(screen.getByRole('button', { name: 'See which milestones change' }))
  expect(await screen.findByText('3 texts would change.')).toBeVisible()
  expect(isSettled).toBe(true)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Milestone 2: 1 lineCompare',
    'Milestone 2, deliverables: 1 newCompare',
    'Milestone 3: 1 line; you have edited it, compare firstCompare',
  ])
  await user.click(screen.getByRole('button', { name: 'Take over in milestone 2' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toMatchObject([
    { id: 'm2', refined_text: 'Text 2 in HFSS', written_by: 'built-in' },
    { id: 'm2', deliverables: ['Report', 'HFSS model'], written_by: 'built-in' },
  ])
  expect(screen.getByText('1 text would change.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Compare the text of milestone 3' }))
  expect(await screen.findByRole('dialog', { name: 'The text of milestone 3' })).toHaveTextContent('in HFSS')
})

test('what was typed meanwhile is not written over', async () => {
  const { user, editor, sent } = opened()
  await user.click(screen.getByRole('button', { name: 'See which milestones change' }))
  await screen.findByText('3 texts would change.')
  editor.type(2, { text: 'Text 2 of mine' })
  await user.click(screen.getByRole('button', { name: 'Take over in milestone 2' }))
  await waitFor(() => expect(sent).toMatchObject([{ deliverables: ['Report', 'HFSS model'] }]))
  expect(screen.getByText('2 texts would change.')).toBeVisible()
})

test('what is typed while a text is drafted is not written over either', async () => {
  const { user, editor, sent } = opened()
  fakeServer(
    answering(api.health, HEALTH),
    answering(api.regenerateText, ({ step_id, part }) => {
      if (step_id === 'step-2' && part === 'text') editor.type(2, { text: 'Text 2 of mine' })
      return { text: '', ...FRESH[step_id], ...LISTS[part]?.[step_id], written_by: BUILT_IN }
    }),
  )
  await user.click(screen.getByRole('button', { name: 'See which milestones change' }))
  await screen.findByText('3 texts would change.')
  await user.click(screen.getByRole('button', { name: 'Take over in milestone 2' }))
  await waitFor(() => expect(sent).toMatchObject([{ deliverables: ['Report', 'HFSS model'] }]))
})

test('texts that cannot be drafted anew are said so', async () => {
  const { user } = opened()
  fakeServer(answering(api.health, HEALTH), refusing(api.regenerateText, 'The database is away.'))
  await user.click(screen.getByRole('button', { name: 'See which milestones change' }))
  expect(await screen.findByText('The database is away.')).toBeVisible()
})

test('as long as cells of the rows are not saved no text is drafted from them', async () => {
  const { user } = opened(async () => false)
  await user.click(screen.getByRole('button', { name: 'See which milestones change' }))
  expect(await screen.findByText('What you change in the rows stands in the texts once you take it over.')).toBeVisible()
})

test('deliverables that are told where there were none follow, and criteria wait until the plan is complete', async () => {
  const { editor } = desk({ plan: { ...PLAN, milestones: [milestone(1, { deliverables: [] })] } })
  fakeServer(
    answering(api.health, HEALTH),
    answering(api.regenerateText, ({ part }) => ({
      text: part === 'text' ? 'Text 1' : 'Kiln log',
      is_edited: false,
      written_by: BUILT_IN,
    })),
  )
  expect(await changedIn(ANTENNA, editor, 1)).toMatchObject([{ field: 'deliverables', before: '', after: 'Kiln log', isEdited: false }])
})
