import type { LeftOut } from '../analysis.ts'

/** What kind of text it is, and what became of it. */
const TOLD: Record<LeftOut['why'], [what: string, done: string]> = {
  white: ['text in the color of its ground, which people cannot see', 'it was left out'],
  tiny: ['text too small for people to read', 'it was left out'],
  off_page: ['text beyond the edge of the page', 'it was left out'],
  invisible: ['text that is not shown', 'it was left out'],
  covered: ['text that lies under something else', 'it was left out'],
  annotation: ['notes that are not part of the printed text', 'they were left out'],
  form_field: ['form fields that are not part of the printed text', 'they were left out'],
  properties: ['text that no page shows, in its properties or attachments', 'it was left out'],
  talks_to_machine: ['words that give orders to a machine', 'they were left out'],
}

const KINDS = Object.keys(TOLD) as LeftOut['why'][]

/** Most pages that a sentence names. */
const MOST_PAGES = 20

/** A sentence for each kind of text that was left out, with the pages where it stands. */
export function leftOutWarnings(left_out: readonly LeftOut[]): string[] {
  return KINDS.flatMap((kind) => {
    const found = left_out.filter(({ why, put_back }) => why === kind && !put_back)
    if (found.length === 0) return []
    const [what, done] = TOLD[kind]
    const pages = [...new Set(found.flatMap(({ page }) => page ?? []))].sort((a, b) => a - b)
    return [`${pages.length === 0 ? 'The document holds' : pagesHold(pages)} ${what}; ${done}.`]
  })
}

function pagesHold(pages: readonly number[]): string {
  if (pages.length === 1) return `Page ${pages[0]} holds`
  const named = pages.slice(0, MOST_PAGES)
  if (pages.length > MOST_PAGES) return `Pages ${named.join(', ')} and more hold`
  return `Pages ${named.slice(0, -1).join(', ')} and ${named.at(-1)} hold`
}
