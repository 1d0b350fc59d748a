import type { Proof } from './demands.ts'
import type { Stage } from './duty-verbs.ts'
import type { Slot } from './sequence.ts'
import type { Subject } from './subject.ts'
import { hasNumber, upperStart } from './wording.ts'
import { textOf, wordsOf } from './words.ts'

/** How a stage acts on a property that the solicitation asks for. */
const ACTS: Record<Stage, string> = {
  analyse: 'study',
  design: 'specify',
  build: 'implement',
  integrate: 'measure',
  test: 'verify',
  close: 'report on',
}

const EMPTY =
  /\d|\bphase\b|^(?:this|these|such|it|they|that)\b|\b(?:plan|proposal|solution|system|software|tool|technology|capability|approach|approache|effort|product|method|device|consideration|structure)s?$/i

/** Titles for a milestone without a duty of its own: what its requirements speak of, "Verify directional gain". */
export function themesOf(proofs: readonly Proof[], stage: Stage, subject: Pick<Subject, 'full' | 'short'>): string[] {
  return proofs.flatMap(({ form, text }) => {
    const noun = form === 'that' ? nounOf(text) : form === 'thing' && text.includes(':') ? text.slice(0, text.indexOf(':')) : ''
    const isTelling = noun.split(' ').length >= 2 && noun.length <= 56 && !EMPTY.test(noun) && !names(noun, subject)
    const titled = noun.replace(/^(?:an?|any|each|all) /, 'the ')
    const act = stage === 'build' && !/^the /.test(titled) ? `build ${subject.short} for` : ACTS[stage]
    return isTelling && /^[\w (]/.test(noun) ? [`${upperStart(act)} ${titled}`] : []
  })
}

/** What a condition speaks of: "the thickness of the material is less than …" → "the thickness of the material". */
function nounOf(text: string): string {
  const words = wordsOf(text)
  const at = words.findIndex((word, index) => index > 0 && (word.pos === 'AUX' || word.pos === 'VERB' || /^[,;(]$/.test(word.text)))
  const piece = at < 1 ? [] : words.slice(0, at)
  return /^(?:NOUN|PROPN)$/.test(piece.at(-1)?.pos ?? '') ? textOf(piece) : ''
}

function names(noun: string, { full, short }: Pick<Subject, 'full' | 'short'>): boolean {
  const plain = noun.toLowerCase().replace(/^the /, '')
  return [full, short].some((name) => name.toLowerCase().replace(/^the /, '').includes(plain))
}

/** What a stage does where neither a duty nor a requirement names it, by part. */
export const STAGE_TITLES: Record<Stage, readonly string[]> = {
  analyse: ['Analyze the design inputs of #', 'Rank the unknowns of #', 'Settle the assumptions for #'],
  design: ['Design and model #', 'Detail the design of #', 'Specify #', 'Plan the making of #'],
  build: ['Build #', 'Complete the build of #', 'Finish #', 'Assemble #'],
  integrate: ['Integrate #', 'Improve and harden #', 'Fix the test configuration of #', 'Refine #'],
  test: ['Test #', 'Verify and validate #', 'Demonstrate #', 'Confirm the results on #'],
  close: ['Close #'],
}

/** A first test with values to be shown says so. */
export function stageTitles(stage: Stage, { part }: Slot, proofs: readonly Proof[]): string[] {
  const own = stage === 'test' && part === 0 && proofs.some(({ text }) => hasNumber(text)) ? ['Verify # against the required values'] : []
  return [...own, ...STAGE_TITLES[stage].slice(part), ...STAGE_TITLES[stage]]
}
