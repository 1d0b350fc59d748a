import { blanksIn } from '../../src/domain/blank.ts'
import type { Origin } from '../../src/domain/grounding/sources.ts'
import { tracer } from '../../src/domain/grounding/trace.ts'
import type { TracedSentence } from '../../src/domain/grounding/traced.ts'
import { milestoneBody, milestoneTitle, type StoredMilestone, shownText } from '../../src/domain/milestone.ts'
import { dollarLabel } from '../../src/domain/money.ts'
import { splitAward } from '../../src/domain/payment.ts'
import { preparedReview } from '../../src/domain/quality/prepared-review.ts'
import { reviewPlan } from '../../src/domain/quality/review-plan.ts'
import { dueLabel, dueMonths } from '../../src/domain/schedule.ts'
import type { Drafted } from './drafted.ts'

/** What the golden plans are priced at, in cents; topics seldom print their ceiling. */
export const AWARD = { I: 14_000_000, II: 140_000_000 } as const

/** A whole plan as Markdown, each sentence with what it rests on, and below it what covers each requirement and what the rules say. */
export function goldenText(draft: Drafted): string {
  const { of, plan, milestones, sources, reviewed } = draft
  const trace = tracer(sources)
  const cite = citing(trace)
  const due = dueMonths(milestones.length, reviewed.period).map(dueLabel)
  const payments = splitAward(AWARD[of.phase], milestones.length)
  const title = reviewed.topic?.title ?? of.name
  return [
    `# ${of.name}: ${title}`,
    `${of.program_type} Phase ${of.phase}, ${reviewed.period} months, ${of.company_name} (a made-up company). Behind each sentence stands what it rests on: a page of the solicitation, an answer, an entry; a middle dot marks the product's own connecting words.`,
    `## Scope\n\n${cite(plan.scope)}`,
    ...milestones.map((one, index) => milestoneText(one, due[index] ?? '', dollarLabel(payments[index] ?? 0), cite)),
    reviewText(draft, trace),
  ].join('\n\n')
}

function milestoneText(milestone: StoredMilestone, due: string, payment: string, cite: (text: string) => string): string {
  const text = shownText(milestone)
  const list = (name: string, lines: readonly string[]) => `**${name}**\n\n${lines.map((line) => `- ${cite(line)}`).join('\n')}`
  return [
    `## Milestone ${milestone.milestone_number}: ${milestoneTitle(text)}`,
    `${due}, ${payment}`,
    cite(milestoneBody(text)),
    list('Deliverables', milestone.deliverables),
    list('Acceptance criteria', milestone.acceptance_criteria),
  ].join('\n\n')
}

function citing(trace: (text: string) => TracedSentence[]): (text: string) => string {
  return (text) => {
    let cited = ''
    let from = 0
    for (const sentence of trace(text)) {
      cited += text.slice(from, sentence.end) + markOf(sentence)
      from = sentence.end
    }
    return cited + text.slice(from)
  }
}

function markOf({ grounds, origins, text }: TracedSentence): string {
  switch (grounds) {
    case 'sourced':
      return ` ⟨${[...new Set(origins.map(originMark))].slice(0, 3).join(', ')}⟩`
    case 'connecting':
      return ' ⟨·⟩'
    case 'own':
      return ' ⟨own statement⟩'
    case 'blank':
      return ` ⟨${blanksIn(text).length} to fill in⟩`
    case 'unsupported':
      return ' ⟨UNSUPPORTED⟩'
  }
}

function originMark(origin: Origin): string {
  switch (origin.kind) {
    case 'document':
      return `p. ${origin.page}`
    case 'answer':
      return origin.slot
    case 'entry':
      return origin.label
  }
}

function reviewText({ reviewed }: Drafted, trace: ReturnType<typeof tracer>): string {
  const { summary, issues, coverage, sections } = reviewPlan(reviewed, preparedReview(reviewed, trace))
  const requirements = new Map(reviewed.requirements.map((one) => [one.id, one]))
  const covered = coverage.map(({ requirement_id, covered_by, strength }) => {
    const asked = requirements.get(requirement_id)
    return `| ${requirement_id} | ${asked?.page ?? ''} | ${cell(asked?.text ?? '')} | ${strength} | ${covered_by.join(', ')} |`
  })
  return [
    `## Review\n\n${summary}`,
    sections.map(({ section, level, reason }) => `- **${section}: ${level}.** ${reason}`).join('\n'),
    issues.map(({ rule, severity, message, quote }) => `- ${rule} (${severity}) ${message}${quote ? ` "${quote}"` : ''}`).join('\n'),
    ['| Requirement | Page | | Answered | Milestones |', '|---|---|---|---|---|', ...covered].join('\n'),
    '',
  ].join('\n\n')
}

function cell(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/\|/g, '\\|').slice(0, 160)
}
