import { upperStart } from '../english/wording.ts'
import type { PlanBrief } from '../plan-brief.ts'

const PAPER =
  /\b(?:(?:technology|initial|preliminary|draft|detailed|validation|verification|certification|manufacturing|qualification) )*(?:transition plan|business case(?: analysis)?|commercialization (?:plan|strategy)|(?:users?['’]?s?['’]?|operat(?:or['’]?s?|ing|ions)) (?:guide|manual)|test plan|CONOPS|concept of operations)\b/gi

/** The documents that the work at the end names, by their names, one line each: "Technology transition plan (solicitation p. 2) (PDF)". */
export function namedPapers({ closing, facts }: PlanBrief, handed: readonly string[], most: number): string[] {
  const taken = handed.map((thing) => thing.toLowerCase())
  const papers: string[] = []
  for (const { text, page } of [...closing].sort((one, other) => Number(other.page !== undefined) - Number(one.page !== undefined))) {
    for (const [found] of text.matchAll(PAPER)) {
      const name = found.toLowerCase().replace(/^conops$/, 'CONOPS')
      // The transition plan of a Phase II stands in every plan already.
      const isThere =
        taken.some((thing) => thing.includes(kindOf(name))) || (facts.phase === 'II' && /^(?:\w+ )*transition plan$/.test(name))
      if (isThere) continue
      taken.push(name.toLowerCase())
      papers.push(`${upperStart(name)}${page ? ` (solicitation p. ${page})` : ''} (PDF), to the TPOC`)
    }
  }
  return papers.slice(0, Math.max(0, most))
}

/** The paper without what only describes it: "initial business case analysis" → "business case". */
function kindOf(name: string): string {
  return /[\w'’]+ (?:plan|case|strategy|guide|manual)|conops|concept of operations/i.exec(name)?.[0].toLowerCase() ?? name
}
