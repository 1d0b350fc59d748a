import type { ComponentFacts } from '../../../domain/component/component-facts.ts'
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

function whose(component: string | undefined): string {
  return component ? `The ${component.startsWith('The ') ? component.slice(4) : component}'s` : "The component's"
}
