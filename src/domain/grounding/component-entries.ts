import type { ComponentFacts, FactSource } from '../component/component-facts.ts'
import { cited } from '../quality/citation.ts'
import { monthCount } from '../schedule.ts'
import type { PlanSources, SourceEntry } from './sources.ts'

/**
 * What the component asks of such a plan as sources, each under the document and the place in which it stands. What stands in one of the uploaded
 * `documents` leads there.
 */
export function componentEntries(facts: ComponentFacts | null, documents: PlanSources['documents']): SourceEntry[] {
  if (!facts) return []
  const { component, phase, award_ceiling, months, option, page_limit, day_payments, wording, status_report_every, kickoff_within_days } =
    facts
  const told: [FactSource | undefined, string][] = [
    [award_ceiling?.source, `The award for ${component} Phase ${phase} is at most $${award_ceiling?.value.toLocaleString('en-US')}.`],
    [months?.source, `${component} Phase ${phase} takes ${monthCount(months?.value.value ?? 0)}.`],
    [
      option?.source,
      `The Phase ${phase} Option of ${monthCount(option?.value.months ?? 0)}, at most $${option?.value.ceiling.toLocaleString('en-US')}, is planned and priced apart from the base and prepares Phase II.`,
    ],
    [page_limit?.source, `The technical volume has at most ${page_limit?.value} pages.`],
    [
      day_payments?.source,
      `The base is paid by days: ${day_payments?.value.map(({ day, percent }) => `${percent}% on day ${day}`).join(', ')}.`,
    ],
    [wording?.source, `${wording?.value.map(({ instead_of, say }) => `"${say}" in place of "${instead_of}"`).join('; ')}.`],
    [status_report_every?.source, `Status reports fall due every ${monthCount(status_report_every?.value ?? 0)}.`],
    [kickoff_within_days?.source, `The start-of-work meeting takes place within ${kickoff_within_days?.value} days after award.`],
    [facts.required_reports?.source, `Required reports: ${facts.required_reports?.value.join('; ')}.`],
    ...facts.notes.map(({ text, source }): [FactSource, string] => [source, text]),
  ]
  return told.flatMap(([source, text]) => (source ? [{ from: 'project', label: cited(source), text, ...standing(source, documents) }] : []))
}

/** Instructions that were not uploaded apart stand in the topic's own file. */
function standing({ uploaded }: FactSource, documents: PlanSources['documents']): Pick<SourceEntry, 'stands'> {
  const beside = uploaded?.by === 'instructions' ? documents.find(({ role }) => role === 'instructions') : undefined
  const document = beside ?? documents.find(({ role }) => role === 'solicitation')
  if (!uploaded || !document) return {}
  return { stands: { document_id: document.id, page: uploaded.page, quote: uploaded.quote } }
}
