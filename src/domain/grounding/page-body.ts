import type { Page } from '../solicitation/analysis.ts'
import { runningLines } from '../solicitation/layout/running-line.ts'

/** The pages without the running lines at their head and foot, so that what goes on over a page's end reads on. */
export function pageBodies(pages: readonly Page[]): Page[] {
  const lines = pages.map(({ text }) => text.split('\n'))
  const running = runningLines(lines)
  return pages.map(({ page }, at) => ({
    page,
    text: (lines[at] ?? []).filter((_, line) => !running[at]?.has(line)).join('\n'),
  }))
}
