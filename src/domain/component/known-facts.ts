import { cycleOf } from '../instructions/cycle.ts'
import type { Phase, ProgramType } from '../program.ts'
import type { Topic } from '../solicitation/analysis.ts'
import { componentOfNumber } from '../solicitation/topic/topic-number.ts'
import { AFWERX } from './afwerx.ts'
import { AIR_FORCE } from './air-force.ts'
import { ARMY } from './army.ts'
import type { ComponentFacts, FactSource } from './component-facts.ts'
import { componentName } from './component-name.ts'
import { DARPA } from './darpa.ts'
import { DHA } from './dha.ts'
import { withoutLimits } from './limit.ts'
import { MDA } from './mda.ts'
import { NAVY } from './navy.ts'

/** Components as the reader of topics names them, with what is known of each. The Space Force's topics follow the Air Force's instructions. */
const KNOWN: ReadonlyMap<string, readonly ComponentFacts[]> = new Map([
  ['Navy', NAVY],
  ['Army', ARMY],
  ['Air Force', AIR_FORCE],
  ['Space Force', AIR_FORCE],
  ['Missile Defense Agency', MDA],
  ['Defense Health Agency', DHA],
  ['DARPA', DARPA],
])

/**
 * What a topic's component asks of the work plan of this phase, as far as the product knows it; null when it knows nothing. The facts are of the
 * release that each names: of a topic of another release the person is told so, limits of it are printed in no document until one of them is `confirmed`, and those from more than a year away are not kept.
 */
export function componentFacts(
  topic: Topic,
  phase: Phase,
  program_type: ProgramType,
  confirmed: readonly string[] = [],
): ComponentFacts | null {
  const isDirect = phase === 'II' && topic.direct_to_phase_2
  const found = knownOf(topic).find(
    (facts) =>
      facts.phase === phase &&
      facts.direct_to_phase_2 === isDirect &&
      (facts.program_type === 'any' || facts.program_type === program_type),
  )
  return found ? heldAgainst(found, topic.number, confirmed) : null
}

function knownOf({ component, number }: Topic): readonly ComponentFacts[] {
  if (number?.startsWith('AFX') || component?.toUpperCase().includes('AFWERX')) return AFWERX
  if (component?.toUpperCase().includes('SPACEWERX')) return AIR_FORCE
  return KNOWN.get(component ?? componentOfNumber(number ?? '') ?? '') ?? []
}

/** Years between a topic and the release of a limit, beyond which the limit is not kept. */
const YEARS_APART = 1

function heldAgainst(facts: ComponentFacts, number: string | undefined, confirmed: readonly string[]): ComponentFacts {
  const release = releaseOf(facts)
  if (release === undefined) return facts
  const cycle = number === undefined ? undefined : cycleOf(number)
  if (cycle !== undefined && release.startsWith(cycle)) return facts
  const year = Number(cycle?.slice(0, 2) ?? /^[A-Z]+(\d{2})/.exec(number ?? '')?.[1])
  const isNear = Math.abs(year - Number(release.slice(0, 2))) <= YEARS_APART
  const topics = cycle ? `your topic is of ${cycle}` : 'your topic is of another or an unknown release'
  const leftOut = isNear
    ? ''
    : ` Their amounts, months and pages are not shown: upload ${componentName(facts)}’s instructions for your topic.`
  const told = `These facts are from release ${release}; ${topics}.${leftOut}`
  return { ...marked(isNear ? facts : withoutLimits(facts, () => true), confirmed), release_note: told }
}

/** Each fact with its release marked as another one than the topic's. */
function marked(facts: ComponentFacts, confirmed: readonly string[]): ComponentFacts {
  const entries = Object.entries(facts).map(([name, fact]) => {
    if (typeof fact !== 'object' || !('source' in fact)) return [name, fact]
    const another_release = confirmed.includes(name) ? 'confirmed' : 'told'
    return [name, { ...fact, source: { ...fact.source, another_release } }]
  })
  return Object.fromEntries(entries)
}

function releaseOf(facts: ComponentFacts): string | undefined {
  const sources: (FactSource | undefined)[] = [
    facts.award_ceiling?.source,
    facts.page_limit?.source,
    ...facts.notes.map(({ source }) => source),
  ]
  return sources.find((source) => source !== undefined && source.release !== '')?.release
}
