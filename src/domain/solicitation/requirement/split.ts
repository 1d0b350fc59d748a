import { raised } from '../../../language/characters.ts'
import { requirementQuantities } from '../../../language/quantity/required.ts'
import type { Analysis, Requirement } from '../analysis.ts'
import { isPartOf, letterOf } from './part-lines.ts'

/** The analysis with the parts of a requirement in its place, R48a, R48b, …: each with its page and quote, and with the quantities that it says itself. The whole is kept among what was taken out. */
export function splitRequirement(analysis: Analysis, whole: Requirement, texts: readonly string[]): Analysis {
  const parts = texts.map((said, at): Requirement => {
    const text = raised(said)
    return { ...whole, id: `${whole.id}${letterOf(at)}`, text, quantities: requirementQuantities(text), set_by: 'person' }
  })
  return {
    ...analysis,
    requirements: analysis.requirements.flatMap((one) => (one.id === whole.id ? parts : one)),
    removed_requirements: [...analysis.removed_requirements, analysis.requirements.find(({ id }) => id === whole.id) ?? whole],
  }
}

/** The analysis without the parts of a requirement: it comes back whole, or goes whole. */
export function withoutParts(analysis: Analysis, id: string): Analysis {
  const isKept = (one: Requirement) => !isPartOf(one, id)
  return {
    ...analysis,
    requirements: analysis.requirements.filter(isKept),
    removed_requirements: analysis.removed_requirements.filter(isKept),
  }
}
