import { pagesOf } from '../../../domain/plan-forms/page-estimate.ts'
import type { ComponentForm } from './export-form.ts'
import type { PageLimit } from './page-limit.ts'

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
