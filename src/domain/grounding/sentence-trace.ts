import { datesIn } from '../../language/calendar-date.ts'
import { stem } from '../../language/stem.ts'
import { blanksIn } from '../blank.ts'
import { citationStands, citedPassage, isQuotedElsewhere } from './cited-page.ts'
import { wrongSectionsIn } from './cited-section.ts'
import { claimsIn, pastAssertionsIn } from './claim.ts'
import { writtenOutIn } from './defined-acronym.ts'
import { mistakenForIn } from './doing.ts'
import { wrongMonthsIn } from './due-month.ts'
import { restingOn } from './origins.ts'
import { citationsIn } from './page-citation.ts'
import { planReferences } from './plan-reference.ts'
import { isGrammar } from './plan-vocabulary.ts'
import { contradictionsIn } from './polarity.ts'
import { quotationsIn } from './quotation.ts'
import { saidOtherwiseIn } from './restated.ts'
import type { SourceIndex } from './source-index.ts'
import { isWithin, type Stretch } from './statement.ts'
import { checkedMeasures } from './supported-measure.ts'
import { codesIn, standardsIn, unknownNames } from './supported-name.ts'
import { namePieces, type TracedWord, tracedWords } from './telling-word.ts'
import type { Grounds, TracedSentence, UnsupportedPiece } from './traced.ts'

/** More than this share of a sentence's words has to stand in sources, measured on honest and on planted sentences. */
const LEAST_SHARE = 0.5

/** What one sentence rests on; places count from its beginning. `explained` are short forms that the text around it has explained. */
export function tracedSentence(text: string, index: SourceIndex, explained: ReadonlySet<string>): TracedSentence {
  const blanks = blanksIn(text)
  const quotations = quotationsIn(text, index.hasQuote).filter((one) => !isWithin(one, blanks))
  const citations = citationsIn(text)
  const quoted = quotations.filter(({ stands }) => stands)
  const passedOver = [...blanks, ...quoted, ...citations]
  const numbering = planReferences(text, index.months, index.counts)
  const measures = checkedMeasures(text, [...passedOver, ...codesIn(text), ...standardsIn(text)], numbering, index)
  const words = tracedWords(text).filter((word) => !isWithin(word, [...blanks, ...citations, ...measures.map(({ measure }) => measure)]))
  const resting = restingOn(
    words,
    measures.flatMap(({ passages }) => passages),
    index,
  )
  const standing = citations.filter((one) => citationStands(text, one, index) && !isQuotedElsewhere(text, one, quotations, index))
  const cited = standing.flatMap((one) => citedPassage(text, one, { quotations, known: resting.passages }, index) ?? [])
  const writtenOut = knownWrittenOut(text, index)
  const open = (some: readonly Stretch[]) => some.filter((one) => !isWithin(one, passedOver))
  const found: [UnsupportedPiece['kind'], readonly Stretch[]][] = [
    ['quote', quotations.filter(({ stands }) => !stands)],
    ['quote', citations.filter((one) => !standing.includes(one))],
    ['quote', wrongSectionsIn(text, index)],
    ['claim', open(claimsIn(text)).filter((one) => !isSaid(text.slice(one.start, one.end), words, index))],
    ['claim', resting.passages.length > 0 ? [] : open(pastAssertionsIn(text))],
    ['claim', open(contradictionsIn(text, resting.passages, index))],
    ['number', open([...undatedIn(text, index), ...wrongMonthsIn(text, index)])],
    ['claim', open(mistakenForIn(text, index))],
    ['claim', open(saidOtherwiseIn(text, index))],
  ]
  const unsupported = [
    ...measures.flatMap(({ piece: said, unsupported: kind }) => (kind ? [piece(kind, text, said)] : [])),
    ...unknownNames(text, [...passedOver, ...numbering], index)
      .map((one) => piece(one.kind, text, one))
      .filter((one) => !explained.has(one.text) && !isWithin(one, writtenOut)),
    ...found.flatMap(([kind, some]) => some.map((one) => piece(kind, text, one))),
  ].sort((a, b) => a.start - b.start)
  // the page that the sentence itself names comes before what else it may rest on
  const origins = [...new Set([...cited, ...resting.passages])].flatMap((passage) => index.passages[passage]?.origin ?? [])
  const isEnough = resting.telling === 0 || (resting.found > 0 && resting.share > LEAST_SHARE)
  return {
    start: 0,
    end: text.length,
    text,
    grounds: groundsOf(unsupported.length > 0 || !isEnough, blanks.length > 0, origins.length > 0),
    origins,
    unsupported,
  }
}

/** "Athena Vortex Lattice (AVL)": the words of a short form that stands in a source are what it says, and no new name. */
function knownWrittenOut(text: string, index: SourceIndex): Stretch[] {
  return writtenOutIn(text).filter(({ short }) => index.placesOfName(namePieces(short)).length > 0)
}

function groundsOf(isUnsupported: boolean, hasBlank: boolean, hasOrigin: boolean): Grounds {
  if (isUnsupported) return 'unsupported'
  if (hasBlank) return 'blank'
  return hasOrigin ? 'sourced' : 'connecting'
}

function piece(kind: UnsupportedPiece['kind'], text: string, { start, end }: Stretch): UnsupportedPiece {
  return { kind, text: text.slice(start, end), start, end }
}

/** Whether a source that speaks of the same thing claims it in the same words. */
function isSaid(claim: string, words: readonly TracedWord[], index: SourceIndex): boolean {
  const pieces = namePieces(claim).filter((word, at) => at > 0 || !isGrammar(word))
  const claimed = pieces.map((piece) => stem(piece))
  const places = pieces.length === 1 ? (index.byRoot.get(claimed[0] ?? '') ?? []) : index.placesOfName(pieces)
  const telling = words.filter((word) => word.telling && !claimed.includes(word.root))
  return places.some((passage) => telling.some(({ root }) => index.roots[passage]?.has(root)))
}

/** The months of a sentence that stand with this year in no source: each of the two may, for another thing. */
function undatedIn(sentence: string, { dates }: SourceIndex): Stretch[] {
  return datesIn(sentence).filter(({ date }) => !dates.has(date))
}
