import type { AnswerForm } from '../../../../domain/answer-fields/forms.ts'
import type { LineRead } from '../../../../domain/interview.ts'
import { counted, hasLetter, raised } from '../../../../language/characters.ts'

/** The steps that were read in words which say themselves where each begins: what each has and what it lacks, or that there is none, so that nobody has to guess what was understood. */
export function StepsRead({ lines }: { lines: readonly LineRead[] }) {
  if (lines.length === 0)
    return (
      <p role="status" className="rounded-control bg-blue-soft px-3 py-2 text-caption">
        No step is read in these words. Begin each with a line of its own, “Task 1 – Design review, months 1–2, lead Ana”, or tell them in
        rows.
      </p>
    )
  return (
    <section aria-label="Steps read in your words" className="grid min-w-0 gap-2 rounded-control bg-blue-soft px-3 py-2 text-caption">
      <p>
        {`Your words read as ${counted(lines.length, 'step')}, and count so. What is wrong here is mended in your words, or later in the work breakdown.`}
      </p>
      <ol className="grid list-decimal gap-1 pl-6">
        {[...lines.entries()].map(([at, line]) => (
          <li key={`${at} ${line.text}`} className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{line.row.action}</span>
            {` · ${toldOf(line).join(' · ')}`}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The rows that were read in words told freely, with what stands in which field, and the words that are in none. */
export function RowsRead({ form, lines }: { form: AnswerForm | undefined; lines: readonly LineRead[] }) {
  if (!form) return null
  const [about, ...others] = form.fields
  const rows = lines.filter(({ row }) => row[about.cell])
  const waiting = lines.filter((line) => !rows.includes(line))
  return (
    <section
      aria-label={`${raised(form.row)}s read in your words`}
      className="grid min-w-0 gap-2 rounded-control bg-blue-soft px-3 py-2 text-caption wrap-anywhere"
    >
      {rows.length > 0 && <p>{`Your words read as ${counted(rows.length, form.row)}, and count so.`}</p>}
      <ul className="grid list-disc gap-1 pl-6 empty:hidden">
        {rows.map(({ row }) => (
          <li key={Object.values(row).join(' ')}>
            <span className="font-semibold">{row[about.cell]}</span>
            {others.map(({ cell, label }) => row[cell] && ` · ${label.toLowerCase()}: ${row[cell]}`)}
          </li>
        ))}
      </ul>
      {waiting.length > 0 && (
        <p>{`Kept as you said it, to be placed in the work breakdown: ${waiting.map(({ text }) => `“${text}”`).join(' ')}`}</p>
      )}
    </section>
  )
}

function toldOf({ row: { part, months, lead, hours, result }, beside = [] }: LineRead): string[] {
  return [
    part ?? [],
    months ? monthsOf(months) : 'no months',
    lead ? `lead: ${lead}` : 'no lead',
    hours ? (hasLetter(hours) ? hours : `${hours} hours`) : [],
    result ? `hands over: ${result}` : [],
    beside.length > 0 ? `${counted(beside.length, 'sentence')} on how` : 'nothing on how',
  ].flat()
}

/** "1–3" alone is a number of anything. */
function monthsOf(told: string): string {
  return hasLetter(told) ? told : `months ${told}`
}
