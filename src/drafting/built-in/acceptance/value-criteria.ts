import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { decisive } from '../demands/decisive.ts'
import { shownValue } from '../demands/decisive-values.ts'
import type { Proof } from '../demands/demands.ts'
import type { Stage } from '../demands/duty-verbs.ts'
import { hasNumber } from '../english/wording.ts'
import { isTask } from '../milestones/milestone-text.ts'
import { requirementIds } from './requirement-ids.ts'

/** Where a milestone's proof stands: the short name of the report, the milestone's text and number, when it is due, how the TPOC replies. */
type Evidence = { report: string; text: string; stage: Stage; milestone: number; due: string; reply: string }

/** The most values of the solicitation that one milestone's criteria say one by one; the others are rows of the verification matrix. */
const MOST_VALUES = 4
const LONGEST_VALUE = 22
/** A criterion of more words than this is not followed; the TPOC's time to reply is then left to the kickoff's minutes. */
const MOST_WORDS = 45

type Value = { proof: Proof; said: string | null }

/** The values of the solicitation that a milestone has to show, one criterion a value, with its condition, evidence, judge and date. */
export function valueCriteria(proofs: readonly Proof[], place: Evidence, requirements: readonly Requirement[]): string[] {
  const values = proofs.map((proof): Value => ({ proof, said: shownValue(proof, LONGEST_VALUE) }))
  const clear = values
    .filter(({ said }) => said !== null)
    .sort((one, other) => decisive(other.proof.text) - decisive(one.proof.text))
    .slice(0, MOST_VALUES)
  const rest = values.filter((value) => !clear.includes(value))
  return [...clear.map((value, index) => criterion(value, place, index)), ...rows(rest, place, requirements)]
}

/** Two ways to join value and evidence, so that neighbours do not read alike. */
const WAYS: readonly ((value: string, condition: string, source: string, place: Evidence) => string)[] = [
  (value, condition, source, { report, due }) =>
    `The ${report} is accepted when it shows ${value}, ${condition} (${source}), with the raw data; delivered to the TPOC by ${due}`,
  (value, condition, source, { report, due }) =>
    `By ${due} the ${report} shows the TPOC, with result and margin, ${value}, ${condition} (${source})`,
]

function criterion({ proof, said }: Value, place: Evidence, index: number): string {
  if (/\(objective\)/i.test(proof.text)) return towardObjective(proof, said ?? proof.text, place)
  const way = WAYS[(index + place.milestone) % WAYS.length] ?? WAYS[0]
  const criterion = way?.(said ?? proof.text, conditionOf(proof, place), sourceOf(proof), place) ?? ''
  if (criterion.split(' ').length > MOST_WORDS) return criterion.replace(', with the raw data', '').replace(', with result and margin,', '')
  return index === 0 && `${criterion}${place.reply}`.split(' ').length <= MOST_WORDS ? `${criterion}${place.reply}` : criterion
}

/** An objective is a goal, not a pass mark: what has to be shown is how far the result lies from it. */
function towardObjective(proof: Proof, said: string, place: Evidence): string {
  const goal = said.replace(/ ?\(objective\)/i, '')
  return `By ${place.due} the ${place.report} tells the TPOC how far each result, ${conditionOf(proof, place)}, lies from the objective ${goal} (${sourceOf(proof)})`
}

function sourceOf({ page }: Proof): string {
  return `solicitation p. ${page}`
}

/** Under which condition the value is shown: the run, calculation or inspection of the task that speaks of it. */
function conditionOf({ text, requirement_id }: Proof, { text: whole, milestone, stage }: Evidence): string {
  const start = squeezed(text).slice(0, 40)
  const line = whole
    .split('\n')
    .find((one) => isTask(one) && (squeezed(one).includes(start) || new RegExp(`\\b${requirement_id}\\b`).test(one)))
  const number = /^\s*Task\s+(\d+\.\d+)/i.exec(line ?? '')?.[1]
  const plan = /^Test plan: /m.test(whole) ? `under the test plan of Milestone ${milestone}` : ''
  if (!number || !line) return plan || 'by the method of proof that its matrix row names'
  if (/calculation|simulation|predict/i.test(line)) return `in the calculation or simulation of task ${number}`
  return stage === 'test' && plan !== '' ? plan : `${PROVED[stage]} task ${number}`
}

/** How the work of a stage shows a value. */
const PROVED: Record<Stage, string> = {
  analyse: 'by the analysis of',
  design: 'by calculation or simulation under',
  build: 'measured on what is built under',
  integrate: 'measured on the joined parts under',
  test: 'in every run of',
  close: 'by the evidence of',
}

function squeezed(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Values too long or too many to be repeated: their rows of the verification matrix have to be filled. */
function rows(values: readonly Value[], { report, due }: Evidence, requirements: readonly Requirement[]): string[] {
  const ids = new Set(values.map(({ proof }) => proof.requirement_id))
  const named = requirementIds(requirements.filter(({ id }) => ids.has(id)))
  if (named === '') return []
  const each = ids.size === 1 ? named : `each of ${named}`
  if (!values.some(({ proof }) => hasNumber(proof.text)))
    return [
      `The ${report} shows for ${each} how it is met, with the test, analysis or certificate that proves it; the TPOC checks it by ${due}`,
    ]
  return [`The ${report} gives for ${each} the required value, the value reached and the margin; the TPOC checks it by ${due}`]
}
