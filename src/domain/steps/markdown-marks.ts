import { startsSmall, withoutEnd } from '../../language/characters.ts'
/** A text without Markdown's marks. Its pieces say where what begins at `at` in the text stands in the Markdown. */
export type Marked = { text: string; pieces: readonly Piece[] }
type Piece = { at: number; from: number }

/** A tag. What asks to be filled in looks like one ("<insert the name>") and is kept, as is an address in angle brackets. */
const TAG = /<\/?(?!(?:insert|your|company|name)\b|https?:|mailto:)([a-zA-Z][a-zA-Z0-9-]{0,40})(?:[\s/][^<>]{0,2000})?>/g

/** Tags that begin a new line. */
const BLOCKS = new Set('br p li ul ol div h1 h2 h3 h4 h5 h6 tr td th table blockquote hr pre'.split(' '))

/** What stands between these is never shown. */
const UNSHOWN = [
  ['<!--', '-->'],
  ['<script', '</script>'],
  ['<style', '</style>'],
] as const

/** Stands where something is hidden, so that all that follows keeps its place. */
const HIDDEN = '\u0000'

/** A line that is a mark as a whole: a fence, a rule, the line under a heading or a table's head, the address of a link. */
function isMarkLine(line: string): boolean {
  const mark = line.trim()
  if (line.length - line.trimStart().length > 3) return false
  const isFence = (mark.startsWith('```') || mark.startsWith('~~~')) && mark.length <= LONGEST_FENCE
  return isFence || RULE.test(mark) || LINK_ADDRESS.test(mark)
}

const LONGEST_FENCE = 63
const RULE = /^(?:(?:[-*_]\s*){3,}|=+|\|?(?:\s*:?-{2,}:?\s*\|)+(?:\s*:?-{2,}:?)?)$/
const LINK_ADDRESS = /^\[[^\]\n]{1,80}\]:\s\S/

/** What stands before the words of a line: marks of headings, quotations, lists and tasks. */
const LINE_HEAD = /^\s*(?:>\s?)*\s*(?:#{1,6}\s+|(?:[-*+•]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?)?\|?/

/** The address of a link, behind its words. */
const ADDRESS = String.raw`\]\((?:[^()\s]|\([^()\s]{0,200}\)){0,2000}(?:\s"[^"\n]{0,200}")?\)`

const LINK = String.raw`\[(?=[^\][\n]{0,400}${ADDRESS})`
/** The marks inside a line, by the sign that each begins with. Words of a link are kept, its address is not. */
const MARKS = new Map(
  Object.entries({
    '\\': String.raw`\\(?:[!-/:-@[-\x60{-~]|$)`,
    '!': `!${LINK}`,
    '[': String.raw`${LINK}|\[\^[^\]\s]{1,40}\]`,
    ']': ADDRESS,
    '`': '`+',
    '~': '~~',
    '*': String.raw`(?<!\d)\*{1,3}(?=\S)|(?<=\S)\*{1,3}(?!\d)`,
    _: String.raw`(?<![\p{L}\d_])_{1,2}(?=[^\s_])|(?<=[^\s_])_{1,2}(?![\p{L}\d_])`,
    '&': '&(?:nbsp|amp|lt|gt|quot);',
    '|': String.raw`\|`,
  }).map(([sign, mark]) => [sign, new RegExp(mark, 'uy')]),
)

/** What is shown in place of a mark: each cell of a table stands on its own. */
const SHOWN_AS: Record<string, string> = { '|': '\n', '&nbsp;': ' ', '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** What a line that goes on in the next has at least, in signs, when the next begins with a capital. */
const FULL_LINE = 60

/** Takes the marks out of a Markdown text and keeps where its pieces stood. */
export function withoutMarks(markdown: string): Marked {
  const shown = withoutHtml(markdown)
  const pieces: Piece[] = []
  let text = ''
  const put: Put = (words, from) => {
    if (words === '') return
    pieces.push({ at: text.length, from })
    text += words
  }
  let start = 0
  let above = ''
  for (const line of shown.split('\n')) {
    const isMark = isMarkLine(line)
    const head = isMark ? '' : (LINE_HEAD.exec(line)?.[0] ?? '')
    if (start > 0) put(goesOn(above, line, head) ? ' ' : '\n', start - 1)
    if (!isMark) putLine(line.slice(head.length), start + head.length, put)
    above = isMark ? '' : line
    start += line.length + 1
  }
  return { text, pieces }
}

/** Where a sign of the text stands in the Markdown. */
export function placeInMarkdown({ pieces }: Marked, index: number): number {
  let [low, high] = [0, pieces.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((pieces[middle]?.at ?? 0) <= index) low = middle
    else high = middle - 1
  }
  const piece = pieces[low]
  return piece ? piece.from + index - piece.at : index
}

type Put = (words: string, from: number) => void

/** The Markdown with its HTML hidden sign by sign. */
function withoutHtml(markdown: string): string {
  if (!markdown.includes('<')) return markdown
  const shown = UNSHOWN.reduce((text, [open, close]) => withoutStretches(text, open, close), markdown)
  return shown.replace(TAG, (tag, name: string) => (BLOCKS.has(name.toLowerCase()) ? `\n${hidden(tag.slice(1))}` : hidden(tag)))
}

function withoutStretches(text: string, open: string, close: string): string {
  const lower = text.toLowerCase()
  if (lower.length !== text.length) return text
  let shown = ''
  let from = 0
  for (let at = lower.indexOf(open); at >= 0; at = lower.indexOf(open, from)) {
    const end = lower.indexOf(close, at)
    if (end < 0) break
    shown += text.slice(from, at) + hidden(text.slice(at, end + close.length))
    from = end + close.length
  }
  return shown + text.slice(from)
}

function hidden(text: string): string {
  return text.replace(/[^\n]/g, HIDDEN)
}

/** Whether a line is a heading, or ends with the mark of a break. */
const isBroken = (line: string): boolean => line.endsWith('  ') || line.endsWith('\\') || line.trimStart().startsWith('#')

/** Whether a line belongs to the sentence above it: no mark opens it, and the line above is not at its end. */
function goesOn(above: string, line: string, head: string): boolean {
  if (above.trim() === '' || line.trim() === '' || head.trim() !== '' || isBroken(above)) return false
  const text = line.trimStart()
  return (
    startsSmall(text) ||
    (above.length >= FULL_LINE && !'.!?:;|'.includes(withoutEnd(above.trimEnd(), '"\'”’)*_').slice(-1)) && !text.startsWith('|'))
  )
}

function putLine(line: string, start: number, put: Put): void {
  let at = 0
  for (let index = 0; index < line.length; index += 1) {
    const mark = markAt(line, index)
    if (mark === '') continue
    putShown(line.slice(at, index), start + at, put)
    if (mark.startsWith('\\')) put(mark.slice(1), start + index + 1)
    else put(SHOWN_AS[mark] ?? '', start + index)
    at = index + mark.length
    index = at - 1
  }
  putShown(line.slice(at), start + at, put)
}

function markAt(line: string, at: number): string {
  const mark = MARKS.get(line.charAt(at))
  if (mark) mark.lastIndex = at
  return mark?.exec(line)?.[0] ?? ''
}

function putShown(words: string, from: number, put: Put): void {
  let at = from
  for (const shown of words.split(HIDDEN)) {
    put(shown, at)
    at += shown.length + HIDDEN.length
  }
}
