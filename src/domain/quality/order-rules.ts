import { PRACTICE } from './citation.ts'
import type { Objection, QualityRule, Said } from './rule.ts'
import { at, placeName } from './said.ts'

/** Words after which a milestone stands that has to be over before: "building on Milestone 2", "the results of Task 3.1". A task without a point may be counted through the plan. */
const NEEDS =
  /\b(?:build(?:s|ing)? (?:up)?on|based on|depend(?:s|ing)? on|start(?:s|ing)? (?:from|after)|follow(?:s|ing)|after|once|(?:results?|outputs?|findings?|design|data|tests?|model|prototype) (?:of|from|made in|produced in))\s+(?:the\s+)?(?:(?:results?|outputs?|completion|end|design|data|tests?) (?:of|from)\s+)?(?:(milestone) (\d{1,2})|(task) (\d{1,2})\.\d{1,2})\b/gi

/** A sentence that names another milestone or task than by its own heading, quick to look for. */
const REFERS = /[a-z,;] (?:the )?(?:milestones?|tasks?) \d|\bmilestones? \d/i
const NAMED = /\bmilestones? (\d{1,2})\b/gi

/** QC-23: a milestone rests only on milestones that exist and are over before it (brief §4). */
export const possibleOrder: QualityRule = {
  id: 'QC-23',
  checks: 'a milestone rests only on milestones that exist and come before it',
  severity: 'error',
  source: `${PRACTICE}; DoD SBIR 25.4 BAA, Appendix A: a schedule of major events`,
  remedy: 'Put the work that is needed into an earlier milestone, or correct the number.',
  objections: ({ milestones }, { said }) => {
    const numbers = new Set(milestones.map(({ milestone_number }) => milestone_number))
    return said.filter(({ sentence }) => REFERS.test(sentence)).flatMap((one) => [...unknownIn(one, numbers), ...laterIn(one)])
  },
}

function unknownIn(one: Said, numbers: ReadonlySet<number>): Objection[] {
  const unknown = [...new Set([...one.sentence.matchAll(NAMED)].map(([, number]) => Number(number)))].filter(
    (number) => !numbers.has(number),
  )
  return unknown.map((number) => ({ message: `${placeName(one)} names Milestone ${number}, which the plan does not have.`, ...at(one) }))
}

function laterIn(one: Said): Objection[] {
  const own = one.milestone_number
  if (own === undefined) return []
  return [...one.sentence.matchAll(NEEDS)]
    .map(([, milestone, number, , ofTask]) => ({ kind: milestone ? 'Milestone' : 'a task of Milestone', number: Number(number ?? ofTask) }))
    .filter(({ number }) => number > own)
    .map(({ kind, number }) => ({ message: `Milestone ${own} rests on ${kind} ${number}, which comes after it.`, ...at(one) }))
}
