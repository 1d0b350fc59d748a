import { NUMBER_WORD } from '../../../language/quantity/number-word.ts'
import type { AnswerFact } from '../answers/answer-facts.ts'
import type { AnswerTopic } from '../answers/answer-topic.ts'
import type { PlanBrief } from '../plan-brief.ts'
import type { Spot } from './spot.ts'
import { STTR_SHARES } from './work-share.ts'

/** A line of a milestone on which an answer is missing: its label, and the sentence with the blank. */
export type OpenLine = { label: string; text: string }

type Asked = Pick<PlanBrief, 'answers' | 'facts'>

/** What each milestone has to say and no answer gives, each as a sentence that the answer makes whole. What holds for the plan is asked once. */
export function openLines(spot: Spot, isTest: boolean, work: string, own: readonly AnswerFact[], brief: Asked): OpenLine[] {
  if (spot.position === 'first') return [...principal(brief), ...institution(brief)]
  if (spot.position === 'last') return nextPhase(brief)
  return isTest ? testPlan(work, own, brief) : method(work, own)
}

function principal({ answers }: Asked): OpenLine[] {
  const isNamed = answers.some(({ topic, text }) => topic === 'people' && /\bPI\b|\bprincipal investigator\b/i.test(text))
  return isNamed
    ? []
    : [{ label: 'People and partners', text: 'The Principal Investigator is [name the Principal Investigator and give the hours a week].' }]
}

function nextPhase({ answers, facts: { customer_organization } }: Asked): OpenLine[] {
  const unknown = customer_organization?.trim() ? 'the office' : 'the end user and the office'
  return answers.some(({ topic }) => topic === 'user' || topic === 'next_phase')
    ? []
    : [{ label: 'Next phase', text: `The result is meant for [name ${unknown} that would fund the next phase].` }]
}

function institution({ answers, facts: { program_type, research_institution } }: Asked): OpenLine[] {
  const isSaid = answers.some(({ topic }) => topic === 'institution')
  if (program_type !== 'STTR' || isSaid) return []
  const partner = research_institution?.trim() || 'the research institution'
  return [
    {
      label: 'Research institution',
      text: `The part of ${partner}: [name the tasks that it performs, at least ${STTR_SHARES.research_institution}% of the cost].`,
    },
  ]
}

/** What says how work is done, or stands in the approach and says what it starts from. */
const HOW: ReadonlySet<AnswerTopic> = new Set(['method', 'measurement', 'data', 'solution', 'existing', 'test', 'other'])

function method(work: string, own: readonly AnswerFact[]): OpenLine[] {
  return own.some(({ topic }) => HOW.has(topic))
    ? []
    : [{ label: 'Approach', text: `For ${work.replace(/^the work on /, '')} the Contractor shall use [name the method, tools and data].` }]
}

const RUN =
  'runs?|repeats?|replicates?|trials?|times|samples?|coupons?|cycles|specimens?|flights?|sorties|hours?|shots|points|donors|scenarios|cases|users|planners'
const RUNS = new RegExp(String.raw`\b(?:\d[\d,]*|(?!one\b)${NUMBER_WORD}) (?:\w+ ){0,3}(?:${RUN})\b`, 'i')
const PASS = /\bpass\w*\b|\bsuccess\b|\bcommits? to\b|\btargets?\b|\baccept\w*\b|\bat least\b|\bor (?:better|more|less)\b/i

/** A test with several numbers says what is run, whatever it calls its runs. */
function isCounted(text: string): boolean {
  return (text.match(/\d+(?:\.\d+)?/g) ?? []).length > 3
}

function testPlan(work: string, own: readonly AnswerFact[], { answers }: Asked): OpenLine[] {
  if (answers.some(({ topic, text }) => topic === 'test' && PASS.test(text) && (RUNS.test(text) || isCounted(text)))) return []
  const said = own.filter(({ topic }) => topic === 'test' || topic === 'threshold').map((fact) => fact.text)
  const hasRuns = said.some((one) => RUNS.test(one))
  const hasPass = said.some((one) => PASS.test(one))
  if (hasRuns && hasPass) return []
  const what = hasRuns
    ? 'a pass is [state the pass mark: quantity, value and unit]'
    : hasPass
      ? 'the test takes [state the number of runs and their conditions]'
      : 'the test takes [state the number of runs, their conditions and the pass mark]'
  return [{ label: 'Test plan', text: `For ${work.replace(/^the work on /, '')} ${what}.` }]
}
