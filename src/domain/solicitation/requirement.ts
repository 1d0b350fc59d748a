import { requirementQuantities } from '../../language/quantity/quantity.ts'
import type { Requirement, RequirementPhase, RequirementQuantity, Strength } from './analysis.ts'
import { answersIn } from './answer.ts'
import { type Block, blocksOf } from './block.ts'
import {
  GIVEN_MILESTONE,
  isBackgroundOnly,
  isClassifiedNotice,
  isLimitOfTopic,
  strengthInPhase,
  strengthInProse,
  strengthOfNamedWork,
  strengthOfWords,
} from './demand.ts'
import { inContext, standingAlone } from './item-text.ts'
import { kindOf } from './kind.ts'
import { introducesDemands, isExampleLead, SHUTS_OUT } from './lead.ts'
import { quoteAt } from './passage.ts'
import { isEmptyField, type Section, sectionText } from './section.ts'
import { sentencesIn } from './sentence.ts'
import { partsOf } from './sentence-part.ts'
import { isImperative, looksImperative } from './task-verb.ts'
import type { Row } from './threshold-row.ts'
import { withSubjectNamed } from './wanted.ts'

/** A demand with all its words, of which the quote is the part on its page. */
type Demand = Omit<Requirement, 'id' | 'quantities' | 'set_by'> & { words: string; quantities?: RequirementQuantity[] }
/** `isAlone` when the topic says nothing elsewhere: what its description names is then what it asks for. */
type Place = {
  isAlone?: boolean
  names?: string
  where: 'phase' | 'prose' | 'objective' | 'notice' | 'handover' | 'answers'
  phase: RequirementPhase
}

const PLACES: Partial<Record<Section['name'], Place>> = {
  itar: { where: 'notice', phase: 'any' },
  objective: { where: 'objective', phase: 'any' },
  description: { where: 'prose', phase: 'any' },
  additional: { where: 'prose', phase: 'any' },
  deliverables: { where: 'handover', phase: 'any' },
  questions: { where: 'answers', phase: 'any' },
  phase_1: { where: 'phase', phase: 'I' },
  phase_2: { where: 'phase', phase: 'II' },
}

/** What is longer, in characters, is a table or noise that was taken for a sentence. */
export const LONGEST_SENTENCE = 3000

/** Every demand of a topic that a work plan must answer, in reading order, numbered R1, R2, … PHASE III, references, keywords and background give none. */
export function requirementsIn(sections: readonly Section[], title = ''): Requirement[] {
  const isAlone = !sections.some(({ name, lines }) => SAYS_WHAT_IS_ASKED.has(name) && lines.some(({ text }) => !isEmptyField(text)))
  const names = [title, sectionText(sections, 'objective')].join('\n')
  const demands = sections.flatMap((section) => demandsOf(section, { isAlone, names }))
  const seen = new Set<string>()
  const unique = demands.filter((demand) => {
    const key = `${demand.phase} ${demand.text}`
    return seen.has(key) ? false : seen.add(key)
  })
  return unique.map(({ words, quantities, ...demand }, at) => ({
    id: `R${at + 1}`,
    ...demand,
    quantities: quantities ?? requirementQuantities(words),
    set_by: 'reader',
  }))
}

/** Where a topic says what is asked, besides its description. */
const SAYS_WHAT_IS_ASKED: ReadonlySet<Section['name']> = new Set(['objective', 'phase_1', 'phase_2', 'deliverables'])

function demandsOf(section: Section, topic: Pick<Place, 'isAlone' | 'names'>): Demand[] {
  if (section.name === 'cmmc') return cmmcDemand(section)
  const known = PLACES[section.name]
  if (!known) return []
  const place = { ...known, ...topic }
  if (place.where === 'answers')
    return answersIn(section.lines).map(({ kind, ...answer }) => ({
      ...answer,
      words: answer.text,
      kind: kind ?? kindOf(answer.text, 'prose'),
      phase: place.phase,
    }))
  return blocksOf(section.lines).flatMap((block, at) => demandsIn(block, place, at === 0))
}

/** The level of cyber security that the firm must have, which the topic's head states. */
function cmmcDemand({ heading, lines }: Section): Demand[] {
  const [first] = lines
  if (!first || !/\d/.test(first.text)) return []
  const { page, text } = first
  return [{ text: `${heading ?? 'CMMC'}: ${text}`, words: '', kind: 'constraint', strength: 'must', phase: 'any', page, quote: text }]
}

function demandsIn(block: Block, place: Place, isFirst: boolean): Demand[] {
  if (block.row) return place.where === 'notice' ? [] : [rowDemand(block, block.row, place.phase)]
  if (place.where !== 'phase' && isClassifiedNotice(block.text)) return []
  const sentences = GIVEN_MILESTONE.test(block.text) ? milestoneIn(block.text) : sentencesIn(block.text)
  /** The part of a long list asks what the part before it does ("The crew shall fold …; stow …; and sail …"). */
  let carried: Strength | null = null
  return sentences.flatMap(({ start, end }, at) => {
    const from = start + labelLength(block.text.slice(start, end), block.kind === 'paragraph')
    const whole = block.text.slice(start, end)
    const sentence = block.text.slice(from, end)
    if (
      !/\p{L}{3}/u.test(sentence) ||
      sentence.length > LONGEST_SENTENCE ||
      (isIntroduction(sentence) && !isLimitOfTopic(sentence)) ||
      isLabel(sentence, block, sentences.length)
    )
      return []
    const before = sentences[at - 1]
    const judged = withSubjectNamed(sentence, place.names ?? '', before && block.text.slice(before.start, before.end))
    const asked = strengthAt(judged, block, place, at === 0, isFirst && at === 0, PHASE_LABEL.test(whole)) ?? carried
    carried = sentence.endsWith(';') ? asked : null
    const mayNameWork = !asked && place.isAlone && place.where === 'prose'
    const strength = asked ?? (mayNameWork ? strengthOfNamedWork(sentence, isNumbered(whole, block)) : null)
    if (!strength) return []
    const kind = asked ? undefined : ('task' as const)
    return partDemands(block, { start: from, end, isItem: block.kind === 'item' && at === 0 }, place, {
      kind,
      strength,
      phase: phaseOf(whole, place),
    })
  })
}

/** A milestone with all that is said of it, up to the first task ("Month 9: Final update. Open to all. Present the results …"). */
function milestoneIn(text: string): { start: number; end: number }[] {
  const sentences = sentencesIn(text)
  const first = sentences.findIndex(({ start, end }, at) => at > 0 && looksImperative(text.slice(start, end)))
  if (first < 0) return [{ start: 0, end: text.length }]
  return [{ start: 0, end: sentences[first - 1]?.end ?? text.length }, ...sentences.slice(first)]
}

/** One demand for each part of a sentence that is checked on its own; an item of a list is told with what introduces it. */
function partDemands(
  block: Block,
  { start, end, isItem }: { start: number; end: number; isItem: boolean },
  { where }: Place,
  told: Pick<Demand, 'strength' | 'phase'> & { kind: Demand['kind'] | undefined },
): Demand[] {
  const lead = isItem ? block.lead : []
  const handsOver = lead.some((words) => /\bdeliverables?\b/i.test(words))
  const shutsOut = lead.some((words) => SHUTS_OUT.test(words))
  const isMilestone = GIVEN_MILESTONE.test(block.text.slice(start, end))
  const kind = handsOver && !isMilestone ? 'deliverable' : shutsOut ? 'constraint' : told.kind
  return partsOf(block.text.slice(start, end)).map((part, nth) => {
    const alone = standingAlone(part.text)
    return {
      text: isItem && nth === 0 ? inContext(alone, lead) : alone,
      kind: kind ?? kindOf(alone, where === 'phase' ? 'phase' : 'prose', lead),
      strength: part.strength ?? told.strength,
      phase: told.phase,
      words: block.text.slice(start + part.start, start + part.end),
      ...quoteAt(block, start + part.start, start + part.end),
    }
  })
}

/** A row of a table of thresholds and objectives: what must be reached, and what is aimed at. */
function rowDemand(block: Block, row: Row, phase: RequirementPhase): Demand {
  return { ...row, words: block.text, kind: kindOf(row.text, 'prose'), strength: 'must', phase, ...quoteAt(block, 0, block.text.length) }
}

function strengthAt(
  sentence: string,
  block: Block,
  place: Place,
  opensBlock: boolean,
  opensSection: boolean,
  isOfPhase: boolean,
): Strength | null {
  if (place.where === 'notice') return /foreign national/i.test(sentence) && /\b(?:must|shall)\b/i.test(sentence) ? 'must' : null
  if (place.where === 'handover' && /\bdeliverables?\b/i.test(sentence)) return strengthOfWords(sentence) ?? 'should'
  if (place.where === 'handover' && isOfPhase) return strengthInPhase(sentence) ?? 'should'
  if (block.kind === 'item' && opensBlock) return itemStrength(sentence, block.lead, place)
  if (place.where === 'phase') return strengthInPhase(sentence)
  const said = strengthInProse(sentence)
  if (place.where !== 'objective') return said ?? (isImperative(sentence) ? 'must' : null)
  if (opensSection && !isBackgroundOnly(sentence)) {
    if (strengthOfWords(sentence) === 'objective') return 'objective'
    return /\b(?:should|seek\w*|invites?|solicits)\b/i.test(sentence) ? 'should' : 'must'
  }
  return isImperative(sentence) ? (strengthOfWords(sentence) ?? 'must') : said
}

/** "Phase I: a proof of concept": what a phase hands over, named without a verb. */
const PHASE_LABEL = /^Phase II?:\s/

/** "Phase I work would show that …": a description that tells what one phase does. */
const WORK_OF_PHASE = /^(?:the )?Phase (II?) (?:work|effort|activities|tasks) (?:would|will|should|shall|must)\b/

/** A list of what both phases hand over, and a description of each phase's work, say in their sentences which phase is meant. */
function phaseOf(sentence: string, place: Place): RequirementPhase {
  const named = (place.where === 'handover' ? /\bPhase (II?)\b(?! and)/ : WORK_OF_PHASE).exec(sentence)?.[1]
  return named === 'I' || named === 'II' ? named : place.phase
}

/** An item asks what its introduction asks, unless its own words say how strongly; a bare limit is a must. */
function itemStrength(sentence: string, lead: readonly string[], place: Place): Strength | null {
  if (/^phase iii\b/i.test(sentence)) return null
  const own = /\bthreshold\b/i.test(sentence) ? 'must' : strengthOfWords(sentence)
  const led =
    lead.map((text) => introducesDemands(withSubjectNamed(text, place.names ?? '', undefined))).findLast((strength) => strength !== null) ??
    null
  if (own && (led || place.where !== 'prose')) return own
  if (led) return led
  if (lead.some(isExampleLead)) return null
  return place.where === 'prose' || place.where === 'handover' ? strengthInProse(sentence) : 'must'
}

function isNumbered(sentence: string, block: Block): boolean {
  return block.kind === 'item' || NUMBER_LABEL.test(sentence)
}

/** "(3) Methods of …": the number of a list that runs on in the text. */
const NUMBER_LABEL = /^\(\d{1,2}\)\s+(?=\p{L})/u

/** "FEASIBILITY DOCUMENTATION: Offerors …", "IRAD work: Documentation …": a label before a whole sentence is no part of it. */
function labelLength(sentence: string, isParagraph: boolean): number {
  const number = NUMBER_LABEL.exec(sentence)
  if (number) return number[0].length
  const shouted = /^[A-Z][A-Z0-9 &/(),-]{3,70}:\s+/.exec(sentence)
  const short = isParagraph
    ? /^(?!Note\b|Threshold\b|Objective\b|(?:Month|Week|Quarter|Day)s?\s)[A-Z][\w/&()-]*(?:\s[\w/&()-]+){0,3}:\s+(?=[A-Z]\w*(?:\s\S+){5})/.exec(
        sentence,
      )
    : null
  return (shouted ?? short)?.[0].length ?? 0
}

/** What introduces a list or the next paragraph is no demand of its own. */
function isIntroduction(sentence: string): boolean {
  return /:\s*$/.test(sentence)
}

/** A heading within a section: a short paragraph of one line without a closing mark. */
function isLabel(sentence: string, block: Block, sentences: number): boolean {
  return (
    block.kind === 'paragraph' &&
    sentences === 1 &&
    !GIVEN_MILESTONE.test(sentence) &&
    sentence.length < 90 &&
    !/[.!?;,)]["'”’]?$/.test(sentence)
  )
}
