import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Opening } from './opening.tsx'
import { PageView } from './page-view.tsx'
import { pageWords, piecesOfWords } from './page-words.ts'
import { type OpenPdf, openPdf, type PageSize } from './pdf.ts'
import { PdfPage } from './pdf-page.tsx'
import type { ShownSource } from './shown-source.ts'
import { sourceQueries } from './source-queries.ts'
import { TextView } from './text-view.tsx'
import { useLitRuns } from './use-lit-runs.ts'

/** A PDF as it was uploaded; when it cannot be loaded or opened, the text that was read in it and a sentence that says so. */
export function PdfView(props: ShownSource) {
  const { file } = props
  const { data, isError, refetch } = useQuery(sourceQueries.bytes(file.id))
  const { data: arrived } = useQuery(sourceQueries.arrived(file.id))
  const pdf = useOpenPdf(data)
  if (isError) {
    const again = (
      <button type="button" onClick={() => void refetch()} className="font-semibold text-blue underline underline-offset-4">
        Try again
      </button>
    )
    return <TextView {...props} notice={<Notice>The document could not be loaded. This is the text that was read in it. {again}</Notice>} />
  }
  if (pdf === 'failed') {
    return <TextView {...props} notice={<Notice>This PDF could not be opened here. This is the text that was read in it.</Notice>} />
  }
  if (pdf === 'opening') return <Opening name={file.file_name} percent={arrived ?? null} />
  return <OpenPdfView pdf={pdf} {...props} />
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="border-b border-warning-line bg-warning-soft px-3 py-2 text-caption text-ink">
      {children}
    </p>
  )
}

function useOpenPdf(bytes: Blob | undefined): OpenPdf | 'opening' | 'failed' {
  const [pdf, setPdf] = useState<OpenPdf | 'opening' | 'failed'>('opening')
  useEffect(() => {
    if (!bytes) return
    let isGone = false
    let close = () => {}
    openPdf(bytes).then(
      (opened) => {
        if (isGone) return opened.close()
        close = opened.close
        setPdf(opened)
      },
      () => isGone || setPdf('failed'),
    )
    return () => {
      isGone = true
      close()
    }
  }, [bytes])
  return pdf
}

function OpenPdfView({ pdf, file, at, onSelectText, onPage }: ShownSource & { pdf: OpenPdf }) {
  const client = useQueryClient()
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map())
  const onSize = useCallback((page: number, size: PageSize) => setSizes((known) => new Map(known).set(page, size)), [])
  const pieces = async (page: number) => piecesOfWords(await pageWords(pdf, client, file.id, page))
  const { lit, on } = useLitRuns(`pdf ${file.id}`, pdf.pages, at, pieces)
  return (
    <PageView name={file.file_name} pages={pdf.pages} pageWidth={pdf.size.width} {...{ at, lit, onSelectText, onPage }}>
      {(frame) => <PdfPage {...{ pdf, file, at, frame, onSize }} size={sizes.get(frame.page) ?? pdf.size} runs={on(frame.page)} />}
    </PageView>
  )
}
