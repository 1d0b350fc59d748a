import { type ClipboardEvent, useId, useState } from 'react'
import { type AnswerRow, answerParts } from '../../../../domain/answer-fields/answer-rows.ts'
import { ANSWER_FORMS, type AnswerForm } from '../../../../domain/answer-fields/forms.ts'
import { markIn, type Parted, type PastedTable, pastedTable, rowsPasted } from '../../../../domain/answer-fields/pasted-table.ts'
import { printBlock } from '../../../../language/cell-block.ts'
import { counted } from '../../../../language/characters.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { CONTROL_LOOK } from '../../../ui/control-look.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import type { InterviewDraft } from '../interview-draft.ts'
import { type QuestionAsked, tableOfLines, useLinesRead } from './lines-read.ts'
import { TablePreview } from './table-preview.tsx'

/** What may part the cells of a line, in words. */
const MARKS: readonly { mark: Parted; label: string }[] = [
  { mark: '\t', label: 'tabs, as a spreadsheet has them' },
  { mark: ';', label: 'semicolons' },
  { mark: '|', label: 'bars' },
  { mark: ',', label: 'commas' },
  { mark: '  ', label: 'several spaces' },
  { mark: '', label: 'nothing: each line is read by its words' },
]

type PasteTableProps = {
  asked: QuestionAsked
  form: AnswerForm
  steps: readonly string[]
  onTake: (rows: readonly AnswerRow[]) => void
  onClose: () => void
}

/**
 * Takes rows over from a spreadsheet, a table or a list: what was pasted is shown as a table, in which cells are set right and which field each column fills is
 * settled before it is taken. A list without cells is read line by line.
 */
export function PasteTable({ asked, form, steps, onTake, onClose }: PasteTableProps) {
  const id = useId()
  const [text, type] = useState('')
  const [mark, setMark] = useState<Parted>('')
  const [table, setTable] = useState<PastedTable | null>(null)
  const read = (words: string, by: Parted) => {
    type(words)
    setMark(by)
    setTable(words.trim() === '' ? null : pastedTable(words, by, form, { steps, people: peopleIn(asked.draft) }))
  }
  // the words of a cell may have several lines, which only its markup keeps together
  const paste = (event: ClipboardEvent) => {
    const lines = linesOfMarkup(event.clipboardData.getData('text/html'))
    if (lines.length === 0) return
    event.preventDefault()
    read(printBlock(lines), '\t')
  }
  const { groups: told } = useLinesRead(asked, form, mark === '' && !table?.isHeaded ? text : '')
  const [taken, keepTaken] = useState(told)
  if (told !== taken) {
    keepTaken(told)
    if (told) setTable(tableOfLines(told[0]?.read[0]?.lines ?? [], form))
  }
  const rows = table ? rowsPasted(table, form, steps) : []
  return (
    <section aria-label={`Paste a table of ${form.row}s`} className="grid min-w-0 gap-3 rounded-control border border-line bg-sheet p-4">
      <label htmlFor={id} className="font-semibold">
        Paste from a spreadsheet, a table or a list, a line for each {form.row}
      </label>
      <TextArea
        id={id}
        rows={4}
        autoFocus
        value={text}
        onPaste={paste}
        onChange={({ target }) => read(target.value, markIn(target.value))}
        placeholder={`${form.fields.map(({ label }) => label).join('; ')}`}
      />
      {table && (
        <>
          <div className="flex flex-wrap items-center gap-x-6">
            <label className="flex flex-wrap items-center gap-2 text-caption">
              Cells are parted by
              <select value={mark} onChange={({ target }) => read(text, target.value as Parted)} className={`${CONTROL_LOOK} w-auto!`}>
                {MARKS.map((one) => (
                  <option key={one.label} value={one.mark}>
                    {one.label}
                  </option>
                ))}
              </select>
            </label>
            <Checkbox
              label="The first line is the headings"
              checked={table.isHeaded}
              onChange={(isHeaded) => setTable({ ...table, isHeaded })}
            />
          </div>
          <TablePreview {...{ table, form }} onChange={setTable} />
        </>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" disabled={rows.length === 0} onClick={() => onTake(rows)}>
          {`Add ${counted(rows.length, form.row)}`}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        {table && rows.length === 0 && <p className="text-caption text-warning">Choose for a column which field it fills.</p>}
      </div>
    </section>
  )
}

/** The names of the people of whom fields were filled in. */
function peopleIn({ answers }: InterviewDraft): string[] {
  const form = ANSWER_FORMS.people
  return form ? Object.values(answers).flatMap((answer) => answerParts(answer, form).rows.flatMap(({ name }) => name ?? [])) : []
}

/** The cells of the tables in markup, as a spreadsheet and a word processor copy it. */
function linesOfMarkup(markup: string): string[][] {
  const rows = new DOMParser().parseFromString(markup, 'text/html').querySelectorAll('tr')
  return Array.from(rows, ({ cells }) => Array.from(cells, (cell) => (cell.textContent ?? '').trim()))
}
