import type { Requirement } from '../solicitation/analysis.ts'
import { namingWords } from './named-alike.ts'

/** What is looked at of a requirement and of each of its pieces. */
type Parted = Pick<Requirement, 'text' | 'quantities'>

/** Where one of several things, deeds or limits ends and the next begins. */
const JOINT = /[,;:]\s+(?:and\s+|or\s+)?|\s+(?:and|or)\s+/g

/**
 * A requirement piece by piece, each with its own figures: a duty with two objects is answered by what answers either. It is only itself where nothing is
 * coordinated; a piece names `fewest` things at least.
 */
export function piecesOf<One extends Parted>(one: One, fewest = 1): One[] {
  const cuts = one.text.split(JOINT).filter((text) => namingWords(text).length >= fewest)
  if (cuts.length < 2) return [one]
  return cuts.map((text) => ({
    ...one,
    text,
    quantities: one.quantities.filter(({ printed }) => printed !== '' && text.includes(printed)),
  }))
}
