import { Button } from '../../../ui/button.tsx'

type OffersProps = { offers?: readonly string[] | undefined; taken?: string; isDisabled: boolean; onTake: (offer: string) => void }

/** What rows and schedule have that may be the answer: one press takes it and goes on. */
export function Offers({ offers = [], taken, isDisabled, onTake }: OffersProps) {
  if (offers.length === 0) return null
  return (
    <ul aria-label="From your plan" className="flex flex-wrap gap-2">
      {offers.map((offer) => (
        <li key={offer} className="[overflow-wrap:anywhere]">
          <Button aria-pressed={taken === undefined ? undefined : taken === offer} disabled={isDisabled} onClick={() => onTake(offer)}>
            {offer}
          </Button>
        </li>
      ))}
    </ul>
  )
}
