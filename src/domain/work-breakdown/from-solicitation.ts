import type { WorkStep } from './work-breakdown.ts'

/** How the ids of steps begin that only the solicitation asks for. */
const FROM_SOLICITATION = 'of '

/** The id of the step that stands among the company's only because the solicitation asks for this requirement. */
export function idFromSolicitation(requirement_id: string): string {
  return `${FROM_SOLICITATION}${requirement_id}`
}

/** The id of the step that shows how far all else is met; it is the product's own. */
export const REST = idFromSolicitation('the rest')

/** Whether a step stands among the company's only because the solicitation asks for it. */
export function isFromSolicitation({ id }: Pick<WorkStep, 'id'>): boolean {
  return id.startsWith(FROM_SOLICITATION)
}

/** What the solicitation itself has told or shown to it in a month: where it does so, the program's reports are not added. */
export function isSetReport({ id, from_month, result = '' }: WorkStep): boolean {
  return id !== REST && isFromSolicitation({ id }) && from_month !== undefined && /\b(?:report|briefing|review)\b/i.test(result)
}
