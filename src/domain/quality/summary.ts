import type { Requirement } from '../solicitation/analysis.ts'
import { countedStrength, coverageWords } from './coverage-words.ts'
import type { Coverage, Finding, SectionLevel } from './review.ts'
import type { ReviewedPlan } from './rule.ts'

/** Two to five sentences on how a plan stands: its size, what it covers, what is to be mended, where an evaluator would find it weak, and the gravest thing. */
export function reviewSummary(
  plan: ReviewedPlan,
  { asked, ofProposal }: { asked: readonly Requirement[]; ofProposal: readonly Requirement[] },
  covered: readonly Coverage[],
  issues: readonly Finding[],
  sections: readonly SectionLevel[],
): string {
  if (plan.milestones.length === 0) return 'The plan has no milestones yet.'
  return [
    size(plan),
    ...coverageSentence(asked, covered),
    ...proposalSentence(ofProposal),
    findingsSentence(issues),
    ...weakest(sections),
    ...gravest(issues),
  ].join(' ')
}

function size({ milestones, period, phase, reviewed }: ReviewedPlan): string {
  const told = reviewed === undefined ? '' : `; ${counted(reviewed.length, 'is', 'are')} finalized and reviewed one by one`
  return `The Phase ${phase} plan has ${plural(milestones.length, 'milestone')} over ${plural(period, 'month')}${told}.`
}

function coverageSentence(asked: readonly Requirement[], covered: readonly Coverage[]): string[] {
  if (asked.length === 0) return []
  const strengths = new Map(covered.map((one) => [one.requirement_id, countedStrength(one)]))
  const strengthOf = ({ id }: Requirement) => strengths.get(id) ?? 'none'
  const counts = { none: 0, quoted: 0, partial: 0, full: 0 }
  for (const one of asked) counts[strengthOf(one)] += 1
  const open = asked.filter((one) => ['none', 'quoted'].includes(strengthOf(one)))
  const told = open.length > 0 ? `; open: ${named(open.map(({ id }) => id))}` : ''
  return [`For this phase it has ${coverageWords(counts)}${told}.`]
}

/** What no plan answers, named so that nobody looks for it. */
function proposalSentence(duties: readonly Requirement[]): string[] {
  if (duties.length === 0) return []
  const ids = named(duties.map(({ id }) => id))
  return [
    duties.length === 1
      ? `One more is asked of the proposal, not of the plan: ${ids}.`
      : `${duties.length} more are asked of the proposal, not of the plan: ${ids}.`,
  ]
}

function findingsSentence(issues: readonly Finding[]): string {
  const count = (severity: Finding['severity']) => issues.filter((issue) => issue.severity === severity).length
  if (issues.length === 0) return 'The quality rules found nothing to mend.'
  const found = [
    [count('error'), 'error to correct', 'errors to correct'],
    [count('warning'), 'warning', 'warnings'],
    [count('advice'), 'piece of advice', 'pieces of advice'],
  ] as const
  const told = found.filter(([number]) => number > 0).map(([number, one, many]) => plural(number, one, many))
  return `The quality rules found ${told.length > 1 ? `${told.slice(0, -1).join(', ')} and ${told.at(-1)}` : told.join('')}.`
}

/** The sections that stand lowest, when an evaluator would call them marginal or worse. */
function weakest(sections: readonly SectionLevel[]): string[] {
  const level = (['Unsatisfactory', 'Marginal'] as const).find((one) => sections.some((section) => section.level === one))
  if (!level) return []
  const names = sections.filter((section) => section.level === level).map(({ section }) => section.toLowerCase())
  if (names.length === sections.length) return [`Every section would be judged ${level.toLowerCase()}.`]
  return [`An evaluator would find weak (${level.toLowerCase()}): ${names.join(', ')}.`]
}

function gravest([first]: readonly Finding[]): string[] {
  return first?.severity === 'error' ? [`First: ${first.message}`] : []
}

function named(ids: readonly string[]): string {
  const shown = ids.slice(0, 5).join(', ')
  return ids.length > 5 ? `${shown} and ${ids.length - 5} more` : shown
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

function plural(count: number, one: string, many = `${one}s`): string {
  return counted(count, one, many)
}
