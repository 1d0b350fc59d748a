import type { Requirement, RequirementPhase, Strength } from './analysis.ts'
import { type Block, blocksOf } from './block.ts'
import { introducesDemands, isClassifiedNotice, isImperative, strengthInPhase, strengthInProse, strengthOfWords } from './demand.ts'
import { inContext, standingAlone } from './item-text.ts'
import { kindOf } from './kind.ts'
import { quoteAt } from './passage.ts'
import { quantitiesIn } from './quantity.ts'
import type { Section } from './section.ts'
import { sentencesIn } from './sentence.ts'

type Demand = Omit<Requirement, 'id'>
type Place = { where: 'phase' | 'prose' | 'objective' | 'notice'; phase: RequirementPhase }

const PLACES: Partial<Record<Section['name'], Place>> = {
  itar: { where: 'notice', phase: 'any' },
  objective: { where: 'objective', phase: 'any' },
  description: { where: 'prose', phase: 'any' },
  additional: { where: 'prose', phase: 'any' },
  deliverables: { where: 'prose', phase: 'any' },
  phase_1: { where: 'phase', phase: 'I' },
  phase_2: { where: 'phase', phase: 'II' },
}

/** Every demand of a topic that a work plan must answer, in reading order, numbered R1, R2, … PHASE III, references, keywords and background give none. */
export function requirementsIn(sections: readonly Section[]): Requirement[] {
  const demands = sections.flatMap((section) => demandsOf(section))
  const seen = new Set<string>()
  const unique = demands.filter((demand) => {
    const key = `${demand.phase} ${demand.text}`
    return seen.has(key) ? false : seen.add(key)
  })
  return unique.map((demand, at) => ({ id: `R${at + 1}`, ...demand }))
}

function demandsOf(section: Section): Demand[] {
  const place = PLACES[section.name]
  if (!place) return []
  return blocksOf(section.lines).flatMap((block, at) => demandsIn(block, place, at === 0))
}

function demandsIn(block: Block, place: Place, isFirst: boolean): Demand[] {
  if (place.where !== 'phase' && isClassifiedNotice(block.text)) return []
  const sentences = sentencesIn(block.text)
  return sentences.flatMap(({ start, end }, at) => {
    const from = start + labelLength(block.text.slice(start, end))
    const sentence = block.text.slice(from, end)
    if (isIntroduction(sentence) || isLabel(sentence, block, sentences.length)) return []
    const strength = strengthAt(sentence, block, place, at === 0, isFirst && at === 0)
    if (!strength) return []
    const text = block.kind === 'item' && at === 0 ? inContext(sentence, block.lead) : standingAlone(sentence)
    return [
      { text, kind: kindOf(text, place.where === 'phase' ? 'phase' : 'prose'), strength, phase: place.phase, ...quoteAt(block, from, end) },
    ]
  })
}

function strengthAt(sentence: string, block: Block, place: Place, opensBlock: boolean, opensSection: boolean): Strength | null {
  if (place.where === 'notice') return /foreign national/i.test(sentence) && /\b(?:must|shall)\b/i.test(sentence) ? 'must' : null
  if (block.kind === 'item' && opensBlock) return itemStrength(sentence, block.lead, place)
  if (place.where === 'phase') return strengthInPhase(sentence)
  const said = strengthInProse(sentence)
  if (place.where === 'prose') return said ?? (isImperative(sentence) ? 'must' : null)
  return opensSection || isImperative(sentence) ? (strengthOfWords(sentence) ?? 'must') : (said ?? strengthInPhase(sentence))
}

/** An item asks what its introduction asks, unless its own words say how strongly; a bare limit is a must. */
function itemStrength(sentence: string, lead: readonly string[], place: Place): Strength | null {
  const own = ownStrength(sentence)
  const led = lead.map(introducesDemands).findLast((strength) => strength !== null) ?? null
  if (place.where === 'phase') return own ?? led ?? strengthInPhase(sentence) ?? 'must'
  if (led) return own ?? led
  return place.where === 'objective' ? (own ?? 'must') : strengthInProse(sentence)
}

function ownStrength(sentence: string): Strength | null {
  if (/\bthreshold\b/i.test(sentence)) return 'must'
  const words = strengthOfWords(sentence)
  if (words) return words
  return quantitiesIn(sentence).some((quantity) => quantity.unit !== '') ? 'must' : null
}

/** "FEASIBILITY DOCUMENTATION: Offerors …": a label in capitals is no part of the sentence. */
function labelLength(sentence: string): number {
  return /^[A-Z][A-Z0-9 &/(),-]{3,70}:\s+/.exec(sentence)?.[0].length ?? 0
}

/** What introduces a list or the next paragraph is no demand of its own. */
function isIntroduction(sentence: string): boolean {
  return /:\s*$/.test(sentence)
}

/** A heading within a section: a short paragraph of one line without a closing mark. */
function isLabel(sentence: string, block: Block, sentences: number): boolean {
  return block.kind === 'paragraph' && sentences === 1 && sentence.length < 90 && !/[.!?;,)]["'”’]?$/.test(sentence)
}
