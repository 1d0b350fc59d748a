import { done, fail } from '../../../domain/result.ts'
import { candidatesFor } from './candidates.ts'
import { isDenied } from './denied.ts'
import { type Edit, withEdits } from './edits.ts'
import { hasOld, isAlike, isSameOfPair } from './fitting.ts'
import { ofKind, pick, type Reference, referenceOf, within } from './meant.ts'
import { type News, newsOf, type Said } from './news.ts'
import type { Part } from './parts.ts'
import { hasWordOf, type SaidWord, saidWords } from './said.ts'
import { isCount, severalOf } from './several.ts'
import { fitOf, hasRoot, type View } from './view.ts'
import { EVERYWHERE, isOneOf, ORDINALS, STEERS } from './vocabulary.ts'
import { type Made, tells, type Wish, type WishWord } from './wish.ts'

/** A text with something put for something else: figures, months, names, binding verbs or words, each where the wish fits one place best. */
export function replaced(view: View, wish: Wish): Made {
  const found = newsOf(view, wish)
  if (found.news.length === 0) return fail('It does not say what is to stand there.')
  const edits: Edit[] = []
  let before: WishWord[] = []
  for (const segment of segmentsOf(wish, found)) {
    const evidence = evidenceOf(wish, segment, found)
    const some = editsFor(view, wish, { ...segment, ...evidence, before, taken: edits, told: found.told })
    if (typeof some === 'string') return fail(some)
    edits.push(...some)
    before = [...before, ...evidence.evidence]
  }
  const gone = new Set(edits.flatMap(({ from, to }) => saidWords(view.text.slice(from, to)).map(({ root }) => root)))
  const isLeft = ({ words, from }: Said) => {
    const told = words.filter((word) => tells(word) && view.roots.has(word.root))
    return told.length > 0 && isDenied(wish, from) && !told.some(({ root }) => hasRoot(gone, root))
  }
  if (found.news.every(({ value }) => value?.kind !== 'modal') && found.olds.some(isLeft))
    return fail('What is to go does not stand there.')
  const sorted = edits.sort((one, other) => one.from - other.from)
  if (sorted.some(({ from }, at) => from < (sorted[at - 1]?.to ?? 0))) return fail('Two changes mean the same place.')
  return done(withEdits(view.text, sorted))
}

type Segment = { one: Said; old: readonly Said[]; from: number; to: number }

/** A wish with several things that are new has a stretch for each, up to the clause in which the next one stands. */
function segmentsOf(wish: Wish, { news, olds }: News): Segment[] {
  const bounds = wish.words.filter(({ low }) => isOneOf(low, '. ; , and')).map(({ start }) => start)
  let from = 0
  return news.map((one, at) => {
    const next = news[at + 1]?.from
    const denied = olds.filter((old) => old.from >= one.to && old.to <= (next ?? wish.said.length) && isDenied(wish, old.from))
    const end = Math.max(one.to, ...denied.map(({ to }) => to))
    const to = next === undefined ? wish.said.length : (bounds.find((bound) => bound >= end && bound < next) ?? end)
    const old = olds.filter((some) => some.from >= from && some.to <= to)
    const segment = { one, old, from, to }
    from = to
    return segment
  })
}

type Evidence = { evidence: WishWord[]; faint: WishWord[] }

/** The words of a stretch that tell the place: those that are labelled, and fainter all others. */
function evidenceOf({ words }: Wish, { one, old, from, to }: Segment, { told }: News): Evidence {
  const isUsed = (word: WishWord) =>
    (word.start >= one.from && word.end <= one.to) ||
    old.some(({ value, words: some }) => (value !== null || one.value === null) && some.includes(word)) ||
    told.some(({ start, end }) => word.start >= start && word.end <= end)
  const isPlace = ({ mark, low }: WishWord) => ORDINALS.has(low) || (mark !== '' && !STEERS.has(low))
  const all = words.filter((word) => word.isLive && word.start >= from && word.end <= to && !isUsed(word))
  return { evidence: all.filter(isPlace), faint: all.filter((word) => !isPlace(word) && tells(word)) }
}

type Told = Segment & Evidence & { before: readonly WishWord[]; taken: readonly Edit[]; told: News['told'] }

/** What is to be edited for one new thing; a sentence where no place is clearly the best. */
function editsFor(view: View, wish: Wish, told: Told): Edit[] | string {
  const ref = referenceOf(told.evidence)
  const isModal = told.one.value?.kind === 'modal'
  const several = severalOf(
    view,
    wish.words.filter((word, at) => told.evidence.includes(word) || isCount(wish.words, at)),
  )
  const place = several && isModal ? several : several ? 'It means several places at once.' : regionOf(view, told, ref)
  if (typeof place === 'string') return place
  const isEvery = hasWordOf(wish.said, EVERYWHERE)
  if ((isModal || isEvery) && hasWordOf(wish.said, 'but except')) return 'It says what is to stay, too.'
  const named = ref.named.find(({ nth, number }) => nth === null && number === null)
  const parts = named && (isModal || isEvery) && place === null && ref.roots.length === 0 ? ofKind(view.parts, named.kinds) : []
  const region = parts.length > 0 ? parts : place
  const all = candidatesFor(view, wish, told.one, told.old)
    .filter(({ from, to }) => !region || region.some((part) => from >= part.from && to <= part.to))
    .filter(({ from, to, put }, at, some) => view.text.slice(from, to) !== put && some.findIndex((other) => other.from === from) === at)
    .filter(({ from, to }) => !told.taken.some((edit) => from < edit.to && to > edit.from))
    .filter(
      (edit) =>
        isAlike(view, edit) && (told.one.value !== null || hasOld(view, told.old, edit)) && isSameOfPair(view, wish, told.one, edit),
    )
  if (all.length === 0) return 'What is to be replaced does not stand there.'
  const isOpen = place === null && ref.roots.length + (isModal ? told.faint.length : 0) === 0
  if ((isEvery && told.old.length > 0 && place === null) || (isModal && (isOpen || several)))
    return all.map((edit) => trimmed(view.text, edit))
  return bestOf(view, wish, told, ref, all, place !== null)
}

const LEAST_AHEAD = 0.25
const LEAST_SAID = 0.5

function bestOf(view: View, wish: Wish, told: Told, ref: Reference, all: readonly Edit[], isPlaced: boolean): Edit[] | string {
  const clause = clauseAround(wish.said, told.one.from)
  const near = told.evidence.filter(({ start, end }) => start >= clause.from && end <= clause.to).map(({ root }) => root)
  const isSaid = ({ from }: Edit) =>
    told.told.some(
      ({ kind, start, end, of }) =>
        kind === told.one.value?.kind &&
        start >= told.from &&
        end <= told.to &&
        of[0] !== '' &&
        view.values.some((value) => value.start === from && value.of[0] === of[0]),
    )
  const score = (edit: Edit) => {
    const by = (roots: readonly string[]) => nearness(view, edit, roots)
    const own = 0.5 * by(ref.roots) + 0.5 * by(ref.roots.filter((root) => near.includes(root)))
    return own + 0.4 * by(told.faint.map(({ root }) => root)) + 0.3 * by(referenceOf(told.before).roots) + (isSaid(edit) ? 1.5 : 0)
  }
  const [best, second] = all.map((edit) => ({ edit, score: score(edit) })).sort((one, other) => other.score - one.score)
  if (!best) return 'It does not stand there.'
  if (second && best.score - second.score < LEAST_AHEAD) return `“${told.one.text}” may be meant for any of ${all.length} places.`
  if (!second && told.old.length === 0 && !isPlaced && best.score < LEAST_SAID) return 'Too little is said of the place.'
  return [trimmed(view.text, best.edit)]
}

/** The parts that a stretch names by number or count, or else what was said before it; null where none is named. */
function regionOf(view: View, { evidence, before }: Told, ref: Reference): readonly Part[] | null | string {
  if (ref.nth !== null && ref.nth > 0) return 'It does not say what is counted.'
  const isNamed = ({ nth, number }: Reference['named'][number]) => nth !== null || number !== null
  const own = ref.named.filter(isNamed)
  const named = own.length > 0 ? own : referenceOf(before).named.filter(isNamed)
  if (named.length === 0) return null
  const counted = named.find(({ nth, kinds }) => nth !== null && kinds[0] !== 'task')
  const pool = within(
    view,
    named.filter((one) => one !== counted),
  )
  if (typeof pool === 'string' || !counted) return pool
  const found = pick(view, ofKind(pool, counted.kinds), evidence.length > 0 ? ref.roots : [], counted.nth)
  return typeof found === 'string' ? found : [found.part]
}

/** The clause that a place of a wish stands in. */
function clauseAround(said: string, at: number): { from: number; to: number } {
  const breaks = [...said.matchAll(/[.;](?=\s|$)|, (?:so|but|and|since|because)\b/g)].map(({ index }) => index)
  return { from: breaks.findLast((one) => one < at) ?? 0, to: breaks.find((one) => one > at) ?? said.length }
}

/** How well roots fit the sentence of a place, more so the nearer they stand before it. */
function nearness(view: View, { from, to }: Edit, roots: readonly string[]): number {
  const around = view.parts.filter((part) => from >= part.from && to <= part.to)
  const sentence = around.find(({ kind }) => kind === 'sentence') ?? around.find(({ kind }) => kind === 'line')
  if (!sentence) return 0
  const gap = (start: number, end: number) => {
    const between = view.text.slice(start, end)
    return saidWords(between).length + (hasWordOf(between, ', ; and or') ? 4 : 0)
  }
  const words = view.words.filter(({ start, end }) => start >= sentence.from && end <= sentence.to)
  let sum = fitOf(view, sentence, roots)
  for (const root of new Set(roots)) {
    const gaps = words
      .filter((word) => hasRoot([word.root], root))
      .map(({ start }) => (start >= to ? 2 * gap(to, start) + 1 : start < from ? gap(start, from) : 0))
    if (gaps.length > 0) sum += (0.8 * view.weight(root)) / (1 + Math.min(...gaps) / 3)
  }
  return sum
}

/** Words that were said along with the new ones, and stand beside the place already, are not put in twice. */
function trimmed(text: string, { from, to, put }: Edit): Edit {
  const words = saidWords(put)
  const before = saidWords(text.slice(0, from)).slice(-words.length)
  const behind = saidWords(text.slice(to)).slice(0, words.length + 1)
  const isSame = (some: readonly SaidWord[], others: readonly SaidWord[]) =>
    some.length === others.length && some.every(({ low }, at) => low === others[at]?.low)
  for (let count = words.length - 1; count > 0; count -= 1) {
    const [tail, opening] = [words.slice(-count), words.slice(0, count)]
    if (isSame(tail, behind.slice(0, count)) || (tells(tail[0] as SaidWord) && isSame(tail, behind.slice(1, count + 1))))
      return trimmed(text, { from, to, put: put.slice(0, words.at(-count - 1)?.end) })
    if (isSame(opening, before.slice(-count))) return trimmed(text, { from, to, put: put.slice(words[count]?.start) })
  }
  return { from, to, put }
}
