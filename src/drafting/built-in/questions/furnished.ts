import type { JudgedSentence } from '../../../domain/solicitation/analysis.ts'
import { open } from '../../../domain/work-breakdown/composed/phrase.ts'
import { oneLine } from '../../../language/characters.ts'
import { clauseOf } from '../../../language/clause.ts'
import { monthsAfterAward } from '../../../language/time-words.ts'
import { textOf, wordsOf } from '../../../language/words.ts'
import type { PlanFacts } from '../../drafter.ts'

/** What the solicitation says that the Government provides, and by which month after award where it says that. */
export type Furnished = { item: string; by?: string } & Pick<JudgedSentence, 'page' | 'quote'>

/** What a solicitation says that the Government provides, sentence by sentence; that it provides nothing is no item. */
export function furnishedIn({ analysis }: Pick<PlanFacts, 'analysis'>): Furnished[] {
  const told = (analysis?.sentences ?? []).filter(({ whose }) => whose === 'government')
  return told.flatMap(({ quote, page }) => {
    const item = givenIn(oneLine(quote))
    const [by] = monthsAfterAward(oneLine(quote))
    return item === undefined ? [] : [{ item, page, quote, ...(by ? { by: String(by.month) } : {}) }]
  })
}

/** What somebody does who gives a thing into another's hands. */
const GIVES: ReadonlySet<string> = new Set(['provide', 'furnish', 'supply', 'lend', 'loan'])

/**
 * "The Government will provide, as GFE, ten used ropes": what stands behind the verb of who provides it; "One tent will be lent by the Government": what
 * stands before. Undefined where nobody does.
 */
function givenIn(sentence: string): string | undefined {
  const words = wordsOf(sentence)
  const who = words.findIndex(({ lemma }) => lemma === 'government')
  const verb = words.findIndex(({ pos, lemma }) => pos === 'VERB' && GIVES.has(lemma))
  if (who < 0 || verb < 0) return undefined
  const isGiven = words[verb + 1]?.text.toLowerCase() === 'by'
  const denied = isGiven ? words.slice(0, verb) : words.slice(who, verb)
  if (denied.some(({ lemma }) => lemma === 'not' || lemma === 'no')) return undefined
  const given = open(textOf(isGiven ? clauseOf(words).subject : words.slice(verb + 1)).trim()).replace(ASIDE, '')
  return given === '' ? undefined : given
}

/** ", as Government Furnished Equipment (GFE), …": what kind of thing it is to the Government. */
const ASIDE = /^,?\s*as [^,]*,\s*/
