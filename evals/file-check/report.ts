import { markdownTable, percent } from '../../bench/table.ts'
import { judged, markedFiles } from './measured.ts'

/** How far "found" and "not found" of the check of a file can be believed: in files to build along, and in some that were kept away. */
export function fileCheckReport(isSealed: boolean): string {
  const which = isSealed ? (['open', 'blind'] as const) : (['open'] as const)
  const rows = which.map((name) => {
    const all = markedFiles(name).flatMap(judged)
    const said = (strength: string) => all.filter((one) => one.strength === strength)
    const answered = all.filter(({ is }) => is)
    const wrongly = said('full').filter(({ is }) => !is).length
    const missed = said('none').filter(({ is }) => is).length
    const shown = said('partial').filter(({ is }) => is).length
    return [
      name,
      `${all.length}`,
      `${said('full').length}`,
      `${wrongly}`,
      percent(shown, answered.length),
      percent(missed, answered.length),
    ]
  })
  const heads = ['files', 'requirements', 'found', 'wrongly', 'answered, but left to the person', 'answered, but not found']
  return `## What the check of a file finds\n\n${markdownTable(heads, rows)}`
}
