import type { QueryClient } from '@tanstack/react-query'
import { fetchLateParts } from '../ui/late.tsx'
import { whenIdle } from '../ui/when-idle.ts'
import { BUILDER_PARTS } from './screens.ts'

/** A screen has what it asked for when nothing has been asked for so long, in milliseconds. */
const REST = 500

/**
 * Fetches the other screens, once: whoever has opened one screen of the builder can go on to the others and export, also while the server is out of
 * reach. The screen that is opened comes first, with all that it asks of the server, and then one part after another whenever the browser rests.
 */
export function loadAhead(client: QueryClient): void {
  let soon = setTimeout(begin, REST)
  const leave = client.getQueryCache().subscribe(() => {
    clearTimeout(soon)
    if (client.isFetching() === 0) soon = setTimeout(begin, REST)
  })
  function begin() {
    leave()
    void load()
  }
}

async function load(): Promise<void> {
  for (const part of [...Object.values(BUILDER_PARTS), () => import('../../export/word-form.ts'), fetchLateParts]) {
    await new Promise<void>(whenIdle)
    await Promise.allSettled([part()])
  }
}
