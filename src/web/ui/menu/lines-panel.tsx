import type { LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ComponentProps } from 'react'
import { MENU_LINE, OpenMenu } from './open-menu.tsx'

/** One thing to do in a menu. */
export type MenuLine = { label: string; icon?: LucideIcon; onPress: () => void; isDangerous?: boolean }

type LinesPanelProps = Omit<ComponentProps<typeof OpenMenu>, 'children'> & {
  lines: readonly MenuLine[]
  /** Whether the menu says what it is for, where its button does not. */
  isTitled?: boolean
}

/** An open menu of lines, of two at most each. */
export function LinesPanel({ lines, isTitled, ...menu }: LinesPanelProps) {
  return (
    <OpenMenu {...menu}>
      {isTitled && (
        <DropdownMenu.Label className="px-3 py-2 text-caption text-muted [overflow-wrap:anywhere]">{menu.label}</DropdownMenu.Label>
      )}
      {lines.map(({ label, icon: Icon, onPress, isDangerous }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same, and none of them moves
        <DropdownMenu.Item key={index} onSelect={onPress} className={`${MENU_LINE} ${isDangerous ? 'text-danger' : ''}`}>
          {Icon && <Icon aria-hidden className="size-4 shrink-0" />}
          <span className="line-clamp-2 [overflow-wrap:anywhere]">{label}</span>
        </DropdownMenu.Item>
      ))}
    </OpenMenu>
  )
}
