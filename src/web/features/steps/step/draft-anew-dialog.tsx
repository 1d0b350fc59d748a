import { ConfirmDialog, type DialogTrigger } from '../../../ui/dialog/confirm-dialog.tsx'

/** Asks before a new draft takes the place of the present narrative. */
export function DraftAnewDialog({ trigger, onConfirm }: { trigger: DialogTrigger; onConfirm: () => void }) {
  return (
    <ConfirmDialog trigger={trigger} title="Draft the narrative anew?" confirm="Draft anew" onConfirm={onConfirm}>
      A new draft from your answers takes the place of the present narrative. The present one stays in the step's history.
    </ConfirmDialog>
  )
}
