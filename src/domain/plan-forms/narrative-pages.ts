import { narrativeHeading, type ToldNarrative } from '../steps/told-narratives.ts'
import type { FormBlock } from './form-document.ts'
import { paragraph } from './form-document.ts'
import { pagesOf } from './page-estimate.ts'

/** About how many pages the narratives take behind a plan, whole pages counted; none without narratives. Marks of Markdown take no room worth counting. */
export function narrativePages(
  narratives: readonly (Pick<ToldNarrative, 'milestone_number' | 'title' | 'narrative_md'> & { sources: string })[],
): number {
  if (narratives.length === 0) return 0
  const sections = narratives.map((one) => ({
    heading: narrativeHeading(one),
    blocks: [...one.narrative_md.split('\n').flatMap(blockOf), ...(one.sources ? [paragraph(`Sources: ${one.sources}`)] : [])],
  }))
  return pagesOf({ title: '', facts: [], sections, begins_on_new_page: true, left_out: [] })
}

function blockOf(line: string): FormBlock[] {
  const text = line.trim()
  if (text === '') return []
  if (text.startsWith('#')) return [{ kind: 'subheading', text: text.slice(text.lastIndexOf('#') + 1).trim() }]
  return text.startsWith('- ') ? [{ kind: 'item', text: text.slice(2) }] : [paragraph(text)]
}
