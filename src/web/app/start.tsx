import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { Toaster } from '../ui/toaster.tsx'
import { leaving } from './call.ts'
import { newQueryClient } from './query-client.ts'
import { router } from './routes.tsx'

/** Shows the product in the page's root element. */
export function start(root: HTMLElement): void {
  leaving.watch(window)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={newQueryClient()}>
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>
    </StrictMode>,
  )
}
