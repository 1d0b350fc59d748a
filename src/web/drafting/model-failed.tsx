import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'

type ModelFailedProps = {
  /** What was not drafted. */
  title: string
  why: string
  /** What became of the work: "Your answers are kept." */
  kept: string
  /** Does the same with the built-in drafter; null where no model was asked, so that nothing else can be tried. */
  onBuiltIn: (() => void) | null
}

/** Stays where a language model failed: what happened, that nothing is lost, and the way on without it. Nothing where the built-in drafter drafts anyway. */
export function ModelFailed({ title, why, kept, onBuiltIn }: ModelFailedProps) {
  if (!onBuiltIn) return null
  return (
    <Banner tone="warning" title={title} actions={<Button onClick={onBuiltIn}>Use the built-in drafter</Button>}>
      {why} {kept} Try again, or go on with the built-in drafter, which needs no model.
    </Banner>
  )
}
