import { milestoneTitle } from '../../../domain/milestone.ts'
import { sentencesIn } from '../../../domain/solicitation/requirement/sentence.ts'
import { isTask, partsOf } from '../milestones/milestone-text.ts'

/** A line of a milestone that says something of all of it, "Approach: …", with its label and its sentences. */
export type LabelledLine = { label: string; sentences: string[] }

/** A milestone's text taken apart for telling it anew: nothing of it is left out. */
export type StepText = { title: string; opening: string[]; tasks: string[]; labelled: LabelledLine[]; others: string[] }

const LABELLED = /^([A-Z][A-Za-z ,]{2,40}): (.+)$/

/** Takes a milestone's text apart: what stands before its tasks opens it; lines with a label say something of all of it; the rest is other lines. */
export function stepText(text: string): StepText {
  const title = milestoneTitle(text)
  const { heading, lines: below } = partsOf(text)
  const lines = (title.endsWith('…') ? [heading, ...below] : below).map((line) => line.trim()).filter((line) => line !== '')
  const firstTask = lines.findIndex(isTask)
  const parts: StepText = { title, opening: [], tasks: [], labelled: [], others: [] }
  for (const [index, line] of lines.entries()) {
    const [, label, said] = isTask(line) ? [] : (LABELLED.exec(line) ?? [])
    if (isTask(line)) parts.tasks.push(line)
    else if (label && said) parts.labelled.push({ label, sentences: sentencesOf(said) })
    else if (!isListed(line) && (index === 0 || (firstTask >= 0 && index < firstTask))) parts.opening.push(...sentencesOf(line))
    else parts.others.push(line)
  }
  return parts
}

/** The sentences of a line, as they stand. */
export function sentencesOf(line: string): string[] {
  return sentencesIn(line).map(({ start, end }) => line.slice(start, end).trim())
}

/** Whether a line is an item of a list. */
export function isListed(line: string): boolean {
  return /^(?:[-*•·]|\d+[.)])\s/.test(line)
}
