import { type StoredMilestone, shownText } from './milestone.ts'
import { isBlank, type MilestoneLine, OPTION_ASKED_LABEL, OPTION_LABEL, OPTION_PRICE_LABEL, parse, print } from './milestone-document.ts'

/** The label behind which stands what is paid for a milestone of the option. */
export const PAYMENT_LABEL = 'Payment'

/** Behind this label a milestone of the option begins: it stands behind the base's last one, and goes on until the next such label. */
export function optionMilestoneLabel(number: number): string {
  return `${OPTION_LABEL}, Milestone ${number}`
}

const BEGINS = new RegExp(`^${OPTION_LABEL}, Milestone (\\d{1,3})$`)
const LABELS: ReadonlySet<string> = new Set([OPTION_LABEL, OPTION_ASKED_LABEL, OPTION_PRICE_LABEL])

/** Whether a line heads what a text tells of the option. */
function isHead(line: MilestoneLine): boolean {
  return line.kind === 'label' && (LABELS.has(line.name) || BEGINS.test(line.name))
}

/** Where the lines of a text tell of the option: below a milestone of it all that follows, below another label of it what is listed there. */
export function ofOption(lines: readonly MilestoneLine[]): boolean[] {
  const first = lines.findIndex((line) => line.kind === 'label' && BEGINS.test(line.name))
  let isListed = false
  return lines.map((line, at) => {
    if (line.kind !== 'item') isListed = isHead(line)
    return isListed || (first >= 0 && at >= first)
  })
}

/** A milestone's text without what it tells of the option. */
export function baseText(text: string): string {
  const { lines } = parse(text)
  const isOf = ofOption(lines)
  return isOf.includes(true) ? print({ lines: lines.filter((_, at) => !isOf[at]) }).trimEnd() : text
}

/** Milestones as the base has them, and the lines that they tell of the option. */
export function withOptionApart<One extends Pick<StoredMilestone, 'refined_text' | 'initial_text'>>(
  milestones: readonly One[],
): { base: One[]; option: MilestoneLine[] } {
  const optionIn = (one: One) => {
    const { lines } = parse(shownText(one))
    const isOf = ofOption(lines)
    return lines.filter((_, at) => isOf[at])
  }
  const option = milestones.flatMap(optionIn)
  if (option.length === 0) return { base: [...milestones], option }
  const without = (one: One) => ({ ...one, refined_text: baseText(shownText(one)) })
  return { base: milestones.map((one) => (optionIn(one).length > 0 ? without(one) : one)), option }
}

/** The milestones that lines of the option tell, as those of a plan are, and what else these say of it. */
export function optionMilestones(lines: readonly MilestoneLine[]): { milestones: StoredMilestone[]; others: MilestoneLine[] } {
  const milestones: StoredMilestone[] = []
  const others: MilestoneLine[] = []
  let list: string[] | undefined
  let isOpen = false
  for (const line of lines.filter((one) => !isBlank(one))) {
    if (isHead(line)) {
      const number = line.kind === 'label' && BEGINS.exec(line.name)?.[1]
      isOpen = Boolean(number)
      if (number) milestones.push(begun(Number(number), line.text))
    }
    const last = milestones.at(-1)
    if (!isOpen || !last) others.push(line)
    else if (!isHead(line)) list = added(last, line, list)
  }
  return { milestones, others }
}

function begun(milestone_number: number, title: string): StoredMilestone {
  const refined_text = `Milestone ${milestone_number} - ${title}`
  return { milestone_number, step_type: 'development', initial_text: null, refined_text, deliverables: [], acceptance_criteria: [] }
}

const NUMBER = /^C\d+\.\d+ /

/** Puts a line where it belongs in its milestone; returns the list that goes on with the next item. */
function added(milestone: StoredMilestone, line: MilestoneLine, list: string[] | undefined): string[] | undefined {
  if (line.kind === 'item' && list) list.push(line.text.replace(NUMBER, ''))
  else if (line.kind === 'label' && line.name === 'Deliverables') return milestone.deliverables
  else if (line.kind === 'label' && line.name === 'Acceptance criteria') return milestone.acceptance_criteria
  else if (line.kind === 'label' && line.name === PAYMENT_LABEL) milestone.payment_amount = line.text
  else {
    milestone.refined_text += `\n${line.opening}${line.text}`
    return undefined
  }
  return list
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
