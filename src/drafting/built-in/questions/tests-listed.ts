import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import { hasDigit, startsWithLetter } from '../../../language/characters.ts'
import { boundsTold } from '../filling/bound-told.ts'
import { LIST_HEAD } from '../filling/figures-listed.ts'

/**
 * A line that tells several figures, each with what it is of, "mass below 4 kg; noise below 60 dBA", in its parts, also where commas part many of them, "Pass marks:
 * mass 4 kg, noise 60 dBA, …"; else the line.
 */
export function marksApart(line: string): string[] {
  const parts = line.split(/;\s+/)
  if (parts.length > 1 && parts.every((part) => boundsTold(part)?.length === 1)) return parts
  const items = line.replace(LIST_HEAD, '').split(/[,;]\s+(?:and\s+)?/)
  return items.length >= FEWEST_ITEMS && items.every((item) => hasDigit(item) && startsWithLetter(item)) ? items : [line]
}

const FEWEST_ITEMS = 4

/** The step that tests, where one alone does: tests that name no step are proposed for it, and a person looks at them. */
export function onlyTester(steps: readonly string[]): string | undefined {
  const [one, another] = steps.filter((step) => TESTS.test(step))
  return another ? undefined : one
}

/** What a step does where it is called so, "Bench tests", "Trials at the pier", "Test the rig": a test plan or a test rig is written or built. */
const TESTS =
  /\b(?:tests?|testing|trials?|verification)(?=$|[,;(]|\s(?:and|of|in|on|at|with|for|under|against)\s)|^(?:test|verify) (?:the|an?|each|all)\s/i

/** A row that has a mark and no step, for the step that is proposed. */
export function proposedFor(step: string | undefined, row: AnswerRow, limit = ''): AnswerRow {
  return step && row[limit] && !row.action ? { ...row, action: step } : row
}
