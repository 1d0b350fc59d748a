import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import type { Place } from '../../domain/solicitation/analysis.ts'
import { quoteRuns, type TextRun } from '../../domain/solicitation/requirement/quote-place.ts'
import type { SourceFile } from '../../domain/solicitation/source.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import type { PageFrame } from './page-view.tsx'
import { PAGE_TEXT } from './selected-text.ts'
import { sourceQueries } from './source-queries.ts'

/** The paper that text is shown on, in points. Running text is set large; text of a PDF or a plain file is set in columns by spaces and needs its width. */
type Sheet = { width: number; margin: number; letters: number; face: string }

const RUNNING: Sheet = { width: 500, margin: 36, letters: 10.5, face: 'font-sans' }
const IN_COLUMNS: Sheet = { width: 612, margin: 36, letters: 8.5, face: 'font-mono' }
/** What an empty page takes in height. */
const LEAST_HEIGHT = 380

/** The paper that the text of a document is shown on. */
export function sheetOf({ kind }: SourceFile): Sheet {
  return kind === 'docx' || kind === 'doc' ? RUNNING : IN_COLUMNS
}

/** A page as the text that was read on it, with words lit; `runs` are found already, or what stands `at` is looked for here. */
export function TextPage({ file, frame, at, runs }: { file: SourceFile; frame: PageFrame; at?: Place | null; runs?: readonly TextRun[] }) {
  const { data, isError, refetch } = useQuery({ ...sourceQueries.page(file.id, frame.page), enabled: frame.isNear })
  const lit = useMemo(() => {
    if (runs) return runs
    return data && at?.page === frame.page ? (quoteRuns([data.text], at.quote) ?? []) : []
  }, [runs, data, at, frame.page])
  const { width, margin, letters, face } = sheetOf(file)
  const { scale } = frame
  const style = { width: width * scale, minHeight: LEAST_HEIGHT * scale, padding: margin * scale, fontSize: letters * scale }
  return (
    <div className={`paper leading-normal [overflow-wrap:anywhere] whitespace-pre-wrap ${face}`} style={style}>
      {data && <LitText page={frame.page} text={data.text} runs={lit} onLit={frame.reveal} />}
      {!data && !isError && <Skeleton lines={6} label={`Loading page ${frame.page}`} />}
      {isError && (
        <p role="alert" className="font-sans text-body">
          The text of this page could not be loaded.{' '}
          <button type="button" onClick={() => void refetch()} className="font-semibold text-blue underline underline-offset-4">
            Try again
          </button>
        </p>
      )}
    </div>
  )
}

function LitText({ page, text, runs, onLit }: { page: number; text: string; runs: readonly TextRun[]; onLit: (first: Element) => void }) {
  const host = useRef<HTMLDivElement>(null)
  const lit = useEffectEvent(onLit)
  useLayoutEffect(() => {
    const first = host.current?.querySelector('mark')
    if (runs.length > 0 && first) lit(first)
  }, [runs])
  return (
    <div ref={host} {...{ [PAGE_TEXT]: page }}>
      {parts(text, runs)}
    </div>
  )
}

/** The text with its lit stretches marked. */
function parts(text: string, runs: readonly TextRun[]): ReactNode[] {
  const shown: ReactNode[] = []
  let at = 0
  for (const { from, to } of runs.toSorted((a, b) => a.from.offset - b.from.offset)) {
    shown.push(
      text.slice(at, from.offset),
      <mark key={from.offset} className="rounded-[2px] border-b-2 border-lit-line bg-lit text-ink">
        {text.slice(from.offset, to.offset)}
      </mark>,
    )
    at = to.offset
  }
  return [...shown, text.slice(at)]
}
