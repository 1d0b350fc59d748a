import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { Toaster } from '../ui/toaster.tsx'
import { leaving } from './call.ts'
import { newQueryClient } from './query-client.ts'
import { newRouter } from './routes.tsx'

/** Shows the product in the page's root element. */
export function start(root: HTMLElement): void {
  leaving.watch(window)
  const client = newQueryClient()
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider router={newRouter(client)} />
        <Toaster />
      </QueryClientProvider>
    </StrictMode>,
  )
}
