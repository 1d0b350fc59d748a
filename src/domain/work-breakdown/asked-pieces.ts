import { dutiesIn } from '../../language/duties.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import { namingWords } from './named-alike.ts'

/** What is looked at of a requirement and of each of its pieces. */
type Parted = Pick<Requirement, 'text' | 'quantities'>

/** What one requirement asks for, thing by thing and deed by deed, each with its own figures. */
export function dutiesOf(one: Requirement): Requirement[] {
  return parted(one, dutiesIn(requirementWords(one) || one.text))
}

/** Where one of several things, deeds or limits ends and the next begins. */
const JOINT = /[,;:]\s+(?:and\s+|or\s+)?|\s+(?:and|or)\s+/g

/** A requirement piece by piece, as coarsely as its joints are: a duty with two objects is answered by what answers either. Only itself where nothing is joined. */
export function piecesOf<One extends Parted>(one: One): One[] {
  return parted(
    one,
    one.text.split(JOINT).filter((text) => namingWords(text).length > 0),
  )
}

/** What a look at all of some duties at once sees of each, requirement by requirement: how telling one is shows beside the others. */
export function seenOfDuties<Seen>(
  duties: readonly (readonly Requirement[])[],
  look: (all: readonly Requirement[]) => readonly Seen[],
): (readonly Seen[])[] {
  const seen = look(duties.flat())
  let end = 0
  return duties.map(({ length }) => {
    end += length
    return seen.slice(end - length, end)
  })
}

function parted<One extends Parted>(one: One, texts: readonly string[]): One[] {
  if (texts.length < 2) return [one]
  return texts.map((text) => ({
    ...one,
    text,
    quantities: one.quantities.filter(({ printed }) => printed !== '' && text.includes(printed)),
  }))
}
