import type { AnswerFact } from './answer-facts.ts'
import type { AnswerTopic } from './answer-topic.ts'
import type { PlanBrief } from './plan-brief.ts'
import { counted, listed, lowerStart } from './wording.ts'

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

const OPEN: readonly [AnswerTopic, string][] = [
  ['solution', 'the proposed solution'],
  ['threshold', 'the values to be reached'],
  ['people', 'who leads the work'],
  ['place', 'where it is done'],
  ['risk', 'the main risks'],
]

/** What the interview came to: one statement for each matter that it settled, and what it left open. */
export function contractSummary({ answers, facts, demands }: PlanBrief): string {
  const given = facts.answers.filter(({ answer }) => answer.trim() !== '').length
  const told = TOLD.flatMap((topic) => firstOf(answers, topic)).slice(0, 7)
  const open = OPEN.filter(([topic]) => !answers.some((fact) => fact.topic === topic)).map(([, name]) => name)
  const count = demands.requirements.length
  return [
    `${counted(given, 'answer')} of ${facts.answers.length} ${given === 1 ? 'is' : 'are'} on record for the Phase ${facts.phase} effort of ${facts.company_name || 'the company'}${count > 0 ? `, beside ${counted(count, 'requirement')} of the solicitation` : ''}.`,
    ...told,
    open.length > 0 ? `Still open: ${listed(open)}.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

function firstOf(answers: readonly AnswerFact[], topic: AnswerTopic): string[] {
  const own = answers.find((fact) => fact.topic === topic)
  if (!own) return []
  return [own.form === 'sentence' && topic !== 'risk' ? own.text : `${LABELS[topic] ?? 'Also on record'}: ${lowerStart(own.text)}`]
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
