import { answeredCount, type Subject } from '../../domain/interview.ts'
import { figure, joined, listed, open, raised } from '../../domain/work-breakdown/composed/phrase.ts'
import { withoutReached } from '../../domain/work-breakdown/composed/reached.ts'
import { closed } from '../../domain/work-breakdown/composed/sentences.ts'
import { isFromSolicitation } from '../../domain/work-breakdown/from-solicitation.ts'
import type { WorkBreakdown, WorkPerson, WorkStep } from '../../domain/work-breakdown/work-breakdown.ts'
import type { PlanFacts } from '../drafter.ts'
import { planRows } from './plan-rows.ts'
import { wordsIn } from './questions/quoted.ts'

/** The most things of a kind that a summary names. */
const MOST_NAMED = 4

/** How much of an answer is repeated, in characters. */
const LONGEST_TOLD = 300

/** What the interview came to: how much is answered, what the rows settled, in the person's own words, and what is still open. */
export function contractSummary(facts: PlanFacts): string {
  const rows = withoutReached(planRows(facts).composition.rows)
  const own = { ...rows, steps: rows.steps.filter((step) => !isFromSolicitation(step)) }
  return joined([answered(facts), ...settled(toldOf(facts, own), own), stillOpen(facts, own)], ' ')
}

function answered({ phase, company_name, answers, analysis }: PlanFacts): string {
  const given = answeredCount(answers)
  const beside = analysis?.requirements.length ?? 0
  const requirements = beside > 0 ? `, beside ${counted(beside, 'requirement')} of the solicitation` : ''
  const verb = given === 1 ? 'is' : 'are'
  const whose = company_name || 'the company'
  return `For the Phase ${phase} effort of ${whose} ${given} of ${counted(answers.length, 'question')} ${verb} answered${requirements}.`
}

/** One statement for each thing that is settled; what somebody said stands behind its label as it was typed. */
function settled(told: readonly Told[], { commitments, people, steps, risks }: WorkBreakdown): string[] {
  const figures = commitments.filter(({ value }) => value).map((one) => joined([open(one.quantity), figure(one)], ' '))
  const places = [...steps, ...people].flatMap(({ place }) => place ?? [])
  return [
    ...told.map(([label, words]) => labelled(label, words)),
    labelled('Committed', named(figures)),
    labelled('People', named(people.map((person) => personWithLead(person, steps)))),
    steps.length > 0 ? `The work has ${counted(steps.length, 'step')}${months(steps)}.` : '',
    labelled('Places', named(places)),
    labelled('Main risks', named(risks.map(({ what }) => what))),
  ]
}

type Told = readonly [string, string | undefined]

/** What is proposed, from what, and to which end: as it stands in rows that are kept, else as it was answered, if that answer tells it. */
function toldOf({ rows, answers }: PlanFacts, { plan }: WorkBreakdown): Told[] {
  if (rows)
    return [
      ['Focus', plan.focus],
      ['Solution', plan.solution],
      ['Builds on', plan.existing],
      ['End state', plan.end_state],
    ]
  const answer = (subject: Subject, ...cells: (string | undefined)[]) =>
    cells.some(Boolean) ? inQuotes(answers.find((one) => one.subject === subject)?.answer ?? '') : undefined
  return [
    ['Solution', answer('solution', plan.solution, plan.focus)],
    ['Builds on', answer('existing', plan.existing)],
    ['End state', answer('end_state', plan.end_state)],
  ]
}

/** Words as they were typed, of a long answer its first whole sentences. */
function inQuotes(answer: string): string | undefined {
  const words = wordsIn(answer.replaceAll('"', "'")).join(' ')
  if (words === '') return undefined
  if (words.length <= LONGEST_TOLD) return `"${words}"`
  const end = words.lastIndexOf('. ', LONGEST_TOLD)
  return end > 0 ? `"${words.slice(0, end + 1)}"` : `"${words.slice(0, words.lastIndexOf(' ', LONGEST_TOLD))} …"`
}

function personWithLead({ name, role }: WorkPerson, steps: readonly WorkStep[]): string {
  const led = steps.filter(({ lead }) => lead === name).length
  const told = joined([role && open(role), led > 0 ? `leads ${counted(led, 'step')}` : ''], ', ')
  return told ? `${name} (${told})` : name
}

function months(steps: readonly WorkStep[]): string {
  const from = steps.flatMap(({ from_month }) => from_month ?? [])
  const to = steps.flatMap(({ to_month }) => to_month ?? [])
  return from.length > 0 && to.length > 0 ? ` in months ${Math.min(...from)} to ${Math.max(...to)}` : ''
}

/** What no row tells, and no plan can do without. */
function stillOpen({ program_type }: PlanFacts, { plan, steps, people, commitments, risks }: WorkBreakdown): string {
  const proofs = steps.flatMap(({ proof }) => proof)
  const undated = steps.filter(({ to_month }) => to_month === undefined).length
  const lacks: readonly (readonly [boolean, string])[] = [
    [!plan.solution && !plan.focus, 'the proposed solution'],
    [steps.length === 0, 'the steps of the work'],
    [undated > 0, `the months of ${counted(undated, 'step')}`],
    [![...commitments, ...proofs].some(({ value }) => value), 'the values to be reached'],
    [people.length === 0 && !steps.some(({ lead }) => lead), 'who leads the work'],
    [![...steps, ...people].some(({ place }) => place), 'where it is done'],
    [proofs.length === 0, 'the tests'],
    [risks.length === 0, 'the main risks'],
    [program_type === 'STTR' && !plan.work_shares, 'the work shares'],
  ]
  const open = lacks.filter(([isOpen]) => isOpen).map(([, what]) => what)
  return open.length > 0 ? `Still open: ${listed(open)}.` : ''
}

function labelled(label: string, words: string | undefined): string {
  return words ? `${label}: ${words.startsWith('"') ? closed(words) : closed(raised(words))}` : ''
}

/** Each once; of many the first and how many more there are. */
function named(all: readonly string[]): string {
  const different = [...new Set(all.map(open))]
  const more = different.length - MOST_NAMED
  return (more > 0 ? [...different.slice(0, MOST_NAMED), `and ${more} more`] : different).join('; ')
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
