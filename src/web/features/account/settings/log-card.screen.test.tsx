import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../../contract/api.ts'
import { answering, fakeServer } from '../../../testing/fake-server.ts'
import { shown } from '../../../testing/shown.tsx'
import { ConnectionsCard } from './connections-card.tsx'
import { LogCard } from './log-card.tsx'

const CONNECTIONS = {
  allowed: 4,
  refused: 1,
  reach: { language_model: null, speech: null, sign_in: null, traces: null, mail: 'mail.example.com', database: 'another machine' },
}

/** A log of two pages, the second with one event. */
function logPage(page: number) {
  const event = (nth: number) => ({
    id: `event-${nth}`,
    kind: nth === 21 ? ('signed_in' as const) : ('project_deleted' as const),
    at: '2026-03-02T09:30:00.000Z',
    network: nth === 21 ? null : '203.0.113.0/24',
    about: nth === 21 ? null : '0f5c1a2b-aaaa',
  })
  return { events: (page === 1 ? Array.from({ length: 20 }, (_, at) => at + 1) : [21]).map(event), pages: 2 }
}

test('what was done with the account is told with its network, the latest first and a page at a time', async () => {
  fakeServer(answering(api.accountEvents, ({ page }) => logPage(Number(page))))
  const { user } = shown(<LogCard />, '/account')
  const lines = await screen.findAllByRole('row')
  expect(lines).toHaveLength(21)
  expect(lines[1]).toHaveTextContent(/Project deleted.*Mar.*203\.0\.113\.0\/24.*0f5c1a2b/)
  await user.click(screen.getByRole('button', { name: 'Earlier' }))
  expect(await screen.findByRole('row', { name: /Signed in.*Not known/ })).toBeVisible()
  expect(screen.getByText('Page 2 of 2')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Earlier' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Later' }))
  expect(await screen.findAllByRole('row', { name: /Project deleted/ })).toHaveLength(20)
})

test('what a sealed server is connected to is told, with how often it refused', async () => {
  fakeServer(answering(api.connections, { ...CONNECTIONS, sealed: true }))
  shown(<ConnectionsCard />, '/account')
  const told = (await screen.findByText('This server is sealed')).closest('section')
  expect(within(told ?? document.body).getByText(/let through 4 connections to the database and refused 1 connection\./)).toBeVisible()
  for (const [label, where] of Object.entries({ Drafting: 'On its own machine', Mail: 'mail.example.com', Database: 'another machine' })) {
    expect(screen.getByText(label).nextElementSibling).toHaveTextContent(where)
  }
})

test('of a server that is not sealed no count is told', async () => {
  fakeServer(answering(api.connections, { ...CONNECTIONS, sealed: false }))
  shown(<ConnectionsCard />, '/account')
  expect(await screen.findByText(/This server is not sealed/)).toBeVisible()
  expect(screen.queryByText(/refused 1/)).toBeNull()
})
