import { Copy, Download, Sheet } from 'lucide-react'
import { useId } from 'react'
import { raised } from '../../../language/characters.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import type { ComponentForm } from './export-form.ts'
import type { useExport } from './use-export.ts'
import { type ExportChoice, isStillComing } from './use-export-choice.ts'
import type { useWorkbook } from './use-workbook.ts'

type ExportButtonsProps = { choice: ExportChoice; exporting: ReturnType<typeof useExport> }

/** The plan is copied, or exported in the five columns (spec §2), in the component's form, or as a spreadsheet. The one to hand in stands out, and says so. */
export function ExportButtons({ choice, exporting, workbook }: ExportButtonsProps & { workbook: ReturnType<typeof useWorkbook> }) {
  const { offered } = choice
  const { busy, toWord, copy } = exporting
  const isComing = isStillComing(choice)
  const isAsked = offered?.is_asked_for === true
  const note = useId()
  return (
    <>
      <Button icon={Copy} disabled={isComing} onClick={copy}>
        Copy to Clipboard
      </Button>
      <FiveColumnsButton choice={choice} exporting={exporting} label="Export to Word" isPrimary={!isAsked} />
      {offered && (
        <span className="flex flex-wrap items-center gap-x-2">
          <Button
            variant={isAsked ? 'primary' : 'secondary'}
            icon={Download}
            busy={busy === offered.document}
            disabled={isComing || busy !== null}
            aria-describedby={isAsked ? note : undefined}
            onClick={() => toWord(offered)}
          >
            Export the {inSentence(offered.name)}
          </Button>
          {isAsked && (
            <span id={note} className="font-semibold">
              The one to hand in
            </span>
          )}
        </span>
      )}
      <Button icon={Sheet} busy={workbook.busy} disabled={!workbook.isReady} onClick={workbook.save}>
        Export as a spreadsheet
      </Button>
    </>
  )
}

/** Saves the five columns, under either of the names that the specification has for it. */
export function FiveColumnsButton({
  choice,
  exporting: { busy, toWord },
  label,
  isPrimary = false,
}: ExportButtonsProps & { label: string; isPrimary?: boolean }) {
  const document = choice.columns
  return (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      icon={Download}
      busy={busy === document}
      disabled={isStillComing(choice) || busy !== null}
      onClick={() => toWord({ document })}
    >
      {label}
    </Button>
  )
}

/** That the component has a form of its own, where that stands, and what of the plan it has no room for. */
export function FormNote({ form: { name, source, component, is_asked_for, own } }: { form: ComponentForm }) {
  const whose = component ? `the ${component.replace(/^The /, '')}` : 'the program'
  const { no_room_for = [] } = own
  return (
    <>
      <p className="max-w-prose text-muted">
        {is_asked_for
          ? `${raised(whose)} asks for a form of its own, the ${inSentence(name)}: hand that one in. Export to Word gives the same plan in five columns`
          : `The ${inSentence(name)} say what ${whose} adds`}
        . Source: {source}.
      </p>
      {no_room_for.length > 0 && (
        <Banner tone="warning" title={`The ${inSentence(name)} has no room for:`}>
          <ul className="list-disc pl-5">
            {no_room_for.map((part) => (
              <li key={part}>{part}.</li>
            ))}
          </ul>
          Shorten titles, tasks or acceptance criteria in Step Management to make room for it.
        </Banner>
      )}
    </>
  )
}

/** A form's name within a sentence. */
function inSentence(name: string): string {
  return name.startsWith('Five columns') ? `f${name.slice(1)}` : name
}
