import { sentencesIn } from '../../../language/sentence.ts'
import type { KeptOut } from '../../grounding/sources.ts'
import type { WorkBreakdown } from '../work-breakdown.ts'
import { open, raised } from './phrase.ts'
import { linesIn, sentencesRaised } from './sentences.ts'
import { type SpokenSentence, spokenSentences, type Values } from './spoken-sentences.ts'
import { suggestedWording } from './suggested-wording.ts'
import { voicedRows } from './voiced-rows.ts'

/**
 * What is printed otherwise than the rows have it, line by line: spoken sentences without what only opens one's mouth, where they stand in a contract then,
 * others left out; and what stands in place of what a plan may have been drafted of before it was worded or left out.
 */
export function keptOutOf(rows: WorkBreakdown): KeptOut[] {
  const told = voicedRows(rows)
  const changed = spokenSentences(rows).flatMap((one) => {
    const now = printedAs(one)
    return now === undefined ? [] : [{ ...one, now }]
  })
  const cells = new Map(changed.map(({ row, cell }) => [`${row} ${cell}`, { row, cell }]))
  return [...cells.values()]
    .flatMap(({ row, cell }) => {
      const words = String(((row === 'plan' ? told.plan : told.steps.find(({ id }) => id === row)) as Values | undefined)?.[cell] ?? '')
      const own = changed.flatMap((one): [string, string][] => (one.row === row && one.cell === cell ? [[open(one.printed), one.now]] : []))
      return lineByLine(words, new Map(own)).map((line) => ({ row, ...line }))
    })
    .concat(decided(rows))
}

/** What is printed of a spoken sentence until somebody has decided on it: '' where nothing is; undefined where it is printed as it stands. */
export function printedAs(sentence: SpokenSentence): string | undefined {
  if (sentence.isTyped) return undefined
  return suggestedWording(sentence) ?? (sentence.isKeptOut ? '' : undefined)
}

/** What was decided of sentences, wherever a plan prints them; one that somebody has typed again is printed. */
function decided({ worded = [], ...rows }: WorkBreakdown): KeptOut[] {
  if (worded.length === 0) return []
  const all = JSON.stringify(rows)
  const isTyped = (said: string) => all.includes(JSON.stringify(said).slice(2, -1))
  return worded.flatMap(({ said, now }) => (now === '' && isTyped(said) ? [] : [{ row: '', line: said, rest: open(now), sentences: [] }]))
}

function lineByLine(words: string, changed: ReadonlyMap<string, string>): Omit<KeptOut, 'row'>[] {
  const whole = open(raised(words))
  const now = changed.get(whole)
  return linesIn(sentencesRaised(words)).flatMap(({ text: line }, at) => {
    // a cell whose sentences were turned into other ones is judged as one
    if (now !== undefined) return [{ line: open(line), rest: at === 0 ? open(now) : '', sentences: at === 0 && now === '' ? [whole] : [] }]
    const all = sentencesIn(line).map(({ start, end }) => line.slice(start, end))
    const told = all.map((one) => ({ one, now: changed.get(open(raised(one))) }))
    if (told.every((each) => each.now === undefined)) return []
    const sentences = told.flatMap((each) => (each.now === '' ? [open(raised(each.one))] : []))
    const rest = told.flatMap((each) => each.now ?? each.one).filter((one) => one !== '')
    return [{ line: open(line), rest: open(rest.join(' ')), sentences }]
  })
}
