import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import { cueList } from '../../../language/cue-list.ts'
import { boundsTold } from '../filling/bound-told.ts'

/** A line that tells two figures, each with what it is of, "mass below 4 kg; noise below 60 dBA", in its parts; else the line. */
export function marksApart(line: string): string[] {
  const parts = line.split(/;\s+/)
  const isEach = parts.length > 1 && parts.every((part) => boundsTold(part)?.length === 1)
  return isEach ? parts : [line]
}

/** The step that tests, where one alone does: tests that name no step are proposed for it, and a person looks at them. */
export function onlyTester(steps: readonly string[]): string | undefined {
  const [one, another] = steps.filter((step) => TESTS.test(step))
  return another ? undefined : one
}

const TESTS = cueList('test | tests | testing | verif* | trial | trials')

/** A row that has a mark and no step, for the step that is proposed. */
export function proposedFor(step: string | undefined, row: AnswerRow, limit = ''): AnswerRow {
  return step && row[limit] && !row.action ? { ...row, action: step } : row
}
