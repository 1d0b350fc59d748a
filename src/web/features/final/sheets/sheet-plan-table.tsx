import type { CSSProperties } from 'react'
import { parse } from '../../../../domain/milestone-document.ts'
import type { PlanRow } from '../../../../domain/plan.ts'
import { FORM_PAGE } from '../../../../domain/plan-forms/page-estimate.ts'
import { oneLine, wordLines } from '../../../../export/word-text.ts'
import { INK, px } from './paper.ts'
import { SheetItem } from './sheet-item.tsx'
import { bodyRow, headCell, tableLook } from './table-look.ts'

const CELL: CSSProperties = { border: 'inherit', padding: `${px(4)}px ${px(2.5)}px`, verticalAlign: 'top' }
const AFTER = FORM_PAGE.paragraph_after

/** A row of more characters than these in one cell may run on to the next page, as one of more than a fifth of a page does in the Word file. */
const LONGEST_WHOLE = 420

/** The five columns as they print (spec §9). */
export function PlanTableSheet({ rows, deliverables }: { rows: readonly PlanRow[]; deliverables: string }) {
  return (
    <table style={{ ...tableLook, marginBottom: px(FORM_PAGE.after_table) }}>
      <thead style={{ breakInside: 'avoid' }}>
        <tr>
          {['MILESTONE', 'DURATION', deliverables, 'ACCEPTANCE CRITERIA', 'PAYMENT'].map((heading) => (
            <th key={heading} scope="col" style={{ ...headCell, padding: CELL.padding }}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.number} style={bodyRow(at, isLow(row))}>
            <th scope="row" style={{ ...CELL, fontWeight: 400 }}>
              <Milestone row={row} />
            </th>
            <td style={CELL}>
              <Lines text={row.duration} />
            </td>
            <td style={CELL}>
              <Items texts={row.deliverables} />
            </td>
            <td style={CELL}>
              <Items texts={row.criteria} />
            </td>
            <td style={CELL}>
              <Lines text={row.payment} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function isLow({ body, deliverables, criteria }: PlanRow): boolean {
  return [body, deliverables.join(' '), criteria.join(' ')].every((text) => text.length <= LONGEST_WHOLE)
}

function Milestone({ row: { number, heading, body } }: { row: PlanRow }) {
  return (
    <>
      <p style={{ color: INK.navy, marginBottom: px(1) }}>Milestone {number}</p>
      <p style={{ fontWeight: 700, marginBottom: px(AFTER) }}>{oneLine(heading)}</p>
      <Lines text={body} />
    </>
  )
}

function Items({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <SheetItem key={text} text={text} after={AFTER} />)
}

/** Running text, a line a paragraph; the number of a task or the name of a label stands out. */
function Lines({ text }: { text: string }) {
  return wordLines(text).map(({ kind, text: line }, at) =>
    kind === 'bullet' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice
      <SheetItem key={at} text={line} after={AFTER} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice
      <p key={at} style={{ marginBottom: px(AFTER) }}>
        <Opened line={line} />
      </p>
    ),
  )
}

function Opened({ line }: { line: string }) {
  const [told] = parse(line).lines
  if (told?.kind === 'task')
    return (
      <>
        <strong>{told.opening}</strong>
        {told.text}
      </>
    )
  if (told?.kind === 'label')
    return (
      <>
        <em>{told.opening}</em>
        {told.text}
      </>
    )
  return line
}
