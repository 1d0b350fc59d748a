import type { FormDocument } from '../../../domain/plan-forms/form-document.ts'
import { pagesOf } from '../../../domain/plan-forms/page-estimate.ts'
import type { ComponentForm } from './export-form.ts'

/** How many pages there are, in words: "About 3 pages". */
export function aboutPages(pages: number): string {
  return `About ${pages} ${pages === 1 ? 'page' : 'pages'}`
}

/**
 * Of the pages of a document those that its limit is for, and those that come after them: a form's own limit is for its own pages, a volume holds what
 * stands behind the plan, too.
 */
export function countedPages(
  printed: number,
  document: FormDocument,
  form: Pick<ComponentForm, 'pages' | 'own'> | null,
): { own: number; after: number } {
  const own = form?.pages && document !== form.own ? Math.min(printed, pagesOf(form.own)) : printed
  return { own, after: printed - own }
}
