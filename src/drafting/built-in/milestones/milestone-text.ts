import { sentence } from '../english/wording.ts'

/** A milestone's text taken apart: title line, and the lines below it, as they stand. */
export type TextParts = { heading: string; lines: string[] }

/** Task lines begin with "Task 2.1:"; other lines are the person's or the opening paragraph. */
const TASK = /^\s*Task\s+\d+\.\d+\s*[:.–-]/i

/** Takes a milestone's text apart, so that something can be added to it. */
export function partsOf(text: string): TextParts {
  const [heading = '', ...lines] = text.trim().split('\n')
  return { heading, lines }
}

export function isTask(line: string): boolean {
  return TASK.test(line)
}

/** Puts a text together again, with one blank line at most between paragraphs. */
export function joinedText({ heading, lines }: TextParts): string {
  return [heading, ...lines]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A line with a sentence added at its end. */
export function withSentence(line: string, added: string): string {
  return `${line.trimEnd()} ${sentence(added)}`
}

/** Solicitations write "a FLCS" and "an 0.15 inch"; short forms that are spelled out take the article of their first letter's name. */
function withArticles(text: string): string {
  return text.replace(/\ba (?=[FLMNRSX][B-DF-HJ-NP-TV-XZ][A-Z]*\b)/g, 'an ').replace(/\ban (?=0\.\d)/g, 'a ')
}

/** A new milestone's text: heading, opening paragraph, numbered tasks. */
export function milestoneText(number: number, title: string, opening: string, tasks: readonly string[]): string {
  const lines = tasks.map((task, index) => `Task ${number}.${index + 1}: ${sentence(withArticles(`The Contractor shall ${task}`))}`)
  return joinedText({ heading: `Milestone ${number} - ${title}`, lines: ['', sentence(opening), '', ...lines] })
}
