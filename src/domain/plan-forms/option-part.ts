import { shownText } from '../milestone.ts'
import { type MilestoneLine, parse, print } from '../milestone-document.ts'
import { dollarLabel } from '../money.ts'
import { citedInPlan } from '../quality/citation.ts'
import { type FormBlock, type FormSection, type PlanToLayOut, paragraph } from './form-document.ts'

/** The labels under which a plan tells of its option, behind the tasks of its last milestone. */
const OPTION_LABELS: ReadonlySet<string> = new Set(['Option', 'For the option'])

/** What a form lays out of the base, and what it tells of the option behind it; nothing where the plan has none. */
export type PartedOption<Given> = { base: Given; option: FormSection[] }

/** An option stands on its own, with its months and its price: nobody is to read it as work that the milestones pay for. */
export function partedOption<Given extends Pick<PlanToLayOut, 'plan' | 'component'>>(given: Given): PartedOption<Given> {
  const { plan } = given
  const parted = plan.milestones.map((milestone) => ({ milestone, ...partedLines(parse(shownText(milestone)).lines) }))
  const told = parted.flatMap(({ option }) => option)
  if (told.length === 0) return { base: given, option: [] }
  const milestones = parted.map(({ milestone, base, option }) =>
    option.length === 0 ? milestone : { ...milestone, refined_text: print({ lines: base }) },
  )
  const blocks = [paragraph(framed(given)), ...told.map(optionBlock)]
  return { base: { ...given, plan: { ...plan, milestones } }, option: [{ heading: 'Option, behind the base', blocks }] }
}

/** What is listed below a label of the option is of it, too. */
function partedLines(lines: readonly MilestoneLine[]): { base: MilestoneLine[]; option: MilestoneLine[] } {
  const parted: { base: MilestoneLine[]; option: MilestoneLine[] } = { base: [], option: [] }
  let place = parted.base
  for (const line of lines) {
    if (line.kind === 'label' && OPTION_LABELS.has(line.name)) place = parted.option
    else if (line.kind !== 'item') place = parted.base
    place.push(line)
  }
  return parted
}

function framed({ plan, component }: Pick<PlanToLayOut, 'plan' | 'component'>): string {
  const { period_of_performance: base } = plan
  const known = component?.option
  if (!known)
    return `Behind the ${base} months of the base; priced apart from the payments of the milestones: [state the price of the option].`
  const { months, ceiling, exact } = known.value
  const source = citedInPlan({ ...known.source, place: '' }, component)
  return `Months ${base + 1} to ${base + months}, behind the base of ${base} months: ${exact ? 'exactly' : 'at most'} ${months} months and at most ${dollarLabel(100 * ceiling)}${source}; priced apart from the payments of the milestones: [state the price of the option].`
}

function optionBlock(line: MilestoneLine): FormBlock {
  if (line.kind === 'label') return { kind: 'paragraph', label: line.name, text: line.text }
  return line.kind === 'item' ? { kind: 'item', text: line.text } : paragraph(line.opening + line.text)
}
