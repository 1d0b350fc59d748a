import type { StoredMilestone } from '../milestone.ts'
import { factsOfCriterion, factsStated, type HowFact, saysWithWhom } from './how-fact.ts'
import { NEEDED, type Task, tasksOf } from './how-task.ts'

/** How well one task or criterion says how it is done: what it needs to say, what of it is said, what is missing, and the share said, 0 to 1. */
export type HowPart = {
  part: 'task' | 'criterion'
  /** "3.2" where the task is numbered. */
  number: string | null
  quote: string
  kind: Task['kind'] | 'criterion'
  states: HowFact[]
  lacks: HowFact[]
  score: number
}

/** How well the tasks and criteria of a milestone say how they are done. */
export type HowMilestone = { milestone_number: number; parts: HowPart[] }

/**
 * For each task and criterion of a milestone which of method, instrument or data, who, where, threshold, evidence and date are stated, of those that
 * it needs: a meeting needs no instrument. What is said once for the milestone counts for all its tasks, and its deliverables are their evidence.
 */
export function how(milestone: StoredMilestone): HowMilestone {
  const { tasks, shared } = tasksOf(milestone)
  const criteria = milestone.acceptance_criteria.filter((criterion) => criterion.trim() !== '')
  const common = new Set([...factsStated(shared)].filter((fact) => fact !== 'threshold' && fact !== 'evidence'))
  const proof = new Set<HowFact>()
  if (milestone.deliverables.some((one) => one.trim() !== '')) proof.add('evidence')
  const ofCriteria = criteria.flatMap((criterion) => [...factsOfCriterion(criterion)])
  for (const fact of ['threshold', 'evidence', 'date'] as const) if (ofCriteria.includes(fact)) proof.add(fact)
  const parts = [
    ...tasks.map((task) => taskPart(task, new Set([...common, ...proof]))),
    ...criteria.map((criterion) => criterionPart(criterion, common.has('date') ? new Set<HowFact>(['date']) : new Set())),
  ]
  return { milestone_number: milestone.milestone_number, parts }
}

function taskPart({ number, text, kind, below }: Task, shared: ReadonlySet<HowFact>): HowPart {
  const own = new Set([...factsStated(text), ...factsStated(below)])
  if (kind === 'meeting' && saysWithWhom(text)) own.add('who')
  return partOf({ part: 'task', number, quote: text, kind }, NEEDED[kind], (fact) => own.has(fact) || shared.has(fact))
}

function criterionPart(criterion: string, shared: ReadonlySet<HowFact>): HowPart {
  const own = factsOfCriterion(criterion)
  return partOf(
    { part: 'criterion', number: null, quote: criterion, kind: 'criterion' },
    NEEDED.criterion,
    (fact) => own.has(fact) || shared.has(fact),
  )
}

function partOf(
  about: Pick<HowPart, 'part' | 'number' | 'quote' | 'kind'>,
  needed: readonly HowFact[],
  isStated: (fact: HowFact) => boolean,
): HowPart {
  const states = needed.filter(isStated)
  return { ...about, states, lacks: needed.filter((fact) => !isStated(fact)), score: states.length / needed.length }
}
