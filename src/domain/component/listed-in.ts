import { cueList } from '../../language/cue-list.ts'
import { COUNTS } from '../../language/inline-list.ts'
import { BELOW_TWENTY, ORDINALS } from '../../language/quantity/number-word.ts'

const [FIGURES = [], LETTERS = [], ROMAN = []] = COUNTS
const inCapitals = (counts: readonly string[]) => counts.map((count) => count.toUpperCase())

/** What stands around the count of an item. */
const AROUND: readonly ((count: string) => RegExp)[] = [
  (count) => new RegExp(String.raw`(?<![\w(])\(?${count}\)\s*`, 'g'),
  (count) => new RegExp(String.raw`(?<![\w.])${count}\.0?\s+(?=\p{Lu})`, 'gu'),
  (count) => new RegExp(String.raw`\b(?:Part|Section|Heading) ${count}[,:.\s–—-]+`, 'gi'),
]

/** The marks of the items of a list, in order, for each way to count them up. */
const MARKS: readonly (readonly RegExp[])[] = [
  ...[FIGURES, LETTERS, inCapitals(LETTERS), ROMAN, inCapitals(ROMAN), BELOW_TWENTY.slice(1)].flatMap((counts) =>
    AROUND.map((around) => counts.map(around)),
  ),
  Array.from(ORDINALS.keys(), (ordinal) => new RegExp(String.raw`\b${ordinal}(?:ly)?\b,?\s+`, 'gi')),
]

/** Lists that marks part from what stands around them, each as one may read it, and the one that prose may be read as, sentence by sentence. */
type Listed = { apart: string[][]; inProse: string[][] }

/**
 * The ways in which a list can be read of a sentence and those behind it, the surest first: counted up, between quotation marks, line by line below it, parted by
 * semicolons; and by commas alone. Each item with all that stands behind it until the next.
 */
export function listedIn(sentence: string, behind: readonly string[]): Listed {
  const all = [sentence, ...behind].join('\n')
  const apart = [...countedIn(all), quotedIn([sentence, ...behind.slice(0, 4)]), below(sentence, behind), withFirst(sentence.split(';'))]
  return { apart, inProse: [sentence, ...behind].map(runOn) }
}

/** Lists that count from the first on, the longest first. */
function countedIn(text: string): string[][] {
  return MARKS.map((marks) => countedBy(text, marks))
    .filter(({ length }) => length > 2)
    .sort((one, other) => other.length - one.length)
}

function countedBy(text: string, marks: readonly RegExp[]): string[] {
  const items: string[] = []
  let from = -1
  for (const mark of marks) {
    mark.lastIndex = Math.max(0, from)
    const found = mark.exec(text)
    if (from >= 0) items.push(text.slice(from, found?.index ?? text.length))
    if (!found) break
    from = mark.lastIndex
  }
  return items.map((item, at) => (at < items.length - 1 ? item : (item.split(/\n|\.\s/, 1)[0] ?? '')))
}

function quotedIn(sentences: readonly string[]): string[] {
  return Array.from(sentences.join(' ').matchAll(/[“"]([^”"]{3,60})[”"]/g), ([, words = '']) => words)
}

/** A line of a list is short, or begins with its mark or its name; a sentence of more words among them is none. */
const SHORT = 60
const MOST_WORDS = 4
const MARK = /^(?:[•▪◦*–—-]|\(?(?:\d{1,2}|[a-z])[).]|\d{1,2}(?=\s\p{Lu}))\s+/iu
const NAMED = /^[\p{L} ]{4,40}:\s/u

/** How many sentences may stand between the one that speaks of a plan and the one that announces its list. */
const LEADING = 3

/** The lines below a sentence, or one close behind it, that announces them; those of a list that is marked as far as it is marked. */
function below(sentence: string, behind: readonly string[]): string[] {
  const all = [sentence, ...behind]
  const announced = all.slice(0, LEADING + 1).findIndex((one) => one.endsWith(':'))
  const from = announced < 0 ? 1 : announced + 1
  const isMarked = (at: number) => MARK.test(all[at] ?? '')
  // a row of heads stands above the first
  const lines = all.slice(!isMarked(from) && isMarked(from + 1) ? from + 1 : from)
  const isList = MARK.test(lines[0] ?? '')
  if (announced < 0 && !isList) return []
  const isItem = (line: string) =>
    NAMED.test(line) || (line.length <= SHORT && (!line.endsWith('.') || line.split(' ').length <= MOST_WORDS))
  const end = lines.findIndex((line) => (isList ? !MARK.test(line) : !isItem(line)))
  return firstCells((end < 0 ? lines : lines.slice(0, end)).map((line) => line.replace(MARK, '')))
}

/** Words that are small within a title: "Tasks and Schedule". */
const SMALL = new Set('a an and at by for from in of on or the to with'.split(' '))

/** Of the rows of a table, whose first cells are titles and run on into the next cell, these titles; other lines as they are. */
function firstCells(lines: readonly string[]): string[] {
  const titles = lines.map(titleOf)
  const isTable = titles.filter((title) => title.split(' ').length > 1).length > lines.length / 2
  return isTable ? titles : [...lines]
}

/** The title that a line begins with and goes on behind without a mark, '' where it goes on otherwise. */
function titleOf(line: string): string {
  const words = line.split(' ')
  const end = words.findIndex((word) => !/^\p{Lu}/u.test(word) && !SMALL.has(word))
  const title = words.slice(0, Math.max(0, end))
  while (SMALL.has(title.at(-1) ?? '')) title.pop()
  return /\p{L}$/u.test(title.at(-1) ?? '') ? title.join(' ') : ''
}

/** What commas part in a sentence: "…, then the tasks and the schedule". */
function runOn(sentence: string): string[] {
  const pieces = sentence.replace(SAID_OF_IT, '').split(/[,;:.]\s+(?:and,?\s+)?|\s+and\s+(?=(?:the|an?|its)\s)/i)
  const last = pieces.at(-1) ?? ''
  const isList = pieces.length > 2 && !/[,;]\s+and[,\s]/.test(sentence)
  return (isList ? [...pieces.slice(0, -1), ...last.split(/\s+and\s+/)] : pieces).map(behindLead)
}

/** What is said of an item in a clause of its own. */
const SAID_OF_IT = /,\s(?:in which|which|where|so that)\b[^;.]*|\[[^\]]*\]|\([^)]*\)/g

/** Words that lead up to an item: "shall open with", "Behind the table stand", "under the headings". */
const LEADS = cueList(
  'begin/begins with | open/opens with | start/starts with | lead/leads off with | close/closes with | end/ends with | stand/stands | contain/contains | include/includes | comprise/comprises | consist/consists of | made up of | has | cover/covers | into | address | set out | section/sections | subsections | headings | parts | order | sequence | content | as follows | present/presents | lists',
)

function behindLead(piece: string): string {
  if (/^each\b/i.test(piece)) return ''
  const lead = LEADS.all(piece).at(-1)
  const behind = lead ? piece.slice(lead.index + lead.text.length) : ''
  return /^\s+\S/.test(behind) ? behind : piece
}

/** The items with the first one as it stands behind what leads up to it. */
function withFirst([first = '', ...others]: readonly string[]): string[] {
  if (others.length === 0) return []
  const marked = first.split(/\s\(?(?:1|a|i)[).]\s+/i)[1]
  return [marked ?? behindLead(first.split(/[,:]\s+/).at(-1) ?? ''), ...others]
}
