import { isBareFigure } from '../../../../language/quantity/bare-figure.ts'
import { quantitiesIn } from '../../../../language/quantity/quantity.ts'
import { Button } from '../../../ui/button.tsx'

type MarkHintProps = { words: string; isDisabled: boolean; onChoose: (words: string) => void }

/** Asks of a mark that is a bare number which side of it passes, where it was typed: nobody guesses it. */
export function MarkHint({ words, isDisabled, onChoose }: MarkHintProps) {
  if (!isBareFigure(words) || quantitiesIn(words)[0]?.comparator === 'range') return null
  return ['at least', 'at most'].map((side) => (
    <Button
      key={side}
      variant="quiet"
      disabled={isDisabled}
      onClick={() => onChoose(`${side} ${words.trim()}`)}
      className="-ml-4 text-left"
    >
      {`${side} ${words.trim()}?`}
    </Button>
  ))
}
