import { asSentence } from '../../language/characters.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'

type ModelFailedProps = {
  /** What was not drafted. */
  title: string
  why: string
  /** What became of the work: "Your answers are kept." */
  kept: string
  /** Does the same with the built-in drafter; null where no model was asked. */
  onBuiltIn: (() => void) | null
  /** Does the same again, where nothing else on the screen does. */
  onAgain?: () => void
}

/** Stays where drafting failed: what happened, that nothing is lost, and the ways on: again, or without the language model. Nothing where there is none. */
export function ModelFailed({ title, why, kept, onBuiltIn, onAgain }: ModelFailedProps) {
  if (!onBuiltIn && !onAgain) return null
  const actions = (
    <div className="flex flex-wrap gap-3">
      {onAgain && <Button onClick={onAgain}>Try again</Button>}
      {onBuiltIn && <Button onClick={onBuiltIn}>Use the built-in drafter</Button>}
    </div>
  )
  return (
    <Banner tone="warning" title={title} actions={actions}>
      {asSentence(why)} {kept} Try again{onBuiltIn ? ', or go on with the built-in drafter, which needs no model.' : '.'}
    </Banner>
  )
}
