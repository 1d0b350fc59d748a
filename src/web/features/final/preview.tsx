import { useMemo, useState } from 'react'
import type { FinishedPlan } from '../../../domain/plan.ts'
import { withNarratives } from '../../../domain/plan-forms/narrative-sections.ts'
import { Banner } from '../../ui/banner.tsx'
import type { ComponentForm } from './export-form.ts'
import { aboutPages, countedPages } from './page-count.ts'
import { limitSentence, type PageLimit, pageLimit } from './page-limit.ts'
import { Sheets } from './sheets/sheets.tsx'
import type { ExportChoice } from './use-export-choice.ts'

/** The pages of one form, laid out, with how many they are against what is allowed. */
export function Preview({ choice, plan, form }: { choice: ExportChoice; plan: FinishedPlan; form: ComponentForm | null }) {
  const { columns, volume, behind } = choice
  const [printed, setPrinted] = useState<number>()
  const document = useMemo(() => withNarratives(form?.document ?? columns, behind), [form, columns, behind])
  const frame = { company: plan.company_name, title: `${plan.program_type} ${document.title}` }
  const limit = pageLimit(form, volume)
  const pages = printed === undefined ? null : countedPages(printed, document, form)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {limit && pages && <PageMeter pages={pages.own} limit={limit} />}
      {limit && pages && pages.own > limit.at_most && !form?.pages && (
        <p className="text-muted">
          What goes into the document beside the plan can be left out below. Beyond it, shorten titles, deliverables or criteria in Step
          Management.
        </p>
      )}
      <Sheets document={document} frame={frame} onPages={setPrinted} />
      {pages && pages.after > 0 && (
        <p className="text-muted">{`What goes with the plan comes after those that the limit is for: ${aboutPages(pages.after).toLowerCase()} more.`}</p>
      )}
      {form && <AboutForm form={form} />}
    </div>
  )
}

/** What to know of the component's form before it is handed in: its rules, what of the plan is not in it, what is still to be filled in. */
function AboutForm({ form: { rules, release_note, document, blanks } }: { form: ComponentForm }) {
  const lines = [
    ...rules,
    ...(document.left_out.length > 0 ? [`Left out: ${document.left_out.join('; ')}.`] : []),
    ...(blanks.length > 0 ? [`To fill in in Word: ${blanks.join('; ')}.`] : []),
  ]
  return (
    <section className="grid gap-3 empty:hidden" aria-label="About this form">
      {release_note && <Banner tone="warning" title={release_note} />}
      {lines.length > 0 && (
        <ul className="grid max-w-prose list-disc gap-1 pl-5 text-muted">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The pages of a document as it is shown, with all that goes into it, against what is allowed: as a bar and in words. */
function PageMeter({ pages, limit }: { pages: number; limit: PageLimit }) {
  const isOver = pages > limit.at_most
  const words = `${aboutPages(pages)}${isOver ? `, ${pages - limit.at_most} too many` : ` of ${limit.at_most}`}`
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap gap-x-2">
        <span className={`numeric font-semibold ${isOver ? 'text-danger' : 'text-ink'}`}>{words}</span>
        <span className="text-muted">{limitSentence(limit)}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: the element of that name looks different in each browser */}
      <div
        role="meter"
        aria-label="Pages"
        aria-valuemin={0}
        aria-valuemax={limit.at_most}
        aria-valuenow={Math.min(pages, limit.at_most)}
        aria-valuetext={words}
        className="h-2 max-w-80 overflow-hidden rounded-full bg-navy-soft forced-colors:border"
      >
        <div
          className={`h-full rounded-full ${isOver ? 'bg-danger' : 'bg-blue'}`}
          style={{ width: `${(100 * Math.min(pages, limit.at_most)) / limit.at_most}%` }}
        />
      </div>
    </div>
  )
}
