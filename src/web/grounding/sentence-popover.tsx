import { Popover } from 'radix-ui'
import type { ReactNode } from 'react'

/** A card beside a sentence. It stands after the sentences in the order of the page, so that Tab goes on into it; the keyboard stays where it is. */
export function SentencePopover({
  sentence,
  onClose,
  onPointerEnter,
  onPointerLeave,
  children,
}: {
  sentence: Element
  onClose: () => void
  onPointerEnter: () => void
  onPointerLeave: () => void
  children: ReactNode
}) {
  const anchor = { current: { getBoundingClientRect: () => lastLineOf(sentence) } }
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Content
        side="bottom"
        align="start"
        sideOffset={6}
        collisionPadding={{ top: 120, bottom: 12, left: 12, right: 12 }}
        aria-label="What this sentence rests on"
        data-sentence-card=""
        onOpenAutoFocus={keepKeyboard}
        onCloseAutoFocus={keepKeyboard}
        onInteractOutside={keepKeyboard}
        onPointerEnter={onPointerEnter}
        onPointerLeave={onPointerLeave}
        className="z-25 w-[min(26rem,calc(100vw-1.5rem))] rounded-card border border-line-strong bg-white p-4 shadow-overlay"
      >
        {children}
      </Popover.Content>
    </Popover.Root>
  )
}

function keepKeyboard(event: Event): void {
  event.preventDefault()
}

/** Where the card goes: under the whole sentence, where its last line begins. */
function lastLineOf(sentence: Element): DOMRect {
  const whole = sentence.getBoundingClientRect()
  const last = Array.from(sentence.getClientRects()).findLast(({ width }) => width > 2) ?? whole
  return new DOMRect(last.left, whole.top, last.width, whole.height)
}
