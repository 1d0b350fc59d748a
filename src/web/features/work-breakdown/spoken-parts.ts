import type { SpokenSentence } from '../../../domain/work-breakdown/composed/spoken-sentences.ts'
import { tellsFacts } from '../../../domain/work-breakdown/composed/suggested-wording.ts'

/** A sentence with the wording that is offered for it. */
export type Shown = SpokenSentence & { suggested: string | undefined }

/** The lists that are gone through one after another: what is worded for the contract already, what tells a fact and is to be worded, and mere talk. */
export type Part = 'worded' | 'facts' | 'talk'
export const SAYS: Readonly<Record<Part, string>> = {
  worded: 'Each has a wording for the contract, with its figures and names: print it, or word it otherwise.',
  facts: 'These tell a figure, a name or what is not so. Word what the plan is to say.',
  talk: 'Word what the plan is to say; what stays as it was said is better left out.',
}

/** No list is longer: one is finished in a minute. */
const LONGEST_LIST = 8

/** The sentences in the lists in which they are gone through, that with the one that is sought first. */
export function inParts(sentences: readonly Shown[], sought: string | undefined): { part: Part; sentences: readonly Shown[] }[] {
  const partOf = (one: Shown): Part => (one.suggested ? 'worded' : tellsFacts(one) ? 'facts' : 'talk')
  const lists = (['worded', 'facts', 'talk'] as const).flatMap((part) => {
    const own = sentences.filter((one) => partOf(one) === part)
    const words = [...new Set(own.map(({ printed }) => printed))]
    return Array.from({ length: Math.ceil(words.length / LONGEST_LIST) }, (_, at) => {
      const some = words.slice(at * LONGEST_LIST, (at + 1) * LONGEST_LIST)
      return { part, sentences: own.filter(({ printed }) => some.includes(printed)) }
    })
  })
  const isSought = ({ sentences: own }: { sentences: readonly Shown[] }) => own.some(({ row }) => row === sought)
  return [...lists.filter(isSought), ...lists.filter((list) => !isSought(list))]
}
