import type { FactSource } from '../component/component-facts.ts'
import { cycleOf } from '../instructions/cycle.ts'

/** "Navy SBIR instructions 25.1, page 3": where a fact of a component stands. */
export function cited({ document, release, place }: FactSource): string {
  return [release === '' || document.includes(release) ? document : `${document} ${release}`, place]
    .filter((part) => part.trim() !== '')
    .join(', ')
}

/**
 * The place of a component's rule as a plan names it, in brackets behind a space; nothing of another release than the topic's, whose pages and
 * sections are not those that the evaluator has.
 */
export function citedInPlan(source: FactSource): string {
  return source.another_release ? '' : ` (${cited(source)})`
}

/** The release of the program's announcement whose sections are known. */
const KNOWN_RELEASE = '25.1'

/** A section of the program's announcement as a plan names it, in brackets behind a space; nothing where the topic is of another release, whose sections are not known. */
export function announced(section: string, number: string | undefined): string {
  return number && cycleOf(number) === KNOWN_RELEASE ? ` (DoD SBIR ${KNOWN_RELEASE} BAA, section ${section})` : ''
}

/** What good reviewers look for, where no document makes it a rule. */
export const PRACTICE = "Proposal reviewers' practice"
