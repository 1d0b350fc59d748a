import { Archive, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Drawer } from '../../ui/dialog/drawer.tsx'
import { Modal } from '../../ui/dialog/modal.tsx'
import { Overlay } from '../../ui/dialog/overlay.tsx'
import { MoreMenu } from '../../ui/menu/more-menu.tsx'
import { showToast } from '../../ui/toasts.ts'
import { LONG, Part } from './part.tsx'

/** How long the overlay is looked at, in milliseconds: nothing takes it away by hand. */
const LOOKED_AT_MS = 3000

const nothing = () => {}

/** What lies over a screen. */
export function Overlays() {
  const [open, setOpen] = useState<'modal' | 'drawer' | 'overlay' | null>(null)
  const close = () => setOpen(null)
  const overlay = () => {
    setOpen('overlay')
    setTimeout(close, LOOKED_AT_MS)
  }
  return (
    <Part name="Over the screen">
      <Button onClick={() => setOpen('modal')}>Modal</Button>
      <Button onClick={() => setOpen('drawer')}>Drawer</Button>
      <Button onClick={overlay}>Overlay</Button>
      <ConfirmDialog trigger={<Button>Question</Button>} title="Remove it?" confirm="Remove" onConfirm={nothing}>
        {LONG}
      </ConfirmDialog>
      <MoreMenu
        label="More for this"
        lines={[
          { label: 'Archive', icon: Archive, onPress: nothing },
          { label: 'Delete', icon: Trash2, isDangerous: true, onPress: nothing },
        ]}
      />
      {(['default', 'success', 'destructive'] as const).map((variant) => (
        <Button
          key={variant}
          onClick={() =>
            showToast({ title: `A ${variant} message`, description: LONG, variant, action: { label: 'Undo', onPress: nothing } })
          }
        >
          Message, {variant}
        </Button>
      ))}
      {open === 'modal' && (
        <Modal title="Modal" lead={LONG} onClose={close} footer={<Button onClick={close}>Close it</Button>}>
          What stands in it.
        </Modal>
      )}
      {open === 'drawer' && (
        <Drawer title="Drawer" onClose={close}>
          <p>{LONG}</p>
        </Drawer>
      )}
      {open === 'overlay' && <Overlay title="Creating Your Work Plan" message="It goes away by itself." />}
    </Part>
  )
}
