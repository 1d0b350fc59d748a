import { ArrowUpRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import {
  accepting,
  type Held,
  leavingOut,
  mayBeLeftOut,
  type SpokenSentence,
} from '../../../domain/work-breakdown/composed/spoken-sentences.ts'
import { suggestedWording } from '../../../domain/work-breakdown/composed/suggested-wording.ts'
import { spokenWords } from '../../../language/register.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { Values } from './column.ts'
import { columnShowing } from './parts.ts'
import { useBreakdown } from './use-breakdown.ts'
import { goToRow } from './use-row-arrival.ts'

type SpokenCardProps = {
  sentence: SpokenSentence
  row: KeptRow
  place: string
  onDecided: (values: (cells: Held, sentence: SpokenSentence) => Values) => void
  onNext: () => void
}

/** One sentence, to be worded, left out, or printed as it was said: what is typed goes into its cell, as if it were typed there. */
export function SpokenCard({ sentence, row, place, onDecided, onNext }: SpokenCardProps) {
  const { takeBack } = useBreakdown()
  const { printed } = sentence
  const suggested = useMemo(() => suggestedWording(sentence), [sentence])
  const [words, type] = useState(suggested ?? printed)
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => box.current?.focus(), [])
  const isWorded = words.trim() !== '' && words.trim() !== printed
  const print = (told: string) => onDecided((cells, one) => accepting(cells, one, told))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (isWorded) print(words)
    else onNext()
  }
  return (
    <div className="grid gap-3">
      <p className="max-w-prose [overflow-wrap:anywhere]">
        <span className="numeric block text-caption text-muted">{place}</span>
        {sentence.isKeptOut && !suggested && <span className="block text-caption text-warning">Kept out of the plan until you decide</span>}
        “<Marked words={printed} />”
      </p>
      <Field
        label={suggested ? 'In the words of a contract' : 'In your own words'}
        hint={`${suggested ? 'Worded here without what only opens it.' : 'It reads as spoken: say it as a contract does, or leave it out.'} Enter prints what you type, or goes on.`}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={box}
            rows={3}
            value={words}
            maxLength={LONGEST}
            onKeyDown={onKeyDown}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        {isWorded && (
          <Button variant="primary" onClick={() => print(words)}>
            Print this wording
          </Button>
        )}
        <Button variant={isWorded ? 'secondary' : 'primary'} onClick={() => print(printed)}>
          Print as it is
        </Button>
        {mayBeLeftOut(sentence) && <Button onClick={() => onDecided(leavingOut)}>Leave it out of the plan</Button>}
        <Button onClick={onNext}>Next</Button>
        <Button variant="quiet" icon={ArrowUpRight} onClick={() => goToRow(row.id, columnShowing(sentence.cell, row.kind)?.name)}>
          Go to its cell
        </Button>
        <Button variant="quiet" onClick={() => void takeBack()}>
          Undo
        </Button>
      </div>
    </div>
  )
}

/** A sentence in which the words by which it reads as spoken are marked. */
function Marked({ words }: { words: string }) {
  const places = useMemo(() => spokenWords(words), [words])
  return (
    <>
      {places.map(({ start, end }, at) => (
        <span key={start}>
          {words.slice(places[at - 1]?.end ?? 0, start)}
          <mark className="bg-warning-soft text-inherit underline decoration-warning decoration-wavy">{words.slice(start, end)}</mark>
        </span>
      ))}
      {words.slice(places.at(-1)?.end ?? 0)}
    </>
  )
}

/** A cell takes no more characters. */
const LONGEST = 5000
