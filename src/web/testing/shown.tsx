import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect } from 'vitest'
import { newQueryClient } from '../app/query-client.ts'
import { Toaster } from '../ui/toaster.tsx'

/** What a test does with what is shown. */
export type Shown = {
  user: UserEvent
  /** The address at which the product is now. */
  address: () => string
  /** The browser's own way back. */
  back: () => Promise<void>
}

/** Shows a screen or a part of one as the product does: at its address, with what was asked of the server and with messages. Other addresses are empty. */
export function shown(element: ReactElement, at = '/'): Shown {
  const { pathname } = new URL(at, location.href)
  const router = createMemoryRouter(
    [
      { path: pathname, element },
      { path: '*', element: null },
    ],
    { initialEntries: [at] },
  )
  render(
    <QueryClientProvider client={newQueryClient({ retryDelay: 0 })}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  )
  const address = () => `${router.state.location.pathname}${router.state.location.search}${router.state.location.hash}`
  const back = () => act(() => router.navigate(-1))
  // a file that the picker greys out can still be dropped
  return { user: userEvent.setup({ delay: null, applyAccept: false }), address, back }
}

/** The one message that is showing has this title and, when given, exactly this text. */
export async function expectToast(title: string, description?: string): Promise<void> {
  const messages = await screen.findByRole('region', { name: /Messages/ })
  await waitFor(() => {
    const [newest] = within(messages).getAllByRole('listitem')
    expect(newest).toHaveTextContent(description === undefined ? title : `${title}${description}`)
  })
}
