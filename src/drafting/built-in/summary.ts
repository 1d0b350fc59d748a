import type { AnswerFact } from './answers/answer-facts.ts'
import { type AnswerTopic, questionTopic } from './answers/answer-topic.ts'
import { counted, listed, lowerStart } from './english/wording.ts'
import type { PlanBrief } from './plan-brief.ts'

const TOLD: readonly AnswerTopic[] = [
  'solution',
  'existing',
  'end_state',
  'threshold',
  'people',
  'method',
  'institution',
  'risk',
  'test',
  'place',
]

/** What a plan cannot do without, and the matters of which any one settles it. */
const OPEN: readonly [readonly AnswerTopic[], string][] = [
  [['solution'], 'the proposed solution'],
  [['threshold'], 'the values to be reached'],
  [['people'], 'who leads the work'],
  [['place', 'measurement'], 'where it is done'],
  [['risk'], 'the main risks'],
]

/** What the interview came to: one statement for each matter that it settled, and what it left open. */
export function contractSummary(brief: PlanBrief): string {
  const { answers, facts, demands } = brief
  const given = facts.answers.filter(({ answer }) => answer.trim() !== '').length
  const told = TOLD.flatMap((topic) => firstOf(answers, topic)).slice(0, 7)
  const open = openIn(brief)
  const count = demands.requirements.length
  return [
    `For the Phase ${facts.phase} effort of ${facts.company_name || 'the company'} ${given} of ${counted(facts.answers.length, 'question')} ${given === 1 ? 'is' : 'are'} answered${count > 0 ? `, beside ${counted(count, 'requirement')} of the solicitation` : ''}.`,
    ...told,
    open.length > 0 ? `Still open: ${listed(open)}.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

const PLACE =
  /\b(?:at|in|on) (?:the |its |their |our )?(?:[\w'-]+ ){0,4}(?:laborator|lab\b|office|shop|chamber|range|facilit|airfield|wet lab|plant|site)/i
/** "in Reno, NV", "at Halden in Reno, Nevada". */
const TOWN = /\b(?:at|in|of) (?:\p{Lu}[\p{L}&'-]+ in )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?, (?:[A-Z]{2}\b|\p{Lu}\p{Ll}{3,})/u

/** What no answer settles: neither a statement on it nor any answer to the question that asked for it. */
function openIn({ answers, facts }: PlanBrief): string[] {
  const asked = facts.answers.filter(({ answer }) => answer.trim() !== '').map(({ question }) => questionTopic(question))
  return OPEN.filter(([topics]) => {
    const isTold = answers.some(
      (fact) => topics.includes(fact.topic) || (topics.includes('place') && (PLACE.test(fact.text) || TOWN.test(fact.text))),
    )
    const isAnswered = topics.some((topic) => topic !== 'threshold' && topic !== 'solution' && asked.includes(topic))
    return !isTold && !isAnswered
  }).map(([, name]) => name)
}

function firstOf(answers: readonly AnswerFact[], topic: AnswerTopic): string[] {
  const own = answers.find((fact) => fact.topic === topic && !/\bnot (?:yet )?(?:sure|fixed|decided)\b/i.test(fact.text))
  if (!own) return []
  return [
    (own.form === 'sentence' || /^the contractor /i.test(own.text)) && topic !== 'risk'
      ? own.text
      : `${LABELS[topic] ?? 'Also on record'}: ${lowerStart(own.text)}`,
  ]
}

const LABELS: Partial<Record<AnswerTopic, string>> = {
  solution: 'Proposed',
  existing: 'Starting point',
  end_state: 'Desired end state',
  threshold: 'Values',
  method: 'Method',
  test: 'Test',
  people: 'People',
  place: 'Places',
  risk: 'Risk',
}
