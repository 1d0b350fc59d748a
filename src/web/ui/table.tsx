import type { ReactNode } from 'react'

/** One column of a table. It may fold away on screens that are smaller than a tablet's (md) or a desk's (xl). */
export type Column<Row> = { heading: string; cell: (row: Row) => ReactNode; foldsBelow?: keyof typeof FOLDS; className?: string }

const FOLDS = { md: 'hidden md:table-cell', xl: 'hidden xl:table-cell' }

/** Rows under headings, ruled by hairlines. The first column names its row. `caption` is for screen readers. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
}: {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line-strong text-caption text-muted">
          {columns.map((column) => (
            <th key={column.heading} scope="col" className={`py-2 pr-4 font-medium last:pr-0 ${fold(column)} ${column.className ?? ''}`}>
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className="border-b border-line last:border-b-0">
            {columns.map((column, index) => {
              const Cell = index === 0 ? 'th' : 'td'
              return (
                <Cell
                  key={column.heading}
                  scope={index === 0 ? 'row' : undefined}
                  className={`py-3 pr-4 align-middle font-normal last:pr-0 ${fold(column)} ${column.className ?? ''}`}
                >
                  {column.cell(row)}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function fold({ foldsBelow }: { foldsBelow?: keyof typeof FOLDS }): string {
  return foldsBelow ? FOLDS[foldsBelow] : ''
}
