import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'

/** Steps with what is written beneath their fields by their names, a line each: "Weave the hose: on four looms." tells how it is done; a list stays one. */
export function withHow(steps: readonly AnswerRow[], free: string): { rows: AnswerRow[]; free: string } {
  const lines = free.split('\n')
  const stepOf = (line: string) => steps.find(({ action = '' }) => action !== '' && line.startsWith(`${action}: `))
  const rows = steps.map((step) => {
    const how = lines.flatMap((line) => (stepOf(line) === step ? line.slice((step.action ?? '').length + 2) : []))
    return how.length > 0 ? { ...step, method: how.join('\n').replace(/\n(?!- )/g, ' ') } : step
  })
  return { rows, free: lines.filter((line) => !stepOf(line)).join('\n') }
}
