import { oneLine } from '../language/characters.ts'
import { cueList } from '../language/cue-list.ts'
import { sentencesOf } from '../language/sentence.ts'
import type { CompanyFacts, CompanyProfile, ProfilePassage } from './company.ts'

/** What a document tells of the company itself, and of what it has built: the first words of a passage. Which field it is for, the person decides. */
const OPENS = {
  company_description: cueList(`
    small business | founded in | established in | headquartered in | incorporated in | located in | our company | the company is/has/was/employs | we are a/an
    | our team of | employees | our facility | our facilities | our laboratory | square feet | square foot`),
  technology_overview: cueList(`
    our technology | our product | our system | our approach | our solution | our sensor | our software | our platform | prototype | prototypes | patent | patents
    | patented | trl # | technology readiness | has/have developed | we have built | we built | demonstrated | was/were measured | was/were tested`),
} as const satisfies Record<ProfilePassage['field'], unknown>

/** A passage has so many sentences at most, and goes to a field with so many others at most. */
const SENTENCES = 4
const MOST_PASSAGES = 2

/** A line of a table or a heading is shorter, in characters, and what runs on without an end is no sentence. */
const SHORTEST = 40
const LONGEST = 450

/** What the company's documents have for the fields of its profile that say nothing yet: their own sentences, in the order of the documents. */
export function companyDraft({ profile, documents }: CompanyFacts): ProfilePassage[] {
  const fields = (Object.keys(OPENS) as ProfilePassage['field'][]).filter((field) => profile[field].trim() === '')
  const taken = new Set<string>()
  return fields.flatMap((field) => {
    const all = documents.flatMap(({ file_name, pages }) =>
      pages.flatMap(({ page, text }) => passagesOf(text, field, profile, taken).map((words) => ({ field, text: words, file_name, page }))),
    )
    return all.slice(0, MOST_PASSAGES)
  })
}

function passagesOf(
  text: string,
  field: ProfilePassage['field'],
  { company_name }: Pick<CompanyProfile, 'company_name'>,
  taken: Set<string>,
): string[] {
  return paragraphsOf(text).flatMap((paragraph) => passagesIn(paragraph, field, company_name.trim(), taken))
}

/** The paragraphs of a page: what stands between empty lines and headings. */
function paragraphsOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  const paragraphs: string[][] = [[]]
  for (const [at, line] of lines.entries()) {
    if (line === '' || isHeading(line, paragraphs.at(-1) ?? [], lines[at + 1] ?? '')) paragraphs.push([])
    else paragraphs.at(-1)?.push(line)
  }
  return paragraphs.map((one) => oneLine(one.join(' '))).filter((one) => one !== '')
}

const LONGEST_HEADING = 60

/** A short line that ends in no mark, where nothing runs on into it or out of it. */
function isHeading(line: string, before: readonly string[], after: string): boolean {
  const isOpen = /[.,;:!?)–-]$/.test(line) || line.length > LONGEST_HEADING
  const runsOn = before.length > 0 && !/[.!?:]$/.test(before.at(-1) ?? '')
  return !isOpen && !runsOn && !/^\p{Ll}/u.test(after)
}

function passagesIn(paragraph: string, field: ProfilePassage['field'], name: string, taken: Set<string>): string[] {
  const sentences = sentencesOf(paragraph)
  const passages: string[] = []
  const opens = (sentence: string) =>
    OPENS[field].test(sentence) || (field === 'company_description' && name !== '' && sentence.startsWith(`${name} `))
  for (let at = 0; at < sentences.length; ) {
    const first = sentences[at] ?? ''
    if (!isProse(first) || taken.has(first) || !opens(first)) {
      at += 1
      continue
    }
    const end = sentences.findIndex((one, place) => place > at && (!isProse(one) || taken.has(one) || place === at + SENTENCES))
    const passage = sentences.slice(at, end < 0 ? at + SENTENCES : end)
    for (const sentence of passage) taken.add(sentence)
    passages.push(passage.join(' '))
    at += passage.length
  }
  return passages
}

/** Whether words are a sentence and no heading, no line of a table, no list that runs on. */
function isProse(sentence: string): boolean {
  return sentence.length >= SHORTEST && sentence.length <= LONGEST && /[.!?]["'”’)\]]*$/.test(sentence)
}
