import type { ApiError } from '../../../../contract/client.ts'
import type { StepStatus } from '../../../../domain/step.ts'
import { asSentence } from '../../../../language/characters.ts'
import type { Toast } from '../../../ui/toasts.ts'

const FAILED = 'Failed to save narrative.'

/** An empty narrative was to be saved (spec §8). */
export const NARRATIVE_MISSING: Toast = {
  title: 'Narrative missing',
  description: 'Provide narrative text before saving.',
  variant: 'destructive',
}

/** Another writer was first; `isKnown` when both texts can be put together now. */
export function changedElsewhere(isKnown: boolean): Toast {
  const description = isKnown
    ? 'It was changed on another device or in another tab meanwhile. Put both texts together at the top of the Narrative tab.'
    : 'It was changed on another device or in another tab meanwhile. Your text is kept in this browser; save it again.'
  return { title: FAILED, description, variant: 'destructive' }
}

/** The server did not take a narrative; `isKept` when this browser has it, `isDue` when it is sent again by itself. */
export function notTaken({ message }: ApiError, { isKept, isDue }: { isKept: boolean; isDue: boolean }): Toast {
  const kept = isDue ? 'It is kept in this browser and sent when the connection is back.' : 'It is kept in this browser.'
  return { title: FAILED, description: isKept ? `${asSentence(message)} ${kept}` : message, variant: 'destructive' }
}

/** What keeps a step from being finalized: the first of it, how much more there is, and the way there. */
export type Block = { first: string; more: number; show: () => void }

/** A narrative was saved; where its step was to be finalized, what came of that (spec §8), and what keeps it from that. */
export function savedToast(
  finalize: boolean,
  { status, block, undo }: { status: StepStatus; block: Block | null; undo: (() => void) | undefined },
): Toast {
  const action = undo && { label: 'Undo', onPress: undo }
  if (!finalize)
    return { title: 'Draft saved', description: 'Narrative saved successfully.', variant: 'success', ...(action && { action }) }
  if (status === 'finalized') return { title: 'Step finalized', description: 'Step marked as finalized.', variant: 'success' }
  const refused: Toast = { title: 'QC found issues. Resolve them before finalizing.', variant: 'destructive' }
  if (!block) return refused
  const { first, more, show } = block
  return {
    ...refused,
    description: more > 0 ? `${first} ${more} more in the QC Report.` : first,
    action: { label: 'Show it', onPress: show },
  }
}
