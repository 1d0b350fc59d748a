import { asNotKnown, isNotKnown, toldWords } from '../../domain/open-answer.ts'
import { Checkbox } from './checkbox.tsx'

type NotKnownProps = { answer: string; onType: (answer: string) => void; disabled: boolean }

/** Says of an answer that it is not known yet, or not all of it, and takes that back; what is typed stays. */
export function NotKnown({ answer, onType, disabled }: NotKnownProps) {
  const told = toldWords(answer)
  const isMarked = isNotKnown(answer)
  return (
    <Checkbox
      label="We do not know yet"
      hint={isMarked ? 'It counts as open and stays among what is left to fill in. Typing takes it back.' : undefined}
      checked={isMarked}
      disabled={disabled}
      onChange={(isOpen) => onType(isOpen ? asNotKnown(told) : told)}
    />
  )
}
