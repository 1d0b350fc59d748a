import { done, type Result } from '../../domain/result.ts'
import type { DraftProblem } from '../drafter.ts'
import type { Checks, Objection } from './answers/objections.ts'
import { type Asking, ask, type Following } from './ask.ts'
import { keepingObjections, lostNumbers, type PartObjection } from './kept-parts.ts'
import type { Part, PartKind } from './outline.ts'
import type { Prompt } from './prompt.ts'
import { takenTexts } from './taken-parts.ts'

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
  /** What was objected to in the draft, so that it may go. */
  objected?: readonly Objection[]
  /** What code objects to in the whole, with these words in it: dropped requirements, altered values. */
  ofWhole: (texts: ReadonlyMap<string, string>) => Objection[]
  /** What else a part has to be; its objections put the part back where the model does not mend them. */
  ofPart?: (part: Part, said: string) => string | null
}

/** In these nothing invented may be left for the screens to mark: others read them alone, or they decide on payment. */
const STRICT: ReadonlySet<PartKind> = new Set(['title', 'deliverable', 'criterion', 'question'])

/**
 * Has the model word the parts, where there are any, and gives the words that can stand, by part: what lost something, was invented where nothing may be,
 * or speaks to a machine, is left
 * out, so that the outline's own words stand there. What else rests on nothing stays, and the screens mark it.
 */
export async function worded<Facts>(
  asking: Asking,
  checks: Checks,
  wording: Wording<Facts>,
  following: Following,
): Promise<Result<ReadonlyMap<string, string>, DraftProblem>> {
  const { offered, prompt, facts } = wording
  if (offered.length === 0) return done(new Map())
  const judge = (texts: ReadonlyMap<string, string>) => [
    ...losses(wording, texts),
    ...inventions(checks, wording, texts),
    ...wording.ofWhole(texts),
  ]
  const answer = await ask(asking, prompt, facts, (one) => judge(takenTexts(offered, one)), following)
  return answer.ok ? done(settled(checks, wording, takenTexts(offered, answer.value))) : answer
}

function losses<Facts>({ offered, ofPart, known, objected = [] }: Wording<Facts>, texts: ReadonlyMap<string, string>): PartObjection[] {
  const own = offered.flatMap((part): PartObjection[] => {
    const said = texts.get(part.id)
    const fault = said === undefined ? null : (ofPart?.(part, said) ?? null)
    return fault === null ? [] : [{ id: part.id, kind: 'wording', sentence: `Part [${part.id}] ${fault}` }]
  })
  return [...keepingObjections(offered, texts, known), ...lostNumbers(offered, texts, objected), ...own]
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
  const strict = new Set(wording.offered.filter(({ kind }) => STRICT.has(kind)).map(({ id }) => id))
  const unfit = inventions(checks, wording, texts).filter(({ id, kind }) => strict.has(id) || kind === 'wording')
  let left = without(texts, unfit)
  for (let lost = losses(wording, left); lost.length > 0; lost = losses(wording, left)) left = without(left, lost)
  return keepingWhole(wording, left)
}

function without(texts: ReadonlyMap<string, string>, objections: readonly { id: string }[]): Map<string, string> {
  const named = new Set(objections.map(({ id }) => id))
  return new Map([...texts].filter(([id]) => !named.has(id)))
}

/** Puts back the outline's words, part by part, first where that mends most, until nothing is missing in the whole. */
function keepingWhole<Facts>({ ofWhole }: Wording<Facts>, texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  let left = texts
  let open = ofWhole(left).length
  while (open > 0 && left.size > 0) {
    const tried = [...left.keys()].map((id) => {
      const rest = without(left, [{ id }])
      return { rest, open: ofWhole(rest).length }
    })
    const best = tried.reduce((one, other) => (other.open < one.open ? other : one))
    if (best.open >= open) return new Map()
    left = best.rest
    open = best.open
  }
  return left
}
