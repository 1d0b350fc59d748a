import { EllipsisVertical } from 'lucide-react'
import { buttonLook } from '../button-look.ts'
import type { MenuLine } from './lines-panel.tsx'
import { MenuButton } from './menu-button.tsx'
import { MenuLines } from './menu-lines.ts'

/** What else can be done with one thing of a list, behind a button of three dots; `label` names the thing. */
export function MoreMenu({ label, lines }: { label: string; lines: readonly MenuLine[] }) {
  return (
    <MenuButton
      className={`${buttonLook('quiet')} px-2`}
      aria-label={label}
      menu={(opened) => <MenuLines opened={opened} label={label} lines={lines} />}
    >
      <EllipsisVertical aria-hidden className="size-5" />
    </MenuButton>
  )
}
