import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import { ANSWER_FORMS } from '../../../domain/answer-fields/forms.ts'
import { type StepsTold, stepCells } from '../../../domain/answer-fields/step-cells.ts'
import { numbersOfTable, tablesApart } from '../../../domain/answer-fields/step-table.ts'
import { hasLetterOrDigit, oneLine } from '../../../language/characters.ts'
import { countIn, ORDINALS, oneOf } from '../../../language/quantity/number-word.ts'
import { sentencesOf } from '../../../language/sentence.ts'
import { dictated } from '../../../language/spoken/dictated.ts'
import { tableRead } from './table-read.ts'

/** What speech may begin a sentence with. */
const LEADING = /^(?:(?:ok|okay|so|and|then|now|well|uh|um|the|our)\b[\s,]*)*/i
/** "First one is", "The second step is", "Third, the x-ray channel"; in "First we model it" and "the first coat" nothing is counted. */
const ORDINAL = new RegExp(String.raw`^(${oneOf(ORDINALS.keys())})(?:ly)?(?=\s*[,:–]|\s+(?:one|step|task|is)\b)`, 'i')
/** "Step seven is", "task 8:", but not "task 1.1". */
const NUMBERED = /^(?:step|task|work package|package)\s+(?:number\s+)?(\d{1,2}(?![.\d])|\p{L}+)(?![\p{L}-])/iu
/** "To step 4: the boards …": more of a step that is told elsewhere. */
const MORE = /^(?:to|on|for|about)\s+(?:step|task)\s+(\d{1,2}|\p{L}+)\s*[:–—-]\s*/iu
/** What is told of something else: what may go wrong, what is handed over, the rest of the plan, or what comes in the end. */
const OTHER = /^(?:risks?|results?|deliverables?|travel|payments?|not included|finally|lastly|in the end|all (?:steps|tasks))\b/i
/** Behind the count stands what is done, and not who does it. */
const SOMEBODY = /^[\s,:–—-]*(?:we|i|you|it|they|he|she|each|every|there)\b/i

/** Fewer may be counted by chance. */
const FEWEST = 3

/** A step that is counted: its sentences, what was told of it elsewhere, and whether it is of the option. */
type Counted = { number: number; sentences: string[]; row?: AnswerRow; isOption: boolean }

/**
 * The steps of an answer that counts them up from the first on, however it tells each: in prose and speech, "First one is …", "step seven is …", and as lines of
 * a table with their numbers; "To step 4: …" tells more of that one. Who counts has said which words belong together: the sentences of a paragraph are of the step that was
 * counted last in it. Undefined where the count has a gap.
 */
export function stepsCounted(answer: string, names: ReadonlySet<string> = new Set()): Pick<StepsTold, 'free' | 'rows'> | undefined {
  const { blanked, tables } = tablesApart(answer)
  const inTables = tables.map(stepsOfTable)
  const told = inTables.flatMap((table) => table ?? [])
  const { steps, free } = countedIn(writtenOut(blanked.split(EMPTY_LINE), names), told)
  const all = steps.toSorted((one, other) => one.number - other.number)
  const isWhole = all.length >= FEWEST && all.length > told.length && all.every(({ number }, at) => number === at + 1)
  const rows = all.map(rowOf)
  if (!isWhole || 2 * rows.filter(saysWhen).length < rows.length) return undefined
  const left = tables.filter((_, at) => inTables[at] === undefined)
  return { rows, free: [...free, ...left].join('\n\n') }
}

/** Whether a step says when, by whom or for how long, as what is counted within a step does not. */
function saysWhen({ months, hours, lead }: AnswerRow): boolean {
  return Boolean(months || hours || lead)
}

function rowOf({ row, sentences, isOption }: Counted): AnswerRow {
  const own = row ?? stepCells([sentences.join(' ')], true).row
  const further = row ? sentences.join(' ') : ''
  const method = [own.method ?? [], further === '' ? [] : further].flat().join(' ')
  return { ...own, ...(method === '' ? {} : { method }), ...(isOption ? { part: 'option' } : {}) }
}

/** The steps of a table that has a number before each; undefined of any other one. */
function stepsOfTable(text: string): Counted[] | undefined {
  const form = ANSWER_FORMS.steps
  const numbers = numbersOfTable(text)
  const rows = form ? tableRead(text, [form])?.rows : undefined
  if (!rows || rows.length !== numbers.length) return undefined
  const steps = rows.flatMap((row, at): Counted[] => {
    const number = numbers[at]
    return number === undefined ? [] : [{ number, sentences: [], row, isOption: false }]
  })
  return steps.length === rows.length ? steps : undefined
}

const EMPTY_LINE = /\n\s*\n/

/** What stands in speech alone: sounds, and words that take back what was said before. */
const SPEECH = /\b(?:uh|um|uhm|er|scratch that|no wait)\b/

/** Blocks with speech among them as one writes it down, names as they are written elsewhere. */
function writtenOut(blocks: readonly string[], names: ReadonlySet<string>): string[] {
  const written = new Map(Array.from(names, (name) => [name.toLowerCase(), name]))
  return blocks.map((block) => {
    if (!SPEECH.test(block) || !/^\s*\p{Ll}/u.test(block)) return block
    const text = dictated(block, []).text.replace(/ and it[’']s (?=\d)/g, ', ')
    return text.replace(/\p{Ll}[\p{L}-]+/gu, (word) => written.get(word) ?? word)
  })
}

/** Blocks by the steps that are counted in them, beside those that tables tell. */
function countedIn(blocks: readonly string[], inTables: readonly Counted[]): { steps: Counted[]; free: string[] } {
  const steps = [...inTables]
  const free: string[] = []
  let isOption = false
  for (const block of blocks) {
    let current: Counted | undefined
    for (const line of linesOf(block)) {
      // a line of its own behind a whole one tells something else
      current = undefined
      if (headsOption(line)) isOption = true
      for (const sentence of sentencesOf(oneLine(line)).flatMap(spokenSentences)) {
        const [more, of] = MORE.exec(sentence) ?? []
        const { number, length } = numberOpening(sentence)
        const meant = more === undefined ? undefined : steps.find((one) => one.number === countIn(of ?? ''))
        const isBegun = meant === undefined && number !== undefined && number === nextOf(steps)
        if (meant) current = meant
        else if (OTHER.test(sentence)) current = undefined
        else if (isBegun) {
          current = { number, sentences: [], isOption }
          steps.push(current)
        }
        if (current) current.sentences.push(sentence.slice(meant ? more?.length : isBegun ? length : 0))
        else free.push(sentence)
      }
    }
  }
  return { steps, free }
}

/** The number with which the count goes on: that behind the last one, past those that tables tell. */
function nextOf(steps: readonly Counted[]): number {
  const taken = new Set(steps.map(({ number }) => number))
  let next = 1
  while (taken.has(next)) next += 1
  return next
}

/** The lines of a block, a sentence that is broken over several as one. */
function linesOf(block: string): string[] {
  const lines: string[] = []
  for (const line of block.split('\n').filter(hasLetterOrDigit)) {
    const before = lines.at(-1)
    const isWhole = before === undefined || /[.!?:]["”)]?\s*$/.test(before) || headsOption(before)
    if (isWhole || BEGINS.test(line) || numberOpening(line.trim()).number !== undefined) lines.push(line)
    else lines[lines.length - 1] = `${before} ${line.trim()}`
  }
  return lines
}

/** A heading or an item of a list is a line of its own. */
const BEGINS = /^\s*(?:#|[-•*]\s)/

/** A line of few words that begins with the option stands above its steps. */
const HEADS_OPTION = /^[\s#]*(?:the )?(?:phase i )?option\b[^.]{0,50}$/i

function headsOption(line: string): boolean {
  return HEADS_OPTION.test(line)
}

/** What stands between the number of a step and its name. */
const LINKING = /^[\s,:–—-]*(?:(?:one|step|task|is|are|will be|an?|the)\b[\s,:]*)*/i

/** The number of the step with which a sentence says that it begins, and how long the words are that say so. */
function numberOpening(sentence: string): { number: number | undefined; length: number } {
  const [leading = ''] = LEADING.exec(sentence) ?? []
  const bare = sentence.slice(leading.length)
  const [opening = '', counted = ''] = ORDINAL.exec(bare) ?? NUMBERED.exec(bare) ?? []
  const [linking = ''] = LINKING.exec(bare.slice(opening.length)) ?? []
  const isDone = !SOMEBODY.test(bare.slice(opening.length))
  const number = isDone ? (ORDINALS.get(counted.toLowerCase()) ?? countIn(counted)) : undefined
  return { number, length: leading.length + opening.length + linking.length }
}

/** Speech that is written down begins sentences with small letters. */
function spokenSentences(sentence: string): string[] {
  return sentence.split(/(?<=\p{L}{2}[.!?])\s+(?=\p{Ll})/u)
}
