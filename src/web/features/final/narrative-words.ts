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

/** Why narratives do not go with the plan unless they are asked for: "The Army's work plan has two pages at most." Empty without such a limit. */
export function limitSentence(form: Pick<ComponentForm, 'component' | 'pages'> | null): string {
  if (!form?.pages) return ''
  const { at_most } = form.pages
  const whose = form.component ? `The ${form.component}'s` : "The component's"
  return `${whose} work plan has ${inProse(at_most)} ${at_most === 1 ? 'page' : 'pages'} at most.`
}
