import { cueList } from '../../language/cue-list.ts'
import type { Page, Topic } from './analysis.ts'
import type { Line } from './layout/line.ts'
import { isSameNumber } from './topic/topic-number.ts'
import type { TopicPlace } from './topic/topic-start.ts'
import { MOST_SENTENCES } from './verdict/placed.ts'

/** What a reading should tell the person who uploaded the document. */
export type Doubts = {
  pages: readonly Page[]
  lines: readonly Line[]
  places: readonly TopicPlace[]
  /** The topic that was asked for, and the one that was read. */
  asked: string | undefined
  read: TopicPlace | undefined
  /** Whether headings of a topic were found. */
  isKnown: boolean
  topic: Topic
  /** Whether the topic says what the phases shall do or hand over. */
  hasPhases: boolean
  requirements: number
  /** How many sentences were judged. */
  sentences: number
}

/** What it means and what to do, a sentence or two each; the most important first. */
export function warningsOf(doubts: Doubts): string[] {
  return [
    languageWarning(doubts.lines),
    choiceWarning(doubts),
    instructionsWarning(doubts),
    headingsWarning(doubts),
    doubts.requirements === 0 ? 'No requirement was found in the text. Add what the work plan must answer by hand.' : '',
    doubts.sentences < MOST_SENTENCES
      ? ''
      : `Only the first ${MOST_SENTENCES} sentences were read for requirements: this is much more than a topic. Check that this is the right file.`,
    emptyPagesWarning(doubts.pages),
  ].filter((warning) => warning !== '')
}

function choiceWarning({ places, asked, read }: Doubts): string {
  if (!read) return ''
  const where = `${read.number} on page ${read.page} was read`
  if (asked !== undefined && !isSameNumber(asked, read.number)) {
    return `There is no topic ${asked} in this file; ${where} instead. Choose another one of its ${places.length === 1 ? 'topics' : `${places.length} topics`}.`
  }
  if (asked !== undefined || places.length < 2) return ''
  return `This file holds ${places.length} topics. ${where}: choose yours when it is another one.`
}

function headingsWarning({ isKnown, topic, places, lines, hasPhases }: Doubts): string {
  if (!isKnown && places.length === 0 && !topic.number && isInstructions(lines)) return ''
  if (!isKnown && !topic.number)
    return 'No topic was found: there is no topic number and none of the headings of a topic (OBJECTIVE, DESCRIPTION, PHASE I …). The whole text was read as a description. Check that this is the right file, and check the requirements with care.'
  if (!isKnown)
    return 'No topic headings (OBJECTIVE, DESCRIPTION, PHASE I …) were found: the whole text was read as a description. Check the requirements with care.'
  if (!topic.number) return 'No topic number was found. Check that number, component and program are right.'
  if (!hasPhases)
    return 'The document has no text under PHASE I and PHASE II: the tasks of these phases are not known. Check whether the file is whole.'
  return ''
}

function emptyPagesWarning(pages: readonly Page[]): string {
  const empty = pages.filter((page) => page.text.trim() === '').map((page) => page.page)
  if (empty.length === 0) return ''
  return `Pages without text were not read: ${empty.slice(0, 20).join(', ')}${empty.length > 20 ? ' and more' : ''}. Look at them yourself.`
}

/** A document that rules how proposals are written. */
const INSTRUCTIONS = cueList(
  `proposal submission instructions | proposal preparation instructions | component specific instructions | component specific proposal instructions
   | direct to phase ii proposal instructions | phase i proposal instructions | phase ii proposal instructions | sbir proposal instructions
   | sttr proposal instructions`,
)
const RULES = cueList(
  `technical volume | cost volume | volume # | company commercialization report | evaluation criteria | broad agency announcement
   | fraud , waste | fraud waste`,
)

/** How often such words come before a text is taken for instructions, in lines. */
const RULE_LINES = 6

function isInstructions(lines: readonly Line[]): boolean {
  return lines.some((line) => INSTRUCTIONS.test(line.text)) && lines.filter((line) => RULES.test(line.text)).length >= RULE_LINES
}

/** Instructions that stand before the topics of a file are read as such; alone they are the wrong file. */
function instructionsWarning({ places, lines }: Doubts): string {
  if (places.length > 0 || !isInstructions(lines)) return ''
  return 'These are proposal instructions of a component, not a topic. Upload the topic instead, and add this file beside it as component instructions.'
}

/** The commonest words of English that are words of no other common language. */
const ENGLISH = new Set('the of and to that is with by this for be from are which should must will shall it an as at or'.split(' '))

/** So many lines tell the language of a document. */
const ENOUGH_LINES = 2000

/** Fewer words than these tell nothing. */
const ENOUGH_WORDS = 60

/** Running English has a third of these words, tables and lists a tenth, other languages hardly any. */
const ENGLISH_SHARE = 0.06

/** A word in letters that English does not have. Some languages write without spaces, so letters are counted there: a word may be a whole sentence. */
const FOREIGN = /^[^\p{Script=Latin}\p{Script=Greek}]+$/u

function languageWarning(lines: readonly Line[]): string {
  let words = 0
  let english = 0
  let letters = 0
  let foreign = 0
  for (const line of lines.slice(0, ENOUGH_LINES)) {
    for (const word of line.text.toLowerCase().match(/\p{L}+/gu) ?? []) {
      words++
      if (ENGLISH.has(word)) english++
      letters += word.length
      if (FOREIGN.test(word)) foreign += word.length
    }
  }
  const isForeign = letters >= ENOUGH_WORDS && foreign > letters / 2
  if (!isForeign && (words < ENOUGH_WORDS || english / words >= ENGLISH_SHARE)) return ''
  return 'The text does not seem to be English. Only English is read, so what was found may be wrong or missing.'
}
