import type { LeftOut } from '../../../../domain/solicitation/analysis.ts'
import { oneLine } from '../../../../language/characters.ts'

const WHY: Record<LeftOut['why'], string> = {
  white: 'text in the color of the page',
  tiny: 'text too small to read',
  off_page: 'text beside the page',
  invisible: 'invisible text',
  covered: 'text under a picture',
  annotation: 'an annotation',
  form_field: 'a form field',
  properties: "the document's properties",
  talks_to_machine: 'text that gives orders to a machine',
}

/** The longest piece of left-out text that is shown, in characters. */
const SHOWN = 160

/** Where left-out text stands and what it is: "Page 2, text in the color of the page". */
export function leftOutPlace({ why, page }: LeftOut): string {
  return page === null ? capital(WHY[why]) : `Page ${page}, ${WHY[why]}`
}

/** The beginning of what was left out. */
export function leftOutText({ text }: LeftOut): string {
  const plain = oneLine(text)
  return plain.length > SHOWN ? `${plain.slice(0, SHOWN).trimEnd()}…` : plain
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
