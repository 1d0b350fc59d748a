import { useState } from 'react'
import type { Unplaced } from '../../../contract/work-breakdown-calls.ts'
import { asSentence } from '../../../language/characters.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { asOffered, kept } from './put-form.tsx'
import { putRow, stepOptions } from './put-row.ts'
import { useBreakdown } from './use-breakdown.ts'
import { useDeciding } from './use-few.tsx'
import { keyOfWords, type LaidWords } from './use-laid.ts'

type PutParagraphProps = { pieces: readonly [Unplaced, ...Unplaced[]]; name: string; laid: LaidWords }

/** Puts what waits of a paragraph, word for word, behind how a step is done, that of the step under which it stood, unless that was by the way or somebody chooses another; or behind what holds for the whole work. Taken back as one. */
export function PutParagraph({ pieces, name, laid }: PutParagraphProps) {
  const breakdown = useBreakdown()
  const { answer } = useDeciding()
  const [{ slot, stood, aside }] = pieces
  const steps = stepOptions(breakdown.allRows())
  const [chosen, choose] = useState(!aside && steps.some(({ value }) => value === stood?.step) ? (stood?.step ?? '') : '')
  const [asked, ask] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const put = async () => {
    if (chosen === '') return ask('Choose where it belongs.')
    const kind = chosen === WHOLE ? 'statement' : 'method'
    const origin = { from: 'answer', slot, words: pieces.map(({ text }) => text).join(' … ') } as const
    const offered = asOffered({ kind, text: wordForWord(pieces), step: chosen })
    setBusy(true)
    await breakdown.undo.told(async () => {
      const row = putRow(offered, { origin, rows: breakdown.allRows() })
      if (!row.ok || !(await kept(breakdown, row.value))) return null
      for (const piece of pieces) laid.lay(keyOfWords(piece), 'placed')
      return { title: 'Put there, word for word', description: steps.find(({ value }) => value === chosen)?.label ?? THE_WHOLE }
    })
    setBusy(false)
  }
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <SelectField
        label="Where it belongs"
        error={asked}
        value={chosen}
        onChange={(where) => {
          ask(undefined)
          choose(where)
        }}
        options={[{ value: '', label: 'Choose a step' }, ...steps, { value: WHOLE, label: THE_WHOLE }]}
      />
      <Button variant={answer} busy={isBusy} aria-label={`Put it there: ${name}`} onClick={() => void put()}>
        Put it there
      </Button>
    </div>
  )
}

const WHOLE = 'whole'
const THE_WHOLE = 'The plan as a whole'

/** The words as they were said, in one paragraph: each line ends as a sentence does, and has no mark of a list before it. */
function wordForWord(pieces: readonly Unplaced[]): string {
  return pieces
    .map(({ text }) => text.replace(/^[-•*–]\s+/, ''))
    .map((text) => (text.endsWith(';') ? text : asSentence(text)))
    .join(' ')
}
