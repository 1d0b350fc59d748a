import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import * as z from 'zod'
import { readDraft, writeDraft } from '../../app/browser-store.ts'
import { Button } from '../../ui/button.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { useBreakdown } from './use-breakdown.ts'
import { DECIDED, type DecidedPart, DecidingContext, type Entry, useDeciding } from './use-few.tsx'

/** How what is to decide stands: one after the other, or in lists. */
const Layout = z.enum(['one', 'list'])
const KEPT = 'deciding'

/** The parts that links lead to. */
const LINKED: Readonly<Record<string, DecidedPart>> = { '#row-requirements': 'requirements', '#row-not-placed': 'unplaced' }

/** What is to decide, one question at a time in the order of its lists, but first where words speak against each other or the topic; or as these lists. `asksSteps` says that there are requirements of which steps are asked: how many is known a moment later, and the place of a question is kept until then. */
export function Deciding({ asksSteps, children }: { asksSteps: boolean; children: ReactNode }) {
  const { takeBack } = useBreakdown()
  const { hash, key } = useLocation()
  const area = useRef<HTMLElement>(null)
  const arrived = useRef('')
  const [layout, lay] = useState(() => readDraft(KEPT, Layout) ?? 'one')
  const [counts, count] = useState<Partial<Record<DecidedPart, Count>>>({})
  const [at, goTo] = useState<Entry>({ part: 'offers', index: 0, isUrgent: true })
  useKeptFocus(area)
  const isList = layout === 'list'
  const isLooking = asksSteps && counts.offers === undefined
  const entries = useMemo(() => entriesOf(counts), [counts])
  // what is answered is off its list: then the one behind stands here, and behind the last one the first
  const number = Math.max(
    0,
    entries.findIndex((one) => rank(one) >= rank(at)),
  )
  const current = entries[number]
  const tell = useCallback(
    (part: DecidedPart, length: number, urgent: number) => count((now) => ({ ...now, [part]: { length, urgent } })),
    [],
  )
  const deciding = useMemo(
    () => ({ isList, answer: isList ? ('quiet' as const) : ('secondary' as const), current, tell }),
    [isList, current, tell],
  )
  const part = LINKED[hash]
  const isThere = part !== undefined && !isList && counts[part] !== undefined
  const urgent = (part && counts[part]?.urgent) ?? 0
  useEffect(() => {
    if (!isThere || !part || arrived.current === key) return
    arrived.current = key
    // what steps may answer stands before what is left of the requirements
    goTo({ part: part === 'requirements' ? 'offers' : part, index: 0, isUrgent: urgent > 0 })
    area.current?.focus({ preventScroll: true })
    area.current?.scrollIntoView({ block: 'start' })
  }, [isThere, part, key, urgent])
  const turn = () => {
    lay(isList ? 'one' : 'list')
    writeDraft(KEPT, isList ? 'one' : 'list')
  }
  return (
    <section
      ref={area}
      aria-label="To decide"
      tabIndex={-1}
      className={`grid scroll-mt-32 gap-4 outline-none ${isList ? '' : 'content-start rounded-card border border-line bg-surface px-4 py-4'} ${!isList && (isLooking || current) ? 'min-h-112 sm:min-h-96' : ''}`}
    >
      {!isList && (
        <p role="status" className={`numeric text-subtitle font-bold ${current || isLooking ? '' : 'text-success'}`}>
          {current
            ? `To decide: ${number + 1} of ${entries.length}`
            : isLooking
              ? 'Looking for what is to decide…'
              : 'Nothing is left to decide'}
        </p>
      )}
      {!isList && current?.isUrgent && (
        <p className="text-warning">Look here first: what you have told may speak against itself, or against the topic.</p>
      )}
      <DecidingContext value={deciding}>{children}</DecidingContext>
      <div className={`-ml-4 flex flex-wrap ${isList ? '' : 'border-t border-line pt-2 pl-4 -mr-4'}`}>
        {!isList && entries.length > 1 && <Passing entries={entries} number={number} goTo={goTo} />}
        <Button variant="quiet" onClick={() => void takeBack()}>
          Undo the last change
        </Button>
        <Button variant="quiet" onClick={turn}>
          {isList ? 'Ask one at a time' : 'Show all as a list'}
        </Button>
      </div>
    </section>
  )
}

/** More questions of one kind can be passed over together. */
const MANY = 5

/** Goes on to another question: the one before, the next, or past all that are left of a kind of which there are many. */
function Passing({ entries, number, goTo }: { entries: readonly Entry[]; number: number; goTo: (entry: Entry) => void }) {
  const inTurn = [...entries.slice(number + 1), ...entries.slice(0, number)]
  const { part } = entries[number] ?? {}
  const ofKind = entries.filter((one) => one.part === part).length
  const ways = [
    ['Back', inTurn.at(-1)],
    ['Skip', inTurn[0]],
    [`Skip these ${ofKind}`, ofKind > MANY ? inTurn.find((one) => one.part !== part) : undefined],
  ] as const
  return ways.map(
    ([name, to]) =>
      to && (
        <Button key={name} variant="quiet" onClick={() => goTo(to)}>
          {name}
        </Button>
      ),
  )
}

/** How long a list is, and how many of its first go before all other lists. */
type Count = { length: number; urgent: number }

function entriesOf(counts: Partial<Record<DecidedPart, Count>>): Entry[] {
  const all = DECIDED.flatMap((part) => {
    const { length, urgent } = counts[part] ?? { length: 0, urgent: 0 }
    return Array.from({ length }, (_, index): Entry => ({ part, index, isUrgent: index < urgent }))
  })
  return all.sort((one, other) => rank(one) - rank(other))
}

function rank({ part, index, isUrgent }: Entry): number {
  return ((isUrgent ? 0 : DECIDED.length) + DECIDED.indexOf(part)) * 10_000 + index
}

/** One of the lists of what is to decide, or the one question of it that is asked. */
export function DecidedSection({ id, label, children }: { id?: string; label: string; children: ReactNode }) {
  const { isList } = useDeciding()
  return (
    <section
      id={id}
      aria-label={label}
      tabIndex={-1}
      className={`grid scroll-mt-32 gap-3 outline-none [overflow-wrap:anywhere] ${isList ? 'rounded-card border border-line bg-surface px-4 py-3' : ''}`}
    >
      {children}
    </section>
  )
}
