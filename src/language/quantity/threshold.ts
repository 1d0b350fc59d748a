import { hasDigit } from '../characters.ts'
/** Whether a number is the threshold that must be met or the objective that is aimed at; null when the text does not say. */
export type Mark = 'threshold' | 'objective' | null

/** A word that says so, and whether it speaks of the numbers after or before it; `first` counts only for the next number. */
type Label = { start: number; end: number; mark: Mark; speaksOf: 'after' | 'first' | 'before' }

const LABEL =
  /(?<open>[([]\s?)?(?:\b(?<word>[Tt]hreshold|[Oo]bjective|THRESHOLD|OBJECTIVE)\b(?![-’'])|(?<=[([]\s?)(?<letter>[TO])(?=\s?[)\]])|\b(?<equal>[TO])(?=\s?[=:]\s?[^A-Za-z]{0,4}\d))(?:\s?(?<close>[)\]]))?/g

/** A threshold of physics or of software is none of a requirement. */
const OTHER_THRESHOLD = /\b(?:detection|damage|hearing|decision|lasing|alarm|exposure|noise|signal|pain)\s$/i

/** "threshold (objective) performance … 60 Hz (96 Hz)": what stands in brackets is the objective. */
const PAIRED = /\bthreshold\s*\(\s*objective\s*\)/i
/** "Threshold/Objective: 30 dB / 60 dB", "(T/O) 30 dB / 60 dB". */
const SLASHED = /\b(?:threshold\s*\/\s*objective|T\/O)\b/i

const NEXT_IS_NUMBER =
  /^[\s:=,(–-]*(?:(?:value|level|requirement|of|is|at least|up to|less than|more than|greater than|no more than|not less than|below|within)\s*)*[≥≤<>~±+/$(−–-]*\s*\.?\d/i
const ADJECTIVE = /^\s(?!of\b|is\b|to\b|in\b|for\b|and\b|or\b|are\b|was\b)[^,;.:()\d]{1,100}\d/
const FARTHEST = 80

/** A text's marks; ask it for each number by where the number stands; a pair "threshold (objective)" speaks of measures, not of counts. */
export function marksIn(text: string): (start: number, end: number, previousEnd: number, isCount: boolean) => Mark {
  const paired = PAIRED.exec(text)
  const slashed = SLASHED.exec(text)
  const labels = paired || slashed ? [] : labelsIn(text)
  const brackets = paired ? bracketsIn(text, paired.index + paired[0].length) : []
  return (start, end, previousEnd, isCount) => {
    if (paired) return isCount ? null : inPair(brackets, start)
    if (slashed && slashed.index < start)
      return /^\s*[/(]\s*$/.test(text.slice(previousEnd, start)) ? 'objective' : previousEnd <= slashed.index ? 'threshold' : null
    return labelled(text, labels, start, end, previousEnd)
  }
}

function labelsIn(text: string): Label[] {
  const labels: Label[] = []
  for (const match of text.matchAll(LABEL)) {
    const { open, close, word, letter, equal } = match.groups ?? {}
    const end = match.index + match[0].length
    const before = text.slice(Math.max(0, match.index - 20), match.index)
    if (word && OTHER_THRESHOLD.test(before)) continue
    const mark = /^t/i.test(word ?? letter ?? equal ?? '') ? ('threshold' as const) : ('objective' as const)
    const after = text.slice(end, end + 120)
    const numberSince = hasDigit(text.slice(Math.max(labels.at(-1)?.end ?? 0, match.index - FARTHEST), match.index))
    const isBracketed = Boolean(open && close) || letter !== undefined
    if (isBracketed) labels.push({ start: match.index, end, mark, speaksOf: numberSince && !/^\s?[:=]/.test(after) ? 'before' : 'after' })
    else if (equal || NEXT_IS_NUMBER.test(after)) labels.push({ start: match.index, end, mark, speaksOf: 'after' })
    else if (ADJECTIVE.test(after)) labels.push({ start: match.index, end, mark, speaksOf: 'first' })
    else if (/[\w%°"”]\s?,?\s?\(?$/.test(before) && numberSince) labels.push({ start: match.index, end, mark, speaksOf: 'before' })
  }
  return labels
}

function labelled(text: string, labels: readonly Label[], start: number, end: number, previousEnd: number): Mark {
  const next = labels.find((label) => label.start >= end)
  if (next?.speaksOf === 'before' && next.start - end <= FARTHEST) {
    const between = text.slice(end, next.start)
    if (!/[.;]\s/.test(between) && (!hasDigit(between) || !/,|\b(?:and|or)\b/.test(between))) return next.mark
  }
  const last = labels.findLast((label) => label.end <= start)
  if (!last || last.speaksOf === 'before' || start - last.end > 2 * FARTHEST) return null
  if (last.speaksOf === 'first' && previousEnd > last.end) return null
  return /[.;]\s/.test(text.slice(last.end, start)) ? null : last.mark
}

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
