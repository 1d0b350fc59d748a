import { parse, print } from '../../../domain/milestone-document.ts'
import { done, fail } from '../../../domain/result.ts'
import { hasLetter, startsSmall } from '../../../language/characters.ts'
import { withEdits } from './edits.ts'
import { withLineBeside } from './line-changes.ts'
import { ofKind, pick, referenceOf, within } from './meant.ts'
import type { Part } from './parts.ts'
import { saidWords } from './said.ts'
import { fitOf, type View } from './view.ts'
import { isOneOf, UNIT_NOUNS } from './vocabulary.ts'
import { type Made, tells, type Wish, withoutArticle } from './wish.ts'

/** A place where a sentence could be parted, and the word that joins there. */
type Joint = { from: number; to: number; word: string; sentence: Part }

const JOINT = /,? (and|so|but|while) /g
const CLAUSE = /^(?:\S+ ){0,6}?(?:is|are|was|were|shall|will|has|have|can|may|must)\b/
const [LEAST, LEAST_AHEAD] = [1.2, 0.4]

/** A text with one of its sentences in two. */
export function split(view: View, wish: Wish): Made {
  if (wish.words.some(({ root }, at) => Number(root) > 2 && UNIT_NOUNS.has(wish.words[at + 1]?.low ?? '')))
    return fail('Only two parts can be made.')
  const region = regionOf(view, wish)
  if (typeof region === 'string') return fail(region)
  const isSentence = wish.words.some(({ root }) => root === 'sentenc')
  const isElement =
    !isSentence &&
    region.some(({ kind }) => kind === 'item') &&
    !region.some(({ kind }) => kind === 'task') &&
    new Set(region.map(({ lines }) => lines[0])).size === 1
  const isTwo =
    wish.words.some(
      ({ root, low }, at) => (root === '2' || low === 'separate') && isOneOf(wish.words[at + 1]?.low, 'bullets tasks steps items'),
    ) || isElement
  const joints = jointsOf(view).filter(({ from }) => region.some((part) => from >= part.from && from <= part.to))
  const isApart = (joint: Joint) =>
    isTwo || view.text[joint.from] === ',' || CLAUSE.test(view.text.slice(joint.to, joint.sentence.to)) || opensDuty(view.text, joint)
  const apart = joints.filter(isApart)
  const [best, second] = apart.map((joint) => ({ joint, score: scoreOf(view, wish, joint) })).sort((one, other) => other.score - one.score)
  if (!best || (best.score < LEAST && !isElement) || (second && best.score - second.score < LEAST_AHEAD))
    return fail('It is not clear where to part it.')
  const { from, to } = best.joint
  const duty = CLAUSE.test(view.text.slice(to, best.joint.sentence.to)) ? '' : dutyOf(view.text, best.joint)
  if (!isTwo && duty !== '') return done(withEdits(view.text, [{ from, to, put: `. ${duty}` }]))
  const next = (view.text[to] ?? '').toUpperCase()
  if (!isTwo) return done(withEdits(view.text, [{ from, to: to + 1, put: `. ${next}` }]))
  const item = view.parts.find((part) => part.kind === 'item' && part.from <= from && part.to >= to)
  return item ? elementParted(view, item, best.joint) : fail('It stands in no list.')
}

/** An element of a list as two; what only goes on with another thing gets the words that led to the first one. */
function elementParted({ text }: View, item: Part, { from, to }: Joint): Made {
  const { lines } = parse(text)
  const at = item.lines[0]
  const line = lines[at]
  if (!line) return fail('It stands in no list.')
  const start = item.from + line.opening.length
  const [first, rest] = [text.slice(start, from), text.slice(to, item.to)]
  const led = CLAUSE.test(rest) ? '' : leadOf(first, rest)
  if (led === null) return fail('It is not clear what the second part says.')
  const one = { ...line, text: first + (line.text.endsWith('.') ? '.' : '') }
  return done(print(withLineBeside({ lines: lines.with(at, one) }, at, led + rest)))
}

/** "The Contractor shall ": what opens the sentence that a joint stands in, up to what is to be done. */
function dutyOf(text: string, { from, sentence }: Pick<Joint, 'from' | 'sentence'>): string {
  const before = text.slice(sentence.from, from)
  const at = before.indexOf(' shall ')
  return at < 0 ? '' : before.slice(0, at + ' shall '.length)
}

/** Whether what is to be done stands behind a joint, not another thing that it is done to. */
function opensDuty(text: string, joint: Joint): boolean {
  const [next = ''] = text.slice(joint.to, joint.sentence.to).split(' ')
  return joint.word === 'and' && dutyOf(text, joint) !== '' && startsSmall(next) && !next.endsWith('s') && !isOneOf(next, 'the a an its')
}

const THING = /\b(?:the|an?) [^,.]*?$/

/** "Measure " of "measure the flow" and "the noise"; nothing where the second part has a verb of its own, null where it may be two things. */
function leadOf(first: string, rest: string): string | null {
  if (withoutArticle(rest) === rest) return ''
  const things = first.match(/\b(?:the|an?) /g) ?? []
  const thing = THING.exec(first.slice(first.search(/(?:the|an?) (?!.*\b(?:the|an?) )/)))?.[0]
  const isSameThing = saidWords(first).at(-1)?.root === saidWords(rest).findLast(({ text }) => hasLetter(text))?.root
  return thing !== undefined && (things.length === 1 || isSameThing) ? first.slice(0, first.length - thing.length) : null
}

function jointsOf({ text, parts }: View): Joint[] {
  return parts
    .filter(({ kind }) => kind === 'sentence')
    .flatMap((sentence) =>
      [...text.slice(sentence.from, sentence.to).matchAll(JOINT)].map((match) => ({
        from: sentence.from + match.index,
        to: sentence.from + match.index + match[0].length,
        word: match[1] ?? '',
        sentence,
      })),
    )
}

/** The parts that a wish counts or gives the number of; else all. */
function regionOf(view: View, { words }: Wish): readonly Part[] | string {
  const ref = referenceOf(words.filter(({ mark, isLive }) => mark !== '' && isLive))
  const named = ref.named.filter(({ nth, number }) => nth !== null || number !== null)
  const counted = named.find(({ kinds }) => kinds[0] !== 'task')
  const pool = within(
    view,
    named.filter(({ kinds }) => kinds[0] === 'task'),
  )
  if (typeof pool === 'string' || !counted) return pool
  const all = ofKind(pool, counted.kinds)
  const found = pick(view, all, ref.roots, counted.nth)
  const part = typeof found === 'string' ? all.at(counted.nth ?? all.length) : found.part
  return part ? [part] : 'It has not so many of them.'
}

/** How well a joint fits: its sentence, the words beside it, and whether a clause begins there. */
function scoreOf(view: View, { said, words }: Wish, { from, to, word, sentence }: Joint): number {
  const roots = words
    .filter(({ mark, isLive, text, low, root, start, end }) => (isLive && mark !== '') || tells({ text, low, root, start, end }))
    .map(({ root }) => root)
  const before = saidWords(view.text.slice(sentence.from, from)).slice(-3)
  const behind = saidWords(view.text.slice(to, sentence.to)).slice(0, 4)
  const beside = [...before, ...behind]
    .filter((one) => tells(one) && roots.includes(one.root))
    .reduce((sum, { root }) => sum + view.weight(root), 0)
  const about = referenceOf(words.filter(({ mark, isLive }) => mark !== '' && isLive)).roots
  const joined = word === 'and' ? 0.4 : saidWords(said).some(({ low }) => low === word) ? 0.2 : -1
  const isClause = CLAUSE.test(view.text.slice(to, sentence.to))
  return fitOf(view, sentence, about) + 0.6 * beside + joined + (view.text[from] === ',' ? 0.8 : 0) + (isClause ? 0.6 : 0)
}
