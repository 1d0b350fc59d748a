import type { FactSource } from '../component/component-facts.ts'

/** "Navy SBIR instructions 25.1, page 3": where a fact of a component stands. */
export function cited({ document, release, place }: FactSource): string {
  return [release === '' || document.includes(release) ? document : `${document} ${release}`, place]
    .filter((part) => part.trim() !== '')
    .join(', ')
}

/** What good reviewers look for, where no document makes it a rule. */
export const PRACTICE = "Proposal reviewers' practice"
