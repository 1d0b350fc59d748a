import { Copy, Download, Sheet } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import type { ComponentForm } from './export-form.ts'
import type { useExport } from './use-export.ts'
import { type ExportChoice, isStillComing } from './use-export-choice.ts'
import type { useWorkbook } from './use-workbook.ts'

type ExportButtonsProps = { choice: ExportChoice; exporting: ReturnType<typeof useExport> }

/** The one document to hand in, as the screen's main action: the five columns (spec §2), or the form that the component asks for, which then says so. */
export function MainExport({ choice, exporting }: ExportButtonsProps) {
  const note = useId()
  if (!choice.offered?.is_asked_for) return <WordButton choice={choice} exporting={exporting} label={TO_WORD} variant="primary" />
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <WordButton choice={choice} exporting={exporting} form={choice.offered} variant="primary" aria-describedby={note} />
      <span id={note} className="font-semibold">
        The one to hand in
      </span>
    </span>
  )
}

/** What else can be taken along, in one row below: the plan copied (spec §2), in its other form, and as a spreadsheet. */
export function OtherExports({ choice, exporting, workbook }: ExportButtonsProps & { workbook: ReturnType<typeof useWorkbook> }) {
  const { offered } = choice
  return (
    <div className="-ml-4 flex flex-wrap gap-x-1">
      <Button variant="quiet" icon={Copy} disabled={isStillComing(choice)} onClick={exporting.copy}>
        Copy to Clipboard
      </Button>
      {offered &&
        (offered.is_asked_for ? (
          <WordButton choice={choice} exporting={exporting} label={TO_WORD} variant="quiet" />
        ) : (
          <WordButton choice={choice} exporting={exporting} form={offered} variant="quiet" />
        ))}
      <Button variant="quiet" icon={Sheet} busy={workbook.busy} disabled={!workbook.isReady} onClick={workbook.save}>
        Export as a spreadsheet
      </Button>
    </div>
  )
}

const TO_WORD = 'Export to Word'

type WordButtonProps = ExportButtonsProps & {
  /** The component's form; without it the five columns are saved. */
  form?: ComponentForm
  label?: string
  variant?: 'primary' | 'quiet'
  'aria-describedby'?: string
}

/** Saves a form as a Word document; the five columns under either of the names that the specification has for it. */
export function WordButton({ choice, exporting: { busy, toWord }, form, label, ...look }: WordButtonProps) {
  const saved = form ?? { document: choice.columns }
  return (
    <Button
      {...look}
      icon={Download}
      busy={busy === saved.document}
      disabled={isStillComing(choice) || busy !== null}
      onClick={() => toWord(saved)}
    >
      {label ?? `Export the ${inSentence(form?.name ?? '')}`}
    </Button>
  )
}

/** A form's name within a sentence. */
export function inSentence(name: string): string {
  return /^(?:Five columns|Outline)/.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name
}
