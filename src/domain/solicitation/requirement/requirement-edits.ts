import { oneLine, raised } from '../../../language/characters.ts'
import { requirementQuantities } from '../../../language/quantity/required.ts'
import { writtenAmount } from '../../../language/quantity/written-amount.ts'
import type {
  Analysis,
  JudgedSentence,
  Requirement,
  RequirementKind,
  RequirementPhase,
  RequirementQuantity,
  Strength,
} from '../analysis.ts'
import { PHASES_OF_PERIODS, verdictOf } from '../verdict/certainty.ts'
import { linesOfParts } from './part-lines.ts'
import { comparable } from './quote.ts'
import { splitRequirement, withoutParts } from './split.ts'

/** Words of the document that a person holds for a requirement; what they do not say is proposed from the words. */
type AddedRequirement = {
  page: number
  quote: string
  text?: string | undefined
  kind?: RequirementKind | undefined
  strength?: Strength | undefined
  phase?: RequirementPhase | undefined
}

/** What a person changes in a requirement; `removed` takes it out or puts it back. */
type RequirementChange = {
  text?: string | undefined
  kind?: RequirementKind | undefined
  strength?: Strength | undefined
  phase?: RequirementPhase | undefined
  quantities?: RequirementQuantity[] | undefined
  removed?: boolean | undefined
}

/** What a person sets of a requirement, and of each of its quantities. */
const SET = ['text', 'kind', 'strength', 'phase'] as const
const MEASURED = ['what', 'value', 'unit', 'comparator', 'threshold_or_objective'] as const

/**
 * The analysis with one more requirement, which has an id that none ever had and stands where the document has it; one that a person has added already
 * in these words is not added again.
 */
export function addedRequirement(analysis: Analysis, added: AddedRequirement): { analysis: Analysis; requirement: Requirement } {
  const quote = oneLine(added.quote)
  const text = raised(oneLine(added.text ?? quote))
  const known = analysis.requirements.find(
    (one) => one.set_by === 'person' && one.page === added.page && one.quote === quote && one.text === text,
  )
  if (known) return { analysis, requirement: known }
  const around = sentencesAt(analysis, added)
  const [judged] = around
  const requirement: Requirement = {
    id: freeId(analysis),
    text,
    kind: added.kind ?? judged?.kind ?? 'task',
    strength: added.strength ?? judged?.strength ?? 'must',
    phase: added.phase ?? phaseOfAll(around),
    ...(judged ? { whose: judged.whose } : {}),
    page: added.page,
    quote,
    quantities: requirementQuantities(text),
    set_by: 'person',
  }
  const sentences = answeredBy(analysis, requirement)
  return { analysis: { ...analysis, requirements: inserted(analysis, requirement), sentences }, requirement }
}

/**
 * The analysis with one requirement corrected, taken out or put back; null when it holds no such requirement.
 * The quote stays, since it is the document's; the quantities follow a changed text, and the verdict on its sentence what became of it. A text of several lines
 * splits it, and it is whole again where it is put back.
 */
export function changedRequirement(before: Analysis, id: string, change: RequirementChange): Analysis | null {
  const analysis = change.removed === undefined ? before : withoutParts(before, id)
  const wasRemoved = analysis.removed_requirements.some((one) => one.id === id)
  const found = [...analysis.requirements, ...analysis.removed_requirements].find((one) => one.id === id)
  if (!found) return null
  const changed = corrected(found, change)
  const texts = linesOfParts(change.text ?? '')
  if (texts.length > 1 && !wasRemoved) return { ...splitRequirement(analysis, changed, texts), sentences: inStep(analysis, id, true) }
  const isRemoved = change.removed ?? wasRemoved
  if (isRemoved === wasRemoved) {
    const replaced = (list: readonly Requirement[]) => list.map((one) => (one.id === id ? changed : one))
    return {
      ...analysis,
      requirements: replaced(analysis.requirements),
      removed_requirements: replaced(analysis.removed_requirements),
      sentences: changed === found || isRemoved ? analysis.sentences : inStep(analysis, id, true),
    }
  }
  if (isRemoved) {
    return {
      ...analysis,
      requirements: analysis.requirements.filter((one) => one.id !== id),
      removed_requirements: [...analysis.removed_requirements, changed],
      sentences: inStep(analysis, id, false),
    }
  }
  return {
    ...analysis,
    requirements: inserted(analysis, changed),
    removed_requirements: analysis.removed_requirements.filter((one) => one.id !== id),
    sentences: inStep(analysis, id, true),
  }
}

/** The sentences of a requirement that a person took out or keeps: they have looked at them. What the reader says of itself needs no person. */
function inStep({ sentences }: Analysis, id: string, isKept: boolean): JudgedSentence[] {
  const verdict = isKept ? 'requirement' : 'none'
  return sentences.map((one) =>
    one.requirement_id === id ? { ...one, verdict, set_by: verdictOf(one.probability) === verdict ? 'reader' : 'person' } : one,
  )
}

/** The sentences with those answered that a person has just added as a requirement: each that its words hold whole, or the only one that holds them. */
function answeredBy(analysis: Analysis, { id, page, quote }: Requirement): JudgedSentence[] {
  const listed = new Set(analysis.requirements.map((one) => one.id))
  const words = comparable(quote)
  const around = analysis.sentences.filter((one) => one.page === page && comparable(one.quote).includes(words))
  return analysis.sentences.map((one) => {
    const isMeant = one.page === page && (words.includes(comparable(one.quote)) || (around.length === 1 && around[0] === one))
    if (!isMeant || (one.requirement_id && listed.has(one.requirement_id))) return one
    return { ...one, verdict: 'requirement', set_by: 'person', requirement_id: id }
  })
}

function corrected(found: Requirement, { text, kind, strength, phase, quantities }: RequirementChange): Requirement {
  const ownText = text === undefined ? found.text : oneLine(text)
  const next: Requirement = {
    ...found,
    text: ownText,
    kind: kind ?? found.kind,
    strength: strength ?? found.strength,
    phase: phase ?? found.phase,
    quantities: correctedQuantities(found, ownText, quantities),
  }
  const isSame = SET.every((name) => next[name] === found[name]) && next.quantities === found.quantities
  return isSame ? found : { ...next, set_by: 'person' }
}

/** Quantities that a person set right stay theirs; those that nobody touched follow the text. */
function correctedQuantities(found: Requirement, text: string, quantities: RequirementQuantity[] | undefined): RequirementQuantity[] {
  const isTouched =
    quantities && (quantities.length !== found.quantities.length || quantities.some((one, at) => !isSame(one, found.quantities[at])))
  if (isTouched)
    return quantities.map((one) => found.quantities.find((other) => isSame(one, other)) ?? ofPerson(one, found.quantities, text))
  return text === found.text ? found.quantities : requirementQuantities(text)
}

/** A quantity that a person changed or typed: with another amount it is no longer what the document prints. */
function ofPerson(one: RequirementQuantity, read: readonly RequirementQuantity[], text: string): RequirementQuantity {
  const isSaid = one.printed !== '' && text.includes(one.printed) && one.printed.includes(one.value)
  const isPrinted = isSaid || read.some(({ printed, value, unit }) => printed === one.printed && value === one.value && unit === one.unit)
  return { ...one, printed: isPrinted ? one.printed : writtenAmount(one.value, one.unit), set_by: 'person' }
}

function isSame(one: RequirementQuantity, other: RequirementQuantity | undefined): boolean {
  return MEASURED.every((name) => one[name] === other?.[name])
}

/** R1 and on: one more than the highest that was ever given, so that a plan that names a removed requirement never names another. */
export function freeId({ requirements, removed_requirements }: Pick<Analysis, 'requirements' | 'removed_requirements'>): string {
  const numbers = [...requirements, ...removed_requirements].map(({ id }) => numberOf(id))
  return `R${numbers.reduce((highest, number) => Math.max(highest, number), 0) + 1}`
}

function numberOf(id: string): number {
  return Number.parseInt(id.slice(1), 10) || 0
}

/** The judged sentences in which words stand, or of which they are more; none where they are of no work section. */
function sentencesAt({ sentences }: Analysis, { page, quote }: Pick<AddedRequirement, 'page' | 'quote'>): JudgedSentence[] {
  const words = comparable(quote)
  if (words === '') return []
  const near = sentences.filter((one) => one.page === page).map((one) => ({ one, printed: comparable(one.quote) }))
  const whole = near.filter(({ printed }) => printed === words)
  const found = whole.length > 0 ? whole : near.filter(({ printed }) => printed.includes(words) || words.includes(printed))
  return found.map(({ one }) => one)
}

/** The phase that sentences are of alike. */
function phaseOfAll(sentences: readonly JudgedSentence[]): RequirementPhase {
  const [phase = 'any', ...others] = new Set(sentences.map(({ period }) => PHASES_OF_PERIODS[period]))
  return others.length > 0 ? 'any' : phase
}

/** The requirements in reading order with one put in: before the first that stands later in the document. */
export function inserted({ topic, requirements }: Pick<Analysis, 'topic' | 'requirements'>, one: Requirement): Requirement[] {
  const texts = [topic.objective, topic.description, topic.phases.phase_1, topic.phases.phase_2]
  const whole = comparable(texts.filter((text) => text !== undefined).join('\n'))
  const placeOf = ({ quote }: Requirement) => whole.indexOf(comparable(quote))
  const place = placeOf(one)
  const isLater = (other: Requirement) => {
    if (other.page !== one.page) return other.page > one.page
    const otherPlace = placeOf(other)
    if (place >= 0 && otherPlace >= 0 && place !== otherPlace) return otherPlace > place
    return numberOf(other.id) > numberOf(one.id) || (numberOf(other.id) === numberOf(one.id) && other.id > one.id)
  }
  const at = requirements.findIndex(isLater)
  return at < 0 ? [...requirements, one] : [...requirements.slice(0, at), one, ...requirements.slice(at)]
}
