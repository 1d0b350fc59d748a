import { endsWithOne, hasLetters, startsSmall, withoutClosing } from '../language/characters.ts'
import { cueList } from '../language/cue-list.ts'
import { sentencesOf } from '../language/sentence.ts'
import type { CompanyFacts, CompanyProfile, ProfilePassage } from './company.ts'
import { companyNamesIn, nameInHead } from './company-name.ts'
import { companyParagraphs, type Field } from './company-paragraphs.ts'

/** What a document tells of the company itself, and of what it has built: the first words of a passage. Which field it is for, the person decides. */
const OPENS = {
  company_description: cueList(`
    small business | founded in | established in | headquartered in | incorporated in | located in | our company | the company is/has/was/employs | we are a/an
    | our team of | employees | our facility | our facilities | our laboratory | square feet | square foot`),
  technology_overview: cueList(`
    our technology | our product | our system | our approach | our solution | our sensor | our software | our platform | prototype | prototypes | patent | patents
    | patented | trl # | technology readiness | has/have developed | we have built | we built | demonstrated | was/were measured | was/were tested`),
} as const satisfies Record<Field, unknown>

/** A passage has so many whole sentences at most, and is so long at most, in characters; a field gets so many at most. */
const SENTENCES = 4
const LONGEST_PASSAGE = 1200
const MOST_PASSAGES = 6

/** What is shorter than this by itself, in characters, tells little; what runs on without an end is no sentence. */
const SHORTEST = 40
const LONGEST = 450

/** A paper of so many pages is short: all that it says is shown. Of a longer one what tells of the company or of what it has built. */
const SHORT_PAPER = 2

type Document = CompanyFacts['documents'][number]
type Told = Omit<ProfilePassage, 'file_name'>

/**
 * What the company's documents have for the fields of its profile that say nothing yet, in the order of the documents. Of a short paper, as a capability
 * statement is, each paragraph is a row, also what is for no field; of a longer one the paragraphs under a heading that is about the field, and of those
 * under none the sentences that tell of the company or of what it has built.
 */
export function companyDraft({ profile, documents }: CompanyFacts): ProfilePassage[] {
  const taken = new Set<string>()
  const told = documents.flatMap((document) => {
    const passages = document.pages.length <= SHORT_PAPER ? rowsOf(document) : passagesOfLong(document, profile, taken)
    return passages.map((passage) => ({ ...passage, file_name: document.file_name }))
  })
  const names = told.filter(({ field }) => field === 'company_name').slice(0, 1)
  const isOpen = ({ field }: Told) => field === 'other' || profile[field].trim() === ''
  return [...names, ...told.filter(({ field }) => field !== 'company_name')].filter(isOpen)
}

/** The rows of a short paper. Under a heading that is about nothing that a profile has, their own words have to tell of a field; what only says how to reach somebody is for none. */
function rowsOf({ pages }: Document): Told[] {
  return pages.flatMap(({ page, text }, at) => {
    const labelled = companyNamesIn(text)
    const name = labelled[0] ?? (at === 0 ? nameInHead(text) : undefined)
    const paragraphs = companyParagraphs(text, name).filter(({ text: words }) => hasLetters(words))
    const rows = paragraphs.flatMap(({ text: words, heading, fields }): Told[] => {
      const isUnder = heading !== ''
      const own = fields.length > 0 ? fields : toldBy(words, isUnder)
      const into = own.length > 0 && !isContact(words) ? own : ['other' as const]
      return into.map((field) => ({ field, text: words, page, ...(isUnder && { heading }) }))
    })
    return [...(name ? [{ field: 'company_name' as const, text: name, page }] : []), ...rows]
  })
}

/** The field that a paragraph tells of by its own words; what says nothing of either is for none under a heading, and of the company under none. */
function toldBy(words: string, isUnder: boolean): Field[] {
  if (OPENS.company_description.test(words)) return ['company_description']
  if (OPENS.technology_overview.test(words)) return ['technology_overview']
  return isUnder ? [] : ['company_description']
}

/** "Contact: bd@acme.com, 303-555-0199": a short line with an address of the net, where nothing else is told. */
function isContact(words: string): boolean {
  return words.length < LONGEST_CONTACT && /\S@\S/.test(words)
}

const LONGEST_CONTACT = 100

function passagesOfLong({ pages }: Document, profile: CompanyProfile, taken: Set<string>): Told[] {
  const names = pages.flatMap(({ page, text }) =>
    companyNamesIn(text).map((name) => ({ field: 'company_name' as const, text: name, page })),
  )
  const ofFields = (Object.keys(OPENS) as Field[]).flatMap((field) =>
    pages
      .flatMap(({ page, text }) => passagesOf(text, field, profile, taken).map((words) => ({ field, text: words, page })))
      .slice(0, MOST_PASSAGES),
  )
  return [...names, ...ofFields]
}

function passagesOf(text: string, field: Field, profile: Pick<CompanyProfile, 'company_name'>, taken: Set<string>): string[] {
  return companyParagraphs(text).flatMap(({ text: words, fields }) => {
    if (fields.length === 0) return passagesIn(words, field, profile, taken)
    return fields.includes(field) && isWhole(words) && words.length >= SHORTEST ? cut(words) : []
  })
}

/** A paragraph as far as its sentences have room in a passage; nothing where not even one has. */
function cut(paragraph: string): string[] {
  const sentences = sentencesOf(paragraph)
  while (sentences.join(' ').length > LONGEST_PASSAGE) sentences.pop()
  return sentences.length > 0 ? [sentences.join(' ')] : []
}

function passagesIn(paragraph: string, field: Field, profile: Pick<CompanyProfile, 'company_name'>, taken: Set<string>): string[] {
  const sentences = paragraph.length < SHORTEST ? [] : sentencesOf(paragraph)
  const passages: string[] = []
  let before = 0
  for (let at = 0; at < sentences.length; at++) {
    const first = sentences[at] ?? ''
    if (!isProse(first) || taken.has(first) || !opens(first, field, profile)) continue
    // "25 employees." says nothing without what stands before it
    const passage = sentences.slice(first.length < SHORTEST ? before : at, endOf(sentences, at, taken))
    for (const sentence of passage) taken.add(sentence)
    passages.push(passage.join(' '))
    before = endOf(sentences, at, new Set())
    at = before - 1
  }
  return passages
}

/** Whether a sentence is one that a passage for a field begins with: also one that begins with the company's name. */
function opens(sentence: string, field: Field, { company_name }: Pick<CompanyProfile, 'company_name'>): boolean {
  const name = company_name.trim()
  const isOfCompany = name !== '' && sentence.startsWith(name) && /^[\s,]/.test(sentence.slice(name.length))
  return OPENS[field].test(sentence) || (field === 'company_description' && isOfCompany)
}

/** Where a passage ends that begins there; what is said in a word or two, as "25 employees." is, takes no room. */
function endOf(sentences: readonly string[], from: number, taken: ReadonlySet<string>): number {
  let whole = 0
  for (let at = from; at < sentences.length; at++) {
    const sentence = sentences[at] ?? ''
    if (sentence.length >= SHORTEST) whole += 1
    if (!isProse(sentence) || (at > from && taken.has(sentence)) || whole > SENTENCES) return at
  }
  return sentences.length
}

/** Whether words are a sentence and no heading, no line of a table, no list that runs on. */
function isProse(sentence: string): boolean {
  return sentence.length <= LONGEST && isWhole(sentence)
}

/** Whether words begin and end where a sentence does: what a page or a column breaks off is offered to nobody. */
function isWhole(words: string): boolean {
  return !startsSmall(words) && endsWithOne(withoutClosing(words), '.!?')
}
