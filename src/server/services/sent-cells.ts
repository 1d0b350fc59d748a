import type { ZodError, ZodType } from 'zod'
import { done, fail, type Result } from '../../domain/result.ts'
import type { Cells, SentCells } from '../../domain/work-breakdown/row-change.ts'
import { ROW_CELLS, type RowKind } from '../../domain/work-breakdown/rows.ts'
import { fieldMessage, inputSentence } from '../http/input-sentence.ts'
import type { Problem } from '../problem.ts'

/** Cells as they are to be kept, checked against what their kind of row takes; else a sentence that names the cell. What is null is to be emptied. */
export function checkedCells(kind: RowKind, sent: SentCells): Result<SentCells, Problem> {
  const filled = Object.fromEntries(
    Object.entries(sent).filter(([name, cell]) => cell !== null || !Object.hasOwn(ROW_CELLS[kind].shape, name)),
  )
  // of the six shapes that this can be, what matters here is that it has cells
  const read = (ROW_CELLS[kind] as ZodType<unknown>).safeParse(filled, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? `is not a cell of a row of this kind (${kind}).` : fieldMessage(issue)),
  })
  return read.success
    ? done({ ...sent, ...(read.data as Cells) })
    : fail({ code: 'BAD_INPUT', message: inputSentence(namingCells(read.error)) })
}

/** A cell is called by its name, also where it is its value that is wrong. */
function namingCells({ issues }: ZodError): Pick<ZodError, 'issues'> {
  return { issues: issues.map((issue) => ({ ...issue, path: ['cells', ...issue.path.filter((part) => part !== 'value')] })) }
}
