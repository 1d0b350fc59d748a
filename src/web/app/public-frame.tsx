import type { ReactNode } from 'react'
import { SkipLink } from './skip-link.tsx'
import { Wordmark } from './wordmark.tsx'

/** What stands around every public screen: name, the way in, and a footer. */
export function PublicFrame({ wayIn, children }: { wayIn: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line">
        <div className="mx-auto flex h-17 max-w-6xl items-center justify-between gap-4 px-5 sm:px-8">
          <Wordmark to="/" name="Defense Technology Solutions" />
          {wayIn}
        </div>
      </header>
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <footer className="border-t border-line bg-sheet">
        <p className="mx-auto max-w-6xl px-5 py-8 text-caption text-muted sm:px-8">
          Defense Technology Solutions. Tools for small businesses that answer SBIR and STTR solicitations.
        </p>
      </footer>
    </div>
  )
}
