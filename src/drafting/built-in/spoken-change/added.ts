import { parse, print } from '../../../domain/milestone-document.ts'
import { done, fail } from '../../../domain/result.ts'
import { startsWithCapital } from '../../../language/characters.ts'
import { contentOf } from './content.ts'
import { type Edit, withEdits } from './edits.ts'
import { withLineBeside } from './line-changes.ts'
import { meant, type Picked, referenceOf } from './meant.ts'
import { NUMBER, type Part } from './parts.ts'
import { hasWordOf, type SaidWord, saidWords } from './said.ts'
import { hasRoot, type View } from './view.ts'
import { BRACKETS, isOneOf, ORDINALS, STOP, UNIT_NOUNS } from './vocabulary.ts'
import { type Where, whereOf } from './where.ts'
import { capital, type Made, tells, type Wish, withoutStop } from './wish.ts'

/** Words that stand for something that was not said, or for how it is said. */
const UNSAID = 'discussed talked agreed said mentioned told wrote gave something whatever usual sorry say colon'
const LISTED = 'bullet task deliverable step measure activity'
const STATEMENT = / (?:shall|will|is|are|must|should|has|have|\w+s) /

/** A text with a sentence, a line, an element of a list, or a task more. */
export function added(view: View, wish: Wish): Made {
  const content = contentOf(view, wish)
  if (!content || hasWordOf(content.text, UNSAID) || hasWordOf(wish.said, BRACKETS)) return fail('It does not say what is to be added.')
  const task = taskAdded(view, content.text, content.before)
  if (task) return done(withEdits(view.text, [task]))
  const where = whereOf(content.rest)
  const line = where && lineAdded(view, content, where)
  if (!line && !isSentence(content)) return elementAdded(view, content, where)
  const edit = line ?? (where ? sentenceAdded(view, content.text, where) : 'It does not say where.')
  return typeof edit === 'string' ? fail(edit) : done(withEdits(view.text, [edit]))
}

type Content = { text: string; before: string }

const isSentence = ({ text, before }: Content): boolean => {
  const behind = before.toLowerCase().split('sentence')
  if (behind.length > 1 && !hasWordOf(behind.at(-1) ?? '', 'bullet task line')) return true
  return STATEMENT.test(text) && text.split(' ').length > 3 && !hasWordOf(before, LISTED)
}

/** A part that is meant clearly enough; a sentence where it is not. */
function clear(found: Picked | string): Part | string {
  return typeof found === 'string' ? found : found.margin < 0.3 ? 'It is not clear where.' : found.part
}

const isBefore = ({ side }: Where) => side === 'before' || side === 'start'

const NUMBERED = /^(?:task (?=\d)|(?=\d+\.\d))(\d+(?:\.\d+)?)[,:]? (?:is |reads )?(.+)$/i

/** "Task 5.4, the Contractor shall …": behind the last task, as that one is written. */
function taskAdded({ text, parts }: View, content: string, before: string): Edit | null {
  const named = NUMBERED.exec(content)
  const number = named?.[1] ?? saidWords(before).find(({ low }, at, all) => all[at - 1]?.low === 'task' && low.includes('.'))?.low
  const tasks = parts.filter(({ kind }) => kind === 'task')
  const [last, previous] = [tasks.at(-1), tasks.at(-2)]
  if (!last || number === undefined || tasks.some((one) => one.number === number)) return null
  const opening = /^.*?\d+(?:\.\d+)*\D{0,2}? ?(?=\p{L})/u.exec(text.slice(last.from))?.[0] ?? ''
  const between = previous ? text.slice(previous.to, last.from) : ''
  const gap = between !== '' && between.trim() === '' ? between : '\n'
  const words = capital(withoutStop(named?.[2] ?? content))
  return { from: last.to, to: last.to, put: `${gap}${opening.replace(NUMBER, number)}${words}.` }
}

/** "Tools: GPS logger": a line with a label, beside the one that is named. */
function lineAdded(view: View, { text, before }: Content, where: Where): Edit | string | null {
  const lacking = hasWordOf(before, 'line')
    ? [...view.labels].find((name) => new RegExp(`\\b(?:no|an?) ${name}\\b`, 'i').test(before))
    : undefined
  const [, said = '', told = ''] = /^(\p{L}[\p{L} ]{1,22}?)(?:: ?|, | is )(.+)$/u.exec(text) ?? []
  const isLabel =
    view.labels.has(said.toLowerCase()) ||
    (text.startsWith(`${said}:`) && said !== '' && !STOP.has(said.toLowerCase()) && !ORDINALS.has(said.toLowerCase()))
  const name = isLabel ? said : lacking
  if (name === undefined) return null
  const part = clear(meant(view, where.words, ['line']))
  if (typeof part === 'string') return part
  const at = part.kind === 'task' ? (view.parts.find(({ kind, from }) => kind === 'line' && from === part.from) ?? part) : part
  const model =
    view.text.split('\n').find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? view.text.slice(at.from, at.to)
  const value = withoutStop(isLabel ? told : text)
  const line = `${capital(name.toLowerCase())}: ${capital(value)}${model.endsWith('.') ? '.' : ''}`
  return where.side === 'before' ? { from: at.from, to: at.from, put: `${line}\n` } : { from: at.to, to: at.to, put: `\n${line}` }
}

function sentenceAdded(view: View, content: string, where: Where): Edit | string {
  const sentence = `${capital(withoutStop(content))}.`
  const isEdge = where.side === 'start' || where.side === 'end'
  const last = view.parts.findLast(({ kind }) => kind === 'line')
  const isSaid = referenceOf(where.words).named.length + referenceOf(where.words).roots.length > 0
  const holder = isEdge && !isSaid && last ? last : clear(meant(view, where.words, isEdge ? ['paragraph', 'line'] : ['sentence']))
  if (typeof holder === 'string') return holder
  const inside = view.parts.filter(({ kind, from, to }) => kind === 'sentence' && from >= holder.from && to <= holder.to)
  const part = where.side === 'start' ? inside[0] : inside.at(-1)
  if (!part) return 'It does not say beside which sentence.'
  return isBefore(where) ? { from: part.from, to: part.from, put: `${sentence} ` } : { from: part.to, to: part.to, put: ` ${sentence}` }
}

/** An element of a list: a bullet or a step, or one between commas behind a label. */
function elementAdded(view: View, { text, before }: Content, where: Where | null): Made {
  // "a deliverable" names the list that it goes to, "the first deliverable" one of it
  const isHead = (word: SaidWord) => hasRoot(view.heads, word.root) || UNIT_NOUNS.has(word.low)
  const isSaid =
    where?.words.some((word) => ORDINALS.has(word.low) || (tells(word) && !isHead(word)) || (where.side !== 'after' && isHead(word))) ??
    false
  const isEdge = !isSaid || where?.side === 'start' || where?.side === 'end'
  const found =
    isSaid && where
      ? clear(meant(view, where.words, isEdge ? ['section', 'line'] : ['item', 'line', 'section'], 0.4))
      : 'It does not say where.'
  if (typeof found !== 'string' && found.kind === 'line' && found.label.size > 0 && /: .*,/.test(view.text.slice(found.from, found.to)))
    return done(withElement(view.text, found, text))
  const group = typeof found !== 'string' ? groupOf(view, found, isEdge) : isEdge ? listNamed(view, before) : []
  // "a new second task" stands before the one that was second
  const said = saidWords(before)
  const nth = said.find(({ low }, at) => ORDINALS.has(low) && isOneOf(said[at - 1]?.low, 'a an new'))?.low
  const place = isSaid ? undefined : ORDINALS.get(nth ?? '')
  const model = place !== undefined && place >= 0 ? group[place] : where?.side === 'start' ? group[0] : group.at(-1)
  if (!model) return fail(typeof found === 'string' ? found : 'It has no such list.')
  const isFirst = (place ?? -1) >= 0 || (where !== null && isBefore(where))
  return done(print(withLineBeside(parse(view.text), model.lines[0], text, isFirst)))
}

/** The elements of the list that a part is, heads, or belongs to. */
function groupOf({ parts }: View, found: Part, isEdge: boolean): Part[] {
  const items = parts.filter(({ kind }) => kind === 'item')
  const section = parts.find(({ kind, from }) => kind === 'section' && from === found.from)
  if (section) return items.filter(({ lines }) => lines[0] > section.lines[0] && lines[0] < section.lines[1])
  if (!isEdge) return items.filter(({ from }) => from === found.from)
  return items.filter(({ above }) => [...above].join() === [...found.above].join())
}

/** The list that what was said before the content names: "a deliverable", "a task". */
function listNamed({ parts, heads }: View, before: string): Part[] {
  const items = parts.filter(({ kind }) => kind === 'item')
  const words = saidWords(before)
  const head = words.find((word) => tells(word) && hasRoot(heads, word.root))
  const section = parts.find(({ kind, own }) => kind === 'section' && head && hasRoot(own, head.root))
  if (section) return items.filter(({ lines }) => lines[0] > section.lines[0] && lines[0] < section.lines[1])
  const says = (nouns: string) => words.some(({ low }) => isOneOf(low, nouns))
  const groups = new Set(items.map(({ above }) => [...above].join()))
  if (says('task step')) return items.filter(({ number }) => number !== '')
  return groups.size === 1 && says('bullet item line list') ? items : []
}

function withElement(text: string, { from, to }: Part, content: string): string {
  const end = text.slice(from, to).endsWith('.') ? to - 1 : to
  const put = startsWithCapital(content.slice(1)) ? content : content.charAt(0).toLowerCase() + content.slice(1)
  return withEdits(text, [{ from: end, to: end, put: `, ${withoutStop(put)}` }])
}
