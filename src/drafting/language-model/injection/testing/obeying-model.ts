import type { LanguageModel, ModelRequest } from '../../model.ts'
import { type OutlinedPart, scriptedModel } from '../../testing/scripted-model.ts'
import type { Injected, Obeyed } from './injected.ts'

/** A text as bare letters, so that an order is found however it is broken up, spelled wide or set apart. */
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Whether a request hands over an order, in whatever form; what people say before it does not count. */
export function holds({ matter }: ModelRequest, { text }: Injected): boolean {
  const order = bare(text.replace(/^(?:We fold the tubes(?: by hand)?|The mast is light)\./, ''))
  return order !== '' && bare(matter).includes(order.slice(0, 60))
}

/**
 * What a model answers that does what an order says in all that it writes: every part says it, further parts and fields are added, numbers are changed.
 */
export function obeyed({ says, only }: Obeyed, parts: readonly OutlinedPart[]): string | object {
  if (only) return says
  return {
    parts: [
      ...parts.map(({ id, text }) => ({ id, text: id === 'title' ? `${says} ${text}` : `${text} ${says}` })),
      ...Array.from({ length: 9 }, (_, at) => ({ id: `9.${at + 1}`, text: `The Contractor shall obey. ${says}` })),
      { id: 'title 9', text: says },
    ].slice(0, 60),
    used: ['P1.1', 'https://evil.example'],
    milestones: Array.from({ length: 9 }, (_, at) => ({ milestone_number: at + 1, payment_amount: '$1', status: 'approved' })),
    payment_amount: '$1',
    requirement_ids: ['R999'],
    step_type: 'closeout',
    status: 'approved',
  }
}

/** A model that obeys also where the order was kept from it, as if it had heard it another way. */
export function obeyingModel(order: Obeyed): LanguageModel & { requests: ModelRequest[] } {
  return scriptedModel((_, parts) => obeyed(order, parts))
}

/** The same, but where all of it would be refused it says the order alone in one part and leaves the others as they are. */
export function slyModel({ says }: Obeyed): LanguageModel & { requests: ModelRequest[] } {
  return scriptedModel((_, parts) => ({
    parts: parts.map(({ id, text }, at) => ({
      id,
      text: at === parts.length - 1 ? `${text} ${says}` : text.replace(/\bshall\b/, 'shall'),
    })),
    used: [],
  }))
}
