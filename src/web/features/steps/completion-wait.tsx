import { DraftNotice } from '../../drafting/draft-notice.tsx'
import type { CompletionPart } from './completion.ts'
import type { PlanCompletion } from './use-completion.ts'

const TITLES: Record<CompletionPart, string> = {
  criteria: 'Writing the acceptance criteria that are missing',
  scope: 'Writing the scope paragraph',
}

/** What a language model writes to complete the plan; nothing while none is at work. */
export function CompletionWait({ completion: { part, drafting } }: { completion: PlanCompletion }) {
  if (!drafting.progress) return null
  return (
    <DraftNotice title={TITLES[part]} progress={drafting.progress} kept="What is saved stays when you stop it." onStop={drafting.stop} />
  )
}
