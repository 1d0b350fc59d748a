import { hasDigit } from '../../../language/characters.ts'
import { formOf } from '../../../language/clause.ts'
import type { Voice } from '../../../language/contract-verb.ts'
import { onlyProves, provesAt } from '../../../language/proving.ts'
import { type Word, wordsOf } from '../../../language/words.ts'
import { withoutLabels } from '../../answer-fields/steps-told.ts'
import type { PlannedMilestone, Proof, WorkBreakdown, WorkRisk, WorkStep } from '../work-breakdown.ts'
import { voiced } from './sentences.ts'
import { named } from './thing.ts'

/**
 * Rows with their cells in the voice of a contract, whatever of the plan is composed of them: notes say "we" and give orders, a contract says what the
 * Contractor does. What is done, names and months stay as they were typed but for the labels that count steps and milestones, and so do sentences that a person has worded.
 */
export function voicedRows(rows: WorkBreakdown): WorkBreakdown {
  const said = new Set(rows.as_said)
  const told = <R extends object>(row: R, voices: Voices<R>) => inVoice(row, voices, said)
  const actions = withoutLabels(rows.steps.map(({ action }) => action))
  return {
    ...rows,
    steps: rows.steps.map((step, at) => voicedStep(called(step, actions[at] ?? step.action), said)),
    ...(rows.milestones && { milestones: withoutTitleLabels(rows.milestones) }),
    people: rows.people.map((one) => told(one, { role: 'thing', place: 'thing' })),
    commitments: rows.commitments.map((one) => told(one, { quantity: 'thing', today: 'fact', value: 'thing', how: 'thing' })),
    risks: rows.risks.map((one) => told(withoutHead(one), { what: 'fact', sign: 'fact', fallback: 'duty' })),
    furnished: rows.furnished.map((one) => told(one, { item: 'thing', when_late: 'duty' })),
    plan: told(rows.plan, Object.fromEntries(Object.keys(rows.plan).map((cell) => [cell, 'fact']))),
  }
}

/** "Fallback a double bed": what a cell is called is no word of it. */
function withoutHead(risk: WorkRisk): WorkRisk {
  const { fallback } = risk
  return fallback === undefined ? risk : { ...risk, fallback: fallback.replace(/^fallback(?::| is)?\s+(?=an?\s|the\s)/i, '') }
}

/** A step by its name without a label. */
function called(step: WorkStep, action: string): WorkStep {
  return { ...step, action, ...(step.deed === step.action ? { deed: action } : {}) }
}

/** Milestones as they are called behind the labels that count them. */
export function withoutTitleLabels(milestones: readonly PlannedMilestone[]): PlannedMilestone[] {
  const titles = withoutLabels(milestones.map(({ title }) => title))
  return milestones.map((one, at) => ({ ...one, title: titles[at] ?? one.title }))
}

function voicedStep(step: WorkStep, said: ReadonlySet<string>): WorkStep {
  const told = <R extends object>(row: R, voices: Voices<R>, about?: string) => inVoice(row, voices, said, about)
  const proof = step.proof.map((one) =>
    told(withoutPurpose(one), { quantity: 'thing', value: 'thing', condition: 'thing', runs: 'thing', evidence: 'thing', judge: 'thing' }),
  )
  const interim = step.interim.map((one) => told(one, { state: 'fact' }))
  return {
    ...told(ofLead(step), { method: 'duty', tools: 'thing', input: 'thing', place: 'thing', result: 'thing' }, named(step)),
    proof,
    interim,
  }
}

/**
 * A test without what it proves: a criterion says what is measured, and not what for. Where a figure stands there and none is told as the mark, it may be the
 * mark that is meant.
 */
function withoutPurpose(proof: Proof): Proof {
  const tested = (words: string) => {
    const at = onlyProves(words) ? 0 : provesAt(words)
    return proof.value === undefined && hasDigit(words.slice(at)) ? words : words.slice(0, at).trim()
  }
  const { condition, ...told } = { ...proof, quantity: tested(proof.quantity) || proof.quantity }
  const under = condition && tested(condition)
  return under ? { ...told, condition: under } : told
}

/** How a method begins that tells what somebody does whom nothing before it names. */
const SOMEBODY = /^(?:s?he)(?=\s)/i

/** A step of which the method begins with "She stacks" or "He then stacks" names the one who leads it by the task: the person who was named before stands in another cell. "He gas" is no person. */
function ofLead(step: WorkStep): WorkStep {
  const [, ...behind] = wordsOf(step.method ?? '')
  if (!step.lead || !step.method || !isFiniteVerb(behind.find(({ pos }) => pos !== 'ADV'))) return step
  return { ...step, method: step.method.replace(SOMEBODY, 'The task lead') }
}

function isFiniteVerb(word: Word | undefined): boolean {
  return word !== undefined && (word.pos === 'AUX' || (word.pos === 'VERB' && !['bare', 'ing'].includes(formOf(word))))
}

type Voices<R> = Partial<Record<keyof R, Voice>>

/** A row whose cells are told in these voices; `about` names what the row is about. */
function inVoice<R extends object>(row: R, voices: Voices<R>, said: ReadonlySet<string>, about?: string): R {
  const cells = Object.entries(voices as Record<string, Voice>).flatMap(([name, voice]) => {
    const words: unknown = row[name as keyof R]
    return typeof words === 'string' ? [[name, voiced(words, voice, about, said)]] : []
  })
  return { ...row, ...Object.fromEntries(cells) }
}
