import { hasDigit, partedAtSpaces, plainWords } from '../characters.ts'
import { comparisonBefore } from './comparison.ts'
import { saysNumber } from './number-word.ts'

/** Whether a number is the threshold that must be met or the objective that is aimed at; null when the text does not say. */
export type Mark = 'threshold' | 'objective' | null

/** A word that says so, and whether it speaks of the numbers after or before it; `first` counts only for the next number. */
type Label = { start: number; end: number; mark: Mark; speaksOf: 'after' | 'first' | 'before' }

const LABEL = /([([]\s?)?\b(?:([Tt]hreshold|[Oo]bjective|THRESHOLD|OBJECTIVE)\b(?![-’'])|([TO])(?=\s?[)\]=:]))(?:\s?([)\]]))?/g

/** A threshold of physics or of software is none of a requirement. */
const OTHER_THRESHOLD = new Set('detection damage hearing decision lasing alarm exposure noise signal pain'.split(' '))

/** "threshold (objective) performance … 60 Hz (96 Hz)": what stands in brackets is the objective. */
const PAIRED = /\bthreshold\s*\(\s*objective\s*\)/i
/** "Threshold/Objective: 30 dB / 60 dB", "(T/O) 30 dB / 60 dB". */
const SLASHED = /\b(?:threshold\s*\/\s*objective|T\/O)\b/i

/** Words between a mark and its number. */
const LEADS = new Set(partedAtSpaces('value level requirement of is at least up to less more greater than no not below within'))
/** Behind these a mark is no adjective of what follows. */
const NO_ADJECTIVE = new Set('of is to in for and or are was'.split(' '))
/** "Heat up to 900 °F shall be measured to within 9 degrees (T)": before this stands what something is done to. */
const DOES = /\s(?:shall|must|should|will|is to|are to)\s/
const NEXT_CLAUSE = /[.;]\s/
const FARTHEST = 80

/** Where a number stands with its comparison and its unit, where the one before it ends, whether it only counts things, and whether it is compared. */
type Marked = { start: number; end: number; previousEnd: number; isCount: boolean; isLimit: boolean }

/** A text's marks; ask it for each number by where the number stands; a pair "threshold (objective)" speaks of measures, not of counts. */
export function marksIn(text: string): (number: Marked) => Mark {
  const paired = PAIRED.exec(text)
  const slashed = SLASHED.exec(text)
  const labels = paired || slashed ? [] : labelsIn(text)
  const brackets = paired ? bracketsIn(text, paired.index + paired[0].length) : []
  return (number) => {
    const { start, previousEnd, isCount } = number
    if (paired) return isCount ? null : inPair(brackets, start)
    if (slashed && slashed.index < start)
      return ['/', '('].includes(text.slice(previousEnd, start).trim()) ? 'objective' : previousEnd <= slashed.index ? 'threshold' : null
    return labelled(text, labels, number)
  }
}

function labelsIn(text: string): Label[] {
  const labels: Label[] = []
  for (const { index, 0: whole, 1: open, 2: word, 3: letter, 4: close } of text.matchAll(LABEL)) {
    const end = index + whole.length
    const before = text.slice(Math.max(0, index - 20), index)
    const after = text.slice(end, end + 120)
    const isBracketed = Boolean(open && close)
    const isSet = [':', '='].includes(after.trimStart().charAt(0))
    if (letter ? !(isBracketed || (isSet && hasDigit(after.slice(0, 8)))) : OTHER_THRESHOLD.has(plainWords(before).at(-1) ?? '')) continue
    const numberSince = saysNumber(text.slice(Math.max(labels.at(-1)?.end ?? 0, index - FARTHEST), index))
    const speaksOf = speaking(after, isBracketed, isSet, numberSince && NUMBER_BEFORE.test(before), numberSince)
    const mark = (word ?? letter ?? '').toLowerCase().startsWith('t') ? ('threshold' as const) : ('objective' as const)
    if (speaksOf) labels.push({ start: index, end, mark, speaksOf })
  }
  return labels
}

/** What stands right before a mark that speaks of the number before it. */
const NUMBER_BEFORE = /[\w%°"”]\s?,?\s?\(?$/

/** Which numbers a mark speaks of; undefined where it speaks of none. */
function speaking(
  after: string,
  isBracketed: boolean,
  isSet: boolean,
  isBehindNumber: boolean,
  numberSince: boolean,
): Label['speaksOf'] | undefined {
  if (isBracketed) return numberSince && !isSet ? 'before' : 'after'
  const lead = after.slice(0, Math.max(0, after.search(/\d/)))
  const words = plainWords(lead)
  if (lead !== '' && !lead.includes('. ') && words.every((word) => LEADS.has(word))) return 'after'
  const isAdjective = lead.startsWith(' ') && !NO_ADJECTIVE.has(words[0] ?? '') && ![...',;.:()'].some((mark) => lead.includes(mark))
  if (isAdjective) return 'first'
  return isBehindNumber ? 'before' : undefined
}

function labelled(text: string, labels: readonly Label[], { start, end, previousEnd, isLimit }: Marked): Mark {
  const next = labels.find((label) => label.start >= end)
  if (next?.speaksOf === 'before' && next.start - end <= FARTHEST) {
    const between = text.slice(end, next.start)
    if ((!isLimit || DOES.test(between)) && isCompared(between)) return null
    if (!NEXT_CLAUSE.test(between) && !(hasDigit(between) && isList(between))) return next.mark
  }
  const last = labels.findLast((label) => label.end <= start)
  if (!last || last.speaksOf === 'before' || start - last.end > 2 * FARTHEST) return null
  if (last.speaksOf === 'first' && previousEnd > last.end) return null
  return NEXT_CLAUSE.test(text.slice(last.end, start)) ? null : last.mark
}

/** "Against 40 N in no more than 9 s (threshold)": of what is compared the mark tells, and the figure before it is where that holds. */
function isCompared(between: string): boolean {
  const at = between.search(/\d/)
  return at >= 0 && comparisonBefore(between.slice(0, at), '', between.slice(at)) !== null
}

const isList = (text: string): boolean => text.includes(',') || plainWords(text).some((word) => word === 'and' || word === 'or')

/** Where brackets that hold a number stand. */
function bracketsIn(text: string, from: number): { start: number; end: number }[] {
  return [...text.slice(from).matchAll(/\([^()]{0,200}\d[^()]{0,200}\)/g)].map((match) => ({
    start: from + match.index,
    end: from + match.index + match[0].length,
  }))
}

/** What stands in the brackets is the objective; what stands before them, the threshold; what follows the last of them, neither. */
function inPair(brackets: readonly { start: number; end: number }[], start: number): Mark {
  const bracket = brackets.find(({ end }) => end > start)
  if (!bracket) return null
  return bracket.start < start ? 'objective' : 'threshold'
}
