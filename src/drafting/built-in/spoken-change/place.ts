import { isBlank, itemLines, type MilestoneDocument, sectionsOf, taskLines } from '../../../domain/milestone-document.ts'
import { sentencesIn } from '../../../language/sentence.ts'

/** A part of a document that somebody spoke of: a line, or a sentence within its text. */
export type Spot = { line: number; start: number; end: number; isLine: boolean }

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const ORDINAL = `(?:${ORDINALS.join('|')}|last|final|only)`
const NOUN = '(?:task|step|deliverable|sentence|paragraph|bullet|item|line|acceptance criterion|criterion)'

/** Words that tell nothing of what a part is about. */
const EMPTY = /^(?:the|a|an|of|for|in|on|to|with|and|that|this|about|is|are|it|all|any|every)$/

/** The parts of a document that a phrase means: "the last task", "task 4.2", "the calibration task", "the second sentence of the method". */
export function spotsOf(document: MilestoneDocument, phrase: string): Spot[] {
  const said = phrase
    .trim()
    .replace(/[.,]$/, '')
    .replace(/ (?:of|in|from) (?:this|the) milestone$/i, '')
  return (
    byOrdinal(document, said) ??
    byNumber(document, said) ??
    aboutSomething(document, said) ??
    bySection(document, said) ??
    byWords(document, said) ??
    []
  )
}

const wholeLines = (document: MilestoneDocument, lines: readonly number[]): Spot[] =>
  lines.map((line) => ({ line, start: 0, end: document.lines[line]?.text.length ?? 0, isLine: true }))

function byOrdinal(document: MilestoneDocument, said: string): Spot[] | null {
  const found = new RegExp(`^(?:the )?(${ORDINAL}|next to last) (${NOUN})(?: (?:of|in|from|under) (?:the )?(.+))?$`, 'i').exec(said)
  if (!found) return null
  const [, ordinal = '', noun = '', where] = found
  const all = candidates(document, noun.toLowerCase(), where)
  const at = { last: all.length - 1, final: all.length - 1, 'next to last': all.length - 2, only: all.length === 1 ? 0 : -1 }
  const word = ordinal.toLowerCase()
  const one = all[word in at ? at[word as keyof typeof at] : ORDINALS.indexOf(word)]
  return one ? [one] : []
}

function byNumber(document: MilestoneDocument, said: string): Spot[] | null {
  const found = /^(?:the )?(task|step|deliverable|criterion|sentence) (?:number )?(\d+(?:\.\d+)*)$/i.exec(said)
  if (!found) return null
  const [, noun = '', number = ''] = found
  const named = document.lines.flatMap(({ kind, opening }, line) =>
    kind === 'task' && new RegExp(`(?<![\\d.])${number.replace('.', '\\.')}(?![\\d]|\\.\\d)`).test(opening) ? [line] : [],
  )
  if (named.length > 0) return wholeLines(document, named)
  const hasNumbers = document.lines.some(({ kind }) => kind === 'task')
  const one = candidates(document, noun.toLowerCase())[Number(number) - 1]
  return one && !(hasNumbers && /task|step/i.test(noun)) ? [one] : []
}

/** "the sentence about the wind", "everything about the drone". */
function aboutSomething(document: MilestoneDocument, said: string): Spot[] | null {
  const found = new RegExp(
    `^(?:the )?(${NOUN}|everything|anything|all|what|part) (?:that (?:mentions|is about|speaks of)|about|on|regarding|mentioning) (.+?)(?: (?:from|in|of|under) the (\\w+(?: criteria)?)(?: part| section| paragraph)?)?$`,
    'i',
  ).exec(said)
  if (!found) return null
  const [, noun = '', words = '', where] = found
  const isAll = /^(?:everything|anything|all|what|part)$/i.test(noun)
  const all = isAll ? [...wholeLines(document, listed(document)), ...sentences(document)] : candidates(document, noun.toLowerCase(), where)
  return all.filter((spot) => isAbout(textOf(document, spot), words))
}

/** "the calibration task": the one whose words fit. */
function byWords(document: MilestoneDocument, said: string): Spot[] | null {
  const found = new RegExp(`^(?:the )?(.+?) (${NOUN})$`, 'i').exec(said)
  if (!found) return null
  const [, words = '', noun = ''] = found
  return candidates(document, noun.toLowerCase()).filter((spot) => isAbout(textOf(document, spot), words))
}

/** "the method", "the risk paragraph", "the deliverables": all lines of a labelled part. */
function bySection(document: MilestoneDocument, said: string): Spot[] | null {
  const name = said.replace(/^the /i, '').replace(/ (?:part|section|paragraph|list|line)$/i, '')
  if (/^(?:title|heading)$/i.test(name))
    return wholeLines(
      document,
      document.lines.flatMap(({ kind }, at) => (kind === 'title' ? [at] : [])),
    )
  const found = sectionsOf(document).filter((section) => isNamed(section.name, name))
  if (found.length > 0)
    return wholeLines(
      document,
      found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, nth) => from + nth)),
    )
  return isNamed('tasks', name) ? wholeLines(document, taskLines(document)) : null
}

/** One name in two numbers: "deliverable" and "Deliverables", "criteria" and "Acceptance criteria". */
function isNamed(name: string, said: string): boolean {
  const [one, other] = [name, said].map((text) =>
    text
      .toLowerCase()
      .replace(/^acceptance /, '')
      .replace(/criterion$/, 'criteria')
      .replace(/s$/, ''),
  )
  return one === other
}

/** All that a noun may mean, in the named part or in the whole text. */
function candidates(document: MilestoneDocument, noun: string, where?: string): Spot[] {
  const within = where === undefined ? null : spotsOf(document, where).map(({ line }) => line)
  if (within?.length === 0) return []
  const isWithin = ({ line }: Spot) => within === null || within.includes(line)
  return candidatesOf(document, noun, within !== null).filter(isWithin)
}

function candidatesOf(document: MilestoneDocument, noun: string, isPlaced: boolean): Spot[] {
  if (/^(?:task|step)$/.test(noun)) return wholeLines(document, taskLines(document))
  if (noun === 'deliverable') return wholeLines(document, itemLines(document, /^deliverables?$/i))
  if (noun === 'criterion' || noun === 'acceptance criterion') return wholeLines(document, itemLines(document, /criteri/i))
  if (/^(?:bullet|item|line)$/.test(noun)) return wholeLines(document, listed(document))
  const running = document.lines.flatMap((line, at) => (line.kind === 'text' && !isBlank(line) ? [at] : []))
  if (noun === 'paragraph') return wholeLines(document, running)
  const all = sentences(document)
  return isPlaced || running.length === 0 ? all : all.filter(({ line }) => running.includes(line))
}

/** Bullets and numbered lines. */
const listed = (document: MilestoneDocument): number[] =>
  document.lines.flatMap(({ kind }, at) => (kind === 'item' || kind === 'task' ? [at] : []))

/** Sentences of running text and of what stands behind labels. */
function sentences(document: MilestoneDocument): Spot[] {
  return document.lines.flatMap(({ kind, text }, line) =>
    kind === 'text' || kind === 'label' ? sentencesIn(text).map(({ start, end }) => ({ line, start, end, isLine: false })) : [],
  )
}

/** What a part says. */
export function textOf(document: MilestoneDocument, { line, start, end }: Spot): string {
  return document.lines[line]?.text.slice(start, end) ?? ''
}

/** Whether a text speaks of something: of each word that tells anything it has one with the same beginning. */
export function isAbout(text: string, words: string): boolean {
  const wanted =
    words
      .toLowerCase()
      .match(/[\p{L}\d]+/gu)
      ?.filter((word) => !EMPTY.test(word)) ?? []
  const there = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  const stem = (word: string) => word.slice(0, Math.max(4, word.length - 3))
  return wanted.length > 0 && wanted.every((word) => there.some((one) => one === word || (word.length > 3 && one.startsWith(stem(word)))))
}
