import { done, type Result } from '../../domain/result.ts'
import type { DraftProblem } from '../drafter.ts'
import type { Checks } from './answers/objections.ts'
import { partLosses } from './answers/part-losses.ts'
import { type Asking, ask, type Following } from './ask.ts'
import { keepingObjections, lostNumbers, type PartObjection } from './kept-parts.ts'
import type { Part, PartKind } from './outline.ts'
import type { Written } from './parts-answer.ts'
import type { Prompt } from './prompt.ts'
import { takenTexts, takesAlong, withoutSentences } from './taken-parts.ts'

/** A draft whose parts a model is to word better. */
export type Wording<Facts> = {
  prompt: Prompt<Facts>
  facts: Facts
  /** The parts that it is asked to word, as they stand. */
  offered: readonly Part[]
  /** Everything that stood before, so that nothing of it is objected to. */
  before: string
  /** All of the draft, where money, due months and requirements are known from. */
  known: string
  /** What else a part has to be; its objections put the part back where the model does not mend them. */
  ofPart?: (part: Part, said: string) => string | null
}

/** Of these nothing is cut out: they are one thing, which stands or does not. */
const WHOLE: ReadonlySet<PartKind> = new Set(['title', 'deliverable', 'criterion', 'question'])

/**
 * Has the model word the parts, where there are any, and gives the words that can stand, by part. A sentence that names what no source names, praises or
 * speaks to a machine goes out of its part; a part that lost something, or that is one thing, goes back to the outline's own words. A sentence that only
 * says more than the sources stays, and the screens mark it.
 */
export async function worded<Facts>(
  asking: Asking,
  checks: Checks,
  wording: Wording<Facts>,
  following: Following,
): Promise<Result<ReadonlyMap<string, string>, DraftProblem>> {
  const { offered, prompt, facts } = wording
  if (offered.length === 0) return done(new Map())
  const judge = (texts: ReadonlyMap<string, string>) => [...losses(wording, texts), ...inventions(checks, wording, texts)]
  const taken = (one: Written) => plainTexts(checks, wording, takenTexts(offered, one))
  // what nothing was objected to can stand as it is
  const clean = new WeakMap<Written, ReadonlyMap<string, string>>()
  const judged = (one: Written) => {
    const texts = taken(one)
    const objections = judge(texts)
    if (objections.length === 0) clean.set(one, texts)
    return objections
  }
  const answer = await ask(asking, prompt, facts, judged, following)
  return answer.ok ? done(clean.get(answer.value) ?? settled(checks, wording, taken(answer.value))) : answer
}

/** Questions speak to the person, and are no text of a plan. */
function plainTexts<Facts>(
  { plain }: Checks,
  { offered, before }: Wording<Facts>,
  texts: ReadonlyMap<string, string>,
): Map<string, string> {
  return new Map(
    offered.flatMap(({ id, kind, text }): [string, string][] => {
      const said = texts.get(id)
      if (said === undefined) return []
      const now = kind === 'question' ? said : plain(said, before)
      return now === text ? [] : [[id, now]]
    }),
  )
}

function losses<Facts>({ offered, ofPart, known }: Wording<Facts>, texts: ReadonlyMap<string, string>): PartObjection[] {
  const own = offered.flatMap((part): PartObjection[] => {
    const said = texts.get(part.id)
    const fault = said === undefined ? null : (ofPart?.(part, said) ?? null)
    return fault === null ? [] : [{ id: part.id, kind: 'wording', sentence: `Part [${part.id}] ${fault}` }]
  })
  const anew = offered.map(({ id, text }) => ({ id, before: text, after: texts.get(id) ?? text }))
  const lost = partLosses(offered.some(({ kind }) => kind === 'question') ? [] : anew)
  return [...keepingObjections(offered, texts, known), ...lostNumbers(offered, texts), ...lost, ...own]
}

function inventions<Facts>({ ofText }: Checks, { offered, before }: Wording<Facts>, texts: ReadonlyMap<string, string>): PartObjection[] {
  return offered.flatMap(({ id }) => {
    const said = texts.get(id)
    return said === undefined
      ? []
      : ofText(said, before).map(({ kind, sentence }): PartObjection => ({ id, kind, sentence: `Part [${id}]: ${sentence}` }))
  })
}

function settled<Facts>(checks: Checks, wording: Wording<Facts>, texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  let left = fitOf(checks, wording, texts)
  for (let lost = losses(wording, left); lost.length > 0; lost = losses(wording, left)) left = without(left, lost)
  return left
}

/** The words for each part without the sentences that may not stand; a part of which nothing is left keeps the outline's. */
function fitOf<Facts>({ ofText }: Checks, { offered, before }: Wording<Facts>, texts: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(
    offered.flatMap(({ id, kind: partKind, text: stood }): [string, string][] => {
      const isWhole = WHOLE.has(partKind)
      const isUnfit = (text: string) => ofText(text, before).some(({ kind }) => isWhole || kind !== 'claim')
      const said = texts.get(id) ?? ''
      if (said === '' || !isUnfit(said)) return said === '' ? [] : [[id, said]]
      const left = isWhole ? '' : withoutSentences(said, isUnfit)
      return left === '' || left === stood || isUnfit(left) || takesAlong(stood, said, left) ? [] : [[id, left]]
    }),
  )
}

function without(texts: ReadonlyMap<string, string>, objections: readonly { id: string }[]): Map<string, string> {
  const named = new Set(objections.map(({ id }) => id))
  return new Map([...texts].filter(([id]) => !named.has(id)))
}
