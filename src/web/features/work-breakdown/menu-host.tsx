import { DropdownMenu } from 'radix-ui'
import { createContext, type FocusEvent, Fragment, type ReactNode, use, useRef, useState } from 'react'

/** One thing to do in a menu; `heading` stands above it and what follows. */
export type MenuItem = { label: string; onPress: () => void; isDangerous?: boolean; heading?: string | undefined }

/** A menu beside what opened it; `onGone` finds another place for the keyboard where that is gone by then. */
export type Menu = { anchor: HTMLElement; label: string; items: readonly MenuItem[]; onGone?: (() => void) | undefined }

const MenuContext = createContext<(menu: Menu) => void>(() => {})

/** How a menu is opened. There is one for all rows and chips, so that hundreds of them cost nothing while theirs is closed. */
export function useMenu(): (menu: Menu) => void {
  return use(MenuContext)
}

/** Shows the menu that something in it asked for; the keyboard goes back to what opened it. */
export function MenuHost({ children }: { children: ReactNode }) {
  const [menu, setMenu] = useState<Menu | null>(null)
  return (
    <MenuContext value={setMenu}>
      {children}
      {menu && <OpenMenu menu={menu} onClose={() => setMenu(null)} />}
    </MenuContext>
  )
}

function OpenMenu({ menu: { anchor, label, items, onGone }, onClose }: { menu: Menu; onClose: () => void }) {
  const { left, top, width, height } = anchor.getBoundingClientRect()
  const isNew = useRef(true)
  // what stands first is chosen by Enter: a menu that is opened from outside does not know of the key that did
  const toFirst = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (target !== currentTarget || !isNew.current) return
    isNew.current = false
    currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }
  const back = (event: Event) => {
    event.preventDefault()
    const focused = document.activeElement
    if (focused !== document.body && !focused?.closest('[role=menu]')) return
    if (anchor.isConnected) anchor.focus()
    else onGone?.()
  }
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <DropdownMenu.Trigger asChild>
        <span aria-hidden tabIndex={-1} className="pointer-events-none fixed" style={{ left, top, width, height }} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          onFocus={toFirst}
          align="start"
          sideOffset={4}
          collisionPadding={16}
          aria-label={label}
          aria-labelledby={undefined}
          onCloseAutoFocus={back}
          className="z-40 max-h-(--radix-dropdown-menu-content-available-height) w-[min(24rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-overlay"
        >
          <DropdownMenu.Label className="px-3 py-2 text-caption text-muted [overflow-wrap:anywhere]">{label}</DropdownMenu.Label>
          {items.map(({ label: words, onPress, isDangerous, heading }) => (
            <Fragment key={words}>
              {heading && (
                <DropdownMenu.Label className="px-3 pt-2 pb-1 text-caption font-semibold text-muted">{heading}</DropdownMenu.Label>
              )}
              <DropdownMenu.Item
                onSelect={onPress}
                className={`flex min-h-10 cursor-pointer items-center rounded-control px-3 py-2 outline-none data-highlighted:bg-navy-soft ${isDangerous ? 'text-danger' : 'data-highlighted:text-navy'}`}
              >
                <span className="line-clamp-2 [overflow-wrap:anywhere]">{words}</span>
              </DropdownMenu.Item>
            </Fragment>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
