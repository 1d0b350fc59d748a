import { hasDigit, withoutEnd } from '../../../language/characters.ts'
import { clauseOf, findingOf } from '../../../language/clause.ts'
import { type Learned, likeliest, likelihoods } from '../../../language/learned/logistic.ts'
import { wordsOf } from '../../../language/words.ts'
import type { Because, Period, RequirementKind, Strength, Whose } from '../analysis.ts'
import { saysByItself } from '../requirement/answer.ts'
import { awardCeiling, optionCeiling } from '../topic/frame.ts'
import { isToldOfNone } from './asks-nothing.ts'
import { bindsOthers } from './bound.ts'
import { cuesIn } from './cues.ts'
import { featuresOf } from './features.ts'
import { forbidding } from './forbids.ts'
import { type Placed, phasesIn, phasesOpening } from './placed.ts'
import { isNameOfText } from './run-in-heading.ts'
import weights from './weights.json' with { type: 'json' }

/** What is asked of a sentence; each was learned from sentences that people have marked. */
export const QUESTIONS = ['verdict', 'whose', 'period', 'kind', 'strength'] as const
/** What was learned of each question. */
export type Weights = Record<(typeof QUESTIONS)[number], Learned>
const LEARNED: Weights = weights

/** Of which kind it is what is asked, and how strongly. */
export type Asks = { kind: RequirementKind; strength: Strength }

/** What a sentence is: how likely it asks something of the work, why it does not if it does not, of whom it speaks and to which part of the award it belongs. */
export type Judgement = { probability: number; because: Because; whose: Whose; period: Period } & Asks

/** Behind the answers that make a sentence a requirement. */
export const ASKS = 'asks'

/** The judgement of each sentence of a topic, in their order. */
export function judgementsOf(placed: readonly Placed[]): Judgement[] {
  return placed.map((one, at) => {
    if (one.isBeside) return BESIDE
    const features = featuresOf(one, placed[at - 1], placed[at + 1])
    return {
      ...verdictOn(one, features),
      ...askedWith(features),
      whose: likeliest(features, LEARNED.whose).answer as Whose,
      ...knownOf(one),
      period: periodOf(one, () => likeliest(features, LEARNED.period).answer as Period),
    }
  })
}

/** What stands beside the work sections, as it would be asked for if a person said so. */
const BESIDE: Judgement = { probability: 0, because: 'notice', whose: 'work', period: 'any', kind: 'task', strength: 'must' }

/** A row of thresholds is of what is made. The notice on foreign nationals speaks to who proposes, and binds the work all the same; what an award may cost at most is a limit that binds the proposal's price, and no step of the work. */
function knownOf({ section, text, block }: Placed): Partial<Pick<Judgement, 'kind' | 'whose'>> {
  if (block.row) return { whose: 'product' }
  if (section === 'itar') return { whose: 'work' }
  return (awardCeiling(text) ?? optionCeiling(text)) ? { kind: 'constraint', whose: 'proposal' } : {}
}

/** Under a heading of Phase II within another section ("Phase II Deliverables"), and behind "In Phase II, …", all is of Phase II: that needs no learning. */
function isOfSecondPhase({ text, section, within, named }: Placed): boolean {
  if (within === 'phase_2') return true
  return !section.startsWith('phase_') && (phasesOpening(text) || phasesOfSubject(text) || (within ? '' : named)) === SECOND
}

/** The phases that stand before what shall be: "A successful Phase II effort should …", "By the end of Phase II, the mast must …". */
function phasesOfSubject(text: string): string {
  const { modals, subject } = clauseOf(wordsOf(text))
  return modals.length > 0 ? phasesIn(subject.map((word) => word.space + word.text).join('')) : ''
}

/** Under the heading of an option all is of it, in Phase II of Phase II; a section of Phase I is of its base where nothing says that it is of the option. */
function periodOf(one: Placed, learned: () => Period): Period {
  if (isOfSecondPhase(one)) return 'II'
  if (one.option) return one.section === 'phase_2' ? 'II' : 'option'
  const period = learned()
  return one.within === 'phase_1' && period !== 'option' ? 'base' : period
}

const SECOND = '2'

/** How likely a sentence asks something is what its asking answers have together; why it does not is the likeliest of the others. */
function verdictOn(one: Placed, features: readonly string[]): Pick<Judgement, 'probability' | 'because'> {
  const probabilities = likelihoods(features, LEARNED.verdict)
  const answers = LEARNED.verdict.answers.map((answer, at) => ({ answer, probability: probabilities[at] ?? 0 }))
  const asking = answers.filter(({ answer }) => answer.startsWith(ASKS))
  const [because] = answers.filter((other) => !asking.includes(other)).sort((a, b) => b.probability - a.probability)
  return settled(
    one,
    asking.reduce((sum, { probability }) => sum + probability, 0),
    (because?.answer ?? 'background') as Because,
  )
}

/**
 * A row of thresholds always asks, what heads its columns never, what introduces a list or names a text never does itself, what comes after Phase II is none of the plan's, "Neither bends"
 * tells, "need not bend" permits, and of an answer counts what says something without its question: that needs no learning.
 */
function settled(one: Placed, probability: number, because: Because): Pick<Judgement, 'probability' | 'because'> {
  const { text, section, block } = one
  if (block.row) return { probability: 1, because }
  if (block.kind === 'columns') return { probability: 0, because: 'heading' }
  if (section === 'phase_3') return { probability: 0, because: 'after' }
  if (section === 'questions' && !saysByItself(text)) return { probability: 0, because }
  if (isToldOfNone(text)) return { probability: 0, because: 'background' }
  if (introduces(text) || isNameOfText(one)) return { probability: 0, because: 'heading' }
  if (bindsOthers(text)) return { probability: Math.min(probability, DOUBTED), because }
  if (isFoundByOthers(text)) return { probability: Math.min(probability, DOUBTED), because: 'background' }
  return { probability: probability < DOUBTED && forbidding(text) > FORBIDS ? DOUBTED : probability, because }
}

/** "The crew shall:", "The work is organized as follows.", "The performance sought is given in Table 1." */
function introduces(text: string): boolean {
  const words = withoutEnd(text.trimEnd(), '.').toLowerCase()
  return words.endsWith(':') || words.endsWith(' as follows') || IS_IN_TABLE.test(words) || isAllFollowing(words)
}

/** "The following are expected as a minimum.": what follows asks; a duty, a figure, a list or a form within the sentence is asked by itself. */
function isAllFollowing(words: string): boolean {
  return IS_EXPECTED.test(words) && !hasDigit(words) && clauseOf(wordsOf(words)).modals.length === 0
}

const IS_EXPECTED = /^the following [^:]*\b(?:is|are) (?:of )?[a-z]+(?:,? (?:as|at) an? (?:[a-z]+ )?minimum| below)?$/
const IS_IN_TABLE = /\s(?:is|are)\s(?:\w+\s)?in table \w+(?: below)?$/

/** So likely at most it asks something what others have found to be so, or are bound to, and at least what forbids something: it does not count by that, and a person is asked. */
const DOUBTED = 0.4
/** From here on words forbid something so likely that nobody may leave them out unasked: a work that breaks them is not accepted, and they often look like background. */
const FORBIDS = 0.6

/** "Studies have shown that crews must wait": what must be stands in what somebody found, not in what is asked. What the Government found it may ask. */
function isFoundByOthers(text: string): boolean {
  const words = wordsOf(text)
  const finding = findingOf(words)
  return finding !== undefined && !cuesIn(finding).some(({ means }) => means === 'government')
}

/** What is asked by a part of a sentence that is checked on its own. */
export function askedBy(one: Placed, before: Placed | undefined, after: Placed | undefined, part: string): Asks {
  return askedWith(featuresOf(one, before, after, part))
}

function askedWith(features: readonly string[]): Asks {
  return {
    kind: likeliest(features, LEARNED.kind).answer as RequirementKind,
    strength: likeliest(features, LEARNED.strength).answer as Strength,
  }
}
