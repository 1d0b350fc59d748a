import { useState } from 'react'
import type { Unplaced } from '../../../contract/work-breakdown-calls.ts'
import { asSentence, counted } from '../../../language/characters.ts'
import { Button } from '../../ui/button.tsx'
import { Expander } from '../../ui/expander.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { asOffered, kept } from './put-form.tsx'
import { putRow, stepOptions } from './put-row.ts'
import { type Breakdown, useBreakdown } from './use-breakdown.ts'
import { useDeciding } from './use-few.tsx'
import { keyOfWords, type LaidWords } from './use-laid.ts'

/** What waits of a paragraph. */
export type Pieces = readonly [Unplaced, ...Unplaced[]]

type PutParagraphProps = { pieces: Pieces; name: string; laid: LaidWords }

/** Puts what waits of a paragraph, word for word, behind how a step is done, that of the step under which it stood, unless that was by the way or somebody chooses another; or behind what holds for the whole work. Taken back as one. */
export function PutParagraph({ pieces, name, laid }: PutParagraphProps) {
  const breakdown = useBreakdown()
  const { answer } = useDeciding()
  const steps = stepOptions(breakdown.allRows())
  const [chosen, choose] = useState(standingUnder(pieces, steps) ?? '')
  const [asked, ask] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const put = async () => {
    if (chosen === '') return ask('Choose where it belongs.')
    setBusy(true)
    await breakdown.undo.told(async () => {
      if (!(await putWords(breakdown, laid, pieces, chosen))) return null
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

/** The step under which words stood, unless that was by the way, or it is gone. */
function standingUnder([{ stood, aside, held }]: Pieces, steps: ReturnType<typeof stepOptions>): string | undefined {
  return aside || held ? undefined : steps.find(({ value }) => value === stood?.step)?.value
}

/** Puts words behind how a step is done, or behind what holds for the whole work; false where that could not be kept. */
async function putWords(breakdown: Breakdown, laid: LaidWords, pieces: Pieces, where: string): Promise<boolean> {
  const kind = where === WHOLE ? 'statement' : 'method'
  const origin = { from: 'answer', slot: pieces[0].slot, words: pieces.map(({ text }) => text).join(' … ') } as const
  const row = putRow(asOffered({ kind, text: wordForWord(pieces), step: where }), { origin, rows: breakdown.allRows() })
  if (!row.ok || !(await kept(breakdown, row.value))) return false
  for (const piece of pieces) laid.lay(keyOfWords(piece), 'placed')
  return true
}

type PutAllProps = { paragraphs: readonly Pieces[]; laid: LaidWords }

/** Puts each of these paragraphs behind how the step is done under which it stood, by one press, which is taken back by another. */
export function PutAll({ paragraphs, laid }: PutAllProps) {
  const breakdown = useBreakdown()
  const [isBusy, setBusy] = useState(false)
  const steps = stepOptions(breakdown.allRows())
  const placed = paragraphs.flatMap((pieces) => {
    const step = standingUnder(pieces, steps)
    return step === undefined ? [] : [{ pieces, step }]
  })
  if (placed.length < 2) return null
  const put = async () => {
    setBusy(true)
    await breakdown.undo.told(async () => {
      let count = 0
      for (const { pieces, step } of placed) if (await putWords(breakdown, laid, pieces, step)) count += 1
      return count === 0 ? null : { title: `${counted(count, 'paragraph')} put to the steps under which they stood, word for word` }
    })
    setBusy(false)
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Expander title={`${placed.length} paragraphs stood under a step of yours`}>
        <ul className="grid gap-2 [overflow-wrap:anywhere]">
          {placed.map(({ pieces, step }) => (
            <li key={keyOfWords(pieces[0])}>
              <span className="block text-caption text-muted">{steps.find(({ value }) => value === step)?.label}</span>
              {pieces.map(({ text }) => text).join(' ')}
            </li>
          ))}
        </ul>
      </Expander>
      <Button busy={isBusy} onClick={() => void put()}>
        {`Put all ${placed.length} to their steps`}
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
