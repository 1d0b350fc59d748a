import { textOf, type Word, wordsOf } from '../../../language/words.ts'
import { isWhole } from '../english/noun-phrase.ts'
import { openingVerbs } from '../english/opening-verbs.ts'
import { isBalanced, upperStart } from '../english/wording.ts'

/** The most characters a milestone's title has; Word's first column and the screens' headings hold this much on two lines. */
export const LONGEST_TITLE = 76

/** What comes of an activity, as a title names it: "design" → "Design of …". */
export const NOUN_OF: Record<string, string> = {
  adapt: 'Adaptation of',
  align: 'Alignment of',
  analyze: 'Analysis of',
  apply: 'Application of',
  assemble: 'Assembly of',
  assess: 'Assessment of',
  baseline: 'Baseline of',
  benchmark: 'Benchmark of',
  build: 'Build of',
  calculate: 'Calculation of',
  calibrate: 'Calibration of',
  characterize: 'Characterization of',
  code: 'Code of',
  collect: 'Collection of',
  compare: 'Comparison of',
  compile: 'Compilation of',
  conceptualize: 'Concept of',
  compute: 'Computation of',
  configure: 'Configuration of',
  construct: 'Construction of',
  coordinate: 'Coordination of',
  create: 'Creation of',
  define: 'Definition of',
  deliver: 'Delivery of',
  demonstrate: 'Demonstration of',
  derive: 'Derivation of',
  describe: 'Description of',
  design: 'Design of',
  determine: 'Determination of',
  develop: 'Development of',
  devise: 'Design of',
  enhance: 'Enhancement of',
  establish: 'Definition of',
  estimate: 'Estimate of',
  evaluate: 'Evaluation of',
  examine: 'Examination of',
  expand: 'Expansion of',
  explore: 'Exploration of',
  extend: 'Extension of',
  extract: 'Extraction of',
  fabricate: 'Fabrication of',
  formulate: 'Formulation of',
  generate: 'Generation of',
  identify: 'Identification of',
  implement: 'Implementation of',
  improve: 'Improvement of',
  incorporate: 'Incorporation of',
  initiate: 'Start of',
  install: 'Installation of',
  integrate: 'Integration of',
  investigate: 'Investigation of',
  label: 'Labeling of',
  manufacture: 'Manufacture of',
  mature: 'Maturation of',
  measure: 'Measurement of',
  model: 'Model of',
  optimize: 'Optimization of',
  outline: 'Outline of',
  plan: 'Plan of',
  produce: 'Production of',
  propose: 'Proposal of',
  prototype: 'Prototype of',
  prove: 'Proof of',
  quantify: 'Quantification of',
  refine: 'Refinement of',
  replace: 'Replacement of',
  research: 'Research on',
  review: 'Review of',
  select: 'Selection of',
  simulate: 'Simulation of',
  specify: 'Specification of',
  study: 'Study of',
  survey: 'Survey of',
  synthesize: 'Synthesis of',
  test: 'Tests of',
  train: 'Training of',
  upgrade: 'Upgrade of',
  use: 'Use of',
  validate: 'Validation of',
  verify: 'Verification of',
  write: 'Text of',
}

/** Verbs that say only that something comes about: the thing itself is the title. */
const BRINGING =
  /^(?:provide|conduct|perform|complete|carry|prepare|undertake|define|establish|create|produce|propose|deliver|generate|determine|further|include|formulate|outline|write)$/

/** Things that are results of work by their name: "develop a preliminary design" is titled "Preliminary design". */
const RESULT =
  /\b(?:concepts?|designs?|architectures?|plans?|stud(?:y|ies)|models?|simulations?|analys[ie]s|algorithms?|software|frameworks?|reports?|demonstrations?|tests?|testing|procedures?|requirements|specifications?|approach(?:es)?|methods?|methodolog(?:y|ies)|process(?:es)?|reviews?|surveys?|assessments?|evaluations?|feasibility|data ?sets?|prototypes?|prototyping|interfaces?|toolbox|workflow|strategy|documentation|validation|verification|characterization|experiments?|trials?|database|benchmarks?|parts?|coupons?|samples?|specimens?|devices?|tools?)$/i

/** A duty as the title of its result, never cut inside a phrase; null when nothing fits. */
export function titleOf(duty: string): string | null {
  const plain = duty
    .replace(/["“”]/g, '')
    .replace(/ ?\([^)]*\)/g, '')
    .replace(/,? by (?:the end of )?Phase I{1,3}\b/g, '')
    .replace(/^carry out /, 'conduct ')
    .replace(/\bsuch an? /, 'the ')
  const words = wordsOf(plain)
  const verbs = openingVerbs(words)
  const last = verbs.at(-1)
  if (!last) return null
  const object = words.slice(last.index + 1)
  if (/^(?:that|how|whether|if|what|which|in|on|to|with|and|by|for)$/i.test(object[0]?.text ?? '')) return null
  const verb = verbs.length > 1 && BRINGING.test(last.verb) ? (verbs[0]?.verb ?? last.verb) : last.verb
  return shaped(verb, object)
}

function shaped(verb: string, object: readonly Word[]): string | null {
  const bare = withoutArticle(object)
  const isResult = RESULT.test(headText(bare))
  if (
    BRINGING.test(verb) ||
    (isResult && /^(?:develop|design|build|make|fabricate|construct|implement|devise|describe|perform)$/.test(verb))
  ) {
    const thing = fitting(uncounted(bare), LONGEST_TITLE)
    return thing && (isResult || verb === 'provide' || verb === 'deliver') ? upperStart(thing) : named(verb, object)
  }
  return named(verb, object)
}

/** "at least 3 graded coupons" → "graded coupons": how many is the task's to say. */
function uncounted(words: readonly Word[]): readonly Word[] {
  return /^at least \d/i.test(textOf(words.slice(0, 3))) ? words.slice(3) : words
}

function named(verb: string, object: readonly Word[]): string | null {
  const noun = NOUN_OF[verb]
  const thing = noun ? fitting(object, LONGEST_TITLE - noun.length - 1) : null
  return noun && thing ? `${noun} ${thing}` : null
}

function withoutArticle(words: readonly Word[]): readonly Word[] {
  return /^(?:an?|the|any)$/i.test(words[0]?.text ?? '') ? words.slice(1) : words
}

/** The words up to the first preposition or clause. */
function headText(words: readonly Word[]): string {
  const end = words.findIndex(
    ({ pos, text }, index) => index > 0 && (/^(?:ADP|SCONJ|AUX|PART|PRON)$/.test(pos) || /^(?:,|;|that|which)$/.test(text)),
  )
  return textOf(end < 0 ? words : words.slice(0, end))
}

/** As much of a phrase as fits and is whole. */
function fitting(words: readonly Word[], limit: number): string | null {
  let best: string | null = null
  for (let end = 1; end <= words.length; end++) {
    const piece = textOf(words.slice(0, end))
    if (piece.length > limit) break
    if (isOpenClause(piece, words[end])) continue
    if (
      isWhole(words, end) &&
      isBalanced(piece) &&
      !/\b(?:such|following|above|each|to [a-z]+|verifying|providing|using|with (?:an? )?(?:\w+ )?(?:focus|emphasis|view))$|, but\b|\b(?:their|these|those|his)\b/.test(
        piece,
      )
    )
      best = piece
  }
  return best === null || best.length < 12 ? null : best
}

/** "describe how the software" stops before the verb of its clause. */
function isOpenClause(piece: string, next: Word | undefined): boolean {
  if (/\b(?:is|are|was|were)\b/.test(piece)) return true
  return (
    next !== undefined &&
    /^(?:AUX|VERB|ADV)$/.test(next.pos) &&
    (/^(?:is|are|can|will|may)$/.test(next.text) || /\b(?:how|that|whether|what|which|who)\b/.test(piece))
  )
}
