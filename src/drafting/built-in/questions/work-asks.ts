import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { isReworded, requirementWords } from '../../../domain/solicitation/requirement/requirement-words.ts'
import { listed } from '../../../domain/work-breakdown/composed/phrase.ts'
import { plannedSchedule } from '../../../domain/work-breakdown/planned-milestones.ts'
import { canFail } from '../../../domain/work-breakdown/told-elsewhere.ts'
import type { WorkStep } from '../../../domain/work-breakdown/work-breakdown.ts'
import { type Ask, inQuotes, namedInQuotes, onRequirement } from './ask.ts'
import { askedFigures, limitsIn } from './asked-figures.ts'
import { datedWork, monthsOf } from './dated-work.ts'
import type { Decisive } from './decisive.ts'
import { firstWords } from './quoted.ts'
import type { SoFar } from './so-far.ts'

/** How many words of a figure are repeated. */
const MOST_OF_FIGURE = 12

/** What the rows of the work itself lack: steps, methods, tests, figures, risks. */
export function workAsks(so: SoFar, chosen: Decisive): Ask[] {
  return [stepsAsk(so), milestonesAsk(so), methodAsk(so), testAsk(so, chosen), thresholdAsk(so, chosen), riskAsk(so)]
}

function stepsAsk({ rows: { steps } }: SoFar): Ask {
  const why = 'Each step becomes a task of a milestone; its months decide which one.'
  if (steps.length === 0) {
    const q = 'In which steps will you do the work, in which months, and what does each hand over?'
    return { subject: 'steps', first: 'In which steps will you do the work, in which months', why, lack: 10, q }
  }
  const told = { subject: 'steps', why: `${stepsNamed(steps)} ${why}` } as const
  const isDated = steps.every(({ from_month, to_month }) => from_month !== undefined && to_month !== undefined)
  if (!isDated) {
    const q = 'In which months is each of your steps done, and is any step still missing?'
    return { ...told, lack: 8, first: 'In which months is each of your steps done', q }
  }
  if (!steps.every(({ result }) => result)) {
    const q = 'What does each step hand over, and is any step still missing?'
    return { ...told, lack: 5, first: 'What does each step hand over', q }
  }
  return { ...told, lack: 2, first: 'Is any step still missing', q: 'Is any step still missing?' }
}

/** How the plan is parted and paid, where the company has a plan of its own for it; the months that the topic sets come before the usual spread (spec §9). */
function milestonesAsk(so: SoFar): Ask {
  const { facts, rows } = so
  const { dues } = plannedSchedule(rows, facts.phase, facts.period_of_performance)
  const dated = datedWork(so)
  const pages = [...new Set(dated.map(({ page }) => `p. ${page}`))]
  const set = `The topic sets the months ${listed(monthsOf(dated).map(String))} (${listed(pages)}): take them over or name your own milestones, and say what is paid for each; without them the plan has ${dues.length}, spread evenly.`
  const usual = `Name your own milestones, when each is due and what is paid for it; without them the plan has ${dues.length}, due in the months ${listed(dues.map(String))}.`
  const second = 'which milestones do you plan?'
  const q = 'Which milestones do you plan, when is each due, and what is paid for it?'
  return { subject: 'milestones', lack: rows.milestones ? 0.5 : 3, q, second, why: dated.length > 0 && !rows.milestones ? set : usual }
}

/** Which sentence of the solicitation is the hardest to do only the company knows: the question quotes none. */
function methodAsk({ rows: { steps } }: SoFar): Ask {
  const open = steps.filter((step) => !step.method)
  const why = 'Name method, tools and data: plans fail most often because they say what is done but not how.'
  const lack = lackOf(steps, open, 8)
  return { subject: 'method', lack, why, q: 'By which method will you do each step, and with which tools, data and material?' }
}

function testAsk(so: SoFar, { test, unmarked, told }: Decisive): Ask {
  const proofs = so.rows.steps.flatMap(({ proof }) => proof.filter(canFail))
  const open = unmarked.filter((one) => !told.has(one))
  const isEach = isSeveral(open)
  const figures = figuresAsked(isEach ? open : [])
  const counted = isEach ? `Of the solicitation's figures ${figures.length} have no pass mark yet. ` : ''
  const shared = {
    subject: 'test',
    more: [
      ...figures,
      ...[...told].map(([one, slot]) => `${figuresAsked([one]).join('; ')}: told in your answer to question ${slot.slice(1)}`),
    ],
    why: `${counted}Say how often, on what, and what counts as a pass: the test and its pass mark become the acceptance criterion that the payment hangs on.`,
    at: isEach ? undefined : test,
    lack: proofs.length === 0 ? 9 : isEach ? 7 : test ? 6 : 3,
  } as const
  if (isEach) return { ...shared, q: 'How and where will you show each figure that the solicitation sets, and what counts as a pass?' }
  if (!test) return { ...shared, q: `Which ${proofs.length > 0 ? 'other ' : ''}tests will you run, how often, and what counts as a pass?` }
  return { ...shared, q: onRequirement(test, `How will you show that this is ${test.kind === 'task' ? 'done' : 'met'}`) }
}

/** The figures that have no pass mark, what must be met first, each by what it measures, its limit and its page; of a sentence that has several things the limits as they are printed. */
function figuresAsked(all: readonly Requirement[]): string[] {
  const musts = all.filter(({ strength }) => strength === 'must')
  return [...musts, ...all.filter((one) => !musts.includes(one))].flatMap((one) => {
    const own = askedFigures([one]).map(({ quantity, limit }) => `${quantity}: ${limit}`)
    return (own.length > 0 ? own : [printedIn(one)]).map((words) => `${one.id} ${words} (p. ${one.page})`)
  })
}

/** The limits as they are printed; where they are not, the first words of the requirement. */
function printedIn(one: Requirement): string {
  const printed = limitsIn(one).flatMap(({ printed }) => (printed === '' ? [] : `"${printed}"`))
  if (printed.length > 0) return listed(printed)
  const words = firstWords(requirementWords(one), MOST_OF_FIGURE)
  return isReworded(one) ? words : `"${words}"`
}

function isSeveral(unmarked: readonly Requirement[]): boolean {
  return unmarked.flatMap(limitsIn).length > 1
}

/** Figures that a result is judged by have their pass marks in the question on the tests: here only what is not told there is asked. */
function thresholdAsk({ facts, rows }: SoFar, { threshold, unmarked, told }: Decisive): Ask {
  const isEach = isSeveral(unmarked.filter((one) => !told.has(one)))
  const known = rows.commitments.filter(({ value }) => value)
  const end = `Say where you stand today, and what you will have reached by the end of Phase ${facts.phase}.`
  const shared = {
    subject: 'threshold',
    why: `${end} A figure with its start and its measurement is what tells success from effort.`,
    at: isEach ? undefined : threshold,
    lack: known.length === 0 ? 9 : threshold ? 6 : 2,
    first: 'Where do you stand today, what do you commit to',
  } as const
  if (isEach) return { ...shared, q: 'Where do you stand today, and what do you commit to beside the pass marks of your tests?' }
  if (!threshold)
    return { ...shared, q: `Which ${known.length > 0 ? 'other ' : ''}figures do you commit to, and where do you stand today?` }
  return { ...shared, q: onRequirement(threshold, 'What do you commit to for this') }
}

function riskAsk({ rows: { risks } }: SoFar): Ask {
  const why = 'Say what you would notice first and do instead: evaluators trust a plan that knows where it may fail.'
  const shared = { subject: 'risk', first: 'What may go wrong, what would you do then' } as const
  const open = risks.filter(({ fallback }) => !fallback)
  if (risks.length > 0) {
    const q = open.length > 0 ? 'How would you notice each risk early' : 'What else could go wrong, how would you notice early'
    const told = `You named the risk${risks.length > 1 ? 's' : ''} ${namedInQuotes(risks.map(({ what }) => what))}.`
    return { ...shared, why: `${told} ${why}`, lack: open.length > 0 ? 5 : 2, q: `${q}, and what would you do instead?` }
  }
  // which requirement is at risk only the company knows
  return { ...shared, why, lack: 8, q: 'What is most likely to go wrong, how would you notice it, and what would you do instead?' }
}

/** All of it where there are no steps, less where only some lack something, little where none does. */
function lackOf(steps: readonly WorkStep[], open: readonly WorkStep[], all: number): number {
  if (steps.length === 0 || open.length === steps.length) return all
  return open.length > 0 ? all - 3 : 2
}

function stepsNamed(steps: readonly WorkStep[]): string {
  const [first, last] = [steps[0]?.action ?? '', steps.at(-1)?.action ?? '']
  if (steps.length === 1) return `You named one step: ${inQuotes(first)}.`
  return `You named ${steps.length} steps, from ${inQuotes(first)} to ${inQuotes(last)}.`
}
