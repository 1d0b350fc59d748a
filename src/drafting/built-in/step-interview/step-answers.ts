import type { Answer } from '../../../domain/interview.ts'
import { factsOfBlank } from '../../../domain/quality/how-blank.ts'
import { factsStated } from '../../../domain/quality/how-fact.ts'
import { answerFacts } from '../answers/answer-facts.ts'
import { FIELDS, MATTER_OF, type Matter, matterOf } from './matter.ts'

/** An answer of a step's own interview, with what was asked. */
export type StepAnswer = Answer & { matter: Matter | null }

/** What the slots of a step's interview begin with: "S3-". */
export function slotPrefix(milestone_number: number): string {
  return `S${milestone_number}-`
}

/** The answers that were given in the interview of one step; what was left blank is none. */
export function stepAnswers(answers: readonly Answer[], milestone_number: number): StepAnswer[] {
  const prefix = slotPrefix(milestone_number)
  return answers
    .filter(({ slot, answer }) => slot.startsWith(prefix) && answer.trim() !== '')
    .map((one) => ({ ...one, matter: matterOf(one.question) }))
}

/** Whether a matter was spoken of already: it was asked and answered, or an answer to something else says it beside. */
export function isAnswered(matter: Matter, answers: readonly StepAnswer[]): boolean {
  const settled = answers.filter(isDecided)
  if (answers.some((one) => one.matter === matter)) return true
  const facts = Object.entries(MATTER_OF).flatMap(([fact, of]) => (of === matter ? [fact] : []))
  return facts.some((fact) => settled.some(({ answer }) => [...factsStated(answer)].some((one) => one === fact)))
}

/** Whether what a blank asks for was answered: its own words were asked for, or every matter that it is about. */
export function isFilled(ask: string, answers: readonly StepAnswer[]): boolean {
  const settled = answers.filter(isDecided)
  if (settled.some(({ question }) => question.toLowerCase().includes(ask.toLowerCase()))) return true
  const matters = new Set(factsOfBlank(ask).map((fact) => MATTER_OF[fact]))
  return matters.size > 0 && [...matters].every((matter) => settled.some((one) => one.matter !== null && covers(one.matter, matter)))
}

/** Whether an answer on one matter tells of another as well, as a meeting tells who, where and when. */
function covers(one: Matter, other: Matter): boolean {
  return one === other || (one === 'meeting' && FIELDS.meeting.some((field) => FIELDS[other].includes(field)))
}

/** "Not sure yet" settles nothing. */
function isDecided(answer: Answer): boolean {
  return answerFacts({ answers: [answer], research_institution: undefined }).some(({ topic }) => topic !== 'open')
}
