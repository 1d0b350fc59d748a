import { Banner } from '../../ui/banner.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ComponentForm } from './export-form.ts'
import { NarrativeChoice } from './narrative-choice.tsx'
import type { ExportChoice, Layout } from './use-export-choice.ts'

/** How the Word document is laid out and what is appended to it; a choice here is kept for the topic. */
export function ExportCard({ isComing, offered, layout, choose, annex, toggleAnnex, narratives }: ExportChoice) {
  if (!isComing && offered === null && annex === null && narratives.kind === 'none') return null
  return (
    <Card title="Word document" description="How the plan is laid out when you export it.">
      <div className="grid gap-4">
        {isComing && <Skeleton lines={3} label="Looking up the component's form" />}
        {offered && (
          <fieldset className="grid gap-1">
            <legend className="pb-1.5 font-semibold text-ink">Form</legend>
            <LayoutOption value="five_columns" label="Five-column table" chosen={layout} choose={choose} />
            <LayoutOption value="component" label={offered.name} chosen={layout} choose={choose} />
            <p className="pl-8 text-caption text-muted">This form is taken from: {offered.source}.</p>
          </fieldset>
        )}
        {offered && layout === 'component' && (
          <AboutForm form={offered} hasAnnex={annex === true} hasNarratives={narratives.kind === 'known' && narratives.isIncluded} />
        )}
        {!isComing && <NarrativeChoice narratives={narratives} />}
        {annex !== null && <Checkbox label="Append the requirement coverage as an annex" checked={annex} onChange={toggleAnnex} />}
      </div>
    </Card>
  )
}

function LayoutOption({
  value,
  label,
  chosen,
  choose,
}: {
  value: Layout
  label: string
  chosen: Layout
  choose: (layout: Layout) => void
}) {
  return (
    <label className="flex min-h-10 cursor-pointer items-center gap-3">
      <input
        type="radio"
        name="export-layout"
        value={value}
        checked={chosen === value}
        onChange={() => choose(value)}
        className="size-5 shrink-0 accent-navy"
      />
      {label}
    </label>
  )
}

/** What to know of the component's form before it is handed in: its limit, its rules, what of the plan is not in it, what is still to be filled in. */
function AboutForm({ form, hasAnnex, hasNarratives }: { form: ComponentForm; hasAnnex: boolean; hasNarratives: boolean }) {
  const { pages, rules, release_note, document, blanks } = form
  const isLong = pages !== undefined && pages.about > pages.at_most
  return (
    <section className="grid gap-3" aria-label="About this form">
      {isLong && (
        <Banner tone="warning" title={`About ${pages.about} pages, and ${pages.at_most} at most are asked for`}>
          Shorten titles, deliverables or acceptance criteria in the steps.
        </Banner>
      )}
      {release_note && <Banner tone="warning" title={release_note} />}
      <ul className="grid max-w-prose list-disc gap-1 pl-5 text-muted">
        {pages && !isLong && (
          <li>
            About {pages.about === 1 ? '1 page' : `${pages.about} pages`} of the {pages.at_most} that it may have.
          </li>
        )}
        {pages && hasNarratives && <li>The narratives come on pages of their own after them.</li>}
        {pages && hasAnnex && <li>The annex comes on pages of its own after them.</li>}
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
        {document.left_out.length > 0 && <li>Left out: {document.left_out.join('; ')}.</li>}
        {blanks.length > 0 && <li>To fill in in Word: {blanks.join('; ')}.</li>}
      </ul>
    </section>
  )
}
