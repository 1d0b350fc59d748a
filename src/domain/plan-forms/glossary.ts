import { hasDigit, withoutEnd } from '../../language/characters.ts'
import { KNOWN_ACRONYMS, STATES } from '../quality/known-acronyms.ts'

/** Short forms of the program's own papers, as its documents write them out. */
const OF_THE_PROGRAM: Record<string, string> = {
  AFRL: 'Air Force Research Laboratory',
  AFWERX: 'innovation arm of the Department of the Air Force',
  CDRL: 'Contract Data Requirements List',
  CMMC: 'Cybersecurity Maturity Model Certification',
  COR: 'Contracting Officer’s Representative',
  COTS: 'Commercial Off-the-Shelf',
  CUI: 'Controlled Unclassified Information',
  DAF: 'Department of the Air Force',
  DFARS: 'Defense Federal Acquisition Regulation Supplement',
  DTIC: 'Defense Technical Information Center',
  GFE: 'Government-Furnished Equipment',
  GFI: 'Government-Furnished Information',
  GFP: 'Government-Furnished Property',
  IRB: 'Institutional Review Board',
  ITAR: 'International Traffic in Arms Regulations',
  PI: 'Principal Investigator',
  RI: 'Research Institution',
  SBC: 'Small Business Concern',
  SBIR: 'Small Business Innovation Research',
  SF: 'Standard Form',
  SOW: 'Statement of Work',
  STTR: 'Small Business Technology Transfer',
  TPOC: 'Technical Point of Contact',
  TRL: 'Technology Readiness Level',
}

const SHORT_FORM = /\b(?:[A-Z]{2,7}|[A-Z]{1,5}\d?(?:-[A-Z]{1,7}){0,3}[A-Z])s?\b/g

/** A term with what it means; a blank where neither the plan nor the topic writes it out. */
export type GlossaryEntry = { term: string; meaning: string }

/** The short forms of a text in alphabetical order, each with its long form as the plan or the topic writes it out. */
export function glossaryOf(text: string, topic_text: string): GlossaryEntry[] {
  const [inPlan, inTopic] = [writtenOut(text), writtenOut(topic_text)]
  const found = new Set((text.match(SHORT_FORM) ?? []).map((term) => withoutEnd(term, 's')))
  return [...found]
    .sort((a, b) => a.localeCompare(b, 'en'))
    .flatMap((term) => {
      const meaning = longForm(term, inPlan) ?? longForm(term, inTopic) ?? OF_THE_PROGRAM[term]
      if (meaning !== undefined) return [{ term, meaning }]
      return isPlain(term) ? [] : [{ term, meaning: `[give the long form of ${term}]` }]
    })
}

/** Formats, units, states, Roman numerals and numbers of things need no entry. */
function isPlain(term: string): boolean {
  return KNOWN_ACRONYMS.has(term) || STATES.has(term) || hasDigit(term) || /^[IVX]+$|^[GMk]?(?:Hz|W|B)$/.test(term)
}

/** For each short form in parentheses, "(ABC)", what stands before it, wherever it does. */
function writtenOut(text: string): ReadonlyMap<string, string[]> {
  const before = new Map<string, string[]>()
  for (const { 1: term = '', index } of text.matchAll(/\(([A-Z][A-Z\d-]{1,20})s?\)/g)) {
    const words = text.slice(Math.max(0, index - 25 * term.length), index)
    before.set(term, [...(before.get(term) ?? []), words].slice(0, MOST_PLACES))
  }
  return before
}

/** A term is written out once or twice; more places are not looked at. */
const MOST_PLACES = 5

/** The words before "(ABC)" whose first letters it is made of. */
function longForm(term: string, written: ReadonlyMap<string, readonly string[]>): string | undefined {
  for (const before of written.get(term) ?? []) {
    const words = before.match(/[\p{L}\d'’]+(?:[-/][\p{L}\d]+)*/gu) ?? []
    for (let count = 2; count <= Math.min(words.length, term.length + 3); count += 1) {
      const taken = words.slice(-count)
      if (isMadeOf(term, taken)) return taken.join(' ')
    }
  }
  return undefined
}

const SMALL = new Set('of the and for to in on a an with'.split(' '))
const isSmall = (word: string | undefined): boolean => SMALL.has(word?.toLowerCase() ?? '')

function isMadeOf(term: string, words: readonly string[]): boolean {
  const parts = words.flatMap((word) => word.split(/[-/]/))
  const initials = (kept: readonly string[]) => kept.map((word) => word.charAt(0).toUpperCase()).join('')
  return initials(parts) === term || (!isSmall(words[0]) && initials(parts.filter((word) => !isSmall(word))) === term)
}
