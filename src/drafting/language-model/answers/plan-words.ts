import { blanksIn } from '../../../domain/blank.ts'
import type { PlanSources } from '../../../domain/grounding/sources.ts'
import { contractorWill, IRREGULAR } from '../../../domain/quality/style-rules.ts'
import { plainWords, vagueIn } from '../../../domain/quality/wording-rules.ts'
import { startsWithCapital } from '../../../language/characters.ts'
import { sentencesIn } from '../../../language/sentence.ts'
import type { Objection } from './objections.ts'
import { rememberingLast } from './remembering.ts'

/** What a plan must not hold, and models put into it of their own accord. `before` is what the text is put for: its words stay. */
type PlanWords = {
  objections: (text: string, before: string) => Objection[]
  /** The same text without such words, where taking them out or changing one for another leaves the sentence whole. */
  plain: (text: string, before: string) => string
}

/** Words with which models fill and praise, and which no number beside them makes better; they stand beside others and can go. */
const GOING = [
  ...['innovative', 'novel', 'unique', 'state-of-the-art', 'robust', 'user-friendly', 'seamless', 'holistic', 'transformative'],
  ...['thorough', 'extensive', 'comprehensive', 'rigorous', 'successfully', 'seamlessly', 'thoroughly', 'extensively'],
  ...['comprehensively', 'rigorously'],
]

/** The same that hold a sentence together. Claims that a source could bear out are looked at elsewhere. */
const HOLDING = [
  ...['innovatively', 'uniquely', 'robustly', 'robustness', 'holistically', 'significantly', 'in a timely manner'],
  ...['as appropriate', 'as needed', 'best effort', 'best efforts', 'synergy', 'synergies', 'synergistic'],
  ...['leverage', 'leverages', 'leveraged', 'leveraging', 'pave the way', 'paves the way', 'paving the way'],
  ...['solid', 'strong', 'firm'].flatMap((word) => ['foundation', 'basis', 'footing'].map((under) => `${word} ${under}`)),
]

/** Fillers as alternatives, with a space where a hyphen may be left out; "unique identifier" is none. */
function anyOf(fillers: readonly string[]): string {
  return String.raw`(?:${fillers.join('|').replaceAll('-', '[- ]')})(?!\s(?:id|identif))`
}

const FILLING = new RegExp(String.raw`(?<![\p{L}-])${anyOf([...GOING, ...HOLDING])}(?![\p{L}-])`, 'giu')

/** The company speaks of itself as "the Contractor"; a clause that a person typed stays as it is. */
const FIRST_PERSON = /(?<![\p{L}\d'’.-])(?:[Ww]e|[Oo]urs?|[Oo]urselves)(?![\p{L}\d.-])/gu

/** A duty that nobody has; what the Government and others do is told so. */
const BINDS_NOBODY = new RegExp(
  String.raw`\bwill (?:(?:then|also|first|not) )?be (?:[a-z]{2,20}ly )?(?:[a-z]{2,20}ed|${IRREGULAR})\b`,
  'gi',
)
const BY_OTHERS = /\b(?:government|TPOC|navy|army|air force|space force|marine corps|contracting officer|COR|DoD)\b/i

/** The solicitation's words are read once. What stood before, what is quoted, and what the solicitation says in the same words, stays. */
export function planWords({ documents }: PlanSources): PlanWords {
  const pages = documents.filter(({ role }) => role === 'solicitation').flatMap((one) => one.pages.map(({ text }) => text))
  const asked = plainWords(pages.join('\n'))
  const stood = rememberingLast(plainWords)
  const isNew = (words: string, before: string) => ![asked, stood(before)].some((known) => ` ${known} `.includes(` ${plainWords(words)} `))
  const plain = (text: string, before: string) =>
    text
      .split(QUOTED_APART)
      .map((part, at) => (at % 2 === 1 ? part : plainPart(part, (words) => isNew(words, before))))
      .join('')
  return {
    plain,
    objections: (text, before) => {
      const own = plain(text, before).replace(QUOTED, ' ')
      const sentences = own.split('\n').flatMap((line) => sentencesIn(line).map(({ start, end }) => line.slice(start, end)))
      const told = sentences.filter((sentence) => !sentence.endsWith('?'))
      const found = (pattern: RegExp) => told.flatMap((one) => one.match(pattern) ?? [])
      const filling = found(FILLING).filter((words) => isNew(words, before))
      const vague = told.flatMap((one) => vagueIn(one, `${asked} ${stood(before)}`))
      return [
        ...vague.filter((word) => !filling.some((words) => words.includes(word))).map(unmeasured),
        ...filling.map(empty),
        ...told
          .flatMap((one) => one.split(/[;:,()]/).filter((clause) => isNew(clause, before)))
          .flatMap((clause) => clause.match(FIRST_PERSON) ?? [])
          .map(speaking),
        ...blanks(own)
          .filter((blank) => !before.includes(blank))
          .map(opened),
        ...told
          .flatMap(announced)
          .filter((words) => isNew(words, before))
          .map(unbound),
      ]
    },
  }
}

const QUOTED = /"[^"\n]{0,600}"|“[^“”\n]{0,600}”/g
const QUOTED_APART = /("[^"\n]{0,600}"|“[^“”\n]{0,600}”)/

/** "highly innovative", "cutting-edge". */
const FILLS = `(?:highly )?(?:${anyOf(GOING)}|cutting-edge)`

/** Words that stand beside others and can go: "a robust model", "is successfully measured". What holds a sentence together stays, and is objected to. */
const BESIDE = new RegExp(String.raw`\b(?:(an?) )?(${FILLS}(?:(?:,| and|, and) ${FILLS})*)\b,? (?!(?:and|or)\b)(?=([\p{L}\d]))`, 'giu')

function plainPart(text: string, isNew: (words: string) => boolean): string {
  return text
    .replace(BESIDE, (all, article: string | undefined, words: string, next: string) => {
      if (words.split(/,? and |, /).some((word) => !isNew(word))) return all
      const kept = article === undefined ? '' : `${/[aeiou]/i.test(next) ? 'an' : 'a'} `
      return startsWithCapital(all) && kept !== '' ? `A${kept.slice(1)}` : kept
    })
    .replace(/,? as (?:appropriate|needed)(?=[.,;]|$)/gi, (words) => (isNew(words) ? '' : words))
    .replace(/\b(the contractor) (?:will|must|plans to|intends to) (?=\p{Ll})/giu, '$1 shall ')
    .replace(/\b[Ww]e will (?=\p{Ll})/gu, (words) => `${words.startsWith('W') ? 'The' : 'the'} Contractor shall `)
    .replace(OUR, (all, first: string, thing: string) => (isNew(all) ? `${first === 'O' ? 'The' : 'the'} Contractor's ${thing}` : all))
}

/** "our Dayton laboratory": what is the company's, in two words. */
const OUR = /\b([Oo])ur (\p{L}[\p{L}\d-]*(?: [\p{L}\d-]+)?)/gu

/** "The Contractor will test", "coupons will be tested": a duty that is announced. */
function announced(sentence: string): string[] {
  const will = contractorWill(sentence)?.text
  if (will) return [will]
  return BY_OTHERS.test(sentence) ? [] : (sentence.match(BINDS_NOBODY) ?? []).slice(0, 1)
}

function unmeasured(word: string): Objection {
  return { kind: 'wording', sentence: `"${word}" has no measure: say the measure or what is done instead, or leave the word out.` }
}

function empty(words: string): Objection {
  return { kind: 'wording', sentence: `"${words}" says nothing that can be checked: leave it out.` }
}

function speaking(word: string): Objection {
  return { kind: 'wording', sentence: `"${word}": the company is "the Contractor" in a plan, and its things are "its".` }
}

/** What is still to be filled in was worked out by code, from what the person was asked and did not say. */
function opened(blank: string): Objection {
  return { kind: 'wording', sentence: `"${blank}" is a blank that the outline does not have: say it without, or leave the sentence out.` }
}

function blanks(text: string): string[] {
  return blanksIn(text).map(({ start, end }) => text.slice(start, end))
}

function unbound(words: string): Objection {
  return { kind: 'wording', sentence: `"${words}" binds nobody: write "The Contractor shall" with what is done.` }
}
