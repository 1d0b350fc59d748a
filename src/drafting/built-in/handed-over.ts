import { wordingFor } from './component.ts'
import { thingsIn } from './handover.ts'
import { shortened } from './noun-phrase.ts'
import type { PlanBrief } from './plan-brief.ts'
import { lowerStart, upperStart } from './wording.ts'

/** What the solicitation itself names as deliverables, one line a thing, with a format where its kind tells one. */
export function handedOver({ demands, facts }: PlanBrief): string[] {
  const wording = wordingFor(facts.analysis?.topic)
  return demands.handovers
    .flatMap(({ text, page }) => thingsIn(text).map((thing) => ({ thing: cut(lowerStart(thing)), page })))
    .filter(({ thing }) => !/^(?:the |a )?final report$/i.test(thing))
    .map(({ thing, page }) => {
      const format = formatOf(thing)
      const named = `${upperStart(thing)}${format} (solicitation p. ${page}), to the TPOC`
      return /report|plan|document/i.test(thing) ? named : wording.product(named)
    })
}

function cut(thing: string): string {
  return thing.length <= 150 ? thing : `${shortened(thing, 140)}, as the solicitation describes`
}

function formatOf(thing: string): string {
  if (/^(?:final )?report|^plan/i.test(thing)) return ' (PDF)'
  if (/\bdata ?sets?\b|dataset/i.test(thing)) return ' (CSV or native format)'
  if (/software|code|algorithm|dashboard|tool/i.test(thing)) return ' (source and executable)'
  if (/report|plan|documentation|assessment|CONOPS|lexicon|path/i.test(thing)) return ' (PDF)'
  return /prototype|device|hardware|product/i.test(thing) ? ' (hardware or software with operating notes)' : ' (PDF)'
}
