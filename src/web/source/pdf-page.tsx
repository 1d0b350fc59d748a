import { useQueryClient } from '@tanstack/react-query'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type CSSProperties, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Place } from '../../domain/solicitation/analysis.ts'
import type { TextRun } from '../../domain/solicitation/requirement/quote-place.ts'
import type { SourceFile } from '../../domain/solicitation/source.ts'
import { clear, drawPage } from './draw-page.ts'
import { type LitBox, litBoxes } from './lit.ts'
import type { PageFrame } from './page-view.tsx'
import { pageWords } from './page-words.ts'
import { type OpenPdf, type PageSize, sizeOf } from './pdf.ts'
import { PAGE_TEXT } from './selected-text.ts'
import { type LaidText, layPdfText, layRecognisedText } from './text-layer.ts'
import { TextPage } from './text-page.tsx'

/** What the pages of one PDF have in common. `onSize` hears how large a page is once that is known. */
export type PdfPages = { pdf: OpenPdf; file: SourceFile; at: Place | null; onSize: (page: number, size: PageSize) => void }

type PdfPageProps = PdfPages & { frame: PageFrame; size: PageSize; runs: readonly TextRun[] }

/** A page of a PDF: its room is kept, and it is drawn when it is near. */
export function PdfPage({ size, ...page }: PdfPageProps) {
  const { scale, isNear } = page.frame
  const style = { width: size.width * scale, height: size.height * scale, '--total-scale-factor': scale } as CSSProperties
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <BrokenPage {...page} />
  return (
    <div className="paper relative isolate" style={style}>
      {isNear && <NearPage {...page} size={size} onBroken={() => setBroken(true)} />}
    </div>
  )
}

/** A page that cannot be drawn is shown as the text that was read on it. */
function BrokenPage({ file, at, frame }: Omit<PdfPageProps, 'size'>) {
  return (
    <>
      <p className="bg-warning-soft px-3 py-2 text-caption text-ink">This page could not be drawn. This is the text that was read on it.</p>
      <TextPage file={file} frame={frame} at={at} />
    </>
  )
}

function NearPage({ pdf, file, frame, size, runs, onSize, onBroken }: Omit<PdfPageProps, 'at'> & { onBroken: () => void }) {
  const [page, setPage] = useState<PDFPageProxy | null>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const found = useEffectEvent((proxy: PDFPageProxy) => {
    const real = sizeOf(proxy)
    if (real.width !== size.width || real.height !== size.height) onSize(frame.page, real)
    setPage(proxy)
  })
  const broken = useEffectEvent(onBroken)
  useEffect(() => {
    let isGone = false
    pdf.page(frame.page).then(
      (proxy) => isGone || found(proxy),
      () => isGone || broken(),
    )
    return () => {
      isGone = true
    }
  }, [pdf, frame.page])
  useEffect(() => {
    const host = sheet.current
    return page && host ? drawPage(page, host, frame.scale, (isDrawn) => isDrawn || broken()) : undefined
  }, [page, frame.scale])
  useEffect(() => {
    const host = sheet.current
    return () => {
      if (host) clear(host)
      page?.cleanup()
    }
  }, [page])
  const laid = useLaidWords(words, pdf, page, file.id)
  return (
    <>
      <div ref={sheet} aria-hidden className="absolute inset-0" />
      <LitLayer laid={laid} runs={runs} onLit={frame.reveal} />
      <div ref={words} className="page-text" {...{ [PAGE_TEXT]: frame.page }} />
    </>
  )
}

/** Lays the words of a page over its picture; null until they lie there. */
function useLaidWords(layer: { current: HTMLElement | null }, pdf: OpenPdf, page: PDFPageProxy | null, fileId: string): LaidText | null {
  const client = useQueryClient()
  const [laid, setLaid] = useState<LaidText | null>(null)
  useEffect(() => {
    const host = layer.current
    if (!host || !page) return
    let isGone = false
    const lay = async () => {
      const words = await pageWords(pdf, client, fileId, page.pageNumber)
      if (isGone) return
      const scale = words.kind === 'recognised' ? sizeOf(page).width / words.recognised.width : 1
      const text = words.kind === 'own' ? await layPdfText(host, page, words.content) : layRecognisedText(host, words.recognised, scale)
      if (!isGone) setLaid(text)
    }
    // without its words a page can still be read
    lay().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [layer, pdf, page, client, fileId])
  return laid
}

/** Lights words of a page under its text; `onLit` hears of the first of them, to scroll there. */
function LitLayer({ laid, runs, onLit }: { laid: LaidText | null; runs: readonly TextRun[]; onLit: (first: Element) => void }) {
  const layer = useRef<HTMLDivElement>(null)
  const [boxes, setBoxes] = useState<LitBox[]>([])
  useLayoutEffect(() => {
    const page = layer.current
    setBoxes(page && laid && runs.length > 0 ? litBoxes(page, laid, runs) : [])
  }, [laid, runs])
  const lit = useEffectEvent(onLit)
  useLayoutEffect(() => {
    const first = layer.current?.firstElementChild
    if (boxes.length > 0 && first) lit(first)
  }, [boxes])
  return (
    <div ref={layer} aria-hidden className="pointer-events-none absolute inset-0">
      {boxes.map(({ left, top, width, height }) => (
        <span
          key={`${left} ${top}`}
          className="lit-box"
          style={{ left: `${left * 100}%`, top: `${top * 100}%`, width: `${width * 100}%`, height: `${height * 100}%` }}
        />
      ))}
    </div>
  )
}
