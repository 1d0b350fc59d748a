import { oneLine } from '../language/characters.ts'
import { type CueList, cueList } from '../language/cue-list.ts'
import type { ProfilePassage } from './company.ts'

/** A field that is told in sentences. */
export type Field = Exclude<ProfilePassage['field'], 'company_name'>

/** A paragraph of a company's document; `fields` are those of the profile that its heading is about, none where it has no heading that says so. */
export type CompanyParagraph = { text: string; fields: readonly Field[] }

/** What headings of such documents are called. What a company does may be for either field; the person decides. */
const HEADINGS: Readonly<Record<Field, CueList>> = {
  company_description: cueList(`
    who we are | what we do | what we offer | about us | about the company | about | our company | our story | at a glance | company overview | company profile
    | company description | company summary | company data | company background | company information | corporate overview | corporate data | corporate profile
    | corporate information | business description | overview | mission | capabilities | core competenc* | competenc* | services | facility | equipment
    | laboratory | resources | infrastructure | location | people | staff | personnel | team | leadership | management | founder | differentiator | certification`),
  technology_overview: cueList(`
    what we do | what we offer | what we build | technology | technologies | product | innovation | solution | how it works | our approach | platform | prototype
    | patent | intellectual property | results | past performance | track record | experience | heritage | maturity | capabilities | core competenc* | research
    | development`),
}

const FIELDS = Object.keys(HEADINGS) as Field[]

/** "3. Facilities", "IV. Team" and "• Radar": what stands before a heading or an item of a list. */
const NUMBER = /^(?:\d+(?:\.\d+)*|[IVX]+)[.)]?\s+(?=\p{Lu})/u
const ITEM = /^[-•▪●◦■*–]\s+/
/** "Facilities: a laboratory in Dayton.": a heading on the line that it is about. */
const LABEL = /^([^:.;,]{2,40}):\s+(?=\S)/

/** The paragraphs of a page: what stands between empty lines and headings, each with what its heading is about. */
export function companyParagraphs(text: string): CompanyParagraph[] {
  const lines = text.split('\n').map((line) => line.trim())
  const paragraphs: { lines: string[]; fields: readonly Field[] }[] = []
  let fields: readonly Field[] = []
  let isOpen = false
  for (const [at, line] of lines.entries()) {
    const before = (isOpen && paragraphs.at(-1)?.lines) || []
    if (isHeading(line, before, lines[at + 1] ?? '')) fields = fieldsOf(line)
    else if (line !== '' && isOpen) paragraphs.at(-1)?.lines.push(line)
    else if (line !== '') paragraphs.push({ lines: [line], fields })
    isOpen = line !== '' && paragraphs.at(-1)?.lines.at(-1) === line
  }
  return paragraphs.map(asParagraph).filter(({ text: words }) => words !== '')
}

const LONGEST_HEADING = 60

/** A short line that ends in no mark, or in a colon, where nothing runs on into it or out of it. */
function isHeading(line: string, before: readonly string[], after: string): boolean {
  if (line === '' || ITEM.test(line) || line.length > LONGEST_HEADING || /[.,;!?)–-]$/.test(line)) return false
  if (line.endsWith(':')) return before.length === 0 && fieldsOf(line).length > 0
  const endsList = ITEM.test(before[0] ?? '') && (line === line.toUpperCase() || fieldsOf(line).length > 0)
  const runsOn = before.length > 0 && !/[.!?:]$/.test(before.at(-1) ?? '') && !endsList
  return !runsOn && !/^\p{Ll}/u.test(line) && !/^\p{Ll}/u.test(after)
}

function fieldsOf(heading: string): Field[] {
  return FIELDS.filter((field) => HEADINGS[field].test(heading.replace(NUMBER, '')))
}

/** The words of a paragraph in one line, those of a list with semicolons between them; a label at its beginning is its heading. */
function asParagraph({ lines, fields }: { lines: readonly string[]; fields: readonly Field[] }): CompanyParagraph {
  const isList = ITEM.test(lines[0] ?? '')
  const items = isList ? itemsOf(lines).map((item) => item.replace(/[;,.]$/, '')) : [lines.join(' ')]
  const text = `${oneLine(items.join('; '))}${isList ? '.' : ''}`
  const label = LABEL.exec(text)?.[1]
  const own = label ? fieldsOf(label) : []
  return own.length > 0 && label ? { text: text.slice(label.length + 1).trim(), fields: own } : { text, fields }
}

function itemsOf(lines: readonly string[]): string[] {
  const items: string[] = []
  for (const line of lines) {
    if (ITEM.test(line) || items.length === 0) items.push(line.replace(ITEM, ''))
    else items.push(`${items.pop()} ${line}`)
  }
  return items
}
