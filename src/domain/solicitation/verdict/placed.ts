import { asPattern, endsWithOne, hasLetters, plainWords, withoutClosing } from '../../../language/characters.ts'
import { isOrder } from '../../../language/clause.ts'
import { sentencesIn } from '../../../language/sentence.ts'
import { wordsOf } from '../../../language/words.ts'
import { type Block, blocksOf, GIVEN_MILESTONE } from '../layout/block.ts'
import type { SectionName } from '../layout/heading.ts'
import type { Line } from '../layout/line.ts'
import { passageOf, quoteAt } from '../layout/passage.ts'
import { isRunIn } from '../layout/run-in.ts'
import type { Section } from '../layout/section.ts'
import { answeredIn } from '../requirement/answer.ts'
import { optionHeaded, optionNamed } from '../requirement/of-option.ts'

/** A sentence where it stands. `start` and `end` are places in its block. */
export type Placed = {
  text: string
  section: SectionName
  block: Block
  start: number
  end: number
  page: number
  quote: string
  /** Which sentence of its block it is, and which block of its section the block is; both from 0, with how many there are. */
  nth: number
  of: number
  blockAt: number
  blocks: number
  /** The section of a phase, where it is judged as a part of the description. */
  within: 'phase_1' | 'phase_2' | undefined
  /** The option of its phase that it belongs to, by the heading above it: "Phase I Option". */
  option: string | undefined
  /** Whether it stands beside the work sections, or is too long to be judged: nothing is asked by it, unless a person says so. */
  isBeside?: true
  /** The heading within the section under which it stands, and the phases that the last heading or opening named: "1", "12". */
  under: string | undefined
  named: string
  /** The things that the objective names, without one the first sentence: what is told of one of them is likely told of what shall be made. */
  sought: ReadonlySet<string>
  /** What the head of its topic calls its issuer for short: "DLA". */
  issuers: readonly string[]
}

/** A sentence before objective and issuer of its topic are known. */
type Found = Omit<Placed, 'sought' | 'issuers'>

/** Where a topic says what it wants, what it tells, and what comes after. */
const OF_WORK: ReadonlySet<string> = new Set<SectionName>([
  'itar',
  'objective',
  'description',
  'additional',
  'deliverables',
  'questions',
  'background',
  'phase_1',
  'phase_2',
  'phase_3',
])

/** What is longer, in characters, is a table or noise that was taken for a sentence: only its beginning is shown. */
const LONGEST_SENTENCE = 3000
const LONGEST_QUOTE = 400

/** What these say is shown as a fact of the topic. */
const STATED: ReadonlySet<string> = new Set<SectionName>(['number', 'title', 'cmmc'])

/** More sentences are no topic, and to judge them would take minutes. */
export const MOST_SENTENCES = 3000

/**
 * Every sentence of a topic, in order, the first 3,000; a row of a table of thresholds is one. Of questions and answers it is what the answers say.
 */
export function placedIn(sections: readonly Section[]): Placed[] {
  const found = sections.flatMap(({ name, heading, lines, isPlain }) => {
    if (name === 'questions') return inAnswers(lines)
    const blocks = blocksOf(lines)
    if (name === 'header' || !OF_WORK.has(name)) return STATED.has(name) ? [] : besideIn(blocks, saysSomething)
    const judged = isPlain && name !== 'phase_3' ? inPlainSection(name, blocks, heading) : inSection(name, blocks)
    return [...withOptions(judged, name, heading), ...besideIn(blocks, isTooLong)]
  })
  // the text of a document without headings stands in its head, too
  const judged = new Set(found.map(({ page, quote, isBeside }) => (isBeside ? '' : `${page} ${quote}`)))
  const all = found.filter(({ page, quote, isBeside }) => !isBeside || !judged.has(`${page} ${quote}`))
  const objective = all.filter(({ section }) => section === 'objective').flatMap(({ text }) => nounsOf(text, ['NOUN', 'PROPN']))
  // names in what opens a description are of whoever asks: "The Navy needs a mast"
  const sought = new Set(objective.length > 0 ? objective : nounsOf(all.find(({ isBeside }) => !isBeside)?.text ?? '', ['NOUN']))
  const issuers = issuersIn(sections)
  return all.slice(0, MOST_SENTENCES).map((one) => ({ ...one, sought, issuers }))
}

/**
 * Each sentence with the option that it is of: that of the heading, the one that it or what introduces it begins with, or in a phase the one that its
 * paragraph named before: "The option takes five weeks. It includes a test." One that names the base or its phase ends that.
 */
function withOptions(found: readonly Found[], name: SectionName, heading: string | undefined): Found[] {
  const numeral = name === 'phase_1' ? '1' : name === 'phase_2' ? '2' : undefined
  const headed = numeral && optionHeaded(heading)
  let named: { option: string | undefined; block: Block } | undefined
  return found.map((one) => {
    const { text, block } = one
    const own = optionNamed(text.slice(0, BEGINNING)) ?? optionNamed(block.lead.at(-1)?.slice(0, BEGINNING) ?? '')
    const goesOn = numeral && named?.block === block && !phasesIn(text).includes(numeral) && !plainWords(text).includes('base')
    named = { option: own ?? (goesOn ? named?.option : undefined), block }
    const opensNumbered = name === 'additional' && block.number !== undefined && one.nth === 0 && one.of > 1
    return { ...one, option: headed ?? named.option, ...(isRunIn(text, opensNumbered) && { isBeside: true }) }
  })
}

/** In so many characters a sentence says that it is on the option, where it begins so. */
const BEGINNING = 80

/** What stands in brackets behind the words of which it is the initials: "Defense Logistics Agency (DLA)". */
const SHORT_NAME = /\(([A-Z]{2,8})\)/g

function issuersIn(sections: readonly Section[]): string[] {
  const agencies = sections.filter(({ name }) => name === 'agency').map(({ lines }) => passageOf(lines).text)
  return agencies.flatMap((text) =>
    [...text.matchAll(SHORT_NAME)].flatMap(([, name = ''], nth, all) => {
      const initials = text.slice(0, all[nth]?.index).match(/\b[A-Z]/g) ?? []
      return initials.slice(-name.length).join('') === name ? [name] : []
    }),
  )
}

/** A text as it speaks of the Government where it calls the topic's issuer by its short name: what is known of one agency is known of all. */
export function withGovernment(text: string, issuers: readonly string[]): string {
  return issuers.reduce((told, name) => told.replaceAll(new RegExp(`\\b${asPattern(name)}\\b`, 'g'), 'Government'), text)
}

function nounsOf(text: string, kinds: readonly string[]): string[] {
  return wordsOf(text).flatMap(({ pos, lemma }) => (kinds.includes(pos) ? lemma : []))
}

function inAnswers(lines: readonly Line[]): Found[] {
  const passage = passageOf(lines)
  return answeredIn(lines).map(({ start, end, lead }, at, all) => ({
    text: passage.text.slice(start, end),
    section: 'questions',
    block: { ...passage, kind: 'item', indent: 0, lead, row: null },
    start,
    end,
    ...quoteAt(passage, start, end),
    ...ALONE,
    blockAt: at,
    blocks: all.length,
  }))
}

/** A sentence of which nothing is told by where it stands. */
const ALONE = { nth: 0, of: 1, blockAt: 0, blocks: 1, within: undefined, option: undefined, under: undefined, named: '' } as const

/** The sentences of blocks that nobody judges, of a long one the beginning. */
function besideIn(blocks: readonly Block[], isMeant: (sentence: string) => boolean): Found[] {
  return blocks.flatMap((block) =>
    sentencesIn(block.text).flatMap(({ start, end: whole }): Found[] => {
      if (!isMeant(block.text.slice(start, whole))) return []
      const end = whole - start > LONGEST_SENTENCE ? start + LONGEST_QUOTE : whole
      const text = block.text.slice(start, end)
      return [{ ...ALONE, text, section: 'other', block, start, end, ...quoteAt(block, start, end), isBeside: true }]
    }),
  )
}

function isTooLong(sentence: string): boolean {
  return sentence.length > LONGEST_SENTENCE
}

/** At least a handful of words, of which one is written small: no label, no number, no date. */
function saysSomething(sentence: string): boolean {
  const words = sentence.match(/\p{L}{2,}/gu) ?? []
  return words.length >= 5 && words.filter((word) => word === word.toLowerCase()).length >= 2
}

/** Sections under headings in small letters are judged as what they were learned from: parts of one description. */
function inPlainSection(name: SectionName, blocks: readonly Block[], heading: string | undefined): Found[] {
  const within = name === 'phase_1' || name === 'phase_2' ? name : undefined
  return inSection('description', blocks, heading).map((one) => ({ ...one, within }))
}

function inSection(section: SectionName, blocks: readonly Block[], heading?: string): Found[] {
  let under = heading
  let named = phasesIn(heading ?? '')
  return blocks.flatMap((block, blockAt) => {
    const above = under
    const sentences = sentencesOf(block)
    const first = block.text.slice(sentences[0]?.start, sentences[0]?.end)
    if (block.kind === 'paragraph' && sentences.length === 1 && isHeading(first)) under = first
    if (block.kind !== 'row')
      named = (isHeading(first) && sentences.length === 1 ? phasesIn(first.slice(0, HEAD)) : phasesOpening(first)) || named
    return sentences.map(({ start, end }, nth) => ({
      text: block.text.slice(start, end),
      section,
      block,
      start,
      end,
      ...quoteAt(block, start, end),
      nth,
      of: sentences.length,
      blockAt,
      blocks: blocks.length,
      within: undefined,
      option: undefined,
      under: above,
      named,
    }))
  })
}

function sentencesOf({ text, kind, told }: Block): { start: number; end: number }[] {
  if (told !== undefined || kind === 'columns') return [{ start: 0, end: text.length }]
  const sentences = GIVEN_MILESTONE.test(text) ? milestoneIn(text) : sentencesIn(text)
  return sentences.filter(({ start, end }) => end - start <= LONGEST_SENTENCE && hasLetters(text.slice(start, end)))
}

/** A milestone with all that is said of it, up to the first task ("Month 9: Final update. Open to all. Present the results …"). */
function milestoneIn(text: string): { start: number; end: number }[] {
  const sentences = sentencesIn(text)
  const first = sentences.findIndex(({ start, end }, at) => at > 0 && isOrder(wordsOf(text.slice(start, end))))
  if (first < 0) return [{ start: 0, end: text.length }]
  return [{ start: 0, end: sentences[first - 1]?.end ?? text.length }, ...sentences.slice(first)]
}

const LONGEST_HEADING = 120
const HEAD = 100

/** A short line without a closing mark, or with a colon. */
export function isHeading(text: string): boolean {
  return text.length < LONGEST_HEADING && !endsWithOne(withoutClosing(text), '.!?;,')
}

const BEFORE_PHASE = new Set(['', 'in', 'during', 'for', 'under', 'the'])
const PHASE = /\bphase[\s-]?(iii|ii|i|[123])\b/i
const PHASES = new RegExp(PHASE, 'gi')
const NUMBERS: Readonly<Record<string, string>> = { i: '1', ii: '2', iii: '3' }

/** The phases that stand near the opening of a sentence which begins with one, "In Phase II, …"; '' of others. */
export function phasesOpening(sentence: string): string {
  const before = sentence.slice(0, Math.max(0, sentence.search(PHASE))).toLowerCase()
  const opens = PHASE.test(sentence) && before.split(' ').every((word) => BEFORE_PHASE.has(word))
  return opens ? phasesIn(sentence.slice(0, HEAD)) : ''
}

/** The phases that a text names, as figures: "12". */
export function phasesIn(text: string): string {
  const named = [...text.matchAll(PHASES)].map(([, number = '']) => NUMBERS[number.toLowerCase()] ?? number)
  return [...new Set(named)].join('')
}
