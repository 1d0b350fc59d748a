import { keyTerms } from '../../../domain/grounding/key-terms.ts'
import { type Answer, isStepSlot } from '../../../domain/interview.ts'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { requirementWords } from '../../../domain/solicitation/requirement/requirement-words.ts'
import { askedFigures, figuresOf, type Telling, tellingOf } from '../../../domain/work-breakdown/told-figures.ts'
import { sentencesOfLines } from '../../../language/sentence.ts'

const REACHED: readonly Telling[] = ['same', 'stricter']

/** The requirements of which one sentence of an answer reaches each figure and names the matter, with the slot of that answer. */
export function toldInAnswers(requirements: readonly Requirement[], answers: readonly Answer[]): ReadonlyMap<Requirement, string> {
  const said = answers
    .filter(({ slot }) => !isStepSlot(slot))
    .flatMap(({ slot, answer }) =>
      sentencesOfLines(answer).map((quantity) => {
        // a bare number may be of anything
        const own = figuresOf({ quantity }).own.filter(({ unit }) => unit !== null)
        return { slot, words: keyTerms(quantity).words, own }
      }),
    )
    .filter(({ own }) => own.length > 0)
  return new Map(
    requirements.flatMap((one): [Requirement, string][] => {
      const asked = askedFigures(one)
      const units = keyTerms(one.quantities.map(({ printed }) => printed).join(' ')).words
      const named = [...keyTerms(requirementWords(one)).words].filter((word) => !units.has(word))
      const found = said.find(
        ({ own, words }) =>
          asked.length > 0 && asked.every((figure) => REACHED.includes(tellingOf(figure, own))) && named.some((word) => words.has(word)),
      )
      return found ? [[one, found.slot]] : []
    }),
  )
}
