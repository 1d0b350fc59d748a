import { PageHeading } from '../../ui/page-heading.tsx'
import { Asking } from './asking.tsx'
import { Overlays } from './overlays.tsx'
import { Saying } from './saying.tsx'
import { Waiting } from './waiting.tsx'

/** All parts of the product in all their states, to be looked at while they are made; the finished product does not have it. */
export function PartsPage() {
  return (
    <main id="content" tabIndex={-1} className="min-h-dvh bg-sheet px-4 py-10 outline-none sm:px-8">
      <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-10">
        <title>Parts - Work Plan Builder</title>
        <PageHeading title="Parts" lead="Everything that screens are made of, in every state." />
        <Saying />
        <Asking />
        <Waiting />
        <Overlays />
      </div>
    </main>
  )
}
