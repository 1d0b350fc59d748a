import { oneLine } from '../../language/characters.ts'
import { blanksIn } from '../blank.ts'
import { behindLabel, lineAlone } from '../milestone-document.ts'
import { definedAcronyms } from './defined-acronym.ts'
import { tracedSentence } from './sentence-trace.ts'
import { sourceIndex } from './source-index.ts'
import type { Origin, PlanSources } from './sources.ts'
import { sourcesWithoutOrders } from './sources-without-orders.ts'
import { statementsIn } from './statement.ts'
import type { TracedSentence } from './traced.ts'

/** Sentences that a tracer remembers, so that typing traces only what has changed. */
const MOST_KNOWN = 4000

/** A sentence of an answer that stands in a plan word for word rests on it whatever else is said elsewhere; a shorter one, in characters, may be said of anything. */
const WHOLE = 40

type Trace = (text: string) => TracedSentence[]

/** Sources are held against plan after plan; they are prepared once, for as long as somebody has them. */
const prepared = new WeakMap<PlanSources, Trace>()

/**
 * Prepares the sources once; the function it gives names for each sentence of a text what it rests on. Nothing rests on words that give orders to a
 * machine, wherever they stand.
 */
export function tracer(sources: PlanSources): Trace {
  const plain = sourcesWithoutOrders(sources)
  const trace = prepared.get(plain) ?? tracerOf(plain)
  prepared.set(plain, trace)
  return trace
}

function tracerOf(sources: PlanSources): Trace {
  const index = sourceIndex(sources)
  const own = new Set(sources.own_statements.flatMap((statement) => [spaced(statement), ...statementsOf(statement)]))
  const lines = (sources.composed ?? []).filter(({ origins }) => origins.length > 0)
  const composed = new Map(lines.flatMap(({ text, origins }) => saidIn(text).map((said) => [said, origins] as const)))
  const answered = new Map<string, Origin[]>(
    index.passages.flatMap(({ text, origin }) => (origin.kind === 'answer' && text.length >= WHOLE ? [[spaced(text), [origin]]] : [])),
  )
  const known = new Map<string, TracedSentence>()
  const traced = (sentence: string, explained: readonly string[]): TracedSentence => {
    const key = [sentence, ...explained.filter((short) => sentence.includes(short))].join('\n')
    const before = known.get(key)
    if (before) return before
    if (known.size >= MOST_KNOWN) known.clear()
    const now = tracedSentence(sentence, index, new Set(explained))
    known.set(key, now)
    return now
  }
  return (text) => {
    const explained = Array.from(definedAcronyms(text))
    return statementsIn(text).map(({ start, end }) => {
      const sentence = text.slice(start, end)
      const said = spaced(sentence)
      if (own.has(said)) return { start, end, text: sentence, grounds: 'own', origins: [], unsupported: [] }
      // what was composed knows all that it rests on, its row among it
      const origins = composed.get(said) ?? answered.get(said) ?? answered.get(behindLabel(said))
      if (origins) return { start, end, text: sentence, grounds: 'sourced', origins, unsupported: [] }
      return placed(traced(sentence, explained), start)
    })
  }
}

/** For each sentence of a text what it rests on, and each number, unit, name and standard in it that stands in no source. */
export function trace(text: string, sources: PlanSources): TracedSentence[] {
  return tracer(sources)(text)
}

/** A composed line as its text has it, as a list or a narrative has it, and sentence by sentence. */
function saidIn(line: string): string[] {
  const said = [line, lineAlone(line)].flatMap((text) => [spaced(text), ...statementsOf(text)])
  return [...new Set(said)].filter((text) => blanksIn(text).length === 0)
}

function spaced(text: string): string {
  return oneLine(text)
}

function statementsOf(text: string): string[] {
  return statementsIn(text).map(({ start, end }) => spaced(text.slice(start, end)))
}

function placed(sentence: TracedSentence, from: number): TracedSentence {
  return {
    ...sentence,
    start: from,
    end: from + sentence.text.length,
    unsupported: sentence.unsupported.map((one) => ({ ...one, start: from + one.start, end: from + one.end })),
  }
}
