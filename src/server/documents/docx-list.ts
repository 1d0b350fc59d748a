import { attribute, elementsIn, PARAGRAPH_PROPERTIES } from './docx-xml.ts'
/** Begins a list item in a Word document's text: its level between two characters that no text has, then its label. */
export const LIST_ITEM = /^\ufdd2(\d)\ufdd3/

type Level = { start: number; format: string; text: string }

/** A Word document's body in which every list item begins with its printed label; how lists count stands in a part of its own. */
export function withListLabels(body: string, numbering: string | null): string {
  if (numbering === null) return body
  const levels = levelsIn(numbering)
  const counters = new Map<string, number[]>()
  return body.replace(PARAGRAPH_PROPERTIES, (whole) => {
    const [numbered] = elementsIn(whole, 'w:numPr')
    const list = numbered && attribute(numbered, 'w:numId', 'w:val')
    const depth = Math.min(8, Number((numbered && attribute(numbered, 'w:ilvl', 'w:val')) ?? 0))
    const levelsOfList = list ? levels.get(list) : undefined
    if (!numbered || !list || !levelsOfList?.[depth]) return whole
    const counted = counters.get(list) ?? []
    counters.set(list, counted)
    const label = labelOf(levelsOfList, depth, counted)
    return `${whole.replace(numbered, '')}<w:r><w:t xml:space="preserve">\ufdd2${depth}\ufdd3${label}</w:t></w:r>`
  })
}

/** The levels of each list, by the list's id. */
function levelsIn(numbering: string): Map<string, Level[]> {
  const kinds = new Map<string, Level[]>()
  for (const kind of elementsIn(numbering, 'w:abstractNum')) {
    const levels = elementsIn(kind, 'w:lvl').map((level) => ({
      start: Number(attribute(level, 'w:start', 'w:val') ?? 1),
      format: attribute(level, 'w:numFmt', 'w:val') ?? 'decimal',
      text: attribute(level, 'w:lvlText', 'w:val') ?? '',
    }))
    kinds.set(attribute(kind, 'w:abstractNum', 'w:abstractNumId') ?? '', levels)
  }
  return new Map(
    elementsIn(numbering, 'w:num').map((list) => [
      attribute(list, 'w:num', 'w:numId') ?? '',
      kinds.get(attribute(list, 'w:abstractNumId', 'w:val') ?? '') ?? [],
    ]),
  )
}

/** The label of the next item at that level, as printed, with a space behind it. Counting on resets the levels below. */
function labelOf(levels: readonly Level[], depth: number, counted: number[]): string {
  const level = levels[depth]
  if (!level || level.format === 'none') return ''
  if (level.format === 'bullet') return '• '
  counted[depth] = (counted[depth] ?? level.start - 1) + 1
  counted.length = depth + 1
  const label = level.text.replace(/%(\d)/g, (_, number: string) => {
    const at = Number(number) - 1
    return numberAs(levels[at]?.format ?? 'decimal', counted[at] ?? levels[at]?.start ?? 1)
  })
  return label === '' ? '' : `${label} `
}

function numberAs(format: string, number: number): string {
  if (format === 'lowerLetter') return letters(number)
  if (format === 'upperLetter') return letters(number).toUpperCase()
  if (format === 'lowerRoman') return roman(number)
  return format === 'upperRoman' ? roman(number).toUpperCase() : String(number)
}

/** a to z, then aa, bb, as Word counts. */
function letters(number: number): string {
  return String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.min(9, Math.ceil(number / 26)))
}

const ROMAN: [number, string][] = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

function roman(number: number): string {
  let left = Math.min(number, 399)
  let text = ''
  for (const [value, sign] of ROMAN) for (; left >= value; left -= value) text += sign
  return text
}
