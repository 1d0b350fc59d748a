import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { Solicitation } from '../../contract/solicitation-calls.ts'
import type { PlanSources } from '../../domain/grounding/sources.ts'
import { late } from '../ui/late.tsx'
import { useFocusReturn } from '../ui/use-focus-return.ts'
import { sourceFile } from './source-file.ts'

const SourceDialog = late(async () => (await import('../source/source-dialog.tsx')).SourceDialog)

/** Words in a document to be seen. `title` is what people call the document. */
export type SourcePlace = { document_id: string; title: string; page: number; quote: string }

const Opening = createContext<(place: SourcePlace) => void>(() => {})

/** Opens a document over the screen, at a page with words lit. */
export function useOpenSource(): (place: SourcePlace) => void {
  return useContext(Opening)
}

/** Lets everything inside open the plan's documents. */
export function SourceOpening({
  solicitation,
  sources,
  children,
}: {
  solicitation: Solicitation | undefined
  sources: PlanSources | undefined
  children: ReactNode
}) {
  const [place, open] = useState<SourcePlace | null>(null)
  useFocusReturn(place !== null)
  const file = useMemo(() => place && sourceFile(place.document_id, solicitation, sources), [place, solicitation, sources])
  return (
    <Opening value={open}>
      {children}
      {place && file && (
        <SourceDialog file={file} at={{ page: place.page, quote: place.quote }} title={place.title} onClose={() => open(null)} />
      )}
    </Opening>
  )
}
