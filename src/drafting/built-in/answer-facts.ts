import { sentencesIn } from '../../domain/solicitation/sentence.ts'
import type { PlanFacts } from '../drafter.ts'
import { type AnswerTopic, questionTopic } from './answer-topic.ts'
import { conditional, riskAlone, withActor, withoutOrdinal } from './enumeration.ts'
import { statementsIn } from './spoken.ts'
import { statementTopic } from './statement-topic.ts'
import { hasFinite, inThirdPerson } from './third-person.ts'
import { isBalanced, meaningfulWords, sentence } from './wording.ts'
import { wordsOf } from './words.ts'

/** One thing that the person said, as the plan may say it. A "phrase" has no verb of its own and stands behind a label. */
export type AnswerFact = { slot: string; topic: AnswerTopic; form: 'sentence' | 'phrase'; text: string; words: ReadonlySet<string> }

const LONGEST_STATEMENT = 60
/** What comes later in a very long answer is not read. */
const MOST_READ = 60
const MOST_PER_ANSWER = 8

/** What the answers establish, in the order in which it was said. Statements too long or too broken to stand in a plan are left out. */
export function answerFacts({ answers, research_institution }: Pick<PlanFacts, 'answers' | 'research_institution'>): AnswerFact[] {
  const seen = new Set<string>()
  return answers.flatMap(({ slot, question, answer }) => {
    const asked = questionTopic(question)
    return together(statementsIn(answer).slice(0, MOST_READ), asked === 'institution')
      .filter((statement) => statement.split(' ').length <= LONGEST_STATEMENT && isBalanced(statement))
      .map((statement) => factOf(slot, statement, asked, research_institution?.trim()))
      .filter((fact) => fact.words.size > 0 && isNew(fact.text, seen))
      .slice(0, MOST_PER_ANSWER)
  })
}

const GOES_ON =
  /^(?:it|its|they|their|them|this|that|these|those|he|she|his|her|if (?:it|that|this|they|not|so)|without (?:it|them|that|this)|otherwise|then|in that case|as a fallback|(?:the |an? |our )?(?:fallback|early sign|sign|trigger|plan b|mitigation|backup|reason|same|latter|other one|second one)|both|each (?:one|of them)|one of them|a pass|pass(?:ing)?|success (?:is|means)|here|there|the (?:split|rest|last|others?))\b/i

/** "Dr. Li Wei is their lead" needs to be told whose. */
const OF_THEM = /^(?:\S+ ){1,5}(?:their|them|there)\b/

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
      (isOne || GOES_ON.test(statement) || OF_THEM.test(statement) || FRAGMENT.test(before)) &&
      joined.split(' ').length <= LONGEST_STATEMENT
    )
      groups[groups.length - 1] = joined
    else groups.push(statement)
  }
  return groups
}

function factOf(slot: string, statement: string, asked: AnswerTopic, institution: string | undefined): AnswerFact {
  const sentences = sentencesIn(statement).map(({ start, end }) => inThirdPerson(withoutOrdinal(statement.slice(start, end))))
  const topic = /^\W*risk\b/i.test(statement) ? 'risk' : statementTopic(sentences.join(' '), asked, institution)
  const text = (topic === 'risk' ? sentences.map((one) => conditional(withActor(riskAlone(one)))) : sentences).join(' ')
  const first = sentencesIn(text)[0]
  const opening = first ? text.slice(first.start, first.end) : text
  const isSentence = hasFinite(wordsOf(opening)) && opening.split(' ').length > 3
  return { slot, topic, form: isSentence ? 'sentence' : 'phrase', text: isSentence ? text : sentence(text), words: meaningfulWords(text) }
}

function isNew(text: string, seen: Set<string>): boolean {
  const key = text.toLowerCase().replace(/\W+/g, ' ')
  if (seen.has(key)) return false
  seen.add(key)
  return true
}
