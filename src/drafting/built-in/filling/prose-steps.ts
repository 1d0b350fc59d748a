import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import { namesOption, type StepsTold } from '../../../domain/answer-fields/step-cells.ts'
import { endsWithOne, hasLetterOrDigit, startsWithLetter, withoutClosing } from '../../../language/characters.ts'
import { stretchesIn } from '../../../language/learned/sequence.ts'
import { sentencesOf } from '../../../language/sentence.ts'
import { takenBack } from '../../../language/taken-back/taken-back.ts'
import { effortIn, monthsIn } from '../../../language/times-in.ts'
import { wordsOf } from '../../../language/words.ts'
import type { NamedPeople } from './named-people.ts'
import prose from './prose.json' with { type: 'json' }
import { type LearnedProse, labelledIn } from './prose-words.ts'
import { sentenceFeatures } from './sentence-features.ts'
import { factsIn, type Reading } from './step-facts.ts'

const FEWEST = 2

/** Sentences that stand together in an answer: those of one step, with the cells of its row, or one that tells of none. */
export type ProsePart = { sentences: readonly string[]; row?: AnswerRow }

/** A sentence of running text and the number of its paragraph; a list beside it is none. */
type Piece = { text: string; isRunning: boolean; paragraph: number }

/**
 * The parts of an answer that tells its steps in running text or speech, in their order: the sentences that belong to each step, which are how it is done, and
 * the words of the first that name it. Undefined where fewer than two steps are told.
 */
export function proseParts(answer: string, people: NamedPeople = new Map(), learned: LearnedProse = prose): ProsePart[] | undefined {
  const told = answer.split(EMPTY_LINE).flatMap((block, paragraph) => piecesOf(block).map((piece) => ({ ...piece, paragraph })))
  const running = told.filter((piece) => piece.isRunning)
  const steps = stepsOf(running, learned)
  if (steps.length < FEWEST) return undefined
  return told.flatMap((piece) => {
    const step = steps.find((one) => one.includes(piece))
    if (!step) return [{ sentences: [piece.text] }]
    const sentences = step.map(({ text }) => text)
    return step[0] === piece ? [{ sentences, row: rowOf(sentences, { people, learned }) }] : []
  })
}

/** The pieces of each step: as it was learned which go together, but a step says once when it is done, and whoever says that says it of a step. */
function stepsOf(running: readonly Piece[], learned: LearnedProse): Piece[][] {
  const stretches = stretchesIn(sentenceFeatures(running), learned.sentences)
  const steps: Piece[][] = []
  let current: Piece[] | undefined
  running.forEach((piece, at) => {
    const own = stretches.find(({ from, to }) => at >= from && at < to)
    const isTime = saysTime(piece.text)
    const isAnew = own?.label === 'step' ? own.from === at : false
    if (takesBack(piece.text)) return
    if (isAnew || (isTime && (current === undefined || current.some(({ text }) => saysTime(text))))) {
      current = [piece]
      steps.push(current)
    } else if (own?.label === 'step') current?.push(piece)
    else current = undefined
  })
  return steps
}

/** What takes back a figure says nothing new of any step. */
function takesBack(sentence: string): boolean {
  const { figures, months } = takenBack(sentence)
  return figures.length + months.length > 0
}

/** Whether a sentence says when its step is done: as its heading, or with in how many hours or, in its own clause, by whom. */
function saysTime(sentence: string): boolean {
  if (headedByTime(sentence) !== undefined) return true
  return monthsIn(sentence).length > 0 && (effortIn(sentence).length > 0 || wordsOf(sentence).some(({ pos }) => pos === 'PROPN'))
}

/** What a sentence says behind the months that head it: "Month 3: [fit the model; it ends with the files.]". */
function headedByTime(sentence: string): string | undefined {
  const [first] = monthsIn(sentence)
  const behind = first?.start === 0 ? sentence.slice(first.end) : ''
  const mark = /^\s*(?:[:–—]|-\s)\s*/.exec(behind)?.[0]
  return mark === undefined ? undefined : behind.slice(mark.length)
}

const EMPTY_LINE = /\n\s*\n/

/** The sentences of a block of running text; a block in which a line is none is a list, and stays whole. */
function piecesOf(block: string): { text: string; isRunning: boolean }[] {
  const lines = block.split('\n').filter(hasLetterOrDigit)
  if (!lines.every(isRunning)) return [{ text: block, isRunning: false }]
  return lines.flatMap(sentencesOf).map((text) => ({ text, isRunning: true }))
}

/** What begins with a mark or a number, or ends without a full stop, is a line of a list, or heads one. */
function isRunning(line: string): boolean {
  return startsWithLetter(line.trim().replace(/^["'“‘(]/, '')) && endsWithOne(withoutClosing(line.trim()), '.!?')
}

/** Such steps by the cells of their rows, and what tells of none. */
export function stepsInProse(answer: string, people?: NamedPeople): Pick<StepsTold, 'free' | 'rows'> | undefined {
  const parts = proseParts(answer, people)
  return (
    parts && {
      rows: parts.flatMap(({ row }) => (row ? [row] : [])),
      free: parts.flatMap(({ sentences, row }) => (row ? [] : sentences)).join('\n\n'),
    }
  )
}

/** What a step is called, and all of its sentences. */
function rowOf(sentences: readonly string[], reading: Reading): AnswerRow {
  const [first = ''] = sentences
  const headed = headedByTime(first)?.split(CLAUSE_ENDS)[0] || undefined
  const action = headed ?? sentences.flatMap((one) => nameIn(one, reading))[0] ?? doneBy(first, reading) ?? first
  return { action, method: sentences.join(' '), ...(namesOption(first) ? { part: 'option' } : {}) }
}

const CLAUSE_ENDS = /[,;.](?:\s|$)/

/** The words of a sentence that name its step, and nothing else of it, without whose it is: "The [grading software] is Ana's". */
function nameIn(sentence: string, { people, learned }: Reading): string[] {
  const facts = factsIn(sentence, {}, { people, learned })
  const [leads, others] = [facts.filter(({ cell }) => cell === 'lead'), facts.filter(({ cell }) => cell !== 'lead')]
  return labelledIn(sentence, learned.names, others).flatMap(({ text, start, end }) => {
    const [inIt] = leads.filter((lead) => lead.start < end && lead.end > start)
    const own = (inIt ? sentence.slice(start, inIt.start) : text).replace(COPULA, '').trim()
    return own === '' ? [] : [own]
  })
}

const COPULA = /\s+(?:is|are|was|will be|goes to)?\s*$/i

const OF_DEEDS: ReadonlySet<string> = new Set(['VERB', 'AUX'])

/** What whoever leads a step, or tells it, does in it, up to the next mark or what else is told: "Ana [makes the tip] in the clean room". */
function doneBy(sentence: string, reading: Reading): string | undefined {
  const facts = factsIn(sentence, {}, reading)
  const teller = TELLER.exec(sentence)
  const from = facts.find(({ cell }) => cell === 'lead')?.end ?? (teller ? teller.index + teller[0].length : sentence.length)
  const next = facts.find(({ start }) => start > from)
  const [words = ''] = sentence.slice(from, next?.start).split(/[,;.]/)
  const told = words.replace(/\s+(?:in|at|on|with|for)(?: the)?\s*$/i, '').trim()
  return OF_DEEDS.has(wordsOf(told)[0]?.pos ?? '') ? told : undefined
}

/** Who tells, before what they do; of "we are" and "we have" nothing is done. */
const TELLER = /\b(?:I|we)(?: will|['’]ll)?\s(?!(?:are|am|have|need|want|expect|do not|don['’]t)\b)/i
