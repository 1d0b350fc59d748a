import { parse, print } from '../../../domain/milestone-document.ts'
import { done, fail } from '../../../domain/result.ts'
import { raised, startsWithCapital } from '../../../language/characters.ts'
import { type Added, contentOf, type Where } from './content.ts'
import { type Edit, withEdits } from './edits.ts'
import { withLineBeside } from './line-changes.ts'
import { meant, referenceOf, within } from './meant.ts'
import { NUMBER, type Part } from './parts.ts'
import { hasWordOf, saidWords } from './said.ts'
import { hasRoot, type View } from './view.ts'
import { BRACKETS, isOneOf, ORDINALS, UNIT_NOUNS } from './vocabulary.ts'
import { type Made, tells, type Wish, type WishWord, withoutArticle, withoutStop } from './wish.ts'

/** Words that stand for something that was not said, or for how it is said. */
const UNSAID = 'discussed talked agreed said mentioned told wrote gave something whatever usual sorry say colon'
const STATEMENT = / (?:shall|will|is|are|must|should|has|have|\w+s) /

/** A text with a sentence, a line, an element of a list, or a task more. */
export function added(view: View, wish: Wish): Made {
  const content = contentOf(view, wish)
  if (!content || hasWordOf(content.text, UNSAID) || hasWordOf(wish.said, BRACKETS) || content.text.includes(' and also '))
    return fail('It does not say what is to be added.')
  const task = taskAdded(view, content)
  const edit = task ?? lineAdded(view, content) ?? (isSentence(view, content) ? sentenceAdded(view, content) : null)
  if (edit) return typeof edit === 'string' ? fail(edit) : done(withEdits(view.text, [edit]))
  return elementAdded(view, content)
}

const has = (words: readonly WishWord[], some: string): boolean => words.some(({ low }) => isOneOf(low, some))

function isSentence({ heads }: View, { text, frame, where }: Added): boolean {
  if (has(frame, 'sentence')) return true
  if (has(frame, 'bullet task deliverable step measure activity line') || frame.some((word) => tells(word) && heads.has(word.root)))
    return false
  return STATEMENT.test(text) && text.split(' ').length > 3 && !has(where?.words ?? [], 'bullet list deliverables tools')
}

/** The part that words mean clearly enough, of some kinds; a sentence where they do not. */
function clear(view: View, words: readonly WishWord[], kinds: readonly Part['kind'][], least = 0.5): Part | string {
  const found = meant(view, words, kinds, least)
  return typeof found === 'string' ? found : found.margin < 0.3 ? 'It is not clear where.' : found.part
}

const NUMBERED = /^(?:task (?=\d)|(?=\d+\.\d))(\d+(?:\.\d+)?)[,:]? (?:is |reads )?(.+)$/i

/** "Task 5.4, the Contractor shall …": behind the last task, as that one is written. */
function taskAdded({ text, parts }: View, { text: content, frame }: Added): Edit | null {
  const named = NUMBERED.exec(content)
  const tasks = parts.filter(({ kind }) => kind === 'task')
  const [last, previous] = [tasks.at(-1), tasks.at(-2)]
  const said = frame.find(({ low }, at) => frame[at - 1]?.low === 'task' && low.includes('.') && !tasks.some((one) => one.number === low))
  const number = named?.[1] ?? said?.low
  if (!last || number === undefined || tasks.some((one) => one.number === number)) return null
  const opening = /^.*?\d+(?:\.\d+)*\D{0,2}? ?(?=\p{L})/u.exec(text.slice(last.from))?.[0] ?? ''
  const between = previous ? text.slice(previous.to, last.from) : ''
  const gap = between !== '' && between.trim() === '' ? between : '\n'
  return { from: last.to, to: last.to, put: `${gap}${opening.replace(NUMBER, number)}${raised(withoutStop(named?.[2] ?? content))}.` }
}

/** "Tools: GPS logger": a line with a label, beside the one that is named, or where other tasks have it. */
function lineAdded(view: View, { text, frame, where }: Added): Edit | string | null {
  const [, said = '', told = ''] = /^(\p{L}[\p{L} ]{1,22}?)(?:: ?|, | is )(.+)$/u.exec(text) ?? []
  const isLabel = view.labels.has(said.toLowerCase()) || (text.startsWith(`${said}:`) && said !== '')
  const name = isLabel ? said : lackingOf(view, frame)
  if (name === undefined) return null
  const value = raised(withoutStop(isLabel ? told : text))
  const around = frame.filter(({ low }) => !name.toLowerCase().split(' ').includes(low) && low !== 'line')
  const place = lineBeside(view, around, where, name)
  if (typeof place === 'string') return place
  const model =
    view.text.split('\n').find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ??
    view.text.slice(place.at.from, place.at.to)
  const line = `${raised(name.toLowerCase())}: ${value}${model.endsWith('.') ? '.' : ''}`
  return place.isBefore
    ? { from: place.at.from, to: place.at.from, put: `${line}\n` }
    : { from: place.at.to, to: place.at.to, put: `\n${line}` }
}

/** A label that the text has elsewhere and that a wish says is lacking: "no lead", "a pass line". */
function lackingOf({ labels }: View, frame: readonly WishWord[]): string | undefined {
  const names = [...labels, ...[...labels].flatMap((label) => label.split(' ').filter((word) => word.length > 3))]
  return names.find((label) => {
    const own = label.split(' ')
    return frame.some((_, at) => {
      const [before, behind] = [frame[at - 1]?.low, frame[at + own.length]?.low]
      const isHere = own.every((word, by) => frame[at + by]?.low === word)
      return isHere && (isOneOf(before, 'no without') || (isOneOf(before, 'a an') && behind === 'line'))
    })
  })
}

/** Where a line goes in the task that is named: beside what was said, else before the first line that comes behind it in other tasks. */
function lineBeside(view: View, around: readonly WishWord[], where: Where | null, name: string): { at: Part; isBefore: boolean } | string {
  const ofTask = [...around.filter((word) => tells(word) || ORDINALS.has(word.low)), ...(where?.words ?? [])]
  const found = meant(
    view,
    ofTask.filter(({ low }) => !view.labels.has(low) && low !== 'line'),
    ['task'],
    0.4,
  )
  const task = typeof found === 'string' || found.margin < 0.3 ? undefined : taskOf(view, found.part)
  const lines = view.parts.filter(({ kind, from, to }) => kind === 'line' && (!task || (from >= task.from && to <= task.to)))
  const own = where?.words.filter(tells) ?? []
  const beside = lines.filter(({ label }) => own.some(({ root }) => hasRoot(label, root)))
  const [only, second] = beside
  if (where && only && !second) return { at: only, isBefore: where.side === 'before' || where.side === 'start' }
  if (where && own.length > 0 && !task) {
    const at = clear(view, where.words, ['line'])
    return typeof at === 'string'
      ? at
      : { at: at.kind === 'task' ? (lines.find(({ from }) => from === at.from) ?? at) : at, isBefore: where.side === 'before' }
  }
  const first = lines[0]
  if (!task || !first) return 'It does not say in which task.'
  if (where && isOneOf(where.side, 'after before')) return { at: first, isBefore: false }
  const order = view.text.split('\n').map((line) => line.split(':')[0]?.toLowerCase() ?? '')
  const behind = (label: string) =>
    order.some((one, at) => {
      const rest = order.slice(at + 1)
      const end = rest.findIndex((other) => !view.labels.has(other))
      return one === name.toLowerCase() && rest.slice(0, end < 0 ? rest.length : end).includes(label)
    })
  const next = lines.slice(1).find((line) => behind(view.text.slice(line.from, line.to).split(':')[0]?.toLowerCase() ?? ''))
  return next && !where ? { at: next, isBefore: true } : { at: lines.at(-1) ?? first, isBefore: false }
}

const taskOf = ({ parts }: View, part: Part): Part | undefined =>
  parts.find(({ kind, from, to }) => kind === 'task' && part.from >= from && part.from <= to)

function sentenceAdded(view: View, { text, where, frame }: Added): Edit | string {
  const sentence = `${raised(withoutStop(text))}.`
  const words = where && (where.words.some(tells) || referenceOf(where.words).named.length > 0) ? where.words : []
  const isEdge = where?.side === 'start' || where?.side === 'end'
  const last = view.parts.findLast(({ kind }) => kind === 'line')
  const said = words.length > 0 ? words : frame.filter((word) => tells(word) && view.roots.has(word.root))
  const holder = isEdge && words.length === 0 && last ? last : clear(view, said, isEdge ? ['paragraph', 'line'] : ['sentence'])
  if (typeof holder === 'string') return holder
  if (!where) return 'It does not say where.'
  const inside = view.parts.filter(({ kind, from, to }) => kind === 'sentence' && from >= holder.from && to <= holder.to)
  const isBefore = where.side === 'before' || where.side === 'start'
  const part = where.side === 'start' ? inside[0] : inside.at(-1)
  if (!part) return 'It does not say beside which sentence.'
  return isBefore ? { from: part.from, to: part.from, put: `${sentence} ` } : { from: part.to, to: part.to, put: ` ${sentence}` }
}

/** An element of a list: a bullet or a step, or one between commas behind a label. */
function elementAdded(view: View, { text, frame, where }: Added): Made {
  const isHead = (word: WishWord) => hasRoot(view.heads, word.root) || UNIT_NOUNS.has(word.low)
  const side = where?.side
  const isBefore = side === 'before' || side === 'start'
  const labelled = [...(where?.words ?? []), ...frame].find(({ root }) =>
    view.parts.some(({ kind, label }) => kind === 'line' && hasRoot(label, root)),
  )
  const region = within(view, referenceOf(frame).named)
  const pool = typeof region === 'string' ? view.parts : region
  const line =
    labelled &&
    pool.find(({ kind, label, from, to }) => kind === 'line' && hasRoot(label, labelled.root) && isList(view.text.slice(from, to)))
  const last = saidWords(view.text.slice(line?.from, line?.to).split(', ').at(-1) ?? '').map(({ root }) => root)
  if (line && !isBefore && !where?.words.some((word) => tells(word) && !isHead(word) && word !== labelled && !hasRoot(last, word.root)))
    return done(withElement(view.text, line, text))
  const isSaid = where?.words.some((word) => ORDINALS.has(word.low) || (tells(word) && !isHead(word)))
  if (where && isSaid && (side === 'before' || side === 'after')) {
    const found = clear(view, where.words, ['item', 'line'], 0.4)
    if (typeof found === 'string') return fail(found)
    const item = view.parts.find(({ kind, from }) => kind === 'item' && from === found.from)
    return item ? done(print(withLineBeside(parse(view.text), item.lines[0], text, isBefore))) : fail('It has no such list.')
  }
  const isNamed = (part: Part) => view.text.slice(part.from, part.to).includes(': ')
  const group = listNamed(view, [...frame, ...(where?.words ?? [])])
  // "a new second task" stands before the one that was second
  const nth = frame.find(({ low }, at) => ORDINALS.has(low) && isOneOf(frame[at - 1]?.low, 'a an new'))?.low
  const place = ORDINALS.get(nth ?? '')
  const model = place !== undefined && place >= 0 && place < group.length ? group[place] : isBefore ? group[0] : group.at(-1)
  if (!model) return fail('It has no such list.')
  if (group.every(isNamed) && !text.includes(': ')) return fail('It does not say what it is called.')
  return done(
    print(withLineBeside(parse(view.text), model.lines[0], text, (place !== undefined && place >= 0 && place < group.length) || isBefore)),
  )
}

const isList = (line: string): boolean => line.slice(line.indexOf(': ') + 1).includes(',')

/** The list that words name: "a deliverable", "a task"; the only one that there is. */
function listNamed({ parts, heads }: View, words: readonly WishWord[]): Part[] {
  const items = parts.filter(({ kind }) => kind === 'item')
  const head = words.find((word) => tells(word) && hasRoot(heads, word.root))
  const section = parts.find(({ kind, own }) => kind === 'section' && head && hasRoot(own, head.root))
  if (section) return items.filter(({ lines }) => lines[0] > section.lines[0] && lines[0] < section.lines[1])
  const groups = new Set(items.map(({ above }) => [...above].join()))
  if (has(words, 'task step')) return items.filter(({ number }) => number !== '')
  return groups.size === 1 && has(words, 'bullet item line list test one') ? items : []
}

function withElement(text: string, { from, to }: Part, said: string): string {
  const content = withoutArticle(said)
  const end = text.slice(from, to).endsWith('.') ? to - 1 : to
  const put =
    startsWithCapital(content.slice(1)) ||
    (startsWithCapital(content) &&
      text
        .slice(from, to)
        .split(', ')
        .every((one) => startsWithCapital(one)))
      ? content
      : content.charAt(0).toLowerCase() + content.slice(1)
  return withEdits(text, [{ from: end, to: end, put: `, ${withoutStop(put)}` }])
}
