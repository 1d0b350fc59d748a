import type { AnswerTopic } from './answer-topic.ts'
import type { Stage } from './duty-verbs.ts'
import type { Spot } from './placement.ts'
import type { PlanBrief } from './plan-brief.ts'
import { STTR_SHARES } from './work-share.ts'

/** What each stage of work has to say, and which answers would say it. */
const WANTED: Record<Stage, readonly (readonly [string, readonly AnswerTopic[]])[]> = {
  analyse: [
    ['lead', ['people']],
    ['data and sources', ['data', 'method', 'existing']],
  ],
  design: [
    ['lead', ['people']],
    ['method and tools', ['method']],
  ],
  build: [
    ['workshop or computing site', ['place']],
    ['long-lead parts', ['risk', 'place']],
  ],
  integrate: [
    ['place of integration', ['place']],
    ['lead', ['people']],
  ],
  test: [
    ['test site', ['place', 'test']],
    ['number of runs and pass mark', ['test', 'threshold']],
  ],
  close: [],
}

/** What no answer gives although this milestone needs it, as a visible blank in square brackets; at most one a milestone, and no thing twice in a plan. */
export function blankFor(
  spot: Spot,
  stage: Stage,
  { answers: facts, facts: { program_type, research_institution, customer_organization } }: Pick<PlanBrief, 'answers' | 'facts'>,
  earlier: string,
): string | null {
  const said = (topics: readonly AnswerTopic[]) => facts.some(({ topic }) => topics.includes(topic))
  if (spot.position === 'first')
    return said(['people']) ? null : '[name the Principal Investigator and the hours a week set aside for this effort]'
  if (spot.position === 'last') {
    const unknown = customer_organization?.trim() ? 'the office' : 'the end user and the office'
    return said(['user', 'next_phase']) ? null : `[name ${unknown} that would fund the next phase]`
  }
  if (program_type === 'STTR' && !said(['institution']) && !earlier.includes('[name the tasks'))
    return `[name the tasks that ${research_institution?.trim() || 'the research institution'} performs, at least ${STTR_SHARES.research_institution}% of the cost]`
  const asked = (earlier.match(/\[name [^\]]*\]/g) ?? []).join(' ')
  const lacks = WANTED[stage].filter(([name, topics]) => !said(topics) && !asked.includes(name)).map(([name]) => name)
  const which = /^Milestone \d+/.exec(spot.text)?.[0] ?? 'this milestone'
  return lacks.length === 0 ? null : `[name the ${lacks.join(' and the ')} for ${which}]`
}
