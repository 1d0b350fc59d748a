import { parse } from '../../../domain/milestone-document.ts'
import { hasDigit, hasSpace, raised, startsAsName, startsSmall, startsWithCapital } from '../../../language/characters.ts'
import { MONTHS } from '../../../language/month-name.ts'
import type { Edit } from './edits.ts'
import type { Said } from './news.ts'
import { inWords } from './number-words.ts'
import { hasWordOf, type SaidWord } from './said.ts'
import { FIGURE, SPELLED, type Value, valuesIn } from './values.ts'
import { hasRoot, type View } from './view.ts'
import { isOneOf } from './vocabulary.ts'
import { isWord, opensSentence, type Wish, withoutArticle, withoutStop } from './wish.ts'

/** All places of a text where something new could be put for what is there: values of its kind, or the old words, or names. */
export function candidatesFor(view: View, wish: Wish, one: Said, olds: readonly Said[]): Edit[] {
  const { value } = one
  // "the end of May" is no words for words
  if (!value && valuesIn(one.text).some(({ kind }) => kind === 'date')) return []
  if (!value) return wordsFor(view, wish, one, olds)
  const same = view.values.filter(({ kind }) => kind === value.kind)
  const old = olds.flatMap((said) => (said.value?.kind === value.kind ? [said.value] : []))
  const fits = (at: number) => (other: Value) =>
    old.length === 0 || old.some((said) => said.of[at]?.toLowerCase() === other.of[at]?.toLowerCase())
  const edits = (some: readonly Value[], put: (other: Value, printed: string) => string) =>
    some.map((other) => ({ from: other.start, to: other.end, put: put(other, view.text.slice(other.start, other.end)) }))
  if (value.kind === 'modal') return edits(same.filter(isLoose(view, olds)), () => 'shall')
  if (value.kind === 'figure') {
    const ofUnit = ({ of }: Value) =>
      value.of[1] === '' ||
      of[2] === value.of[2] ||
      (value.of[2] === 'degree' && of[1]?.startsWith('°')) ||
      of[1] === value.of[1] ||
      of[3]?.startsWith(`${value.of[3]} `)
    return edits(
      same.filter((other) => ofUnit(other) && fits(0)(other)),
      (other, printed) => figurePut(one.text, value, other, printed),
    )
  }
  if (value.kind === 'period') {
    const [unit, from = '', to = ''] = value.of
    const alike = same.filter(({ of }) => of[0] === unit && (of[2] === '') === (to === ''))
    return edits(alike.filter(fits(1)), ({ of }, printed) => printed.replace(of[1] ?? '', from).replace(new RegExp(`${of[2]}$`), to))
  }
  const [day = '', month = '', year = ''] = value.of
  if (Number(day) > daysOf(month)) return []
  const isAlike = ({ start }: Value) => [partOfMonth(view.text, start), ''].includes(partOfMonth(wish.said, one.from))
  return edits(
    same
      .filter(isAlike)
      .filter(({ of }) => day === '' || of[0] !== '')
      .filter(fits(1)),
    ({ of }, printed) => {
      const now = printed.replace(of[1] ?? '', raised(month))
      const dated = day === '' ? now : now.replace(/\b\d{1,2}\b/, day)
      return year === '' ? dated : dated.replace(/\d{4}/, year)
    },
  )
}

/** "mid", "end": what is said before a month of which part of it is meant. */
const partOfMonth = (text: string, at: number): string =>
  /\b(mid|early|late|end|beginning|start)(?: of)?[ -]$/i.exec(text.slice(0, at))?.[1]?.toLowerCase() ?? ''

const daysOf = (month: string): number => [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][MONTHS.indexOf(raised(month.toLowerCase()))] ?? 0

/** Verbs that bind less than "shall": the one that was said, or any. */
function isLoose({ text }: View, olds: readonly Said[]): (value: Value) => boolean {
  const said = olds
    .flatMap(({ words }) => words.map(({ low }) => low))
    .filter((word) => isOneOf(word, 'will may should must can plan plans'))
  return ({ start, end }) => {
    const verb = text.slice(start, end).toLowerCase().split(' ')[0] ?? ''
    return said.length > 0 ? said.some((word) => word === verb || `${word}s` === verb) : verb !== 'shall' && verb !== 'must'
  }
}

/** A figure as the text writes it: in words or digits, with the unit that was said where it is another one. */
function figurePut(said: string, value: Value, other: Value, printed: string): string {
  const [figure = '', unit = ''] = value.of
  const spelled = SPELLED.exec(printed)?.[0]
  const head = spelled ?? FIGURE.exec(printed)?.[0] ?? printed
  const digits = /[-−–+±]?\d(?:[\d.,]*\d)?/.exec(said)?.[0] ?? figure
  const written = spelled ? inWords(Number(figure)) : `${head.startsWith('$') ? '$' : ''}${digits}`
  const isMore = other.of[3]?.startsWith(`${value.of[3]} `)
  const isSame = isMore || other.of[1] === unit || value.of[2] === 'degree'
  const tail = unit !== '' && !isSame ? (value.of[3] ?? '') : printed.slice(head.length)
  return (startsWithCapital(printed) ? raised(written) : written) + tail
}

/** Words for words, and names for names. */
function wordsFor(view: View, wish: Wish, one: Said, olds: readonly Said[]): Edit[] {
  if (one.words[0]?.low === 'no' && !olds.some(({ words }) => words[0]?.low === 'no')) return []
  const told = withoutStop(one.text)
    .replace(/['’]s\b.*$/, '')
    .replace(startsAsName(one.words.at(-1)?.text ?? '') ? /^(?:in|at|to|by|from) /i : '', '')
  const put = withoutArticle(told)
  const isName = startsWithCapital(put) && !(opensSentence(wish.said, one.from) && startsSmall(put.split(' ')[1] ?? ''))
  const isNamed = ({ text, start }: SaidWord) =>
    startsWithCapital(text) &&
    (!opensSentence(wish.said, start) ||
      view.values.some((value) => value.kind === 'name' && isNameAt(view, value) && printed(view, value).includes(text)))
  const named = olds.filter(({ words }) => words.some(isNamed))
  const edit = (from: number, to: number): Edit => ({
    from,
    to,
    put: (view.text[from - 1] === ':' ? ' ' : '') + inPlace(view, { from, to }, put, isName ? '' : 'small'),
  })
  const stand =
    put.length < 2 || hasSpace(put) || put !== put.toUpperCase() ? [] : olds.flatMap(({ words }) => placesOf(view, words, false, false))
  if (!isName || named.length > 0 || stand.length > 0) {
    const found = (isName && named.length > 0 ? named : olds).flatMap((old) =>
      placesOf(view, old.words, isName, isOneOf(wish.words.findLast(({ start }) => start < old.from)?.low, 'word words')),
    )
    if (olds.length > 0)
      return withRoles(
        view,
        wish,
        one,
        found.map(({ from, to }) => edit(from, to)),
      )
  }
  return withRoles(
    view,
    wish,
    one,
    namedPlaces(view, wish, put, isName).map(({ from, to }) => edit(from, to)),
  )
}

/** Words that open a sentence with a capital before a name. */
const OPENINGS = 'The A An In Each'
const ARTICLES = new Set(['the', 'a', 'an'])
type Place = { from: number; to: number }
const printed = ({ text }: View, { start, end }: Value): string => text.slice(start, end)

/** Words with capitals of which not only the first one opens a sentence. */
const isNameAt = (view: View, value: Value): boolean =>
  (!opensSentence(view.text, value.start) || hasSpace(printed(view, value))) && !isOneOf(printed(view, value).split(' ')[0], OPENINGS)

/** Words with the letter that their place asks for. */
function inPlace({ text }: View, { from, to }: Place, put: string, size: string): string {
  if (opensSentence(text, from)) return raised(put)
  return size === 'small' && !startsWithCapital(text.slice(from, to)) && !/^\p{Lu}\S*\p{Lu}/u.test(put)
    ? put.charAt(0).toLowerCase() + put.slice(1)
    : put
}

/** Where words stand in a text one after another; of a name, all of it. */
function placesOf({ words, values, text }: View, said: readonly SaidWord[], isName: boolean, isQuoted: boolean): Place[] {
  const all = said.filter((word) => isWord(word.text))
  const isNamed = startsAsName(all.at(-1)?.text ?? '')
  const first = isQuoted ? 0 : all.findIndex(({ low }) => !ARTICLES.has(low) && !(isNamed && isOneOf(low, 'in at to by from')))
  const core = first < 0 ? [] : all.slice(first)
  const wanted = core.length > 0 ? core : all
  return words.flatMap((_, at) => {
    const found = words.slice(at, at + wanted.length)
    if (found.length < wanted.length || !found.every(({ root }, nth) => hasRoot([root], wanted[nth]?.root ?? ''))) return []
    const [from, to] = [found[0]?.start ?? 0, found.at(-1)?.end ?? 0]
    const name = values.find(
      ({ kind, start, end }) => kind === 'name' && start <= from && end >= to && !isOneOf(text.slice(start, end).split(' ')[0], OPENINGS),
    )
    // half of a name is no word
    if (!isName && name && name.end - name.start > to - from) return []
    return [name && isName && !wanted.some(({ low }) => hasDigit(low)) ? { from: name.start, to: name.end } : { from, to }]
  })
}

const OF_PEOPLE = 'lead owner responsible who person people manager'

/** What stands behind labels of people. */
function linesOfPeople({ text }: View): { name: string; from: number; to: number }[] {
  let at = 0
  return parse(text).lines.flatMap((line) => {
    const from = at + line.opening.length
    at = from + line.text.length + 1
    return line.kind === 'label' && hasWordOf(line.name, OF_PEOPLE)
      ? [{ name: line.name, from, to: from + withoutStop(line.text).length }]
      : []
  })
}

/** Where a name or a role stands: names as long as it is, and what lines of people say. */
function namedPlaces(view: View, wish: Wish, put: string, isName: boolean): Place[] {
  const isLong = hasSpace
  const title = view.parts.find(({ label }) => label.has('titl'))?.to ?? 0
  const names = view.values.filter((value) => value.kind === 'name' && value.start >= title && isNameAt(view, value))
  const lines = linesOfPeople(view).map(({ name: label, from, to }) => {
    const name = names.find((value) => isName && value.start >= from && value.end <= to && isLong(printed(view, value)))
    const isSaid = wish.words.some(
      ({ root }) => hasRoot(['lead', 'owner', 'responsibl'], root) && label.toLowerCase().includes(root.slice(0, 4)),
    )
    return { from: name?.start ?? from, to: name?.end ?? to, line: from, isSaid }
  })
  const people = lines.filter(({ isSaid }) => isSaid || (isName && isLong(put)))
  // a role that was said with a name is not all that is to stand there
  const isStrange = (value: Value) =>
    value.kind === 'name' && isLong(wish.said.slice(value.start, value.end)) && !view.text.includes(wish.said.slice(value.start, value.end))
  if (!isName) return valuesIn(wish.said).some(isStrange) ? [] : people.filter(({ isSaid }) => isSaid)
  const others = names.filter(
    (value) => isLong(printed(view, value)) === isLong(put) && !lines.some(({ line, to }) => value.start >= line && value.end <= to),
  )
  return [...others.map(({ start, end }) => ({ from: start, to: end })), ...people]
}

/** "Kim Osei now, test engineer": a role that was said behind a name goes where one stands. */
function withRoles({ text }: View, wish: Wish, one: Said, found: readonly Edit[]): Edit[] {
  const behind = /^(?: now)?, ((?:\p{Ll}[\p{L}-]*|[A-Z]{2,4})(?: \p{Ll}[\p{L}-]*){0,2})(?=[,.]|$)/u.exec(wish.said.slice(one.to))
  const isPerson = (put: string) => startsWithCapital(put) && hasSpace(put) && !put.includes(', ')
  const isRole = wish.words.some(
    ({ start, mark, low }) =>
      behind &&
      start >= one.to &&
      start < one.to + behind[0].length &&
      !isOneOf(low, ', now please thanks') &&
      (isOneOf(mark, 'new place') || wish.said[one.to + behind[0].length] === ','),
  )
  return found.flatMap((edit) => {
    const role = /^, ([^,.\n]+)/.exec(text.slice(edit.to))
    // whoever stands in the text already has a role of their own
    if (role && !isRole && isPerson(edit.put) && text.includes(edit.put)) return []
    if (!role || !(isRole || edit.put.includes(', '))) return edit
    return { from: edit.from, to: edit.to + role[0].length, put: edit.put.includes(', ') ? edit.put : `${edit.put}, ${behind?.[1]}` }
  })
}
