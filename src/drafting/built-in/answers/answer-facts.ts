import { sentencesIn } from '../../../domain/solicitation/requirement/sentence.ts'
import { wordsOf } from '../../../language/words.ts'
import type { PlanFacts } from '../../drafter.ts'
import { conditional, riskAlone, withActor, withoutOrdinal } from '../english/enumeration.ts'
import { hasFinite, inThirdPerson } from '../english/third-person.ts'
import { hasNumber, lowerStart, meaningfulWords, sentence } from '../english/wording.ts'
import { type AnswerTopic, questionTopic } from './answer-topic.ts'
import { eachOfItsOwn } from './coordinated.ts'
import { GOAL } from './goal.ts'
import { ofSpeaker } from './speaker.ts'
import { statementsIn } from './spoken.ts'
import { statementTopic } from './statement-topic.ts'
import { testName } from './test-parts.ts'
import { isCutOff, openPoint } from './undecided.ts'

/** One thing that the person said, as the plan may say it. A "phrase" has no verb of its own and stands behind a label. */
export type AnswerFact = { slot: string; topic: AnswerTopic; form: 'sentence' | 'phrase'; text: string; words: ReadonlySet<string> }

/** A statement and those that lean on it, in words. */
const LONGEST_GROUP = 60
/** What comes later in a very long answer is not read: somebody has pasted a paper. */
const MOST_READ = 60
const MOST_PER_ANSWER = 40
/** An answer with more statements than this speaks of more than what was asked. */
const ALL_IN_ONE = 4

/** What the answers establish, in the order in which it was said. */
export function answerFacts({ answers, research_institution }: Pick<PlanFacts, 'answers' | 'research_institution'>): AnswerFact[] {
  const seen = new Set<string>()
  return answers.flatMap(({ slot, question, answer }) => {
    const asked = questionTopic(question)
    const plain = plainAnswer(question, answer)
    const statements = plain ? [plain] : statementsIn(answer).slice(0, MOST_READ)
    const said = together(statements.flatMap(ofSpeaker).flatMap(eachOfItsOwn), asked === 'institution')
      .map((statement, index) => factOf(slot, statement, askedOf(asked, index, statements.length), research_institution?.trim()))
      .filter((fact) => fact.words.size > 0 && isNew(fact.text, seen))
      .slice(0, MOST_PER_ANSWER)
    return (asked === 'test' ? asOneTest(said) : said).reduce<AnswerFact[]>(withPhrase, [])
  })
}

/** What belongs to a test that is told in several sentences. */
const OF_TEST: ReadonlySet<AnswerTopic> = new Set(['test', 'threshold', 'measurement', 'data', 'other'])

/** The longest test told as one, in words. */
const LONGEST_TEST = 160

/** Set-up, runs and pass mark of one test stay together; those told for another month, or under another name, are another test. */
function asOneTest(facts: readonly AnswerFact[]): AnswerFact[] {
  const tests: AnswerFact[] = []
  for (const fact of facts) {
    const isOfTest = OF_TEST.has(fact.topic)
    const at = tests.findLastIndex(({ topic }) => topic === 'test')
    const last = tests[at]
    if (last && isOfTest && !MONTH.test(fact.text) && testName(fact.text) === '' && wordCount(last) + wordCount(fact) <= LONGEST_TEST)
      tests[at] = { ...last, text: `${last.text.replace(/[;,]?\.?$/, '.')} ${fact.text}`, words: new Set([...last.words, ...fact.words]) }
    else tests.push(isOfTest && fact.topic !== 'other' ? { ...fact, topic: 'test' } : fact)
  }
  return tests
}

function wordCount({ text }: AnswerFact): number {
  return text.split(' ').length
}

const MONTH = /\bmonths? (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/i

/** Matters whose phrases, one under the other, are one list. */
const LISTED: ReadonlySet<AnswerTopic> = new Set(['solution', 'existing', 'method', 'data', 'end_state', 'other', 'next_phase'])

/** "Two-stage pump", "ceramic bearings" → "Two-stage pump; ceramic bearings." */
function withPhrase(facts: AnswerFact[], fact: AnswerFact): AnswerFact[] {
  const last = facts.at(-1)
  const isListed =
    last &&
    last.form === 'phrase' &&
    fact.form === 'phrase' &&
    last.topic === fact.topic &&
    LISTED.has(fact.topic) &&
    !last.text.includes(GOAL) &&
    !fact.text.includes(GOAL) &&
    !MONTH.test(fact.text) &&
    !MONTH.test(last.text)
  if (!isListed || last.text.split(' ').length + fact.text.split(' ').length > LONGEST_GROUP) return [...facts, fact]
  const text = `${last.text.replace(/\.$/, '')}; ${lowerStart(fact.text)}`
  return [...facts.slice(0, -1), { ...last, text, words: new Set([...last.words, ...fact.words]) }]
}

/** One who tells everything at the first question is understood by the words, not by the question. */
function askedOf(asked: AnswerTopic, index: number, count: number): AnswerTopic {
  const isWide = asked === 'solution' || asked === 'existing' || asked === 'end_state'
  return isWide && count > ALL_IN_ONE && index > 0 ? 'other' : asked
}

const NO = /^(?:no|none|nothing|nope|not needed|nothing needed|no need|not required|zero)[.!]?$/i

/** "No" and "none" say something where the question can be answered so; else null. */
function plainAnswer(question: string, answer: string): string | null {
  if (!NO.test(answer.trim())) return null
  if (/foreign national/i.test(question)) return 'No foreign national works on this effort.'
  if (/^(?:do|what do) you need\b.*\bgovernment/i.test(question)) return 'The Contractor needs no Government equipment, data or access.'
  return null
}

const GOES_ON =
  /^(?:it|its|they|their|them|this|that|these|those|he|she|his|her|if (?:it|that|this|they|not|so)|without (?:it|them|that|this)|otherwise|then|in that case|as a fallback|(?:the |an? |our )?(?:fallback|early sign|sign|trigger|plan b|mitigation|backup|reason|same|latter|(?:other|second) one(?! is\b))|both(?! (?:in|at|work) )|each (?:one|of them)|one of them|a pass|pass(?:ing)?|success (?:is|means)|here|there|the (?:split|rest|last|others?)|(?:we|i) (?:want|need|expect|hope for) (?:about )?\d|(?:we|i) (?:did|made|built|tested|flew|sold) (?:that|this|it)|(?:we|i)(?:'d| would) (?:also )?(?:like|love|hope|want) to \w+ (?:that|this|it|them|these))\b/i

/** "Dr. Li Wei is their lead" needs to be told whose. */
const OF_THEM = /^(?:\S+ ){1,5}(?:their|them|there)\b/

/** "We clean it with a filter" says nothing without what "it" is. */
const OF_IT = /^(?:we|i)(?:'ll|'d| will| would| shall| are going to)?(?: then| also)? (?:\w+ )?\w+ (?:it|them)\b/i

/** "From 1.5 to 90 MHz in 12 steps." says nothing without the statement after it. */
const FRAGMENT = /^(?:from|over|at|between) [\d.]+[^.]{0,50}\.?$/i

/** A statement that leans on the one before it ("It has to be …", "Fallback is …") stays with it; so does all that is said of the institution's part. */
function together(statements: readonly string[], isOne: boolean): string[] {
  const groups: string[] = []
  for (const statement of statements) {
    const before = groups.at(-1)
    const joined = `${before?.replace(/[.;]*$/, '.')} ${statement}`
    if (
      before !== undefined &&
      (isOne || GOES_ON.test(statement) || OF_THEM.test(statement) || OF_IT.test(statement) || FRAGMENT.test(before)) &&
      joined.split(' ').length <= LONGEST_GROUP
    )
      groups[groups.length - 1] = joined
    else groups.push(statement)
  }
  return groups
}

/** What was reached before is where the work starts from. */
const HAS_SHOWN = /\b(?:reached|achieved|measured|flew|demonstrated|passed|detected)\b.*\d.*\b(?:in|since|last) (?:(?:19|20)\d\d|year)\b/i

/** A statement that stops in the middle is asked for where it is short; where it says much, it is quoted as it stands. */
const MOST_ASKED = 12

/** What is not decided, or was never finished, is asked for and not planned with. */
function askedFor(slot: string, statement: string): AnswerFact | null {
  const text = isCutOff(statement) ? unfinished(statement) : openPoint(statement)
  if (text === null) return null
  return { slot, topic: text.startsWith('[') ? 'open' : 'other', form: 'sentence', text: sentence(text), words: meaningfulWords(text) }
}

function unfinished(statement: string): string {
  if (statement.split(' ').length > MOST_ASKED)
    return `In the company's words: "${statement.replace(/["[\]]/g, '').replace(/[.,;]+$/, '')} …"`
  return `[complete: ${inThirdPerson(statement)
    .replace(/[[\]]/g, '')
    .replace(/[.,;]+$/, '')}].`
}

/** "Staffing." */
const NAMED_ONLY = /^\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?\.?$/u

/** Who judges a value is part of what counts as success, and no word on the team. */
const JUDGED = /\bjudge[sd]?\b/i

function factOf(slot: string, statement: string, asked: AnswerTopic, institution: string | undefined): AnswerFact {
  const open = askedFor(slot, statement)
  if (open) return open
  const sentences = sentencesIn(statement).map(({ start, end }) =>
    inThirdPerson(withoutOrdinal(statement.slice(start, end)), asked === 'people'),
  )
  const isRisk =
    /^\W*(?:(?:(?:the|our|an?) )?(?:\w+ )?risk is\b|risk\b)/i.test(statement) ||
    (asked === 'risk' && /^(?:first|second|third|biggest|another)\b/i.test(statement))
  const topic = isRisk ? 'risk' : statementTopic(sentences.join(' '), asked, institution)
  const isJudged = asked === 'threshold' && topic === 'people' && JUDGED.test(statement) && hasNumber(statement)
  const isPast = topic === 'other' && HAS_SHOWN.test(statement)
  const said = topic === 'people' ? sentences.map(withCharge) : sentences
  const text = (topic === 'risk' ? sentences.map((one) => conditional(withActor(riskAlone(one)))) : said).join(' ')
  const first = sentencesIn(text)[0]
  const opening = first ? text.slice(first.start, first.end) : text
  const isSentence = hasFinite(wordsOf(opening)) && opening.split(' ').length > 3
  if (topic === 'risk' && NAMED_ONLY.test(text))
    return {
      slot,
      topic,
      form: 'sentence',
      text: `A further risk is ${text.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())}`,
      words: meaningfulWords(text),
    }
  return {
    slot,
    topic: isPast
      ? 'existing'
      : isJudged
        ? 'threshold'
        : asked === 'threshold' && topic === 'other' && text.includes('[confirm')
          ? 'threshold'
          : topic,
    form: isSentence ? 'sentence' : 'phrase',
    text: isSentence ? text : sentence(text),
    words: meaningfulWords(text),
  }
}

/** "Jane Roe does the optics 20 hours" → "Jane Roe is responsible for the optics, 20 hours". */
function withCharge(said: string): string {
  return said
    .replace(
      /^((?:She|He|(?:Dr\. |Prof\. )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]*\.?){1,2})) does (?=(?:the|all|both|its|our|every|most)\b)(?!the [^,.]*\bpart\b)/u,
      '$1 is responsible for ',
    )
    .replace(/(?<=[a-z])(?<!\b(?:with|for|at|of|about|over|up to|some|than)) (?=\d+ hours(?: a week)?\.?$)/, ', ')
}

function isNew(text: string, seen: Set<string>): boolean {
  const key = text.toLowerCase().replace(/\W+/g, ' ')
  if (seen.has(key)) return false
  seen.add(key)
  return true
}
