import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { breaksTopic } from '../../domain/steps/breaks-topic.ts'
import { isToMend, isWorthALook, type LeftPlace, type ThingLeft } from '../../domain/steps/thing-left.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { LINK_LOOK } from '../ui/link-look.ts'
import { Terms } from '../ui/terms.tsx'
import { REASON_WORDS, type Way, waysTo } from './ways.ts'

/** So many things are shown at once: what to do next, and not a wall. */
const MOST_SHOWN = 2

/** How the sentence of a place is accepted as the person's own statement; undefined where that cannot be done now. */
export type Accepting = (place: LeftPlace) => (() => void) | undefined

type ThingListProps = {
  things: readonly ThingLeft[]
  heading?: ReactNode
  accepting?: Accepting
  /** Whether the plan is about to be handed in: what is looked at once more then stands first, all of it. */
  isHandIn?: boolean
}

/** Things to mend, the first ones and what is against the topic at once, and on request all of them, what is worth a look and what was overruled. */
export function ThingList({ things: all, heading, accepting, isHandIn = false }: ThingListProps) {
  const isBefore = ({ before_hand_in }: ThingLeft) => isHandIn && before_hand_in === true
  const [before, things] = [all.filter(isBefore), all.filter((one) => !isBefore(one))]
  const [isWhole, showWhole] = useState(false)
  const [folded, unfold] = useState<'looks' | 'overruled'>()
  const toMend = things.filter(isToMend)
  const folds = [
    { name: 'looks', title: 'Worth a look', held: things.filter(isWorthALook) },
    { name: 'overruled', title: 'Overruled', held: things.filter(({ overruled }) => overruled !== undefined) },
  ] as const
  const shown = isWhole ? toMend : toMend.filter((one, at) => at < MOST_SHOWN || breaksTopic(one))
  const more = toMend.length - shown.length
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center gap-x-2 empty:hidden">
        {heading}
        {more > 0 && (
          <Button variant="quiet" onClick={() => showWhole(true)}>
            {`Show all ${toMend.length + before.filter(isToMend).length}`}
          </Button>
        )}
        {folds.map(
          ({ name, title, held }) =>
            held.length > 0 && (
              <Button key={name} variant="quiet" aria-expanded={folded === name} onClick={() => unfold(folded === name ? undefined : name)}>
                {title} ({held.length})
              </Button>
            ),
        )}
      </div>
      {isHandIn && <BeforeHandIn things={before} accepting={accepting} />}
      {shown.length > 0 && <Things things={shown} accepting={accepting} />}
      {folds.map(({ name, held }) => folded === name && <Things key={name} things={held} accepting={accepting} />)}
    </div>
  )
}

/** What no evaluator is to find: names and prices that were to stay out, figures that were corrected, open requirements, and what nobody has decided. */
function BeforeHandIn({ things, accepting }: Pick<ThingListProps, 'things' | 'accepting'>) {
  const id = useId()
  if (things.length === 0)
    return <p className="text-muted">Before you hand it in: nothing that was to stay out, was corrected or is open stands in it.</p>
  return (
    <section aria-labelledby={id} className="grid gap-1">
      <h3 id={id} className="font-semibold">
        Before you hand it in
      </h3>
      <Things things={things} accepting={accepting} />
    </section>
  )
}

function Things({ things, accepting }: Pick<ThingListProps, 'things' | 'accepting'>) {
  return (
    <ul className="grid divide-y divide-line border-t border-line">
      {things.map((thing) => (
        <li key={`${thing.reason} ${thing.mends} ${thing.places[0]?.message} ${thing.places[0]?.quote}`} className="py-2">
          <Thing thing={thing} accepting={accepting} />
        </li>
      ))}
    </ul>
  )
}

function Thing({ thing, accepting }: { thing: ThingLeft; accepting: Accepting | undefined }) {
  const { reason, severity, overruled, mends, source, places } = thing
  const tone = severity === 'error' ? 'danger' : severity === 'warning' ? 'warning' : 'neutral'
  const [first, ...others] = places
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (!first) return null
  return (
    <div className="grid gap-x-4 gap-y-1 [overflow-wrap:anywhere] sm:grid-cols-[8.5rem_minmax(0,1fr)_auto]">
      <span>
        <Badge tone={overruled === undefined ? tone : 'neutral'}>{REASON_WORDS[reason]}</Badge>
      </span>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <Place id={`${id}-what`} thing={thing} place={first} isWhole={isOpen} accepting={accepting} />
        {overruled !== undefined && (
          <p className="max-w-prose">
            <span className="font-semibold">Overruled:</span> {overruled}
          </p>
        )}
        {mends && (
          <p className={`max-w-prose text-muted ${isOpen ? '' : 'line-clamp-1'}`}>
            <Terms text={mends} />
          </p>
        )}
        {isOpen && (
          <ul id={id} className="grid gap-3 border-l-2 border-line pl-3 empty:hidden">
            {others.map((place, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice of one milestone
              <li key={`${place.message} ${at}`}>
                <Place thing={thing} place={place} isWhole accepting={accepting} />
              </li>
            ))}
            {source && <li className="text-caption text-muted">Rule from: {source}</li>}
          </ul>
        )}
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-describedby={`${id}-what`}
        onClick={() => setOpen(!isOpen)}
        className="h-fit w-fit cursor-pointer rounded-control text-caption text-muted underline decoration-line-strong underline-offset-4 hover:text-blue"
      >
        {isOpen ? 'Less' : others.length > 0 ? `${others.length} more like it` : 'More'}
      </button>
    </div>
  )
}

/** What mends a thing says so where the person may stand for the sentence themselves. */
const OWN = 'your own statement'

/** What nobody said of the plan as a whole is said in its row. */
const WHOLE: readonly Way[] = [{ name: 'The plan as a whole', pathname: '/steps', hash: '#row-of-plan', state: {} }]

type PlaceProps = { id?: string; thing: ThingLeft; place: LeftPlace; isWhole: boolean; accepting: Accepting | undefined }

/** One place: what is wrong with it, the ways there and, where it is shown whole, the words. */
function Place({ id, thing, place, isWhole, accepting }: PlaceProps) {
  const { message, quote } = place
  const ways = waysTo(thing, place)
  const accept = thing.mends?.includes(OWN) ? accepting?.(place) : undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <p className="flex flex-wrap gap-x-3 gap-y-0.5">
        <span id={id} className="min-w-0 font-semibold">
          <Terms text={message} />
        </span>
        {(ways.length > 0 ? ways : WHOLE).map(({ name, pathname, search = '', hash, state }) => (
          <Link key={`${search}${hash}`} to={pathname === '' ? { hash } : { pathname, search, hash }} state={state} className={LINK_LOOK}>
            {name}
          </Link>
        ))}
      </p>
      {accept && (
        <Button variant="quiet" className="w-fit" onClick={accept}>
          Accept as my own statement
        </Button>
      )}
      {isWhole && quote && !message.includes(quote) && <p className="max-w-prose text-muted">“{quote}”</p>}
    </div>
  )
}
