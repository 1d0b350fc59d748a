import { textOf, wordsOf } from '../../../language/words.ts'
import type { Proof } from '../demands/demands.ts'
import type { Stage } from '../demands/duty-verbs.ts'
import { isWhole, shortened } from '../english/noun-phrase.ts'
import { hasNumber, upperStart } from '../english/wording.ts'
import type { Subject } from '../subject.ts'
import type { Slot } from './sequence.ts'

/** What a stage does about a property that the solicitation asks for, as a title names it. */
const ACTS: Record<Stage, string> = {
  analyse: 'Study of',
  design: 'Design for',
  build: 'Implementation of',
  integrate: 'Measurement of',
  test: 'Verification of',
  close: 'Report on',
}

const EMPTY =
  /\d|\bphase\b|^(?:this|these|such|it|they|that)\b|\b(?:plan|proposal|solution|system|software|tool|technology|capability|approach|approache|effort|product|method|device|consideration|structure)s?$/i

/** Titles for a milestone without a duty of its own: what its requirements speak of, "Verification of directional gain". */
export function themesOf(proofs: readonly Proof[], stage: Stage, subject: Pick<Subject, 'full' | 'short'>): string[] {
  return proofs.flatMap(({ form, text }) => {
    const noun = form === 'that' ? nounOf(text) : form === 'thing' && text.includes(':') ? text.slice(0, text.indexOf(':')) : ''
    const isTelling = noun.split(' ').length >= 2 && noun.length <= 56 && !EMPTY.test(noun) && !names(noun, subject)
    const titled = noun.replace(/^(?:an?|any|each|all) /, 'the ')
    return isTelling && /^[\w (]/.test(noun) ? [`${ACTS[stage]} ${titled}`].filter(isOfAThing) : []
  })
}

/** What nobody builds or tests as such: a title names the thing that has it. */
const PROPERTY =
  /\b(?:efficienc(?:y|ies)|security|performance|functionality|quality|reliability|usability|flexibility|scalability|robustness|affordability|novelty|innovation|resilience|suitability|capability|effectiveness)$/i

/** Whether a title names work on a thing; "Implementation of high efficiency" names a property alone. */
export function isOfAThing(title: string): boolean {
  const [, object = title] = /^[A-Z][\w -]*? (?:of|for) (.+)$/.exec(title) ?? []
  return !PROPERTY.test(object.replace(/,.*$/, '')) || / (?:of|for|with) /.test(object)
}

const TRIED =
  /\b((?:laboratory|field|flight|independent|operational|clinical|environmental|bench|user|at-sea|live-fire|penetration|wear|acceptance)[ -](?:assessments?|tests?|testing|trials?|evaluations?|demonstrations?|validation))\b/i
const COMPLIES = /\b(?:is|are) (?:compliant|in compliance) with (?:the |current )*(.+)$/i

/** "the solution is subject to laboratory assessment" → "Laboratory assessment of the CDS"; "is compliant with X" → "Compliance with X". */
export function namedProofs(proofs: readonly Proof[], stage: Stage, { short }: Pick<Subject, 'short'>): string[] {
  return proofs.flatMap(({ form, text }) => {
    if (form !== 'that') return []
    const tried = stage === 'test' || stage === 'integrate' ? TRIED.exec(text)?.[1] : undefined
    const standard = COMPLIES.exec(text)?.[1]
    if (tried) return [`${upperStart(tried.toLowerCase())} of ${short}`]
    const named = standard ? shortened(standard, 56) : ''
    return /guid|standard|instruction|polic|regulation|requirements/i.test(named) ? [`Compliance with the ${named}`] : []
  })
}

/** What a condition speaks of: "the thickness of the material is less than …" → "the thickness of the material". */
function nounOf(text: string): string {
  const words = wordsOf(text)
  const at = words.findIndex((word, index) => index > 0 && (word.pos === 'AUX' || word.pos === 'VERB' || /^[,;(]$/.test(word.text)))
  const piece = at < 1 ? [] : words.slice(0, at)
  return /^(?:NOUN|PROPN)$/.test(piece.at(-1)?.pos ?? '') && isWhole(words, at) ? textOf(piece) : ''
}

function names(noun: string, { full, short }: Pick<Subject, 'full' | 'short'>): boolean {
  const plain = noun.toLowerCase().replace(/^the /, '')
  return [full, short].some((name) => name.toLowerCase().replace(/^the /, '').includes(plain))
}

/** What a stage does where neither a duty nor a requirement names it, by part. */
export const STAGE_TITLES: Record<Stage, readonly string[]> = {
  analyse: ['Design inputs of #', 'Ranked unknowns of #', 'Working assumptions for #'],
  design: ['Design of #', 'Detailed design of #', 'Specification of #', 'Reviewed design of #'],
  build: ['First build of #', 'Second build of #', 'Complete build of #', 'Corrected build of #'],
  integrate: ['Integration of #', 'Hardening of #', 'Test configuration of #', 'Refinement of #'],
  test: ['First test series on #', 'Verification and validation of #', 'Demonstration of #', 'Confirmed results on #'],
  close: ['Close of #'],
}

/** A first test with values to be shown says so. */
export function stageTitles(stage: Stage, { part }: Slot, proofs: readonly Proof[]): string[] {
  const own =
    stage === 'test' && part === 0 && proofs.some(({ text }) => hasNumber(text)) ? ['Verification of # against the required values'] : []
  return [...own, ...STAGE_TITLES[stage].slice(part), ...STAGE_TITLES[stage]]
}
