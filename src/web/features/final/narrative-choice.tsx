import { Checkbox } from '../../ui/checkbox.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { choiceLabel, leftOutSentence } from './narrative-words.ts'
import type { KnownNarratives, Narratives } from './use-narratives.ts'

/** Whether the finalized narratives go with the plan: how many there are, which are left out, and what speaks against it; nothing where there are none. */
export function NarrativeChoice({ narratives }: { narratives: Narratives }) {
  switch (narratives.kind) {
    case 'none':
      return null
    case 'coming':
      return <Skeleton lines={1} label="Looking up the narratives of the steps" />
    case 'failed':
      return (
        <LoadFailed
          title="The narratives could not be loaded"
          why={`${narratives.why} Without them the plan is exported as it is.`.trim()}
          busy={narratives.busy}
          onRetry={narratives.retry}
        />
      )
    case 'known':
      return <KnownChoice {...narratives} />
  }
}

function KnownChoice(known: KnownNarratives) {
  const { told, isIncluded, include, limit } = known
  if (told.length === 0) return null
  const hint = [limit, leftOutSentence(known)].filter((sentence) => sentence !== '').join(' ')
  return <Checkbox label={choiceLabel(known)} checked={isIncluded} onChange={include} hint={hint} />
}
