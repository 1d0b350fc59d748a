import { textOf, wordsOf } from '../../../language/words.ts'
import { isDutyVerb } from '../demands/duty-verbs.ts'
import { baseForm } from './inflection.ts'
import { lowerStart } from './wording.ts'

const VERB_OF: Record<string, string> = {
  development: 'develop',
  calibration: 'calibrate',
  identification: 'identify',
  selection: 'select',
  description: 'describe',
  demonstration: 'demonstrate',
  validation: 'validate',
  verification: 'verify',
  evaluation: 'evaluate',
  assessment: 'assess',
  integration: 'integrate',
  design: 'design',
  fabrication: 'fabricate',
  analysis: 'analyze',
  optimization: 'optimize',
  definition: 'define',
  implementation: 'implement',
  characterization: 'characterize',
  production: 'produce',
  testing: 'test',
  simulation: 'simulate',
  expansion: 'expand',
  refinement: 'refine',
  incorporation: 'incorporate',
  delivery: 'deliver',
  generation: 'generate',
  creation: 'create',
  quantification: 'quantify',
  construction: 'construct',
  preparation: 'prepare',
}

const ACTIVITY =
  /\b(?:reviews?|assessments?|studies|study|analys[ie]s|simulations?|testing|tests|development|identification|evaluation|definitions?|surveys?|modeling|training|validation)\b/i

/** An activity named by its noun, as a duty: "Development of the algorithm" → "develop the algorithm"; null when the phrase names a thing. */
export function nominalDuty(phrase: string): { kind: 'duty'; verb: string; text: string } | null {
  return namedActivity(phrase) ?? listedActivity(phrase)
}

/** "Development of the algorithm" → "develop the algorithm". */
export function namedActivity(phrase: string): { kind: 'duty'; verb: string; text: string } | null {
  const named = /^(?:the )?([A-Za-z]+)(?: of)?(?: and ([a-z]+))? of (.+)$/i.exec(phrase)
  const verb = VERB_OF[named?.[1]?.toLowerCase() ?? '']
  const second = VERB_OF[named?.[2]?.toLowerCase() ?? '']
  const partner = /^(?:collaboration|coordination) with (.+)$/i.exec(phrase)?.[1]
  if (partner) return { kind: 'duty', verb: 'collaborate', text: `collaborate with ${partner}` }
  if (verb && named?.[3] && (second || !named[2]))
    return { kind: 'duty', verb, text: `${verb}${second ? ` and ${second}` : ''} ${lowerStart(named[3])}` }
  return null
}

function listedActivity(phrase: string): { kind: 'duty'; verb: string; text: string } | null {
  const testing = /^testing to (.+)$/i.exec(phrase)
  if (testing?.[1]) return { kind: 'duty', verb: 'test', text: `carry out tests to ${testing[1]}` }
  const words = wordsOf(lowerStart(phrase))
  const first = words[0]
  const base = first ? baseForm(first.text, first.lemma) : ''
  if (first && /ing$/.test(first.text) && first.pos === 'VERB' && isDutyVerb(base) && words[1]?.text !== ',')
    return { kind: 'duty', verb: base, text: `${base} ${textOf(words.slice(1))}` }
  const start = phrase.split(/ (?:to|that|which|for|mapped|of) /)[0] ?? phrase
  return ACTIVITY.test(start) && start.length < 90 ? { kind: 'duty', verb: 'carry', text: `carry out ${lowerStart(phrase)}` } : null
}
