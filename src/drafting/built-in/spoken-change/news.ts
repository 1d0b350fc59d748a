import { hasSpace, startsWithCapital } from '../../../language/characters.ts'
import { isDenied, isNegated } from './denied.ts'
import { handedOver } from './handed-over.ts'
import { saidWords } from './said.ts'
import { type Value, valuesIn } from './values.ts'
import { hasRoot, type View } from './view.ts'
import { isOneOf, NOT_NEW, STEERS, STOP } from './vocabulary.ts'
import { type Run, runsOf, tells, type Wish, type WishWord } from './wish.ts'

/** Something that a wish says: a value of a kind, or words. */
export type Said = { value: Value | null; from: number; to: number; text: string; words: readonly WishWord[] }

/** What is to be put in, what is to go for it, and all values that were said. */
export type News = { news: Said[]; olds: Said[]; told: Value[] }

/** What is new in a wish and what is old: values by whether the text has them, words by their labels. */
export function newsOf(view: View, wish: Wish): News {
  const over = handedOver(view, wish)
  if (over) return { news: [named(wish, over.one)], olds: [named(wish, over.old)], told: [] }
  const told = valuesIn(wish.said).filter((value) => value.kind !== 'name' && isLive(wish, value) && !isNumberOfPart(view, wish, value))
  const { news, olds } = valuesOf(view, wish, told)
  const modals = news.filter(({ value }) => value?.kind === 'modal')
  // a binding verb beside a figure is how people talk
  const kept = news.length > modals.length ? news.filter((one) => !modals.includes(one)) : modals.slice(-1)
  const isFree = (run: Run) => ![...olds, ...kept].some(({ from, to }) => run.from < to && run.to > from)
  const gone = [
    ...runsOf(wish, 'old').filter(({ text }) => !view.parts.some(({ number }) => number === text)),
    ...runsOf(wish, 'place').filter(({ from, to }) => isDenied(wish, from, to)),
  ]
  if (gone.length === 0)
    gone.push(
      ...phrasesIn(wish).filter(({ from, to, words }) => isDenied(wish, from, to) && words.every(({ root }) => view.roots.has(root))),
    )
  olds.push(...gone.filter((run) => run.words.some((one) => one.isLive) && isFree(run)).map(asWords))
  const names = valuesIn(wish.said).filter((value) => value.kind === 'name' && isLive(wish, value))
  const phrases = phrasesOf(view, wish, { kept, olds, names, modals })
  const all = phrases.some(({ from, to }) => modals.some((modal) => modal.from > from && modal.to <= to)) ? phrases : [...kept, ...phrases]
  if (all.length === 0) all.push(...namesOf(view, wish, names, olds))
  if (all.length > 0 && all.every(({ value }) => value === null)) olds.splice(0, olds.length, ...gone.map(asWords))
  const denied = names.filter(({ start, end }) => isDenied(wish, start, end) && !olds.some(({ from, to }) => start < to && end > from))
  olds.push(...denied.map((value) => named(wish, value)))
  const said = all.sort((one, other) => one.from - other.from)
  return { news: said.filter((one, at) => !said.slice(0, at).some((other) => isAgain(other, one))), olds, told }
}

const named = (wish: Wish, value: Value): Said => ({ ...asSaid(wish, value), value: null })

/** Whether words say what was said before once more. */
function isAgain(one: Said, other: Said): boolean {
  if (one.value || other.value) return false
  const roots = one.words.map(({ root }) => root)
  return one.text === other.text || other.words.filter(tells).every(({ root }) => roots.includes(root))
}

const isLive = ({ words }: Wish, { start, end }: Value) => words.some((word) => word.isLive && word.start >= start && word.start < end)

const asWords = ({ from, to, text, words }: Run): Said => ({ value: null, from, to, text, words })

function asSaid({ said, words }: Wish, value: Value): Said {
  const { start: from, end: to } = value
  return { value, from, to, text: said.slice(from, to), words: words.filter(({ start, end }) => start >= from && end <= to) }
}

/** "task 2", "all 4 lines", "2.1" where a task has that number: no figure of the text. */
function isNumberOfPart({ parts }: View, { said, words }: Wish, { kind, of, start, end }: Value): boolean {
  if (kind !== 'figure' || of[1] !== '') return false
  const isCount =
    isOneOf(words.findLast((word) => word.start < start)?.low, 'task step bullet paragraph number item all') ||
    isOneOf(words.find((word) => word.start >= end)?.low, 'more sentences bullets lines tasks steps')
  const printed = said.slice(start, end)
  // "3.4" where there are tasks 3.1 to 3.3
  const isNext = (number: string) => number.includes('.') && number.split('.')[0] === printed.split('.')[0]
  return isCount || (printed.includes('.') && parts.some(({ number }) => isNext(number)))
}

function valuesOf(view: View, wish: Wish, told: readonly Value[]): { news: Said[]; olds: Said[] } {
  const all = told.map((value) => ({
    ...asSaid(wish, value),
    value,
    isDenied: isDenied(wish, value.start, value.end),
    stands: stands(view, wish, value),
  }))
  const has = (one: Said, label: string) => one.words.some(({ mark }) => mark === label)
  const isShall = (one: Said) => one.text.toLowerCase() === 'shall'
  const binds = all.some((one) => isShall(one) && !one.isDenied)
  const modals = all.filter(({ value }) => value.kind === 'modal' && binds)
  const others = all.filter(({ value }) => value.kind !== 'modal')
  const olds: Said[] = [
    ...modals.filter((one) => !isShall(one) && (one.stands || has(one, 'old'))),
    ...others.filter((one) => one.isDenied || (has(one, 'old') && one.stands)),
  ]
  const news: Said[] = [
    ...modals.filter((one) => isShall(one) && !one.isDenied),
    ...others.filter((one) => !olds.includes(one) && (has(one, 'new') || !one.stands)),
  ]
  // "500 is not enough, make it 800": what stands there makes way for what does not
  const figures = news.filter(({ value }) => value?.kind === 'figure')
  const standing = figures.filter(({ value }) => view.values.some(({ kind, of }) => kind === 'figure' && of[0] === value?.of[0]))
  const isLike = (one: Said, other: Said) => [one.value?.of[1], ''].includes(other.value?.of[1] ?? '')
  const old = standing.filter((one) => figures.some((other) => !standing.includes(other) && isLike(one, other)))
  if (olds.length === 0 && old.length > 0 && old.length < figures.length) {
    olds.push(...old)
    return { news: news.filter((one) => !old.includes(one)), olds }
  }
  return { news, olds }
}

/** In which clause a place of a wish is. */
function clausesOf({ words }: Wish): (at: number) => number {
  const ends = words.filter(({ low }) => isOneOf(low, '. ; and')).map(({ start }) => start)
  return (at) => ends.filter((end) => end < at).length
}

/** Whether the text has a value that was said. */
function stands({ values, text }: View, { said }: Wish, { kind, of, start, end }: Value): boolean {
  return values.some((other) => {
    if (other.kind !== kind) return false
    if (kind === 'modal') return text.slice(other.start, other.end) === said.slice(start, end).toLowerCase()
    if (kind === 'figure') return other.of[0] === of[0] && other.of[1] === of[1]
    return of.every((part, at) => part === '' || part.toLowerCase() === other.of[at]?.toLowerCase())
  })
}

type Found = { kept: readonly Said[]; olds: readonly Said[]; names: readonly Value[]; modals: readonly Said[] }

/** Words that are labelled as new, where they are not those of a value; whole names, and unknown words behind them. */
function phrasesOf({ roots }: View, wish: Wish, { kept, olds, names, modals }: Found): Said[] {
  const clause = clausesOf(wish)
  const isContrast = runsOf(wish, 'old').length > 0 || olds.some(({ from }) => isNegated(wish, from))
  return runsOf(wish, 'new').flatMap((run): Said[] => {
    if (kept.some(({ from }) => clause(from) === clause(run.from))) return []
    if (!run.words.some((word) => word.isLive && tells(word) && !NOT_NEW.has(word.low))) return []
    const isKnown = run.words.every((word) => !tells(word) || roots.has(word.root))
    if (isKnown && kept.length > 0 && kept.length === modals.length) return []
    if (isKnown && !isContrast && !run.text.split(' ').slice(0, 2).every(startsWithCapital)) return []
    const name = names.find(({ start, end }) => start < run.to && end > run.from && !isDenied(wish, start))
    const [from, to] = [Math.min(run.from, name?.start ?? run.from), Math.max(run.to, name?.end ?? run.to)]
    const behind = wish.words.slice(wish.words.findLastIndex(({ end }) => end <= to) + 1)
    const known = behind.findIndex((word) => roots.has(word.root) || !tells(word) || word.mark !== '' || NOT_NEW.has(word.low))
    const end = behind.slice(0, Math.max(0, known)).at(-1)?.end ?? to
    return [{ value: null, from, to: end, text: wish.said.slice(from, end), words: run.words }]
  })
}

/** Names that the text does not have; one that it has in another form is old. */
function namesOf({ roots }: View, wish: Wish, names: readonly Value[], olds: Said[]): Said[] {
  return names.flatMap((value) => {
    const name = named(wish, value)
    const strange = saidWords(name.text).filter((word) => !roots.has(word.root) && !STOP.has(word.low))
    if (strange.some(({ root }) => hasRoot(roots, root))) {
      olds.push(name)
      return []
    }
    const opens = value.start === 0 || isOneOf(wish.words.findLast(({ start }) => start < value.start)?.low, '. ! ?')
    const isPlain = opens && !hasSpace(name.text)
    return strange.length === 0 || isPlain || isDenied(wish, value.start) ? [] : [name]
  })
}

/** Words that tell something, as they stand together. */
function phrasesIn({ said, words }: Wish): Run[] {
  const phrases: WishWord[][] = [[]]
  for (const word of words) {
    if (word.isLive && tells(word) && !STEERS.has(word.low) && !NOT_NEW.has(word.low)) phrases.at(-1)?.push(word)
    else if ((phrases.at(-1)?.length ?? 0) > 0) phrases.push([])
  }
  return phrases.flatMap((some) => {
    const [from, to] = [some[0]?.start, some.at(-1)?.end]
    return from === undefined || to === undefined ? [] : [{ from, to, text: said.slice(from, to), words: some }]
  })
}
