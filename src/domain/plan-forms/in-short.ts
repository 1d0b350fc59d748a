import { raised, withoutEnd } from '../../language/characters.ts'
import { sentencesOf } from '../../language/sentence.ts'
import { IN_WORDS } from '../work-breakdown/composed/phrase.ts'
import { dutyIn } from '../work-breakdown/composed/told-task.ts'
import { figureSentence } from './criterion-sentence.ts'
import { bracketsOpen } from './deliverable-name.ts'

/** A task or sentence of no more characters stands whole: there is nothing to gain. */
const SHORT_ENOUGH = 70

/** What stands before work that is named and begins with no verb: beside its number the name is enough. */
const CARRIED_OUT = `carry out${IN_WORDS}`

/** Where a further clause may begin, which says how, why or what else; what stands before it is a whole instruction. */
const FURTHER = /; |, and |,? so that |,? in order to |, which /g

/**
 * What a task does, without who does it and without the clauses behind the first: "Fit the material model." A comma alone ends nothing, nor an "and"
 * behind other commas, since these may part the things of a list; nothing is cut within brackets.
 */
export function shortTask(text: string): string {
  const [first = ''] = sentencesOf(text)
  const done = dutyIn({ text: first }).replace(CARRIED_OUT, '')
  return `${raised(withoutEnd(upToClause(done), ',;.:'))}.`
}

function upToClause(text: string): string {
  if (text.length <= SHORT_ENOUGH) return text
  const end = Array.from(text.matchAll(FURTHER)).find(({ index, 0: mark }) => {
    const before = text.slice(0, index)
    return bracketsOpen(before) === 0 && !(mark === ', and ' && before.includes(', '))
  })
  return end ? text.slice(0, end.index) : text
}

/** How the parts of a criterion begin that say when and by whom it is judged; its conditions belong to what is claimed. */
const WHEN_AND_WHO = [
  'by Award',
  'delivered to',
  'sent to',
  'inspected by',
  'checked by',
  'judged by',
  'judging:',
  'measured:',
  'evidence:',
  'shown ',
  'answers R',
] as const

/** A criterion by what is measured, its value and its conditions, "Gain (mast wet): at least 3 dB."; evidence, who judges and by when stand behind. */
export function claimOf(text: string): string {
  const marks = Array.from(text.matchAll(/[;,] /g), ({ index }) => index)
  const at = marks.find(
    (index) => WHEN_AND_WHO.some((part) => text.startsWith(part, index + 2)) && bracketsOpen(text.slice(0, index)) === 0,
  )
  const claim = withoutEnd(text.slice(0, at), ',;.:')
  return `${figureTold(claim.split('; '))?.join('. ') ?? claim}.`
}

/** How the parts of a criterion begin that say who judges it. */
const WHO = ['judged by', 'judging:'] as const

/** What a criterion answers stands in the table of the requirements, and in a form without one its number says nothing. */
export const isAnswer = (part: string) => part.startsWith('answers R')

/** How often something is tried stands with its conditions; what shows it, in a sentence of its own. */
const RUNS = /^(?:runs: |\S+ runs?$)/
const SHOWN = /^(?:measured|evidence): /

/**
 * A criterion as every form prints it: what is measured and its mark with how it is tried, as a sentence where it is one figure, and in sentences of their own what shows it, and who
 * judges it and by when, "Judged by Ida Moen by Award + 4 Months." A date that is the milestone's, `due`, stands beside it already.
 */
export function printedCriterion(text: string, due = ''): string {
  const all = withoutEnd(text, '.').split('; ')
  const parts = all.filter((part) => !isAnswer(part) && part !== `by ${due}`)
  const end = parts.findIndex((part) => WHO.some((beginning) => part.startsWith(beginning)))
  const [told, judged] = end < 1 ? [parts, []] : [parts.slice(0, end), parts.slice(end)]
  const figure = figureTold(told)
  if (!figure && judged.length === 0) return parts.length === all.length ? text : `${parts.join('; ')}.`
  return [...(figure ?? [told.join('; ')]), ...(judged.length > 0 ? [judged.join(' ')] : [])].map((one) => `${raised(one)}.`).join(' ')
}

/** The sentences of a criterion of one figure; undefined where it is none, or more stands with it. */
function figureTold([claim = '', ...parts]: readonly string[]): string[] | undefined {
  const [shown, others] = [parts.filter((part) => SHOWN.test(part)), parts.filter((part) => !SHOWN.test(part))]
  const [tried, late] = [others.filter((part) => RUNS.test(part)), others.filter((part) => !RUNS.test(part))]
  if (late.some((part) => !part.startsWith('by '))) return undefined
  const sentence = figureSentence(claim, tried)
  return sentence === undefined ? undefined : [[sentence, ...late].join(' '), ...shown]
}
