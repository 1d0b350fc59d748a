import { RefreshCw } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useId } from 'react'
import type { WrittenBy } from '../../domain/written-by.ts'
import { Button } from '../ui/button.tsx'
import { ProposedDialog } from './regenerate-button.tsx'
import { type Regenerated, useRegenerate } from './use-regenerate.ts'
import { WritingDialog } from './writing-dialog.tsx'

type RegenerateMenuProps = {
  asked: Omit<Regenerated, 'index'>
  items: readonly string[]
  /** One of the list, and all of it: "deliverable", "the deliverables of milestone 2". */
  item: string
  what: string
  prepare: () => Promise<void>
  /** Takes one item, counted from 0. */
  onAccept: (index: number, text: string, written_by: WrittenBy['kind']) => void
}

const ITEM =
  'flex min-h-10 cursor-pointer items-center rounded-control px-3 py-2 outline-none data-highlighted:bg-navy-soft data-highlighted:text-navy'

/** Drafts one item of a list anew: first which one, then what would change. */
export function RegenerateMenu({ asked, items, item, what, prepare, onAccept }: RegenerateMenuProps) {
  const { busy, progress, stop, proposed, draft, close } = useRegenerate()
  const of = useId()
  const choose = async (index: number) => {
    await prepare()
    await draft({ ...asked, index }, () => items[index] ?? '')
  }
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger asChild>
          <Button variant="quiet" icon={RefreshCw} busy={busy} aria-describedby={of}>
            Regenerate one
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="start"
            sideOffset={4}
            collisionPadding={16}
            className="z-40 max-h-(--radix-dropdown-menu-content-available-height) w-[min(28rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-overlay"
          >
            {items.length === 0 && (
              <DropdownMenu.Item className={ITEM} onSelect={() => void choose(0)}>
                Draft a first {item}
              </DropdownMenu.Item>
            )}
            {items.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an item of a list of texts is known by its place
              <DropdownMenu.Item key={index} className={ITEM} onSelect={() => void choose(index)}>
                <span className="line-clamp-2 [overflow-wrap:anywhere]">{text}</span>
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <span id={of} hidden>
        of {what}
      </span>
      {progress && <WritingDialog what={`a ${item}`} progress={progress} onStop={stop} />}
      {proposed && (
        <ProposedDialog
          what={`a ${item}`}
          proposed={proposed}
          onAccept={(text, by) => onAccept(proposed.asked.index ?? 0, text, by)}
          onClose={close}
        />
      )}
    </>
  )
}
