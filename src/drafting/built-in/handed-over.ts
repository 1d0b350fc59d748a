import { wordingFor } from './component.ts'
import type { PlanBrief } from './plan-brief.ts'
import { lowerStart, upperStart } from './wording.ts'

/** What the solicitation itself names as deliverables, one line a thing, with a format where its kind tells one. */
export function handedOver({ demands, facts }: PlanBrief): string[] {
  const wording = wordingFor(facts.analysis?.topic)
  return demands.handovers
    .flatMap(({ text, page }) => thingsIn(text).map((thing) => ({ thing, page })))
    .filter(({ thing }) => !/^(?:the |a )?final report$/i.test(thing))
    .map(({ thing, page }) => {
      const format = formatOf(thing)
      const named = `${upperStart(thing)}${format} (solicitation p. ${page}), to the TPOC`
      return /report|plan|document/i.test(thing) ? named : wording.product(named)
    })
}

/** "a dataset, report outlining X, and dashboard" → its things; a list whose parts depend on each other stays whole. */
function thingsIn(text: string): string[] {
  const numbered = text.split(/(?:,|;|and)?\s*\b\d\)\s+/).filter((part) => part.trim() !== '')
  const parts =
    numbered.length > 1 ? numbered : text.split(/, (?:and )?(?=(?:a|an|the|initial|final|report|documented|proposed|dashboard)\b)/)
  const plain = parts
    .map((part) =>
      part
        .replace(/^(?:and|or|an?|the)\s+/i, '')
        .replace(/[.,;]+$/, '')
        .trim(),
    )
    .filter((part) => part.length > 3)
  return plain.length > 5 ? [text] : plain.map((part) => cut(lowerStart(part)))
}

function cut(thing: string): string {
  return thing.length <= 150 ? thing : `${thing.slice(0, thing.lastIndexOf(' ', 140)).replace(/[,;]$/, '')} as the solicitation describes`
}

function formatOf(thing: string): string {
  if (/\bdata ?sets?\b|dataset/i.test(thing)) return ' (CSV or native format)'
  if (/software|code|algorithm|dashboard|tool/i.test(thing)) return ' (source and executable)'
  if (/report|plan|documentation|assessment|CONOPS|lexicon|path/i.test(thing)) return ' (PDF)'
  return /prototype|device|hardware|product/i.test(thing) ? ' (hardware or software with operating notes)' : ' (PDF)'
}
