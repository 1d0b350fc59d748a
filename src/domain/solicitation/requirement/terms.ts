import type { Analysis } from '../analysis.ts'

/** Written otherwise than it would be typed by ear: with several capitals, with figures or with a hyphen. */
const SPECIAL = /\b(?=[\w/&.-]*(?:[A-Z][\w/&.-]*[A-Z]|\d))[A-Za-z][\w/&.-]*[A-Za-z\d]|\b[A-Za-z]+-[A-Za-z]+\b/g

/** A document has no more words of its own that matter. */
const MOST = 2000

/** The words of a solicitation that are written in a way of their own: abbreviations, standards, keywords, the phases. */
export function termsOf({ topic, requirements }: Analysis): string[] {
  const texts = [topic.title, topic.objective, topic.description, ...requirements.map(({ quote }) => quote)]
  const special = texts.flatMap((text) => text?.match(SPECIAL) ?? [])
  return [...new Set(['Phase I', 'Phase II', 'Phase III', 'SBIR', 'STTR', 'TPOC', 'TRL', ...topic.keywords, ...special])].slice(0, MOST)
}
