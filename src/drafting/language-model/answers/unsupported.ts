import type { Origin } from '../../../domain/grounding/sources.ts'
import { tracedWords } from '../../../domain/grounding/telling-word.ts'
import type { TracedSentence, UnsupportedPiece } from '../../../domain/grounding/traced.ts'
import { oneLine } from '../../../language/characters.ts'
import type { Objection } from './objections.ts'
import { rememberingLast } from './remembering.ts'
import type { ValuesLike } from './values-like.ts'

type Trace = (text: string) => TracedSentence[]

/** A sentence whose telling words stand before to this part says nothing new. */
const SAID_BEFORE = 0.7

const LONGEST_QUOTE = 220

/** What in a text stands in no source, each with what the sources say instead. What stood in `before` without a source is not objected to again. */
export function unsupportedIn(trace: Trace, valuesLike: ValuesLike, text: string, before: string): Objection[] {
  const stood = standingBy(trace)(before)
  return trace(text).flatMap((sentence) => {
    if (sentence.grounds !== 'unsupported' || stood.sentences.has(spaced(sentence.text))) return []
    if (sentence.unsupported.length === 0) return isSaid(sentence.text, stood.roots) ? [] : [invented(sentence)]
    return sentence.unsupported.filter((piece) => !stood.pieces.has(keyOf(piece))).map((piece) => objectionTo(piece, sentence, valuesLike))
  })
}

type Standing = { sentences: ReadonlySet<string>; pieces: ReadonlySet<string>; roots: ReadonlySet<string> }

const standings = new WeakMap<Trace, (before: string) => Standing>()

/** Part after part is held against the same words. */
function standingBy(trace: Trace): (before: string) => Standing {
  const known = standings.get(trace) ?? rememberingLast((before) => standing(trace, before))
  standings.set(trace, known)
  return known
}

function standing(trace: Trace, before: string): Standing {
  if (before === '') return { sentences: new Set(), pieces: new Set(), roots: new Set() }
  const traced = trace(before)
  return {
    sentences: new Set(traced.map(({ text }) => spaced(text))),
    pieces: new Set(traced.flatMap(({ unsupported }) => unsupported.map(keyOf))),
    roots: new Set(tellingRoots(before)),
  }
}

function isSaid(sentence: string, before: ReadonlySet<string>): boolean {
  const roots = tellingRoots(sentence)
  return roots.length > 0 && roots.filter((root) => before.has(root)).length >= SAID_BEFORE * roots.length
}

function tellingRoots(text: string): string[] {
  return [...new Set(tracedWords(text).flatMap(({ telling, root }) => (telling ? [root] : [])))]
}

function keyOf({ kind, text }: UnsupportedPiece): string {
  return `${kind} ${spaced(text).toLowerCase()}`
}

function spaced(text: string): string {
  return oneLine(text)
}

function invented({ text, origins }: TracedSentence): Objection {
  return {
    kind: 'claim',
    sentence: `No source says "${shortened(text)}": say only what a source says, or leave it out.${nearest(origins)}`,
  }
}

function objectionTo(piece: UnsupportedPiece, { text, origins }: TracedSentence, valuesLike: ValuesLike): Objection {
  const value = piece.kind === 'number' || piece.kind === 'unit' ? valuesLike(piece, text) : undefined
  const instead = value ? ` The sources have "${value.text}" (${placeOf(value.origin)}).` : piece.kind === 'claim' ? '' : nearest(origins)
  const kind = piece.kind === 'claim' ? 'wording' : piece.kind
  return { kind, sentence: `${FAULT[piece.kind](`"${shortened(piece.text)}"`)}${instead}` }
}

const FAULT: Record<UnsupportedPiece['kind'], (said: string) => string> = {
  number: (said) => `${said} stands in no source, or is said there of something else: take the value of the source, or leave it out.`,
  unit: (said) => `${said} has another unit in the sources.`,
  name: (said) => `${said} is named in no source, or something else is said of it there: leave it out, or name whom the sources name.`,
  standard: (said) => `${said} is named in no source: leave it out.`,
  quote: (said) => `${said} is no quotation: quote word for word and cite the page on which it stands, or leave the quotation out.`,
  claim: (said) => `${said} claims what no source says: leave it out.`,
}

function nearest([origin]: readonly Origin[]): string {
  return origin ? ` Nearest to it is: "${shortened(origin.quote)}" (${placeOf(origin)}).` : ''
}

function placeOf(origin: Origin): string {
  if (origin.kind === 'answer') return `answer ${origin.slot}`
  return origin.kind === 'entry' ? shortened(origin.label) : `${origin.role} p. ${origin.page}`
}

function shortened(text: string): string {
  const line = spaced(text)
  return line.length <= LONGEST_QUOTE ? line : `${line.slice(0, LONGEST_QUOTE).replace(/\s\S*$/, '')} ...`
}
