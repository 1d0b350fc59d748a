import { EllipsisVertical, type LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { buttonLook } from './button-look.ts'

/** One thing to do from the menu. */
export type MoreItem = { label: string; icon: LucideIcon; onPress: () => void }

/** What else can be done with one thing of a list, behind a button of three dots; `label` names the thing. */
export function MoreMenu({ label, items }: { label: string; items: readonly MoreItem[] }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={`${buttonLook('quiet')} px-2`} aria-label={label}>
        <EllipsisVertical aria-hidden className="size-5" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          className="z-40 w-52 rounded-card border border-line bg-surface p-1.5 shadow-overlay"
        >
          {items.map(({ label: words, icon: Icon, onPress }) => (
            <DropdownMenu.Item
              key={words}
              onSelect={onPress}
              className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control px-3 py-2 font-medium outline-none data-highlighted:bg-navy-soft data-highlighted:text-navy"
            >
              <Icon aria-hidden className="size-4" />
              {words}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
