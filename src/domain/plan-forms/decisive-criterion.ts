import { blanksIn } from '../blank.ts'

/** Numbers that say where and when, not how much: dates, pages, numbers of milestones, tasks and requirements. */
const NOT_A_MEASURE =
  /\b(?:award \+ \d+ months?|milestones? \d+|tasks? [\d.]+(?:(?: to |, | and )[\d.]+)*|pp?\. ?\d+|pages? \d+|sections? [\d.]+|R\d+|SF \d+|phase \w+|month \d+|volume \d+)\b/gi

/** A number with a unit, a percentage or a comparison before it. */
const MEASURED =
  /(?:[<>≤≥±]=?\s?\$?\d|\b(?:at least|at most|less than|more than|under|over|within|up to|fewer than|no more than|below|above) \$?\d|\$\d|\d\s?%|\d (?:of (?:the )?)?\d|\d\s?[a-zA-Zµ°Ω]{1,12}\b)/g
const NUMBER = /\d+(?:\.\d+)?/g

/** Criteria that count the milestone's own tasks mean nothing where the tasks do not stand. */
const OF_TASKS = /\btasks? \d/i

/** The criteria in the order of how much they decide: those that measure most first; one that still has a blank comes last. */
export function byDecision(criteria: readonly string[]): string[] {
  return [...criteria].sort((a, b) => weight(b) - weight(a))
}

function weight(criterion: string): number {
  const told = criterion.replace(NOT_A_MEASURE, ' ')
  const measured = told.match(MEASURED)?.length ?? 0
  const numbers = told.match(NUMBER)?.length ?? 0
  return Math.min(measured, 4) * 4 + Math.min(numbers, 3) - (OF_TASKS.test(criterion) ? 2 : 0) - blanksIn(criterion).length * 20
}
