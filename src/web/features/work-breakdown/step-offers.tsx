import { useState } from 'react'
import { counted } from '../../../language/characters.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DecidedSection } from './deciding.tsx'
import { rowName } from './parts.ts'
import type { Likely, StepOffer } from './requirement-actions.ts'
import { useAsked } from './use-asked.ts'
import { useBreakdown } from './use-breakdown.ts'

type OffersProps = { offers: readonly StepOffer[]; likely: ReadonlyMap<string, Likely> }

/**
 * The steps that likely answer requirements, asked about at once, each step with all of these: it answers what is ticked, and the others not. Only what is likely
 * enough, and not later than the topic asks, is ticked ahead.
 */
export function StepOffers({ offers, likely }: OffersProps) {
  const { requirements, undo } = useBreakdown()
  const isAsked = useAsked('offers', offers.length > 0)
  const [turned, turn] = useState<ReadonlySet<string>>(new Set())
  const isTicked = ({ step }: StepOffer, id: string) => (likely.get(id)?.isTicked ?? false) !== turned.has(`${step.id} ${id}`)
  const ticked = offers.reduce((sum, offer) => sum + offer.ids.filter((id) => isTicked(offer, id)).length, 0)
  const say = (isAnswered: (offer: StepOffer, id: string) => boolean, title: string) =>
    void undo.told(async () => {
      for (const offer of offers) {
        const answered = offer.ids.filter((id) => isAnswered(offer, id))
        await requirements.confirm(
          offer.step,
          answered,
          offer.ids.filter((id) => !answered.includes(id)),
        )
      }
      return { title }
    })
  if (!isAsked) return null
  return (
    <DecidedSection label="What your steps answer">
      <p className="font-semibold">
        Which of these do your steps answer? The likeliest are ticked; what is not ticked, a step does not answer.
      </p>
      {offers.map((offer) => (
        <Offer
          key={offer.step.id}
          {...offer}
          likely={likely}
          isTicked={(id) => isTicked(offer, id)}
          onTurn={(id) => turn((now) => turnedIn(now, `${offer.step.id} ${id}`))}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button disabled={ticked === 0} onClick={() => say(isTicked, `${counted(ticked, 'requirement')} put to your steps`)}>
          {`Take the ${ticked} that are ticked`}
        </Button>
        <Button variant="secondary" onClick={() => say(() => false, 'Put to none of these steps')}>
          None of these
        </Button>
      </div>
    </DecidedSection>
  )
}

type OfferProps = StepOffer & Pick<OffersProps, 'likely'> & { isTicked: (id: string) => boolean; onTurn: (id: string) => void }

/** What a step likely answers. That it is later than the topic asks is told beside it. */
function Offer({ step, ids, likely, isTicked, onTurn }: OfferProps) {
  const { allRows, requirement } = useBreakdown()
  const label = (id: string) => `${id} ${requirement(id)?.text ?? ''} (page ${requirement(id)?.page})`
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">
        {rowName(allRows(), { id: step.id, kind: 'step' })}, “{step.action}”
      </legend>
      {ids.map((id) => (
        <Checkbox key={id} label={label(id)} checked={isTicked(id)} onChange={() => onTurn(id)} hint={likely.get(id)?.late} />
      ))}
    </fieldset>
  )
}

function turnedIn(all: ReadonlySet<string>, one: string): ReadonlySet<string> {
  return new Set(all.has(one) ? [...all].filter((other) => other !== one) : [...all, one])
}
