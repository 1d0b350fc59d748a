import type { Analysis, JudgedSentence, Requirement } from '../analysis.ts'
import { comparable } from './quote.ts'
import { freeId, inserted } from './requirement-edits.ts'

/**
 * An analysis of the same topic after more or less of its document was read: what stood in both stays as a person left it, with its ids; a sentence that
 * is new brings its requirement, which has an id that none has, and one that is gone takes its own along.
 */
export function readAgainAs(before: Analysis, again: Analysis): Analysis {
  const known = new Map(before.sentences.map((one) => [keyOf(one), one]))
  const still = new Set(again.sentences.map(keyOf))
  const staying = idsOf(before.sentences.filter((one) => still.has(keyOf(one))))
  const going = idsOf(before.sentences.filter((one) => !still.has(keyOf(one))))
  const stays = ({ id }: Requirement) => staying.has(id) || !going.has(id)
  // of what is in both, the number that it had before
  const ids = new Map(again.sentences.map((one) => [one.requirement_id, known.get(keyOf(one))?.requirement_id]))
  const removed_requirements = before.removed_requirements.filter(stays)
  let requirements = before.requirements.filter(stays)
  for (const one of again.requirements) {
    const isNew = ids.has(one.id) && again.sentences.every((own) => own.requirement_id !== one.id || !known.has(keyOf(own)))
    if (!isNew) continue
    const id = freeId({ requirements: [...before.requirements, ...requirements], removed_requirements: before.removed_requirements })
    ids.set(one.id, id)
    requirements = inserted({ topic: again.topic, requirements }, { ...one, id })
  }
  const sentences = again.sentences.map((one) => known.get(keyOf(one)) ?? { ...one, requirement_id: ids.get(one.requirement_id) })
  return { ...again, requirements, removed_requirements, sentences, confirmed_limits: before.confirmed_limits }
}

function keyOf({ page, quote, period }: JudgedSentence): string {
  return `${page} ${period} ${comparable(quote)}`
}

function idsOf(sentences: readonly JudgedSentence[]): Set<string | undefined> {
  return new Set(sentences.map(({ requirement_id }) => requirement_id))
}
