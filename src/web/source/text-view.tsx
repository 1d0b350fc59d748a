import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageView } from './page-view.tsx'
import type { ShownSource } from './shown-source.ts'
import { sourceQueries } from './source-queries.ts'
import { sheetOf, TextPage } from './text-page.tsx'
import { useLitRuns } from './use-lit-runs.ts'

/** A document as the text that was read in it, page by page. `notice` says why it is not shown as it was uploaded. */
export function TextView({ file, at, onSelectText, onPage, notice }: ShownSource & { notice?: ReactNode }) {
  const client = useQueryClient()
  const pieces = async (page: number) => [(await client.ensureQueryData(sourceQueries.page(file.id, page))).text]
  const { lit, on } = useLitRuns(`text ${file.id}`, file.pages, at, pieces)
  return (
    <PageView name={file.file_name} pages={file.pages} pageWidth={sheetOf(file).width} {...{ at, lit, notice, onSelectText, onPage }}>
      {(frame) => <TextPage file={file} frame={frame} runs={on(frame.page)} />}
    </PageView>
  )
}
