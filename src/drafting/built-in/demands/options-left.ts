import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { shortened } from '../english/noun-phrase.ts'
import { listed, lowerStart } from '../english/wording.ts'
import type { PlanBrief } from '../plan-brief.ts'
import { itemOf } from './list-item.ts'

/** Words of names in the list of options; what goes beyond is told by its pages. */
const MOST_WORDS = 72

/** What a broad solicitation offers and the answers do not speak of, in one place, so that a reader sees the choice. */
export function optionTasks({ demands, facts }: PlanBrief): string[] {
  const open = demands.options.map((one) => ({ one, intro: itemOf(one).intro }))
  const items = open.filter(({ intro }) => intro !== '').map(({ one }) => one)
  const singles = open.filter(({ intro }) => intro === '').map(({ one }) => one)
  const quoted = singles.slice(0, 2).map(({ text, page }) => `"${text.replace(/[.;]+$/, '').replace(/"/g, "'")}" (p. ${page})`)
  return [
    ...(quoted.length > 0 ? [`state how far the effort takes up what the solicitation leaves open: ${listed(quoted)}`] : []),
    ...(items.length + singles.length > quoted.length ? [listOf([...items, ...singles.slice(2)], facts.phase, hasTaken(demands))] : []),
  ]
}

function listOf(options: readonly Requirement[], phase: string, isChosen: boolean): string {
  const start = isChosen
    ? `confirm with the TPOC that these options of the solicitation are not taken up in Phase ${phase}:`
    : 'settle with the TPOC which of these options of the solicitation are taken up:'
  const named: Requirement[] = []
  const names: string[] = []
  for (const one of options) {
    const name = nameOf(one, options.length <= 3 ? 160 : 90)
    if ([...names, name].join(' ').split(' ').length > MOST_WORDS) continue
    named.push(one)
    names.push(name)
  }
  const rest = options.filter((one) => !named.includes(one))
  const others = rest.length > 0 ? `; and the other options that it lists on ${pagesOf(rest)}` : ''
  return `${start} ${[...new Set(names)].join('; ')} (${pagesOf(named)})${others}`
}

/** Whether the answers take up something that the solicitation leaves open. */
function hasTaken({ requirements, options }: PlanBrief['demands']): boolean {
  const left = new Set(options)
  return requirements.some((one) => !left.has(one) && itemOf(one).optional && itemOf(one).intro !== '')
}

/** "Thermal management solutions for edge processing (e.g. …)" → its first words, up to where a phrase ends. */
function nameOf(requirement: Requirement, longest: number): string {
  const [label = ''] = itemOf(requirement)
    .text.replace(/ \((?:e\.g\.|i\.e\.|including)[^)]*\)/gi, '')
    .split(/ [-–—] |; |, (?:including|such as|leveraging|outlining|showing)/)
  const name = lowerStart(label.replace(/[.;,:]+$/, ''))
  return name.length > longest ? shortened(name, longest) || name.slice(0, longest).replace(/ \S*$/, '') : name
}

function pagesOf(options: readonly Requirement[]): string {
  return `p. ${listed([...new Set(options.map(({ page }) => page))].sort((one, other) => one - other).map(String))}`
}
