import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { DECIDED, type DecidedPart, DecidingContext } from './use-asked.ts'
import { useBreakdown } from './use-breakdown.ts'
import { SPOKEN } from './use-row-arrival.ts'

/** The parts that links lead to: what steps may answer stands before what is left of the requirements. */
const LINKED: Readonly<Record<string, readonly DecidedPart[]>> = {
  '#row-requirements': ['offers', 'requirements'],
  '#row-not-placed': ['against', 'held', 'unplaced'],
  [SPOKEN]: ['spoken'],
}

/** Where what was told may speak against itself. */
const URGENT: ReadonlySet<DecidedPart> = new Set(['changed', 'against'])

type DecidingProps = { awaits: readonly DecidedPart[]; seen: ReactNode; children: ReactNode }

/** What is to decide, one list at a time; none before it is known whether those are open that it `awaits`. Behind the last one, how what was read is `seen`. */
export function Deciding({ awaits, seen, children }: DecidingProps) {
  const { takeBack } = useBreakdown()
  const { hash, key } = useLocation()
  const area = useRef<HTMLElement>(null)
  const arrived = useRef('')
  const [told, setTold] = useState<Partial<Record<DecidedPart, boolean>>>({})
  const [at, goTo] = useState<DecidedPart>('changed')
  const open = useMemo(() => DECIDED.filter((part) => told[part]), [told])
  // how sentences are worded is asked last, and what reads them is fetched meanwhile
  const isLooking = [...awaits, ...(open.length > 0 ? [] : (['spoken'] as const))].some((part) => told[part] === undefined)
  // what is answered is off the list: then the one behind stands here, and behind the last one the first
  const number = Math.max(
    0,
    open.findIndex((part) => DECIDED.indexOf(part) >= DECIDED.indexOf(at)),
  )
  const current = isLooking ? undefined : open[number]
  const tell = useCallback((part: DecidedPart, isOpen: boolean) => setTold((now) => ({ ...now, [part]: isOpen })), [])
  const deciding = useMemo(() => ({ current, tell }), [current, tell])
  const sought = LINKED[hash]?.find((part) => told[part])
  useEffect(() => {
    if (!sought || arrived.current === key) return
    arrived.current = key
    goTo(sought)
    area.current?.focus({ preventScroll: true })
    area.current?.scrollIntoView({ block: 'start' })
  }, [sought, key])
  const passing = [
    ['Back', open.at(number - 1)],
    ['Skip', open[number + 1] ?? open[0]],
  ] as const
  return (
    <section
      ref={area}
      aria-label="To decide"
      tabIndex={-1}
      className={`grid scroll-mt-32 content-start gap-4 rounded-card border border-line bg-surface px-4 py-4 outline-none ${isLooking || current ? 'min-h-112 sm:min-h-96' : ''}`}
    >
      <p role="status" className={`numeric text-subtitle font-bold ${current || isLooking ? '' : 'text-success'}`}>
        {current
          ? `To decide: ${number + 1} of ${open.length}`
          : isLooking
            ? 'Looking for what is to decide…'
            : 'Nothing is left to decide'}
      </p>
      {current && URGENT.has(current) && <p className="text-warning">Look here first: what you have told may speak against itself.</p>}
      <DecidingContext value={deciding}>{children}</DecidingContext>
      {!current && !isLooking && seen}
      <div className="-mx-4 flex flex-wrap border-t border-line pt-2 pl-4 order-2">
        {current &&
          open.length > 1 &&
          passing.map(
            ([name, to]) =>
              to && (
                <Button key={name} variant="quiet" onClick={() => goTo(to)}>
                  {name}
                </Button>
              ),
          )}
        <Button variant="quiet" onClick={() => void takeBack()}>
          Undo the last change
        </Button>
      </div>
    </section>
  )
}

/** The list that is asked now. */
export function DecidedSection({ id, label, children }: { id?: string; label: string; children: ReactNode }) {
  return (
    <section id={id} aria-label={label} tabIndex={-1} className="grid scroll-mt-32 gap-3 outline-none [overflow-wrap:anywhere]">
      {children}
    </section>
  )
}
