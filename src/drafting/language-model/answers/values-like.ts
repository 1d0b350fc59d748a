import { passagesOf } from '../../../domain/grounding/source-passage.ts'
import type { Origin, PlanSources } from '../../../domain/grounding/sources.ts'
import { tracedWords } from '../../../domain/grounding/telling-word.ts'
import type { UnsupportedPiece } from '../../../domain/grounding/traced.ts'
import { type Measure, measuresIn } from '../../../language/quantity/measure.ts'

/** The value that the sources have in place of one that no source states, where they have any of the kind. */
export type ValuesLike = (piece: UnsupportedPiece, sentence: string) => { text: string; origin: Origin } | undefined

type SourceValue = { measure: Measure; origin: Origin; text: string; roots: ReadonlySet<string> }

/** Looks for the value that measures the same thing, or has the same number, where most of the sentence's words stand. */
export function valuesLikeIn(sources: PlanSources): ValuesLike {
  let values: SourceValue[] | undefined
  return ({ kind, text }, sentence) => {
    const [told] = measuresIn(text)
    if (!told) return undefined
    values ??= valuesOf(sources)
    const roots = new Set(rootsOf(sentence))
    const [best] = values
      .filter(({ measure }) => (kind === 'unit' ? measure.value === told.value : measure.unit?.dimension === told.unit?.dimension))
      .map((value) => ({ value, shared: [...roots].filter((root) => value.roots.has(root)).length }))
      .filter(({ shared }) => shared > 0)
      .sort((one, other) => other.shared - one.shared || distance(one.value.measure, told) - distance(other.value.measure, told))
    return best && { text: best.value.text, origin: best.value.origin }
  }
}

function valuesOf(sources: PlanSources): SourceValue[] {
  return passagesOf(sources).flatMap(({ text, origin }) => {
    const measures = measuresIn(text)
    if (measures.length === 0) return []
    const roots = new Set(rootsOf(text))
    return measures.map((measure) => ({ measure, origin, roots, text: text.slice(measure.start, measure.end).trim() }))
  })
}

function rootsOf(text: string): string[] {
  return tracedWords(text).flatMap(({ telling, root }) => (telling ? [root] : []))
}

function distance(one: Measure, other: Measure): number {
  return Math.abs(one.value * (one.unit?.factor ?? 1) - other.value * (other.unit?.factor ?? 1))
}
