import { cueList } from '../../language/cue-list.ts'
import { numbersNamed, type PlanNumber, planNumbersIn } from '../grounding/plan-number.ts'
import { PRACTICE } from './citation.ts'
import { at, type Objection, placeName, type QualityRule, type Said } from './rule.ts'

/** Words behind which a milestone stands that has to be over before: "building on Milestone 2", "the results of Task 3.1". */
const NEEDS = cueList(`
  build* on | build* upon | based on | depend* on | start* from | start* after | follow* | after | once | result of | result from | output of
  | output from | finding of | finding from | design of | design from | data of | data from | test of | test from | model of | model from
  | prototype of | prototype from | made in | produced in`)
/** What may stand between. */
const BETWEEN = /^\s(?:the\s)?(?:\p{L}+\s(?:of|from)\s)?(?:the\s)?$/u
const LOOK_BACK = 60

/** QC-23: a milestone rests only on milestones that exist and are over before it (brief §4). */
export const possibleOrder: QualityRule = {
  id: 'QC-23',
  checks: 'a milestone rests only on milestones that exist and come before it',
  severity: 'error',
  source: `${PRACTICE}; DoD SBIR 25.4 BAA, Appendix A: a schedule of major events`,
  remedy: 'Put the work that is needed into an earlier milestone, or correct the number.',
  objections: ({ milestones }, { said }) => {
    // milestones of the option, which go on with the numbers, stand behind all others
    const option = said.filter(({ of_option }) => of_option).flatMap((one) => numbersNamed(one.sentence, 'milestone'))
    const numbers = new Set([...milestones.map(({ milestone_number }) => milestone_number), ...option])
    return said.filter(({ of_option }) => !of_option).flatMap((one) => [...unknownIn(one, numbers), ...laterIn(one)])
  },
}

/** The milestones that a sentence names, otherwise than as its own heading does. */
function namedIn({ sentence }: Said, names: PlanNumber['names']): PlanNumber[] {
  return planNumbersIn(sentence).filter((one) => one.names === names)
}

function unknownIn(one: Said, numbers: ReadonlySet<number>): Objection[] {
  const named = new Set(namedIn(one, 'milestone').flatMap((milestone) => milestone.numbers.map(Number)))
  return [...named]
    .filter((number) => !numbers.has(number))
    .map((number) => ({ message: `${placeName(one)} names Milestone ${number}, which the plan does not have.`, ...at(one) }))
}

function laterIn(one: Said): Objection[] {
  const own = one.milestone_number
  if (own === undefined) return []
  // a task without a point may be counted through the plan
  const tasks = namedIn(one, 'task').filter(({ numbers: [first = ''] }) => first.includes('.'))
  return [...namedIn(one, 'milestone'), ...tasks]
    .filter(({ start }) => isNeeded(one.sentence.slice(Math.max(0, start - LOOK_BACK), start)))
    .map(({ names, numbers: [first] }) => ({
      kind: names === 'task' ? 'a task of Milestone' : 'Milestone',
      number: Math.floor(Number(first)),
    }))
    .filter(({ number }) => number > own)
    .map(({ kind, number }) => ({ message: `Milestone ${own} rests on ${kind} ${number}, which comes after it.`, ...at(one) }))
}

function isNeeded(before: string): boolean {
  return NEEDS.all(before).some(({ index, text }) => BETWEEN.test(before.slice(index + text.length)))
}
