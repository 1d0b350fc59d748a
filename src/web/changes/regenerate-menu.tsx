import { RefreshCw } from 'lucide-react'
import { useId } from 'react'
import type { WrittenBy } from '../../domain/written-by.ts'
import { buttonLook } from '../ui/button-look.ts'
import { MenuButton } from '../ui/menu/menu-button.tsx'
import { MenuLines } from '../ui/menu/menu-lines.ts'
import { Spinner } from '../ui/spinner.tsx'
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

/** Drafts one item of a list anew: first which one, then what would change. */
export function RegenerateMenu({ asked, items, item, what, prepare, onAccept }: RegenerateMenuProps) {
  const { busy, progress, stop, proposed, draft, close } = useRegenerate()
  const of = useId()
  const choose = async (index: number) => {
    await prepare()
    await draft({ ...asked, index }, () => items[index] ?? '')
  }
  const texts = items.length === 0 ? [`Draft a first ${item}`] : items
  const lines = texts.map((label, index) => ({ label, onPress: () => void choose(index) }))
  return (
    <>
      <MenuButton
        className={buttonLook('quiet')}
        busy={busy}
        aria-describedby={of}
        menu={(opened) => (
          <MenuLines
            opened={opened}
            label={`Regenerate one of ${what}`}
            align="start"
            width="w-[min(28rem,calc(100vw-2rem))]"
            lines={lines}
          />
        )}
      >
        {busy ? <Spinner /> : <RefreshCw aria-hidden className="size-4 shrink-0" />}
        Regenerate one
      </MenuButton>
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
