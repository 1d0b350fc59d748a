import { endsWithOne } from '../../../language/characters.ts'
import { LABEL } from '../topic/topic-title.ts'
import type { Line } from './line.ts'
import { passageOf } from './passage.ts'
import { isEmptyField, type Section } from './section.ts'

/** The lines of the first field of that name that is filled: one paragraph, up to a gap or the next label. Undefined when there is none or it says "N/A". */
export function fieldLines(sections: readonly Section[], name: Section['name']): Line[] | undefined {
  return sections
    .filter((section) => section.name === name)
    .map((section) => paragraphOf(section.lines))
    .find((lines) => !isEmptyField(passageOf(lines).text))
}

/** The first paragraph of a field: up to a gap, a label that is not known ("PROGRAM ELEMENT: …"), or a sentence on the next page. */
export function paragraphOf(lines: readonly Line[]): Line[] {
  const end = lines.findIndex((line, at) => {
    if (at === 0) return false
    if (LABEL.test(line.text)) return true
    return line.page === lines[at - 1]?.page ? line.gapAbove : endsWithOne(line.text, '.!?')
  })
  return lines.slice(0, end < 0 ? lines.length : end)
}

/** The entries of a list field: parted by semicolons or bars, by commas where there are no others, or in a part that is a row of its own; commas inside brackets part nothing. */
export function listed(text: string | undefined): string[] {
  if (!text) return []
  const parts = text.split(/[;|\n•]/)
  const entries = parts.length > 1 ? parts.flatMap((part) => (isRow(part) ? commaParts(part) : [part])) : commaParts(text)
  return entries.map((entry) => entry.trim().replace(/[.,]$/, '').trim()).filter((entry) => !isEmptyField(entry))
}

/** Several commas without an "and" are a list that changed its mark; with one they belong to a name ("Positioning, Navigation, and Timing"). */
function isRow(part: string): boolean {
  return part.split(',').length > 2 && ![', and ', ', or ', ', & '].some((joint) => part.includes(joint))
}

function commaParts(text: string): string[] {
  return text.split(/,(?![^()]*\))/)
}

/** The references of a topic, one text each: numbered ones by their numbers, others by their paragraphs. */
export function referencesIn(lines: readonly Line[]): string[] {
  const isNumbered = lines.some((line) => MARKED.test(line.text))
  const groups: Line[][] = []
  for (const line of lines) {
    const begins = isNumbered ? MARKED.test(line.text) : line.gapAbove || BULLET.test(line.text)
    if (begins || groups.length === 0) groups.push([line])
    else groups.at(-1)?.push(line)
  }
  return groups.map((group) => passageOf(group).text.replace(MARKED, '').replace(BULLET, '').trim()).filter((text) => !isEmptyField(text))
}

const MARKED = /^\[?\(?\d{1,2}(?:[.)\]]\s*(?=\D)|:\s+)/
const BULLET = /^[•-]\s+/
