import type { FactSource } from '../component/component-facts.ts'
import { cycleOf } from '../instructions/cycle.ts'
import type { Topic } from '../solicitation/analysis.ts'
import { componentNamed, componentOfNumber } from '../solicitation/topic/topic-number.ts'

/** "Navy SBIR instructions 25.1, page 3": where a fact of a component stands. */
export function cited({ document, release, place }: FactSource): string {
  return [release === '' || document.includes(release) ? document : `${document} ${release}`, place]
    .filter((part) => part.trim() !== '')
    .join(', ')
}

/**
 * The place of a component's rule as a plan names it, in brackets behind a space; of one that a person uses from another release than the topic's only that
 * release, since its pages and sections are not those that the evaluator has.
 */
export function citedInPlan(source: FactSource): string {
  if (source.another_release === 'told') return ''
  return source.another_release ? ` (as of release ${source.release})` : ` (${cited(source)})`
}

/** How much an objection weighs that rests on a limit of another release which nobody said to hold for the topic: it may be wrong, and is worth a look. */
export function weightOf(source: FactSource): { severity?: 'warning' } {
  return source.another_release === 'told' ? { severity: 'warning' } : {}
}

/** The release of the program's announcement whose sections are known. */
const KNOWN_RELEASE = '25.1'

/** A section of the program's announcement as a plan names it, in brackets behind a space; nothing where the topic is of another release, whose sections are not known. */
export function announced(section: string, number: string | undefined): string {
  return number && cycleOf(number) === KNOWN_RELEASE ? ` (DoD SBIR ${KNOWN_RELEASE} BAA, section ${section})` : ''
}

/** The instructions of a release: what stands before it says whose they are. */
const RELEASE = /\s(?:SBIR |STTR )?(?:[A-Z][\w ]+ )?\d\d\.[\dA-Z]\b/

/**
 * Where a rule comes from, for a topic: what its own component and the whole program say; a rule that only other components have is good practice
 * there, and is called so with whose it is.
 */
export function ruleSource(source: string, topic: Pick<Topic, 'component' | 'number'> | undefined): string {
  const own = (topic?.component && componentNamed(topic.component)?.value) || componentOfNumber(topic?.number ?? '')
  const parts = source.split('; ').map((part) => ({ part, of: componentNamed(part.split(RELEASE)[0] ?? '') }))
  const isOthers = ({ part, of }: (typeof parts)[number]) => RELEASE.test(part) && of !== undefined && !isSame(of.value, own)
  const held = parts.filter((one) => !isOthers(one))
  if (held.length > 0) return held.map(({ part }) => part).join('; ')
  return parts.map(({ part, of }) => `a rule of the ${of?.value}, good practice: ${part}`).join('; ')
}

/** The Space Force's topics follow the Air Force's instructions. */
function isSame(component: string, own: string | undefined): boolean {
  return component === own || (component === 'Air Force' && own === 'Space Force')
}

/** What good reviewers look for, where no document makes it a rule. */
export const PRACTICE = "Proposal reviewers' practice"
