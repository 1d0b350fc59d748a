import { createContext, type ReactNode, use, useState } from 'react'
import type { MenuLine } from '../../ui/menu/lines-panel.tsx'
import { MenuLines } from '../../ui/menu/menu-lines.ts'

/** A menu beside what opened it. */
export type Menu = { anchor: HTMLElement; label: string; items: readonly MenuLine[] }

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
      {menu && <HostedMenu menu={menu} onClose={() => setMenu(null)} />}
    </MenuContext>
  )
}

function HostedMenu({ menu: { anchor, label, items }, onClose }: { menu: Menu; onClose: () => void }) {
  const { left, top, width, height } = anchor.getBoundingClientRect()
  const giveBack = () => anchor.focus()
  return (
    <MenuLines
      opened={{ isByKey: true, close: onClose, giveBack }}
      label={label}
      isTitled
      align="start"
      width="w-[min(24rem,calc(100vw-2rem))]"
      at={{ left, top, width, height }}
      lines={items}
    />
  )
}
