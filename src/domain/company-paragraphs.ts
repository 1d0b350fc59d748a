import { hasDigit, oneLine, startsSmall } from '../language/characters.ts'
import { type CueList, cueList } from '../language/cue-list.ts'
import type { ProfilePassage } from './company.ts'

/** A field that is told in sentences. */
export type Field = Exclude<ProfilePassage['field'], 'company_name' | 'other'>

/** A paragraph of a company's document; `fields` are those of the profile that its heading is about, none where it has no heading that says so. */
export type CompanyParagraph = { text: string; heading: string; fields: readonly Field[] }

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

/** The paragraphs of a page: what stands between empty lines and headings, each with what its heading is about. The company's name is none of them and ends what stands before it. */
export function companyParagraphs(text: string, name?: string): CompanyParagraph[] {
  const lines = asRows(text.split('\n').map((line) => line.trim()))
  const paragraphs: Draft[] = []
  let heading = ''
  let isOpen = false
  for (const [at, line] of lines.entries()) {
    if (RULE.test(line)) continue
    const before = (isOpen && paragraphs.at(-1)?.lines) || []
    if (line === name) heading = ''
    else if (isHeading(line, before, lines[at + 1] ?? '')) heading = line
    else if (line !== '' && isOpen && !standsAlone(line, before, heading)) paragraphs.at(-1)?.lines.push(line)
    else if (line !== '') paragraphs.push({ lines: [line], heading })
    isOpen = line !== '' && line !== name && paragraphs.at(-1)?.lines.at(-1) === line
  }
  return paragraphs.map(asParagraph).filter(({ text: words }) => words !== '')
}

type Draft = { lines: string[]; heading: string }

const COLUMN_GAP = /\s{2,}/
const cellsOf = (line: string): string[] => line.split(COLUMN_GAP)

/** Two lines of as many columns, of which the upper has only words in capitals, are a head and its row: "CAGE   UEI" over "7Q4K2   TWR9". */
function asRows(lines: readonly string[]): string[] {
  const rows: string[] = []
  for (const line of lines) {
    const [heads, cells] = [cellsOf(rows.at(-1) ?? ''), cellsOf(line)]
    const isRow =
      heads.length > 1 && heads.length === cells.length && heads.every((head) => /^\p{Lu}[^\d:]*$/u.test(head)) && hasDigit(line)
    if (isRow) rows[rows.length - 1] = heads.map((head, at) => `${head}: ${cells[at]}`).join('  ')
    else rows.push(line)
  }
  return rows
}

/** Before the first heading, lines with columns or marks of an address stand alone, as in a letter's head. */
function standsAlone(line: string, before: readonly string[], heading: string): boolean {
  return fieldsOf(heading).length === 0 && [line, before.at(-1) ?? ''].some((one) => cellsOf(one).length > 1 || one.includes(' | '))
}

const LONGEST_HEADING = 60

/** "Acme, Inc." is a name and no sentence. */
const ABBREVIATED = /\s\p{Lu}\p{L}{1,2}\.$/u
/** "=====" under a heading. */
const RULE = /^[=_*~-]{3,}$/

/** A short line that ends in no mark, or in a colon, where nothing runs on into it or out of it. */
function isHeading(line: string, before: readonly string[], after: string): boolean {
  const ends = ABBREVIATED.test(line) ? '' : line.slice(-1)
  if (line === '' || ITEM.test(line) || line.length > LONGEST_HEADING || '.,;!?)–-'.includes(ends || '_')) return false
  if (cellsOf(line).length > 1 || line.includes('@') || (line.includes(',') && hasDigit(line))) return false
  if (line.endsWith(':')) return before.length === 0 && fieldsOf(line).length > 0
  const endsList =
    (ITEM.test(before[0] ?? '') || cellsOf(before[0] ?? '').length > 1) && (line === line.toUpperCase() || fieldsOf(line).length > 0)
  const runsOn = before.length > 0 && !/[.!?:]$/.test(before.at(-1) ?? '') && !endsList
  return !runsOn && !startsSmall(line) && !startsSmall(after)
}

function fieldsOf(heading: string): Field[] {
  return FIELDS.filter((field) => HEADINGS[field].test(heading.replace(NUMBER, '')))
}

/** The words of a paragraph in one line, those of a list or of rows in columns with semicolons between them; a label at its beginning is its heading. */
function asParagraph({ lines, heading }: Draft): CompanyParagraph {
  const isList = ITEM.test(lines[0] ?? '') || cellsOf(lines[0] ?? '').length > 1
  const items = isList ? itemsOf(lines).map((item) => item.replace(/[;,.]$/, '')) : [lines.join(' ')]
  const text = `${oneLine(items.join('; '))}${isList ? '.' : ''}`
  const label = LABEL.exec(text)?.[1]
  const own = label ? fieldsOf(label) : []
  if (own.length > 0 && label) return { text: text.slice(label.length + 1).trim(), heading: label, fields: own }
  return { text, heading: heading.replace(/:$/, ''), fields: fieldsOf(heading) }
}

function itemsOf(lines: readonly string[]): string[] {
  const items: string[] = []
  const isInColumns = cellsOf(lines[0] ?? '').length > 1
  for (const line of lines) {
    const cells = cellsOf(line)
    if (cells.length > 1) items.push(cells.join(cells.some((cell) => cell.includes(': ')) ? '; ' : ', ').replace(ITEM, ''))
    else if (ITEM.test(line) || items.length === 0 || (isInColumns && !startsSmall(line))) items.push(line.replace(ITEM, ''))
    else items.push(`${items.pop()} ${line}`)
  }
  return items
}
