/** A stretch of a text, from its first character to the one behind its last. */
export type Range = { from: number; to: number }

/** A full stop with its closing marks before what may begin a sentence, or before a line's end; in other scripts, anywhere. */
const STOP = /[.!?]["'”’)\]]{0,3}(?=[^\S\n]*\n|\s+["'“‘([<{*#]*[^\s\p{Ll}])|[。！？।．]/gu
/** Before an item of a list, a row of a table or a blank line. */
const BREAK = /\n(?=\s?(?:•|\||[-–*]\s|\(?\d{1,2}[.)]\s))|\n\s*?\n|\f/g
/** A line that is shorter than this part of the widest around it ends a paragraph where a capital follows. */
const SHORT = 0.85
/** So many lines on each side tell how wide a column is. */
const AROUND = 3
/** What an address, a code or a mark ends with: no sentence goes on behind it in a new line that begins with a capital. */
const CODE_END = /[>\]}"”=/\\]$|\S{24}$|\S[:./]\S+$/
/** Longer ones are judged in pieces, in characters. */
const LONGEST = 1200

/** Where each sentence of a text stands: at full stops, with paragraphs and items of lists, and in lines that say no more than they had to. */
export function sentenceRanges(text: string): Range[] {
  const stops = [STOP, BREAK].flatMap((mark) => [...text.matchAll(mark)]).map(({ index, 0: mark }) => index + mark.length)
  const ends = [...stops, ...shortLineEnds(text), text.length].sort((a, b) => a - b)
  return ends.flatMap((end, at) => pieces(text, ends[at - 1] ?? 0, end))
}

function pieces(text: string, start: number, end: number): Range[] {
  const said = text.slice(start, end).trim()
  const from = start + text.slice(start, end).indexOf(said)
  return Array.from({ length: Math.ceil(said.length / LONGEST) }, (_, nth) => ({
    from: from + nth * LONGEST,
    to: from + Math.min((nth + 1) * LONGEST, said.length),
  }))
}

function shortLineEnds(text: string): number[] {
  const lines = text.split('\n')
  let end = -1
  return lines.flatMap((line, at) => {
    end += line.length + 1
    if (!/^["'“(]?\p{Lu}/u.test(lines[at + 1] ?? '')) return []
    const widest = Math.max(...lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).map(({ length }) => length))
    return line.length < SHORT * widest || CODE_END.test(line) ? [end] : []
  })
}
