import { plainWords, raised } from '../../../language/characters.ts'
import { cueList } from '../../../language/cue-list.ts'
import type { Requirement } from '../analysis.ts'

const OPTION = cueList('phase i/ii option | option period | option')

/** What may stand before it where a sentence begins with it. */
const LEADING = new Set(['the', 'during', 'in', 'for', 'under', 'if', 'as', 'part', 'of'])

/** Whether a requirement is one of the option behind the base: "The Phase I Option, if exercised, will include …" (DoD SBIR 25.1 BAA, Navy instructions). */
export function isOfOption({ text, phase }: Pick<Requirement, 'text'> & Partial<Pick<Requirement, 'phase'>>): boolean {
  return phase === 'option' || optionNamed(text) !== undefined
}

/** The option that a sentence begins with, in its words: all that it asks for is of that, one by one. */
export function optionNamed(text: string): string | undefined {
  const found = OPTION.find(text)
  return found && plainWords(text.slice(0, found.index)).every((word) => LEADING.has(word)) ? raised(found.text) : undefined
}

/** What a requirement of an option says, so that it can be read alone: behind the heading under which it stands, where it does not say so itself. */
export function withOption(text: string, option: string | undefined): string {
  return option === undefined || optionNamed(text) ? text : `${option}: ${text}`
}

/** The heading of an option, "PHASE I OPTION", as it reads in a sentence; undefined of any other. */
export function optionHeaded(heading: string | undefined): string | undefined {
  const [, numeral] = (heading && OPTION.test(heading) && /\b(i{1,2}|[12])\b/i.exec(heading)) || []
  return numeral ? `Phase ${['1', 'i'].includes(numeral.toLowerCase()) ? 'I' : 'II'} Option` : undefined
}
