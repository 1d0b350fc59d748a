import { Copy, Download, Sheet } from 'lucide-react'
import { useId } from 'react'
import { raised } from '../../../language/characters.ts'
import { Button } from '../../ui/button.tsx'
import { Expander } from '../../ui/expander.tsx'
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

/** That the component has a form of its own, where that stands, and what of the plan it has no room for. */
export function FormNote({ form: { name, source, component, is_asked_for, own } }: { form: ComponentForm }) {
  const whose = component ? `the ${component.replace(/^The /, '')}` : 'the program'
  const { no_room_for: { in_words = '', parts = [] } = {} } = own
  return (
    <>
      <p className="max-w-prose text-muted">
        {is_asked_for
          ? `${raised(whose)} asks for a form of its own, the ${inSentence(name)}: hand that one in. Export to Word gives the same plan in five columns`
          : `The ${inSentence(name)} say what ${whose} adds`}
        . Source: {source}.
      </p>
      {in_words !== '' && (
        <Expander title={`No room in it for ${in_words}; it names tasks and criteria by their numbers in the five columns`}>
          <ul className="grid max-h-64 list-disc gap-1 overflow-y-auto pl-5">
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </Expander>
      )}
    </>
  )
}

/** A form's name within a sentence. */
function inSentence(name: string): string {
  return name.startsWith('Five columns') ? `f${name.slice(1)}` : name
}
