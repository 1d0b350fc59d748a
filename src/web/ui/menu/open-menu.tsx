import { DropdownMenu } from 'radix-ui'
import type { CSSProperties, FocusEvent, ReactNode } from 'react'
import { useRef } from 'react'
import type { OpenedMenu } from './menu-button.tsx'

/** How a line of a menu looks. */
export const MENU_LINE =
  'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control px-3 py-2 outline-none data-highlighted:bg-navy-soft data-highlighted:text-navy'

type OpenMenuProps = {
  opened: OpenedMenu
  label: string
  align?: 'start' | 'end'
  /** How wide it is, as a class. */
  width?: string
  /** Where it hangs; else from the whole of what it stands in. */
  at?: CSSProperties
  children: ReactNode
}

/** A menu that is open, beside its button; the keyboard goes back to the button when it closes. */
export function OpenMenu({ opened, label, align = 'end', width = 'w-52', at, children }: OpenMenuProps) {
  const { opener, isByKey, close, giveBack } = opened
  const isNew = useRef(true)
  // what stands first is chosen by Enter: a menu that is opened from outside does not know of the key that did
  const toFirst = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!isByKey || target !== currentTarget || !isNew.current) return
    isNew.current = false
    currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }
  const back = (event: Event) => {
    event.preventDefault()
    const focused = document.activeElement
    if (focused === document.body || focused?.closest('[role=menu]')) giveBack()
  }
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(isOpen) => !isOpen && close()}>
      <DropdownMenu.Trigger asChild>
        <span aria-hidden tabIndex={-1} className={`pointer-events-none ${at ? 'fixed' : 'absolute inset-0'}`} style={at} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          onFocus={toFirst}
          align={align}
          sideOffset={4}
          collisionPadding={16}
          aria-label={label}
          aria-labelledby={undefined}
          onCloseAutoFocus={back}
          // its own button closes it by itself
          onInteractOutside={(event) => event.target instanceof Node && opener?.current?.contains(event.target) && event.preventDefault()}
          className={`z-40 max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-overlay ${width}`}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
