import { oneLine, raised } from '../../../language/characters.ts'
import { isModal } from '../../../language/clause.ts'
import { requirementQuantities } from '../../../language/quantity/quantity.ts'
import type { Analysis, Requirement } from '../analysis.ts'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** The things of which a person makes requirements of their own, a line each; a text of one line, or of more than there are letters, stays whole. */
export function linesOfParts(text: string): string[] {
  const lines = text.split('\n').map(oneLine).filter(Boolean)
  return lines.length > 1 && lines.length <= LETTERS.length ? lines : []
}

/** The analysis with the parts of a requirement in its place, R48a, R48b, …: each with its page and quote, and with the quantities that it says itself. The whole is kept among what was taken out. */
export function splitRequirement(analysis: Analysis, whole: Requirement, texts: readonly string[]): Analysis {
  const parts = texts.map((said, at): Requirement => {
    const text = raised(said)
    return { ...whole, id: `${whole.id}${LETTERS[at]}`, text, quantities: requirementQuantities(text), set_by: 'person' }
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

/** Whether a requirement was split off another. */
export function isPartOf({ id }: Pick<Requirement, 'id'>, whole: string): boolean {
  return id.length > whole.length && id.startsWith(whole) && [...id.slice(whole.length)].every((letter) => LETTERS.includes(letter))
}

/** What a new thing begins with behind "and". */
const BEGINS = /;\s+(?:and\s+)?(?![^()]*\))|,?\s+and\s+(?=(?:an?|the)\s)/

/** A text with a line for each thing that it may ask for, offered to be changed: what begins behind a semicolon or behind "and", with what the first says before its own verb's object. */
export function offeredParts(text: string): string {
  const [first = '', ...others] = oneLine(text).split(BEGINS)
  const words = first.split(' ')
  const modal = words.findIndex((word) => isModal({ text: word }))
  const lead = modal < 0 ? '' : words.slice(0, modal + 2).join(' ')
  const said = (part: string) => (lead === '' || part.split(' ').some((word) => isModal({ text: word })) ? part : `${lead} ${part}`)
  return [first, ...others.map(said)].map(raised).join('\n')
}
