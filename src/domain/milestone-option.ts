import { numbersNamed } from './grounding/plan-number.ts'
import { criterionNumber, type StoredMilestone, shownText } from './milestone.ts'
import {
  isBlank,
  lineAlone,
  type MilestoneLine,
  OPTION_ASKED_LABEL,
  OPTION_LABEL,
  OPTION_PRICE_LABEL,
  parse,
  print,
  standingApart,
} from './milestone-document.ts'
import { centsOf, dollarLabel } from './money.ts'
import type { Months } from './program.ts'

/** The label behind which stands what is paid for a milestone of the option. */
export const PAYMENT_LABEL = 'Payment'

/** Behind this label a milestone of the option begins: it stands behind the base's last one, and goes on until the next such label. */
export function optionMilestoneLabel(number: number): string {
  return `${OPTION_LABEL}, Milestone ${number}`
}

const BEGINS = new RegExp(`^${OPTION_LABEL}, Milestone (\\d{1,3})$`)
const LABELS: ReadonlySet<string> = new Set([OPTION_LABEL, OPTION_ASKED_LABEL, OPTION_PRICE_LABEL])

/** What is told of all of the option goes by this name. */
export const OPTION = 'option'

/** What a line heads of what a text tells of the option: a milestone of it by its number, or else what is told of all of it. */
export function optionHead(line: MilestoneLine): string | undefined {
  if (line.kind !== 'label') return undefined
  return BEGINS.exec(line.name)?.[1] ?? (LABELS.has(line.name) ? OPTION : undefined)
}

/** Where the lines of a text tell of the option: below a milestone of it all that follows, below another label of it what is listed there. */
export function ofOption(lines: readonly MilestoneLine[]): boolean[] {
  const first = lines.findIndex((line) => line.kind === 'label' && BEGINS.test(line.name))
  return standingApart(lines, (line, at) => optionHead(line) !== undefined || (first >= 0 && at >= first))
}

/** A milestone's text without what it tells of the option. */
export function baseText(text: string): string {
  const [only] = withOptionApart([{ refined_text: text, initial_text: null }]).base
  return only?.refined_text ?? text
}

/** Milestones as the base has them, and the lines that they tell of the option. */
export function withOptionApart<One extends Pick<StoredMilestone, 'refined_text' | 'initial_text'>>(
  milestones: readonly One[],
): { base: One[]; option: MilestoneLine[] } {
  const option: MilestoneLine[] = []
  const base = milestones.map((one) => {
    const { lines } = parse(shownText(one))
    const isOf = ofOption(lines)
    if (!isOf.includes(true)) return one
    option.push(...lines.filter((_, at) => isOf[at]))
    return { ...one, refined_text: print({ lines: lines.filter((_, at) => !isOf[at]) }).trimEnd() }
  })
  return { base, option }
}

const NUMBER = /^C\d+\.\d+ /

/** The milestones that lines of the option tell, as those of a plan are, and what else these say of it. */
export function optionMilestones(lines: readonly MilestoneLine[]): { milestones: StoredMilestone[]; others: MilestoneLine[] } {
  const milestones: StoredMilestone[] = []
  const others: MilestoneLine[] = []
  let own: StoredMilestone | undefined
  let list: string[] | undefined
  for (const line of lines.filter((one) => !isBlank(one))) {
    const label = line.kind === 'label' ? line.name : ''
    const head = optionHead(line)
    const isBegun = head !== undefined && head !== OPTION
    if (isBegun) {
      own = begun(Number(head), line.text)
      milestones.push(own)
    } else if (head) own = undefined
    if (!own) others.push(line)
    else if (list && line.kind === 'item') list.push(line.text.replace(NUMBER, ''))
    else {
      list = label === 'Deliverables' ? own.deliverables : label === 'Acceptance criteria' ? own.acceptance_criteria : undefined
      if (label === PAYMENT_LABEL) own.payment_amount = line.text
      else if (!list && !isBegun) own.refined_text += `\n${line.opening}${line.text}`
    }
  }
  return { milestones, others }
}

function begun(milestone_number: number, title: string): StoredMilestone {
  const refined_text = `Milestone ${milestone_number} - ${title}`
  return { milestone_number, step_type: 'development', initial_text: null, refined_text, deliverables: [], acceptance_criteria: [] }
}

/** The lines in which a text keeps a milestone of the option, as they are composed; a milestone whose criteria stand with their numbers gets them anew. */
export function optionText(milestone: StoredMilestone): string {
  const { milestone_number: number, deliverables, acceptance_criteria, payment_amount } = milestone
  const [title = '', ...body] = shownText(milestone).trim().split('\n')
  const [head] = parse(title).lines
  const payment = centsOf(payment_amount)
  return [
    `${optionMilestoneLabel(number)}: ${head?.kind === 'title' ? head.text : title}`,
    ...body,
    ...listed('Deliverables', deliverables),
    ...listed('Acceptance criteria', criteriaWithNumbers(number, acceptance_criteria)),
    ...(payment > 0 ? [`${PAYMENT_LABEL}: ${dollarLabel(payment)}`] : []),
  ].join('\n')
}

/** Criteria behind their numbers: "C6.1 Heat". */
export function criteriaWithNumbers(milestone_number: number, criteria: readonly string[]): string[] {
  return criteria.map((one, nth) => `${criterionNumber(milestone_number, nth + 1)} ${one.replace(NUMBER, '')}`)
}

function listed(label: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`${label}:`, ...items.map((one) => `- ${one}`)]
}

/** Milestones as a plan numbers them, those of its option behind those of the base; what else is said of the option stays where it stands. */
export function withOptionMilestones(stored: readonly StoredMilestone[]): StoredMilestone[] {
  const { base, option } = withOptionApart(stored)
  const { milestones, others } = optionMilestones(option)
  if (milestones.length === 0) return [...stored]
  const at = stored.findLastIndex((one, nth) => one !== base[nth])
  const told = base.map((one, nth) => (nth === at ? { ...one, refined_text: `${shownText(one)}\n${print({ lines: others })}` } : one))
  return [...told, ...milestones]
}

/** The number of the milestone that tells these words: of those that one keeps for the option it is the option's own, of all others the one where they stand. */
export function numberTelling(
  stored: readonly StoredMilestone[],
  { milestone_number, quote }: { milestone_number: number; quote: string },
): number {
  const own = stored.find((one) => one.milestone_number === milestone_number)
  const words = lineAlone(quote)
  if (!own || baseText(shownText(own)).includes(words)) return milestone_number
  const { milestones } = optionMilestones(withOptionApart([own]).option)
  const telling = milestones.find((one) => optionText(one).includes(words))
  return telling?.milestone_number ?? milestone_number
}

type Told = { milestones: readonly StoredMilestone[]; period_of_performance: Months }

/** The months behind the base that the plan's option names; nothing where it has none or does not say when. */
export function optionMonths({ milestones, period_of_performance }: Told): { from: number; to: number } | undefined {
  const told = withOptionApart(milestones).option.flatMap(({ opening, text }) => numbersNamed(opening + text, 'month', 'due'))
  const behind = told.filter((month) => month > period_of_performance)
  return behind.length > 0 ? { from: Math.min(...behind), to: Math.max(...behind) } : undefined
}
