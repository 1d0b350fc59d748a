import type { CSSProperties } from 'react'
import { parse } from '../../../../domain/milestone-document.ts'
import { FORM_PAGE } from '../../../../domain/plan-forms/page-estimate.ts'
import type { PlanRow } from '../../../../domain/printed-plan.ts'
import { columnWidths, TABLE_WIDTH } from '../../../../export/row-height.ts'
import { oneLine, wordLines } from '../../../../export/word-text.ts'
import { INK, px } from './paper.ts'
import { SheetItem } from './sheet-item.tsx'
import { bodyRow, headCell, tableLook } from './table-look.ts'

const { side, top, gap } = FORM_PAGE.plan_cell
const PADDING = `${px(top)}px ${px(side)}px`
const CELL: CSSProperties = { border: 'inherit', padding: PADDING, verticalAlign: 'top' }

type PlanTableSheetProps = { rows: readonly PlanRow[]; deliverables: string }

/** The five columns as they print (spec §9). */
export function PlanTableSheet({ rows, deliverables }: PlanTableSheetProps) {
  const widths = columnWidths(rows, TABLE_WIDTH, deliverables)
  return (
    <table style={{ ...tableLook, tableLayout: 'fixed', marginBottom: px(FORM_PAGE.after_table) }}>
      <colgroup>
        {widths.map((width, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <col key={column} style={{ width: `${(width * 100) / TABLE_WIDTH}%` }} />
        ))}
      </colgroup>
      <thead style={{ breakInside: 'avoid' }}>
        <tr>
          {['MILESTONE', 'DURATION', deliverables, 'ACCEPTANCE CRITERIA', 'PAYMENT'].map((heading) => (
            <th key={heading} scope="col" style={{ ...headCell, padding: PADDING }}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.number} style={bodyRow(at, false)}>
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
              <Lines text={row.paid_for ? `${row.payment}\n${row.paid_for}` : row.payment} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Milestone({ row: { number, heading, body } }: { row: PlanRow }) {
  return (
    <>
      <p style={{ color: INK.navy, marginBottom: px(1) }}>Milestone {number}</p>
      <p style={{ fontWeight: 700, marginBottom: px(FORM_PAGE.paragraph_after) }}>{oneLine(heading)}</p>
      <Lines text={body} />
    </>
  )
}

function Items({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <SheetItem key={text} text={text} after={gap} />)
}

/** Running text, a line a paragraph; the number of a task or the name of a label stands out. */
function Lines({ text }: { text: string }) {
  return wordLines(text).map(({ kind, text: line }, at) =>
    kind === 'bullet' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice
      <SheetItem key={at} text={line} after={gap} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice
      <p key={at} style={{ marginBottom: px(gap) }}>
        <Opened line={line} />
      </p>
    ),
  )
}

function Opened({ line }: { line: string }) {
  const [told] = parse(line).lines
  if (told?.kind === 'task' || told?.kind === 'label')
    return (
      <>
        <strong>{told.opening}</strong>
        {told.text}
      </>
    )
  return line
}
