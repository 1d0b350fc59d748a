import type { LeftOut } from '../../domain/solicitation/analysis.ts'
import { attribute, elementsIn, isOn } from './docx-xml.ts'

/** A run of a Word document that people cannot see, and its text. */
type HiddenRun = Pick<LeftOut, 'why' | 'text'>

/** Stands for a hidden run until its page is known: characters that no text has. */
const MARK = /\ufdd0(\d{1,6})\ufdd1/g

/** Half a point twice: what is smaller is not read by people. */
const TINY_HALF_POINTS = 3

/** A Word document's body in which hidden runs are replaced by marks. */
export function withHiddenMarked(body: string): { body: string; hidden: HiddenRun[] } {
  const hidden: HiddenRun[] = []
  const marked = body.replace(/<w:r(?:\s[^>]*)?>(?:(?!<w:r[\s>])[\s\S])*?<\/w:r>/g, (run, at: number) => {
    const why = whyHidden(run, () => surroundings(body, at))
    const text = why ? textOf(run) : ''
    if (!why || text.trim() === '') return run
    hidden.push({ why, text })
    return `<w:r><w:t xml:space="preserve">\ufdd0${hidden.length - 1}\ufdd1</w:t></w:r>`
  })
  return { body: marked, hidden }
}

/** A page's text without the marks, and what they stood for. */
export function withoutMarks(text: string, page: number, hidden: readonly HiddenRun[]): { text: string; left_out: LeftOut[] } {
  const left_out: LeftOut[] = []
  const plain = text.replace(MARK, (_, index: string) => {
    const run = hidden[Number(index)]
    if (run) left_out.push({ ...run, page })
    return ''
  })
  return { text: plain, left_out }
}

/** Why people cannot see a run, by its own properties; null when they can. White on a coloured ground is seen. */
function whyHidden(run: string, around: () => string): LeftOut['why'] | null {
  const [properties] = elementsIn(run, 'w:rPr')
  if (!properties) return null
  if (isOn(properties, 'w:vanish') || isOn(properties, 'w:specVanish')) return 'invisible'
  const size = attribute(properties, 'w:sz', 'w:val')
  if (size && Number(size) <= TINY_HALF_POINTS) return 'tiny'
  const color = attribute(properties, 'w:color', 'w:val')?.toUpperCase() ?? ''
  const isWhite = color.length === 6 && [0, 2, 4].every((at) => color[at] === 'F')
  return isWhite && !GROUND.some((tag) => (properties + around()).includes(tag)) ? 'white' : null
}

/** What can put a colour behind letters: a highlight, a shading, or a table's style. */
const GROUND = ['<w:highlight ', '<w:shd ', '<w:tblStyle ']

/** The properties of the paragraph, cell and table around a place. */
function surroundings(body: string, at: number): string {
  const paragraph = body.slice(Math.max(0, body.lastIndexOf('<w:pPr>', at)), at)
  const cell = body.lastIndexOf('<w:tcPr>', at)
  if (cell < 0 || body.lastIndexOf('</w:tc>', at) > cell) return paragraph
  return paragraph + body.slice(cell, at) + body.slice(Math.max(0, body.lastIndexOf('<w:tblPr>', at)), at).slice(0, 2000)
}

function textOf(run: string): string {
  return elementsIn(run, 'w:t')
    .map((element) => element.slice(element.indexOf('>') + 1, element.lastIndexOf('<')))
    .join('')
    .replace(/&(\w+);/g, (entity, name: string) => SIGNS[name] ?? entity)
}

const SIGNS: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
