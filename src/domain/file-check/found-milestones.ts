import { senseOf, squeezed } from '../grounding/coverage-part.ts'
import { criterionNumber, type StoredMilestone, shownText } from '../milestone.ts'
import { parse } from '../milestone-document.ts'
import { scopeSentences } from '../plan-forms/scope-parts.ts'
import { printedPieces } from './printed-pieces.ts'
import type { PlanParts, ReadPart } from './read-parts.ts'

/** What stands before the first milestone is told under this number, which no milestone has. */
export const NO_MILESTONE = 0

/**
 * The plan as a file has it: each milestone with those of its lines that stand in the file, and with what the file says besides. A file that nobody
 * edited has every line, and so answers what the plan answers, whatever its form printed first, in short or twice.
 */
export function foundIn(read: readonly ReadPart[], { milestones, scope_paragraph }: PlanParts): StoredMilestone[] {
  const letters = read.flatMap(({ lines }) => lines.map(({ text }) => squeezed(text))).join('')
  const isThere = (words: string) => letters.includes(squeezed(words))
  const found = milestones.map((one) => keptOf(one, isThere))
  const scope = scopeSentences(scope_paragraph).filter(isThere)
  const told = squeezed([...scope, ...found.flatMap(textsOf)].join(''))
  return [bare(NO_MILESTONE), ...found].map((one) => {
    const part = read.find(({ milestone_number }) => (milestone_number ?? NO_MILESTONE) === one.milestone_number)
    const known = senseOf([...(one.milestone_number === NO_MILESTONE ? scope : []), ...textsOf(one)].join(' '))
    const isTold = (line: string) => told.includes(squeezed(line)) || isAllIn(withoutNumbers(line, one), known)
    const besides = (part?.lines ?? []).flatMap(({ text }) => (isTold(text) ? [] : [text]))
    return { ...one, refined_text: [shownText(one), ...besides].filter((text) => text !== '').join('\n') }
  })
}

/** The lines of a milestone that stand in a file; its number and that of a task are the form's own. */
function keptOf(milestone: StoredMilestone, isThere: (words: string) => boolean): StoredMilestone {
  const lines = parse(shownText(milestone)).lines.filter(({ kind, opening, text }) =>
    isThere(kind === 'title' || kind === 'task' ? text : opening + text),
  )
  return {
    ...milestone,
    refined_text: lines.map(({ opening, text }) => opening + text).join('\n'),
    deliverables: milestone.deliverables.filter(isThere),
    acceptance_criteria: milestone.acceptance_criteria.filter((text) => isThere(text) || printedPieces(text).every(isThere)),
  }
}

function textsOf(milestone: StoredMilestone): string[] {
  return [...shownText(milestone).split('\n'), ...milestone.deliverables, ...milestone.acceptance_criteria]
}

/** A line without the numbers that criteria have behind the table. */
function withoutNumbers(line: string, { milestone_number, acceptance_criteria }: StoredMilestone): string {
  return acceptance_criteria.reduceRight((text, _, at) => text.replaceAll(criterionNumber(milestone_number, at + 1), ''), line)
}

/** Whether a line says nothing but what is known: it shortens, or names again. */
function isAllIn(line: string, known: ReturnType<typeof senseOf>): boolean {
  const { words, numbers } = senseOf(line)
  return [...words].every((word) => known.words.has(word)) && [...numbers].every((number) => known.numbers.has(number))
}

function bare(milestone_number: number): StoredMilestone {
  return {
    milestone_number,
    step_type: 'development',
    initial_text: null,
    refined_text: '',
    deliverables: [],
    acceptance_criteria: [],
    payment_amount: null,
  }
}
