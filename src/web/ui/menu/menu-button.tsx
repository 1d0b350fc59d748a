import { type ButtonHTMLAttributes, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useRef, useState } from 'react'

/** A menu that has been opened: whether by a key, how it closes, and how what opened it gets the keyboard back. */
export type OpenedMenu = {
  isByKey: boolean
  close: () => void
  giveBack: () => void
  /** What closes the menu by itself when it is pressed. */
  opener?: RefObject<HTMLElement | null>
}

type MenuButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  menu: (opened: OpenedMenu) => ReactNode
  /** While it is, the menu stays closed, and the keyboard where it is. */
  busy?: boolean
}

/** A button with a menu behind it. */
export function MenuButton({ menu, busy = false, children, ...rest }: MenuButtonProps) {
  const [open, setOpen] = useState<'by key' | 'by mouse' | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const press = ({ detail }: MouseEvent) => !busy && setOpen((now) => (now ? null : detail === 0 ? 'by key' : 'by mouse'))
  const openDownwards = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || busy) return
    event.preventDefault()
    setOpen('by key')
  }
  const opened = {
    isByKey: open === 'by key',
    close: () => setOpen(null),
    giveBack: () => button.current?.focus(),
    opener: button,
  }
  return (
    <span className="relative inline-flex min-w-0">
      <button
        type="button"
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        onKeyDown={openDownwards}
        onClick={press}
        {...rest}
        ref={button}
      >
        {children}
      </button>
      {open && menu(opened)}
    </span>
  )
}
