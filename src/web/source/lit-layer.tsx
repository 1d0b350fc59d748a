import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { TextRun } from '../../domain/solicitation/requirement/quote-place.ts'
import { type LitBox, litBoxes } from './lit.ts'
import type { LaidText } from './text-layer.ts'

/** Lights words of a page under its text; `onLit` hears of the first of them, to scroll there. */
export function LitLayer({ laid, runs, onLit }: { laid: LaidText | null; runs: readonly TextRun[]; onLit: (first: Element) => void }) {
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
