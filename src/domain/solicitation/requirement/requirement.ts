import { hasDigit, hasLetter, oneLine } from '../../../language/characters.ts'
import { cueList } from '../../../language/cue-list.ts'
import { type InlineList, inlineListIn, partedListIn } from '../../../language/inline-list.ts'
import { requirementQuantities } from '../../../language/quantity/required.ts'
import { phaseNamed } from '../../instructions/chapter.ts'
import type { JudgedSentence, Requirement, RequirementQuantity } from '../analysis.ts'
import { inContext } from '../layout/item-text.ts'
import { quoteAt } from '../layout/passage.ts'
import type { Section } from '../layout/section.ts'
import { asksNothing, isToldOfNone } from '../verdict/asks-nothing.ts'
import { leansToYes, PHASES_OF_PERIODS, verdictOf } from '../verdict/certainty.ts'
import { isForbidding } from '../verdict/forbids.ts'
import { type Asks, askedBy, type Judgement, judgementsOf } from '../verdict/judgement.ts'
import { saysHowStrongly, strengthOfLead } from '../verdict/lead-strength.ts'
import { type Placed, placedIn, withGovernment } from '../verdict/placed.ts'
import { withOption } from './of-option.ts'
import { withOwnNumbers } from './own-number.ts'
import { tellsMore } from './requirement-words.ts'
import { partsOf } from './sentence-part.ts'

/** What a topic asks, and what was made of each sentence of its work sections. */
type Asked = { requirements: Requirement[]; sentences: JudgedSentence[] }

/** A requirement as it was found; where it stands twice it counts once. */
type Found = { requirement: Omit<Requirement, 'id'>; sentence: JudgedSentence | undefined }

/**
 * Every requirement that a work plan must answer, in reading order, numbered R1, R2, …, and a verdict for every sentence of the work sections.
 * A sentence that nobody can be sure of counts where it rather asks than not.
 */
export function requirementsIn(sections: readonly Section[]): Asked {
  const placed = placedIn(sections)
  const judgements = judgementsOf(placed)
  const found = [...sections.flatMap(cmmcRequirement), ...placed.flatMap((_, at) => foundAt(placed, at, judgements[at]))]
  const ids = new Map<string, string>()
  const requirements: Requirement[] = []
  const sentences: JudgedSentence[] = []
  let before: string | undefined
  for (const { requirement, sentence } of found) {
    const last = requirements.at(-1)
    const told = last?.id === before && isMoreOf(last, requirement) ? before : undefined
    const isAsked = !sentence || told !== undefined || leansToYes(sentence.probability)
    const key = `${requirement.phase} ${requirement.text}`
    const id = told ?? ids.get(key) ?? `R${ids.size + 1}`
    if (told) requirements.push(withMore(requirements.pop() as Requirement, requirement))
    else if (isAsked && !ids.has(key)) requirements.push({ id, ...requirement })
    if (isAsked && !told) ids.set(key, id)
    if (sentence) sentences.push({ ...sentence, ...(isAsked ? { requirement_id: id } : {}) })
    before = isAsked ? id : undefined
  }
  return { requirements: withOwnNumbers(requirements), sentences }
}

/** Only what is forbidden is told of so: what "this includes" of work may be asked for by itself. */
function isMoreOf(one: Requirement | undefined, { text, phase }: Found['requirement']): boolean {
  return one?.phase === phase && tellsMore(text) && !text.includes(':') && !saysHowStrongly(text) && isForbidding(one.quote)
}

function withMore(one: Requirement, { text, quantities, quote, page }: Found['requirement']): Requirement {
  const quoted = page === one.page ? `${one.quote} ${quote}` : one.quote
  return { ...one, text: `${one.text} ${text}`, quote: quoted, quantities: [...one.quantities, ...quantities] }
}

/** The level of cyber security that the firm must have, which the topic's head states. */
function cmmcRequirement({ name, heading, lines }: Section): Found[] {
  const [first] = lines
  if (name !== 'cmmc' || !first || !hasDigit(first.text)) return []
  const { page, text: quote } = first
  const text = `${heading ?? 'CMMC'}: ${quote}`
  const told = { kind: 'constraint', strength: 'must', phase: 'any', whose: 'proposal', set_by: 'reader' } as const
  return [{ requirement: { ...told, text, page, quote, quantities: [] }, sentence: undefined }]
}

/** A sentence with its verdict; where a list runs on in one that asks, its items. What a component's instructions within the topic ask is asked of no product. */
function foundAt(placed: readonly Placed[], at: number, given: Judgement | undefined): Found[] {
  const one = placed[at]
  if (!one || !given) return []
  const judgement = one.section === 'additional' && given.whose === 'product' ? { ...given, whose: 'work' as const } : given
  const list = leansToYes(judgement.probability) && one.block.told === undefined ? listIn(one.text, judgement) : null
  const asksIn = (part: string) => askedBy(one, placed[at - 1], placed[at + 1], part)
  if (!list) return foundIn(one, judgement, asksIn)
  const { lead, items } = placedApart(one, list)
  // what introduces it without a colon goes on into its first item
  const runsOn = lead !== undefined && !lead.text.endsWith(':')
  const { strength } = lead ? asksIn(lead.text) : judgement
  const all = [lead ?? placed[at - 1], ...items, placed[at + 1]]
  const found = items.flatMap((item, nth) => {
    const asks = (part: string) => {
      // the sentence says once of all its things how strongly they are asked for, and that they are handed over
      if (list.isParted) return judgement
      const asked = askedBy(item, all[nth], all[nth + 2], part)
      return saysHowStrongly(part) ? asked : { ...asked, strength }
    }
    return foundIn(item, { ...judgement, ...asks(item.text) }, asks, nth === 0 && runsOn ? one.start : undefined)
  })
  if (!lead || runsOn) return found
  return [...foundIn(lead, { ...judgement, probability: 0, because: 'heading' }, () => judgement), ...found]
}

/** A list whose items signs count, or one of things to hand over whose items semicolons part: of other lists that read so nobody knows that each is asked for alone. */
function listIn(text: string, { kind }: Asks): InlineList | null {
  return inlineListIn(text) ?? (kind === 'deliverable' ? partedListIn(text) : null)
}

/** What introduces a list that runs on in a sentence, and its items as if each stood on a line of its own. */
function placedApart(one: Placed, { leadEnd, items }: InlineList): { lead: Placed | undefined; items: Placed[] } {
  const text = one.text.slice(0, leadEnd).trim()
  const lead = text === '' ? undefined : { ...one, text, end: one.start + text.length, quote: text }
  const block = { ...one.block, kind: 'item' as const, lead: lead ? [...one.block.lead, text] : one.block.lead }
  const itemOf = (start: number, end: number): Placed => {
    const place = { start: one.start + start, end: one.start + end }
    return { ...one, ...place, block, text: one.text.slice(start, end), nth: 0, of: 1, ...quoteAt(block, place.start, place.end) }
  }
  return { lead, items: items.map(({ start, end }) => itemOf(start, end)) }
}

/** A sentence, or an item, with its verdict; one that asks for several things that are checked apart comes as its parts. The first is quoted `openedAt`. */
function foundIn(one: Placed, judgement: Judgement, asks: (part: string) => Asks, openedAt?: number): Found[] {
  const { block } = one
  const from = one.start + labelLength(one.text, block.kind === 'paragraph')
  const whole = block.text.slice(from, one.end)
  const parts =
    leansToYes(judgement.probability) && block.told === undefined ? partsOf(whole) : [{ start: 0, end: whole.length, text: whole }]
  return parts.flatMap((part, nth): Found[] => {
    const [start, end] = [from + part.start, from + part.end]
    const told = block.text.slice(start, end)
    const text = oneLine(part.text)
    const isItem = block.kind === 'item' && one.nth === 0 && nth === 0 && one.section !== 'questions'
    const quotedFrom = nth === 0 ? (openedAt ?? start) : start
    const place = quoteAt(block, quotedFrom, end)
    const quantities: RequirementQuantity[] =
      block.row?.quantities ?? requirementQuantities(block.told ?? block.text.slice(quotedFrom, end))
    const { kind: ownKind, strength: ownStrength } = told === one.text ? judgement : asks(told)
    // what a row of thresholds asks of the product is no work, though it names a test
    const kind = block.row && OF_WORK.has(ownKind) ? 'performance' : ownKind
    const is_note = !block.row && asksNothing(withGovernment(told, one.issuers))
    const asked = (block.kind === 'item' && strengthOfLead(told, block.lead)) || ownStrength
    const isBan = !is_note && !saysHowStrongly(told) && isForbidding(told)
    const strength = is_note && asked === 'must' ? 'should' : isBan ? 'must' : asked
    if (!hasLetter(place.quote)) return []
    const requirement = {
      text: withOption(block.told ?? (isItem ? inContext(text, block.lead) : text), one.option),
      kind,
      strength: block.row?.strength ?? strength,
      phase: phaseIn(one, judgement),
      whose: judgement.whose,
      quantities,
      set_by: 'reader' as const,
      ...(block.number && { own_number: block.number }),
      ...(is_note && { is_note }),
      ...place,
    }
    const judged = parts.length > 1 && isToldOfNone(told) ? PERMITTED : judgement
    const sentence = {
      ...place,
      ...judgement,
      ...judged,
      verdict: verdictOf(judged.probability),
      kind,
      strength,
      set_by: 'reader' as const,
    }
    return [{ requirement, sentence }]
  })
}

/** A component's instructions within a topic hold for each phase, unless they name one. */
function phaseIn({ section, text }: Placed, { period }: Judgement): Requirement['phase'] {
  const isForAll = section === 'additional' && period !== 'option' && phaseNamed(text) === null
  return isForAll ? 'any' : PHASES_OF_PERIODS[period]
}

/** What one clause permits is not asked by the next one's "shall". */
const PERMITTED = { probability: 0, because: 'background' } as const

const OF_WORK: ReadonlySet<Requirement['kind']> = new Set(['task', 'deliverable'])

/** "(3) Methods of …": the number of a list that runs on in the text. */
const NUMBER_LABEL = /^\(\d{1,2}\)\s+(?=\p{L})/u
const SHOUTED = /^[A-Z][A-Z0-9 &/(),-]{3,70}:\s+/
const SHORT = /^[A-Z][\w/&()-]*(?:\s[\w/&()-]+){0,3}:\s+(?=[A-Z]\w*(?:\s\S+){5})/
/** What stands before a colon and belongs to what is said behind it. */
const NO_LABEL = cueList('note | threshold | objective | month | week | quarter | day')

/** "FEASIBILITY DOCUMENTATION: Offerors …", "IRAD work: Documentation …": a label before a whole sentence is no part of it. */
function labelLength(sentence: string, isParagraph: boolean): number {
  const label =
    NUMBER_LABEL.exec(sentence) ??
    SHOUTED.exec(sentence) ??
    (isParagraph && NO_LABEL.find(sentence)?.index !== 0 ? SHORT.exec(sentence) : null)
  return label?.[0].length ?? 0
}
