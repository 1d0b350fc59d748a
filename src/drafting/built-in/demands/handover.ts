import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { tidy } from '../english/wording.ts'

/** Something that the solicitation names as a deliverable, in its own words. */
export type Handover = { requirement_id: string; page: number; text: string }

/** "a dataset, report outlining X, and dashboard" → its things; a list whose parts depend on each other stays whole. */
export function thingsIn(text: string): string[] {
  const numbered = text.split(/(?:,|;|and)?\s*\b\d\)\s+/).filter((part) => part.trim() !== '')
  const parts =
    numbered.length > 1 ? numbered : text.split(/, (?:and )?(?=(?:a|an|the|initial|final|report|documented|proposed|dashboard)\b)/)
  const plain = parts.map((part) =>
    part
      .replace(/^(?:and|or|an?|the)\s+/i, '')
      .replace(/[.,;]+$/, '')
      .replace(/,? and$/, '')
      .trim(),
  )
  const whole = plain.filter((part) => part.length > 3)
  return whole.length > 5 ? [text] : whole
}

const NAMED =
  /^(?:phase i{1,2} )?(?:(?:other|required|additional|an additional|the|key|expected)\s+)?(?:phase i{1,2}\s+)?deliverables?(?: (?:for|of) (?:this (?:phase|effort)|phase i{1,2}))?\s+(?:also |will |shall |should |may |can )*(?:includes?|are|is|be|consists? of)\s*:?\s+(.+)$/i

/** "Other deliverables include a dataset, report …" → what is handed over. */
export function handoversIn(requirement: Requirement): Handover[] {
  const named = NAMED.exec(tidy(requirement.text).replace(/[.;]+$/, ''))?.[1]
  return named ? [{ requirement_id: requirement.id, page: requirement.page, text: named }] : []
}
