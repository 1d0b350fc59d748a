import { ChevronDown, ChevronUp, type LucideIcon, MoveHorizontal, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { digitsOf } from '../../language/characters.ts'
import { nextZoom, type Zoom } from './zoom.ts'

/** Which page is in sight and how large: both can be changed here. `shown` is the size at present, 1 as printed. */
export function PageToolbar({
  page,
  pages,
  goTo,
  zoom,
  shown,
  setZoom,
}: {
  page: number
  pages: number
  goTo: (page: number) => void
  zoom: Zoom
  shown: number
  setZoom: (zoom: Zoom) => void
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 border-b border-line bg-surface px-2 py-1.5">
      <div className="flex items-center gap-1">
        <Tool icon={ChevronUp} label="Previous page" disabled={page <= 1} onPress={() => goTo(page - 1)} />
        <Tool icon={ChevronDown} label="Next page" disabled={page >= pages} onPress={() => goTo(page + 1)} />
        <PageNumber key={page} page={page} pages={pages} goTo={goTo} />
      </div>
      <div className="flex items-center gap-1">
        <Tool icon={ZoomOut} label="Smaller" onPress={() => setZoom(nextZoom(shown, -1))} />
        <span className="numeric w-11 text-center text-caption text-muted max-sm:hidden">{Math.round(shown * 100)}%</span>
        <Tool icon={ZoomIn} label="Larger" onPress={() => setZoom(nextZoom(shown, 1))} />
        <Tool icon={MoveHorizontal} label="Fit width" isPressed={zoom === null} onPress={() => setZoom(null)} />
      </div>
    </div>
  )
}

function PageNumber({ page, pages, goTo }: { page: number; pages: number; goTo: (page: number) => void }) {
  const [text, setText] = useState(String(page))
  const go = () => {
    const wanted = Number.parseInt(text, 10)
    if (wanted >= 1 && wanted !== page) goTo(Math.min(wanted, pages))
    else setText(String(page))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go()
    if (event.key === 'Escape') setText(String(page))
  }
  return (
    <label className="flex items-center gap-1.5 text-caption whitespace-nowrap text-muted">
      <span className="sr-only">Page</span>
      <input
        value={text}
        inputMode="numeric"
        onChange={({ target }) => setText(digitsOf(target.value).slice(0, 6))}
        onKeyDown={onKeyDown}
        onBlur={go}
        className="numeric h-8 w-12 rounded-control border border-line-strong bg-surface text-center text-ink"
      />
      of {pages}
    </label>
  )
}

function Tool({
  icon: Icon,
  label,
  isPressed,
  disabled,
  onPress,
}: {
  icon: LucideIcon
  label: string
  isPressed?: boolean
  disabled?: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      disabled={disabled}
      onClick={onPress}
      className="grid size-9 place-items-center rounded-control text-navy hover:bg-navy-soft disabled:text-line-strong disabled:hover:bg-transparent aria-pressed:bg-navy-soft"
    >
      <Icon aria-hidden className="size-4.5" />
    </button>
  )
}
