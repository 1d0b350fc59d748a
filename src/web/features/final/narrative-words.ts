import type { ComponentFacts } from '../../../domain/component/component-facts.ts'
import { listed } from '../../../domain/quality/quoted.ts'
import type { ToldNarratives } from '../../../domain/steps/told-narratives.ts'
import { inProse } from '../../../language/quantity/number-word.ts'
import type { ComponentForm } from './export-form.ts'

/** What the choice is called: "Include the narratives of finalized steps (7 of 9)". */
export function choiceLabel({ told, left_out }: ToldNarratives): string {
  return `Include the narratives of finalized steps (${told.length} of ${told.length + left_out.length})`
}

/** Which steps tell nothing, in a sentence; empty where all do. */
export function leftOutSentence({ told, left_out }: ToldNarratives): string {
  if (told.length === 0) return 'No step is finalized, so there is no narrative to include.'
  if (left_out.length === 0) return ''
  if (left_out.length === 1) return `Step ${left_out[0]} is not finalized and is left out.`
  return `Steps ${listed(left_out.map(String))} are not finalized and are left out.`
}

/** How many pages the component allows, next to which more of them may stand: its form's limit before that of the proposal's volume. Empty where none is known. */
export function limitSentence(form: Pick<ComponentForm, 'component' | 'pages'> | null, volume?: ComponentFacts): string {
  if (form?.pages) return `${whose(form.component)} work plan has ${counted(form.pages.at_most)} at most.`
  if (!volume?.page_limit) return ''
  return `${whose(volume.component)} technical volume, which holds the plan, has ${counted(volume.page_limit.value)} at most.`
}

function whose(component: string | undefined): string {
  return component ? `The ${component.replace(/^The\s/, '')}'s` : "The component's"
}

function counted(pages: number): string {
  return `${inProse(pages)} ${pages === 1 ? 'page' : 'pages'}`
}
