import type { CellLine, FormTable } from '../../../../domain/plan-forms/form-document.ts'
import { FORM_PAGE, keepsRowsWhole } from '../../../../domain/plan-forms/page-estimate.ts'
import { oneLine } from '../../../../export/word-text.ts'
import { px } from './paper.ts'
import { SheetItem } from './sheet-item.tsx'
import { bodyRow, headCell, tableLook } from './table-look.ts'

const { above, below, side, after } = FORM_PAGE.cell
const PADDING = `${px(above)}px ${px(side)}px ${px(below)}px`

/** A form's table as it prints: its heads on every page, a row on one page where the Word file keeps it there. */
export function FormTableSheet({ table }: { table: FormTable }) {
  const { columns, rows } = table
  const isWhole = keepsRowsWhole(table)
  return (
    <table style={{ ...tableLook, tableLayout: 'fixed', marginBottom: px(FORM_PAGE.after_table) }}>
      <colgroup>
        {columns.map(({ heading, share }) => (
          <col key={heading} style={{ width: `${share * 100}%` }} />
        ))}
      </colgroup>
      <thead style={{ breakInside: 'avoid' }}>
        <tr>
          {columns.map(({ heading }) => (
            <th key={heading} scope="col" style={{ ...headCell, padding: PADDING }}>
              {oneLine(heading)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names, and the same may be printed twice
          <tr key={at} style={bodyRow(at, isWhole)}>
            {cells.map((lines, column) => (
              <td key={columns[column]?.heading} style={{ padding: PADDING, border: 'inherit', verticalAlign: 'top' }}>
                <CellLines lines={lines} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function CellLines({ lines }: { lines: readonly CellLine[] }) {
  return lines.map(({ kind, text }, at) =>
    kind === 'item' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names, and the same may be printed twice
      <SheetItem key={at} text={text} after={after} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names, and the same may be printed twice
      <p key={at} style={{ marginBottom: px(after), fontWeight: kind === 'strong' ? 700 : 400 }}>
        {oneLine(text)}
      </p>
    ),
  )
}
