import { hasDigit, raised, withoutEnd } from '../../language/characters.ts'
import { sentencesOf } from '../../language/sentence.ts'
import { criterionNumber, type StoredMilestone } from '../milestone.ts'
import { IN_WORDS, PASS_MARK } from '../work-breakdown/composed/phrase.ts'
import { dutyIn } from '../work-breakdown/composed/told-task.ts'
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

/** A criterion by what is measured, its value and its conditions; evidence, who judges and by when stand behind. */
export function claimOf(text: string): string {
  const marks = Array.from(text.matchAll(/[;,] /g), ({ index }) => index)
  const at = marks.find(
    (index) => WHEN_AND_WHO.some((part) => text.startsWith(part, index + 2)) && bracketsOpen(text.slice(0, index)) === 0,
  )
  return `${withoutEnd(text.slice(0, at), ',;.:')}.`
}

/** Behind these what a thing shall be is told; how and where it is tried stands behind. */
export const REACHED = ' shall be '
const TRIED = /, | \(|; /

/** Without how and where it is tried, which stands in brackets behind the mark: "within 10 percent (soaked in brine)". */
function upToTrial(text: string): string {
  const mark = text.indexOf(': ')
  const at = mark < 0 ? -1 : text.indexOf(' (', mark)
  return at < 0 ? text : text.slice(0, at)
}

/** A criterion by its name and mark alone, "Gain: at least 3 dB."; words without a figure are named as its mark; of one that is told otherwise what stands before its trial, evidence, judge and date. */
export function shortCriterion(text: string): string {
  const [name = '', mark] = headOf(text).split(PASS_MARK, 2)
  return `${mark === undefined ? name : name + (hasDigit(mark) ? ': ' : PASS_MARK) + mark}.`
}

function headOf(text: string): string {
  const [name = '', told] = text.split(REACHED, 2)
  if (text.includes(PASS_MARK)) return withoutEnd(text.split('; ', 1)[0] ?? text, ',;.:')
  return withoutEnd(told === undefined ? upToTrial(claimOf(text)) : name + REACHED + told.split(TRIED, 1)[0], ',;.:')
}

/** What a criterion says behind its short form, part by part. */
export function partsBehind(text: string): string[] {
  const head = headOf(text)
  return withoutEnd(text.slice(head.length), '.')
    .split('; ')
    .map((part) => part.replace(/^[,;:.\s]+/, '').replace(/^\(([^()]*)\)$/, '$1'))
    .filter((part) => part !== '')
}

/** Whether a part of a criterion says what shows it, who judges it or by when. */
export function isWhenOrWho(part: string): boolean {
  return !part.startsWith('measured') && WHEN_AND_WHO.some((beginning) => part.startsWith(beginning))
}

/** How the parts of a criterion begin that stand below a heading which says the same. */
const UNDER_HEADING = /^(?:conditions: |evidence: |judging: |answers (?=R\d))/

/** A part of a criterion as it stands below its heading. */
export function underHeading(part: string): string {
  return part.replace(UNDER_HEADING, '')
}

/** The pieces in which a plan with long milestones prints a criterion: its short form, and each part behind it; a date that is the milestone's stands in its row. */
export function printedPieces(text: string): string[] {
  return [shortCriterion(text), ...partsBehind(text).map((part) => underHeading(part).replace(/^by /, ''))]
}

/** What is measured, as a criterion names it before its mark; where it is told in a sentence all of that. */
export function nameOfCriterion(text: string): string {
  const head = headOf(text)
  const end = [PASS_MARK, REACHED, ': '].map((mark) => head.indexOf(mark)).find((at) => at > 0)
  return head.slice(0, end)
}

/** A milestone's criteria in short, numbered in their order: "C4.2 Gain: at least 3 dB." */
export function shortCriteria(milestone: number, criteria: readonly string[]): string[] {
  return criteria.map((criterion, at) => `${criterionNumber(milestone, at + 1)} ${shortCriterion(criterion)}`)
}

/** A narrative behind its plan with the milestone's criteria by their numbers and in short, "C4.2 Gain: at least 3 dB.": in full they stand in the plan. */
export function withCriteriaNamed(narrative_md: string, { milestone_number, acceptance_criteria }: CriteriaOf): string {
  const names = new Map(
    acceptance_criteria.map((text, at) => [bare(text), `${criterionNumber(milestone_number, at + 1)} ${shortCriterion(text)}`]),
  )
  return narrative_md
    .split('\n')
    .map((line) => {
      const [mark = ''] = /^\s*[-*] /.exec(line) ?? []
      const name = mark === '' ? undefined : names.get(bare(line.slice(mark.length)))
      return name === undefined ? line : mark + name
    })
    .join('\n')
}

type CriteriaOf = Pick<StoredMilestone, 'milestone_number' | 'acceptance_criteria'>

function bare(text: string): string {
  return withoutEnd(text.trim(), ',;.:')
}
