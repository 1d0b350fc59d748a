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

/** Where each of some lists begins once they stand one behind the other. */
export function startsOf(lists: readonly (readonly unknown[])[]): number[] {
  return lists.map((_, nth) => lists.slice(0, nth).reduce((sum, { length }) => sum + length, 0))
}

function parted<One extends Parted>(one: One, texts: readonly string[]): One[] {
  if (texts.length < 2) return [one]
  return texts.map((text) => ({
    ...one,
    text,
    quantities: one.quantities.filter(({ printed }) => printed !== '' && text.includes(printed)),
  }))
}
