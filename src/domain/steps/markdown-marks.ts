/** A text without Markdown's marks; `places[i]` is where its i-th sign stands in the Markdown. */
export type Marked = { text: string; places: readonly number[] }

/** What the reader of a rendered text never sees, wherever it stands: comments, scripts, tags. What follows an opening one is looked for in a bounded stretch. */
const HIDDEN = /<!--[\s\S]{0,20000}?-->|<(script|style)\b[^>]{0,2000}>[\s\S]{0,20000}?<\/\1\s{0,10}>|<\/?[a-zA-Z][^<>]{0,2000}>/gi

/** A line that is a mark as a whole: a fence, a rule, the line under a heading or a table's head, the address of a link. */
const MARK_LINE =
  /^\s{0,3}(?:```.{0,60}|~~~.{0,60}|(?:[-*_]\s*){3,}|=+|\|?(?:\s*:?-{2,}:?\s*\|)+(?:\s*:?-{2,}:?)?|\[[^\]\n]{1,80}\]:\s\S.*)\s*$/

/** What stands before the words of a line: marks of headings, quotations, lists and tasks. */
const LINE_HEAD = /^\s*(?:>\s?)*\s*(?:#{1,6}\s+|(?:[-*+•]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?)?\|?/

/** What an emphasis, a link or a sign of its own is made of inside a line. Words of a link are kept, its address is not. */
const INLINE =
  /\\(?=[!-/:-@[-`{-~])|!?\[(?=[^\][\n]{0,400}\]\([^()\s]{0,2000}(?:\s"[^"\n]{0,200}")?\))|\]\([^()\s]{0,2000}(?:\s"[^"\n]{0,200}")?\)|\[\^[^\]\s]{1,40}\]|`+|~~|\*{1,3}(?=\S)|(?<=\S)\*{1,3}|(?<![\p{L}\d_])_{1,2}(?=[^\s_])|(?<=[^\s_])_{1,2}(?![\p{L}\d_])|\|/gu

/** What a line that goes on in the next has at least, in signs, when the next begins with a capital. */
const FULL_LINE = 60

/** Takes the marks out of a Markdown text and keeps where each sign stood. */
export function withoutMarks(markdown: string): Marked {
  const signs: string[] = []
  const places: number[] = []
  const shown = markdown.replace(HIDDEN, (hidden) => hidden.replace(/[^\n]/g, '\u0000'))
  const put = (sign: string, at: number) => {
    signs.push(sign)
    places.push(at)
  }
  let start = 0
  let above = ''
  for (const line of shown.split('\n')) {
    const isMark = MARK_LINE.test(line)
    const head = isMark ? '' : (LINE_HEAD.exec(line)?.[0] ?? '')
    if (start > 0) put(goesOn(above, line, head) ? ' ' : '\n', start - 1)
    if (!isMark) putLine(line, head.length, start, put)
    above = isMark ? '' : line
    start += line.length + 1
  }
  return { text: signs.join(''), places }
}

/** Whether a line belongs to the sentence above it: no mark opens it, and the line above is not at its end. */
function goesOn(above: string, line: string, head: string): boolean {
  if (above.trim() === '' || line.trim() === '' || head.trim() !== '' || / {2}$|\\$/.test(above) || /^\s{0,3}#/.test(above)) return false
  const text = line.trimStart()
  return /^\p{Ll}/u.test(text) || (above.length >= FULL_LINE && !/[.!?:;|]["'”’)*_]*\s*$/.test(above) && !text.startsWith('|'))
}

function putLine(line: string, from: number, start: number, put: (sign: string, at: number) => void): void {
  let at = from
  const putUntil = (end: number) => {
    for (; at < end; at += 1) {
      const sign = line[at] ?? ''
      if (sign !== '\u0000') put(sign, start + at)
    }
  }
  for (const match of line.slice(from).matchAll(INLINE)) {
    const index = from + match.index
    if (index < at) continue
    putUntil(index)
    if (match[0] === '|') put('\n', start + index)
    at = index + match[0].length
  }
  putUntil(line.length)
}
