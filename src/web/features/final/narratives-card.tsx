import { lazy, Suspense } from 'react'
import { NARRATIVES_HEADING, narrativeHeading } from '../../../domain/steps/told-narratives.ts'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Narratives } from './use-narratives.ts'

const MarkdownPreview = lazy(() => import('../../ui/markdown-preview.tsx').then(({ MarkdownPreview: Preview }) => ({ default: Preview })))

/** The narratives of the finalized steps as they read, below the plan's text. */
export function NarrativesCard({ narratives }: { narratives: Narratives }) {
  if (narratives.kind !== 'known' || narratives.told.length === 0) return null
  const { told, isIncluded, printed } = narratives
  const sources = new Map(printed.map((one) => [one.milestone_number, one.sources]))
  return (
    <Card
      title={NARRATIVES_HEADING}
      description={
        isIncluded
          ? 'They stand behind the plan in the Word document and in what you copy.'
          : 'They are left out of the Word document and of what you copy. The choice is under “What goes into the document”.'
      }
    >
      <section
        aria-label={NARRATIVES_HEADING}
        className="grid grid-cols-[minmax(0,1fr)] gap-8 rounded-control border border-line bg-sheet px-5 py-5"
      >
        {told.map((one) => (
          <article key={one.milestone_number} className="grid max-w-[78ch] grid-cols-[minmax(0,1fr)] content-start gap-3">
            <h3 className="border-b border-line pb-2 text-subtitle font-bold [overflow-wrap:anywhere]">{narrativeHeading(one)}</h3>
            <Suspense fallback={<Skeleton lines={5} label="Loading the narrative" />}>
              <MarkdownPreview text={one.narrative_md} />
            </Suspense>
            {sources.get(one.milestone_number) && (
              <p className="text-caption text-muted [overflow-wrap:anywhere]">Sources: {sources.get(one.milestone_number)}</p>
            )}
          </article>
        ))}
      </section>
    </Card>
  )
}
