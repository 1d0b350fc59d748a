import { blanksIn } from '../blank.ts'
import type { FinishedPlan } from '../plan.ts'
import { partsOf } from '../quality/rule.ts'
import type { FormSection } from './form-document.ts'

/** Every text below the headings of a form, in order; of the five columns what their cells say. */
export function textsIn(sections: readonly FormSection[]): string[] {
  return sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => {
      switch (block.kind) {
        case 'table':
          return block.table.rows.flat(2).map(({ text }) => text)
        case 'plan_table':
          return block.rows.flatMap(({ heading, body, deliverables, criteria }) => [heading, body, ...deliverables, ...criteria])
        case 'picture':
          return [block.picture.alt]
        default:
          return [block.text]
      }
    })
}

/** What a form asks to be filled in beyond the blanks of the plan itself, as it asks for it. */
export function ownBlanks(sections: readonly FormSection[], plan: FinishedPlan): string[] {
  const ofPlan = new Set(asked([plan.scope_paragraph ?? '', ...plan.milestones.flatMap(partsOf)]))
  return [...new Set(asked(textsIn(sections)).filter((ask) => !ofPlan.has(ask)))]
}

function asked(texts: readonly string[]): string[] {
  return texts.flatMap(blanksIn).map(({ ask }) => ask)
}
