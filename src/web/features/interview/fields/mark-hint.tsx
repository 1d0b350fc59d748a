import { isBareFigure } from '../../../../language/quantity/bare-figure.ts'
import { quantitiesIn } from '../../../../language/quantity/quantity.ts'
import { Button } from '../../../ui/button.tsx'

type MarkHintProps = { words: string; isDisabled: boolean; onChoose: (words: string) => void }

/** Asks of a mark that is a bare number, or about one, which side of it passes, where it was typed: nobody guesses it. */
export function MarkHint({ words, isDisabled, onChoose }: MarkHintProps) {
  const mark = openMark(words.trim())
  if (mark === undefined) return null
  return ['at least', 'at most'].map((side) => (
    <Button key={side} variant="quiet" disabled={isDisabled} onClick={() => onChoose(`${side} ${mark}`)} className="-ml-4 text-left">
      {`${side} ${mark}?`}
    </Button>
  ))
}

/** A mark of which nobody has said which side of it passes; undefined where somebody has. */
function openMark(words: string): string | undefined {
  const [one, another] = quantitiesIn(words)
  if (one?.comparator === 'approx' && !another) return words.slice(words.indexOf(one.value))
  return isBareFigure(words) && one?.comparator !== 'range' ? words : undefined
}
