import { FURNISHED } from '../../../domain/quality/data-rules.ts'
import type { JudgedSentence } from '../../../domain/solicitation/analysis.ts'
import { open } from '../../../domain/work-breakdown/composed/phrase.ts'
import { oneLine } from '../../../language/characters.ts'
import { monthsAfterAward } from '../../../language/time-words.ts'
import { textOf, wordsOf } from '../../../language/words.ts'
import type { PlanFacts } from '../../drafter.ts'

/** What the solicitation says that the Government provides, and by which month after award where it says that. */
export type Furnished = { item: string; by?: string } & Pick<JudgedSentence, 'page' | 'quote'>

/** What a solicitation says that the Government provides, sentence by sentence; that it provides nothing is no item. */
export function furnishedIn({ analysis }: Pick<PlanFacts, 'analysis'>): Furnished[] {
  const told = (analysis?.sentences ?? []).filter(({ whose, quote }) => whose === 'government' && FURNISHED.test(quote))
  return told.flatMap(({ quote, page }) => {
    const item = givenIn(oneLine(quote))
    const [by] = monthsAfterAward(oneLine(quote))
    return item === undefined ? [] : [{ item, page, quote, ...(by ? { by: String(by.month) } : {}) }]
  })
}

/** "The Government will provide, as GFE, ten used ropes": what stands behind the verb of who provides it; undefined where nobody does. */
function givenIn(sentence: string): string | undefined {
  const words = wordsOf(sentence)
  const who = words.findIndex(({ lemma }) => lemma === 'government')
  const verb = words.findIndex(({ pos }, at) => at > who && pos === 'VERB')
  if (who < 0 || verb < 0 || words.slice(who, verb).some(({ lemma }) => lemma === 'not')) return undefined
  const given = open(textOf(words.slice(verb + 1)).trim()).replace(ASIDE, '')
  return given === '' ? undefined : given
}

/** ", as Government Furnished Equipment (GFE), …": what kind of thing it is to the Government. */
const ASIDE = /^,?\s*as [^,]*,\s*/
