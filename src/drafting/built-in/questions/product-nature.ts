import type { PlanBrief } from '../plan-brief.ts'

/** What the effort makes: a program, a way to treat or make something, a material, or a thing with a size and a weight. */
export type Nature = 'computed' | 'process' | 'material' | 'thing'

const COMPUTED =
  /\b(?:software|algorithms?|middleware|librar(?:y|ies)|applications?|frameworks?|decision[- ]support|simulat(?:ion|or)s?|models?|model[- ]based|machine learning|artificial intelligence|AI|LLMs?|visuali[sz]ation|broker|code|codes|databases?|servers?|tools?|assessment model|data (?:fusion|products?|compression))\b/i
const PROCESS =
  /\b(?:process(?:es)?|mitigation|passivation|growth|fabrication methods?|manufacturing (?:methods?|of)|manufacturing$|treatments?)(?![\w-])/i
const MATERIAL =
  /\b(?:materials?|plastics?|polymers?|resins?|coatings?|composites?|alloys?|ceramics?|glass(?:es)?|films?|fabrics?|foams?|fibers?)\b/i

/** A thing that can be held, whatever it computes. */
const HELD =
  /\b(?:sensors?|antennas?|radars?|vehicles?|hardware|test ?beds?|devices?|detectors?|cameras?|lenses|optics?|batter(?:y|ies)|engines?|motors?|respirators?|phantoms?|generators?|transceivers?|receivers?|lasers?|amplifiers?|processors?|displays?|robots?|stations?|units?|meters?|aircraft|engine|pumps?|filters?|tickets?|circuits?|microsystems?|arrays?|instruments?|probes?|payloads?|inspection)\b/i

/** What the effort makes, by the name of the product, then by the title and the objective. */
export function natureOf({ subject, facts }: PlanBrief): Nature {
  const topic = facts.analysis?.topic
  const names = [subject.full.replace(/ \([^)]*\)/g, ''), topic?.title ?? '', firstSentence(topic?.objective ?? '')]
  const kinds = names.map(natureIn)
  return kinds.find((kind) => kind !== null) ?? 'thing'
}

/** The last word of its name tells what a thing is: "compression settings broker", "glass optical components". */
function natureIn(name: string): Nature | null {
  const head = name.split(/ (?:for|with|of|in|on|to|that|via|using|from|by|capable|against|towards?) /)[0] ?? ''
  const rest = name.slice(head.length).replace(/\b(?:models?|tools?|simulat\w+|data)\b/gi, '')
  for (const words of [head.split(' ').slice(-2).join(' '), head]) {
    if (HELD.test(words) && !COMPUTED.test(words.split(' ').at(-1) ?? '')) return 'thing'
    if (COMPUTED.test(words)) return 'computed'
    if (PROCESS.test(words)) return 'process'
    if (MATERIAL.test(words)) return 'material'
  }
  return HELD.test(rest) ? 'thing' : COMPUTED.test(rest) ? 'computed' : null
}

function firstSentence(text: string): string {
  return text.split(/(?<=[a-z)])\.\s/)[0] ?? ''
}
