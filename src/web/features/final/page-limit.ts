import type { ComponentFacts } from '../../../domain/component/component-facts.ts'
import { pagesOf } from '../../../domain/plan-forms/page-estimate.ts'
import { inProse } from '../../../language/quantity/number-word.ts'
import type { ComponentForm } from './export-form.ts'

/** How many pages something may have: "The Navy's technical volume, which holds the plan". */
export type PageLimit = { at_most: number; what: string }

/** The limit that holds for a document: that of its form before that of the volume which holds it. Null where none is known. */
export function pageLimit(form: Pick<ComponentForm, 'component' | 'pages'> | null, volume?: ComponentFacts): PageLimit | null {
  if (form?.pages) return { at_most: form.pages.at_most, what: `${whose(form.component)} work plan` }
  if (!volume?.page_limit) return null
  return { at_most: volume.page_limit.value, what: `${whose(volume.component)} technical volume, which holds the plan,` }
}

/** "The Army's work plan has two pages at most."; empty where no limit is known. */
export function limitSentence(limit: PageLimit | null): string {
  return limit ? `${limit.what} has ${inProse(limit.at_most)} ${limit.at_most === 1 ? 'page' : 'pages'} at most.` : ''
}

/** How many pages there are, in words: "About 3 pages". */
export function aboutPages(pages: number): string {
  return `About ${pages} ${pages === 1 ? 'page' : 'pages'}`
}

/**
 * The pages of a document that is laid out in so many, and of the narratives behind it: those that the limit is for, of the plan and behind it, and those
 * that come after them. A form's own limit is for its own pages; a volume holds what stands behind the plan, too.
 */
export function countedPages({
  printed,
  narratives,
  form,
  limit,
}: {
  printed: number
  narratives: number
  form: Pick<ComponentForm, 'pages' | 'document' | 'own'> | null
  limit: PageLimit | null
}): { own: number; behind: number; after: number } {
  const isOwn = form?.pages !== undefined
  const own = isOwn && form.document !== form.own ? Math.min(printed, pagesOf(form.own)) : printed
  const behind = limit && !isOwn ? narratives : 0
  return { own, behind, after: printed - own + narratives - behind }
}

function whose(component: string | undefined): string {
  return component ? `The ${component.startsWith('The ') ? component.slice(4) : component}'s` : "The component's"
}
