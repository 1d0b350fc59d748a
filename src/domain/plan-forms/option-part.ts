import { dollarsIn } from '../../language/quantity/money.ts'
import { shownText } from '../milestone.ts'
import { type MilestoneLine, OPTION_ASKED_LABEL, OPTION_LABEL, OPTION_PRICE_LABEL, parse, print } from '../milestone-document.ts'
import { dollarLabel } from '../money.ts'
import { citedInPlan } from '../quality/citation.ts'
import { ownWords } from '../quality/quoted.ts'
import { monthCount } from '../schedule.ts'
import { type FormSection, type PlanToLayOut, paragraph } from './form-document.ts'
import { lineBlocks } from './line-blocks.ts'

/** The labels under which a plan tells of its option, behind the tasks of its last milestone. */
const OPTION_LABELS: ReadonlySet<string> = new Set([OPTION_LABEL, OPTION_ASKED_LABEL, OPTION_PRICE_LABEL])

/** What a form lays out of the base, what it tells of the option behind it, and the option's price in dollars where the plan says it; nothing where it has none. */
export type PartedOption<Given> = { base: Given; option: FormSection[]; price: number | undefined }

/** An option stands on its own, with its months and its price: nobody is to read it as work that the milestones pay for. */
export function partedOption<Given extends Pick<PlanToLayOut, 'plan' | 'component'>>(given: Given): PartedOption<Given> {
  const { plan } = given
  const isOfOption = (line: MilestoneLine) => line.kind === 'label' && OPTION_LABELS.has(line.name)
  const parted = plan.milestones.map((milestone) => ({ milestone, ...partedLines(parse(shownText(milestone)).lines, isOfOption) }))
  const told = parted.flatMap(({ apart }) => apart)
  if (told.length === 0) return { base: given, option: [], price: undefined }
  const milestones = parted.map(({ milestone, apart, others }) =>
    apart.length === 0 ? milestone : { ...milestone, refined_text: print({ lines: others }) },
  )
  const blocks = [paragraph(framed(given, told)), ...lineBlocks(told)]
  return {
    base: { ...given, plan: { ...plan, milestones } },
    option: [{ heading: 'Option, behind the base', blocks }],
    price: priceOf(told),
  }
}

/** The lines that are told apart, each with what is listed below it, and the others. */
export function partedLines(
  lines: readonly MilestoneLine[],
  isApart: (line: MilestoneLine, at: number) => boolean,
): { apart: MilestoneLine[]; others: MilestoneLine[] } {
  const parted: { apart: MilestoneLine[]; others: MilestoneLine[] } = { apart: [], others: [] }
  let place = parted.others
  for (const [at, line] of lines.entries()) {
    if (isApart(line, at)) place = parted.apart
    else if (line.kind !== 'item') place = parted.others
    place.push(line)
  }
  return parted
}

/** The option's months, its limit and its price: what its own lines say of dollars stands there, with whoever said it, and nothing else is put beside it. */
function framed({ plan, component }: Pick<PlanToLayOut, 'plan' | 'component'>, told: readonly MilestoneLine[]): string {
  const { period_of_performance: base } = plan
  const known = component?.option
  const lines = told.map(({ text }) => text)
  const apart = 'priced apart from the payments of the milestones.'
  if (!known) return `Behind the ${monthCount(base)} of the base; ${apart}`
  const { months, ceiling, exact } = known.value
  const source = citedInPlan({ ...known.source, place: '' })
  const limit = lines.some((line) => dollarsIn(line) !== undefined) ? '' : ` and at most ${dollarLabel(100 * ceiling)}`
  const frame = `Months ${base + 1} to ${base + months}, behind the base of ${monthCount(base)}`
  return `${frame}: ${exact ? 'exactly' : 'at most'} ${monthCount(months)}${limit}${source}; ${apart}`
}

/** What the lines of the option say in the company's own words that it costs; what they quote of the solicitation is a limit. */
function priceOf(told: readonly MilestoneLine[]): number | undefined {
  const label = told.filter((line) => line.kind === 'label' && line.name === OPTION_PRICE_LABEL)
  const [price] = [...label, ...told].map(({ text }) => dollarsIn(ownWords(text))).filter((dollars) => dollars !== undefined)
  return price
}
