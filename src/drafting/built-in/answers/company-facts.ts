import type { CompanyFacts } from '../../../domain/company.ts'
import type { Analysis } from '../../../domain/solicitation/analysis.ts'
import { sentencesIn } from '../../../domain/solicitation/requirement/sentence.ts'
import { wordsOf } from '../../../language/words.ts'
import { hasFinite, inThirdPerson } from '../english/third-person.ts'
import { hasNumber, isBalanced, meaningfulWords, overlap, tidy, upperStart } from '../english/wording.ts'
import type { AnswerFact } from './answer-facts.ts'
import type { AnswerTopic } from './answer-topic.ts'
import { statementTopic } from './statement-topic.ts'

/** The slot under which what the company says of itself is kept; no question has it. */
export const COMPANY_SLOT = 'company'

/** What is known when the company's own texts are read: its name, the topic, and what the answers say already. */
type Known = { company_name?: string | undefined; analysis?: Analysis | null | undefined; said: readonly AnswerFact[] }

/** What may be taken from a profile, and how much of each. */
const WANTED: readonly (readonly [AnswerTopic, number])[] = [
  ['existing', 2],
  ['place', 2],
  ['people', 2],
]

/** Words of advertising. A sentence that leans on them says nothing that could be checked. */
const PRAISE =
  /\b(?:world[- ](?:leading|class|renowned)|cutting[- ]edge|state[- ]of[- ]the[- ]art|best[- ]in[- ]class|industry[- ]leading|market[- ]leading|leading (?:provider|supplier|company|developer|innovator)|next[- ]generation|game[- ]chang\w+|revolutionary|groundbreaking|unparalleled|unmatched|unrivaled|unique(?:ly)?|innovative|passionate|premier|trusted|proven|disruptive|visionary|dedicated to|committed to|strive|mission is|vision is|world's (?:first|best|most)|world leaders?|leaders? in|second to none|turn-?key|one-stop|excellence|synerg\w+|solutions? (?:provider|company))\b/i

/** Adjectives of praise that a sentence does without: "our cutting-edge reader measures …". */
const ADORNING =
  /\b(?:world[- ](?:leading|class|renowned)|cutting[- ]edge|state[- ]of[- ]the[- ]art|best[- ]in[- ]class|industry[- ]leading|market[- ]leading|next[- ]generation|game[- ]changing|revolutionary|groundbreaking|unparalleled|unmatched|unrivaled|unique|innovative|premier|trusted|proven|highly|truly|extremely)(?:,)? (?=\w)/gi

const PLAIN_CONTACT =
  /@|https?:|www\.|\bphone\b|\bcontact\b|©|\ball rights reserved\b|\bproprietary\b|\bconfidential\b|\bCAGE\b|\bUEI\b|\bNAICS\b|\bDUNS\b/i
const LONGEST = 40
const FEWEST = 5

/** What the company's profile and documents say of its technology, places and people, where the answers are silent on that; nothing that only praises. */
export function companyFacts(company: CompanyFacts | null | undefined, known: Known): AnswerFact[] {
  if (!company) return []
  const facts = textsOf(company).flatMap(({ text, asked }) =>
    factsIn(text, asked, [known.company_name ?? '', company.profile.company_name]),
  )
  const about = meaningfulWords(
    [known.analysis?.topic.title, known.analysis?.topic.objective, ...(known.analysis?.topic.keywords ?? [])].join(' '),
  )
  return WANTED.flatMap(([topic, most]) => {
    if (known.said.some((fact) => speaksOf(fact, topic))) return []
    const own = facts.filter((fact, index) => fact.topic === topic && facts.findIndex(({ text }) => text === fact.text) === index)
    const best = [...own].sort((one, other) => worth(other, about) - worth(one, about)).slice(0, most)
    return own.filter((fact) => best.includes(fact))
  })
}

/** An answer on a place says where, whatever was asked; the company's other sites are then of no concern. */
function speaksOf(fact: AnswerFact, topic: AnswerTopic): boolean {
  return fact.topic === topic || (topic === 'place' && /\b(?:laborator(?:y|ies)|lab|office|shop|facility|chamber) in\b/i.test(fact.text))
}

/** What was measured and what has to do with the topic comes first. */
function worth({ text, words }: AnswerFact, about: ReadonlySet<string>): number {
  return overlap(words, about) * 2 + (hasNumber(text) ? 0.5 : 0)
}

type Source = { text: string; asked: AnswerTopic }

function textsOf({ profile, documents }: CompanyFacts): Source[] {
  return [
    { text: profile.technology_overview, asked: 'existing' },
    { text: profile.company_description, asked: 'other' },
    ...documents.flatMap(({ pages }) => pages.map(({ text }): Source => ({ text, asked: 'other' }))),
  ]
}

function factsIn(text: string, asked: AnswerTopic, names: readonly string[]): AnswerFact[] {
  return paragraphsOf(text)
    .flatMap((paragraph) => sentencesIn(paragraph).map(({ start, end }) => paragraph.slice(start, end)))
    .flatMap((sentence) => factOf(sentence, asked, names) ?? [])
}

/** A heading: a short line in capitals. */
const HEADING = /^[ \t]*[\p{Lu}\d &/:-]{3,50}$/gmu

/** Lines of a page belong together until a blank line, a bullet or a heading. */
function paragraphsOf(text: string): string[] {
  return text
    .replace(/\r/g, '')
    .replace(HEADING, '\n')
    .replace(/-\n(?=\p{Ll})/gu, '')
    .split(/\n\s*\n|\n(?=\s*[-–•*●▪])|(?<=[.!?:])\n/)
    .map((part) => tidy(part.replace(/^\s*[-–•*●▪]\s*/, '').replace(/\n/g, ' ')))
    .filter((part) => part !== '')
}

function factOf(sentence: string, asked: AnswerTopic, names: readonly string[]): AnswerFact | null {
  const plain = plainOf(sentence)
  if (plain === null || !isUsable(plain)) return null
  const text = inThirdPerson(asContractor(upperStart(plain), names), true)
  const topic = topicOf(text, asked)
  return topic ? { slot: COMPANY_SLOT, topic, form: 'sentence', text, words: meaningfulWords(text) } : null
}

/** A sentence without praise: what still measures something loses its adjectives, what does not is null. */
function plainOf(sentence: string): string | null {
  const given = tidy(sentence)
  const plain = tidy(sentence.replace(ADORNING, ''))
  if (PRAISE.test(plain) || (plain !== given && !hasNumber(plain))) return null
  return plain === given
    ? plain
    : plain.replace(/\b([Aa])n? (?=([a-z]))/g, (_, a: string, next: string) => (/[aeio]/.test(next) ? `${a}n ` : `${a} `))
}

function isUsable(plain: string): boolean {
  const count = plain.split(' ').length
  return (
    !PLAIN_CONTACT.test(plain) &&
    isBalanced(plain) &&
    count <= LONGEST &&
    count >= FEWEST &&
    hasFinite(wordsOf(plain)) &&
    !LEANS.test(plain) &&
    !/\?$/.test(plain)
  )
}

/** A sentence that leans on the one before it cannot stand alone. */
const LEANS = /^(?:it|its|they|their|this|these|those|that|he|she|his|her|both|such|here|there|also|however|then)\b/i

/** The company by its own name is the Contractor. */
function asContractor(sentence: string, names: readonly string[]): string {
  return names
    .map((name) => name.trim())
    .filter((name) => name.length > 2)
    .flatMap((name) => [name, name.replace(/,? (?:Inc|LLC|Corp|Corporation|Co|Ltd|LP)\.?$/i, '')])
    .reduce((text, name) => text.split(name).join('the Contractor'), sentence)
    .replace(/the Contractor,? (?:Inc|LLC|Corp|Co|Ltd)\b\.?/g, 'the Contractor')
    .replace(/^the Contractor/, 'The Contractor')
}

const TECHNOLOGY =
  /\b(?:reach\w*|measur\w*|detect\w*|achiev\w*|demonstrat\w*|operat\w*|flew|fielded|deliver\w*|tested|prototype|library|software|sensor|platform|system|technology|patent\w*|licens\w*|TRL|design\w*|build\w*|develop\w*|weighs?|pass(?:es|ed)|holds?|runs?|ran)\b/i
const FACILITY =
  /\b(?:facilit(?:y|ies)|laborator(?:y|ies)|\blabs?\b|shop|cleanroom|chamber|square feet|sq\.? ?ft|headquarter\w*|located in|based in|office)\b/i
const PERSON =
  /\b(?:Dr|Prof)\. \p{Lu}|\b\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'-]+(?:, Ph\.?D\.?)?,? (?:is|has|leads|holds|founded|serves|brings|spent)\b/u

/** What a sentence of a profile is about; null for what no plan needs. */
function topicOf(text: string, asked: AnswerTopic): AnswerTopic | null {
  if (PERSON.test(text)) return 'people'
  if (FACILITY.test(text) && /\b(?:the Contractor|its|has|is|are|houses|owns|operates)\b/i.test(text)) return 'place'
  const topic = statementTopic(text, 'other')
  if (topic === 'people' || topic === 'place') return topic
  return asked === 'existing' || TECHNOLOGY.test(text) ? 'existing' : null
}
