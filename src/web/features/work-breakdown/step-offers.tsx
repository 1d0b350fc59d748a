import { useState } from 'react'
import { counted } from '../../../language/characters.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DecidedSection } from './deciding.tsx'
import { rowName } from './parts.ts'
import type { Likely, StepOffer } from './requirement-actions.ts'
import { useBreakdown } from './use-breakdown.ts'
import { useDeciding, useFew } from './use-few.tsx'

type OffersProps = {
  offers: readonly StepOffer[]
  likely: ReadonlyMap<string, Likely>
  /** Whether no requirement is asked about by itself. */
  isOnly: boolean
}

/** The steps that likely answer requirements, each asked about once with all of these: it answers what somebody ticks, and the others not. */
export function StepOffers({ offers, likely, isOnly }: OffersProps) {
  const { seen, more } = useFew(offers, 'offers')
  if (seen.length === 0) return null
  return (
    <DecidedSection id={isOnly ? 'row-requirements' : 'row-offers'} label="What your steps answer">
      {seen.map((offer) => (
        <Offer key={`${offer.step.id} ${offer.ids.join(' ')}`} {...offer} likely={likely} />
      ))}
      {more}
    </DecidedSection>
  )
}

/** What a step likely answers. That it is later than the topic asks is told beside it. */
function Offer({ step, ids, likely }: StepOffer & Pick<OffersProps, 'likely'>) {
  const { allRows, requirement, requirements } = useBreakdown()
  const { answer } = useDeciding()
  const [ticked, tick] = useState<readonly string[]>([])
  const name = rowName(allRows(), { id: step.id, kind: 'step' })
  const turn = (id: string) => tick((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]))
  const answers = ticked.length === 0 ? 'It answers what is ticked' : `It answers ${counted(ticked.length, 'requirement')}`
  const label = (id: string) => `${id} ${requirement(id)?.text ?? ''} (page ${requirement(id)?.page})`
  const say = (answered: readonly string[]) =>
    requirements.confirm(
      step,
      answered,
      ids.filter((id) => !answered.includes(id)),
    )
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">
        Which of these does {name.toLowerCase()} answer, “{step.action}”?
      </legend>
      {ids.map((id) => (
        <Checkbox key={id} label={label(id)} checked={ticked.includes(id)} onChange={() => turn(id)} hint={likely.get(id)?.late} />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button variant={answer} disabled={ticked.length === 0} aria-label={`${name}: ${answers}`} onClick={() => say(ticked)}>
          {answers}
        </Button>
        <Button variant={answer} aria-label={`${name}: None of these`} onClick={() => say([])}>
          None of these
        </Button>
      </div>
    </fieldset>
  )
}
