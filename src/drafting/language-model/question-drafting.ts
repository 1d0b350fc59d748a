import type { Question } from '../../domain/interview.ts'
import { type StoredMilestone, shownText } from '../../domain/milestone.ts'
import { done, type Result } from '../../domain/result.ts'
import type { StepPlan, StepQuestion } from '../../domain/steps/step-plan.ts'
import { BUILT_IN, type DraftProblem, type PlanFacts } from '../drafter.ts'
import type { Following } from './ask.ts'
import type { Drafting } from './drafting.ts'
import { offeredParts, type Part } from './outline.ts'
import type { AnswerSize } from './parts-answer.ts'
import { writePieces } from './pieces.ts'
import type { Prompt } from './prompt.ts'
import { QUESTIONS_SIZE, type QuestionFacts, questionsPrompt } from './prompts/questions.ts'
import { STEP_QUESTIONS_SIZE, stepQuestionsPrompt } from './prompts/step-questions.ts'
import { worded } from './wording.ts'

/** Which questions they are: their prompt, and how much one answer of it holds. */
type QuestionKind = { prompt: Prompt<QuestionFacts>; size: AnswerSize }

const QUESTIONS: QuestionKind = { prompt: questionsPrompt, size: QUESTIONS_SIZE }
const STEP_QUESTIONS: QuestionKind = { prompt: stepQuestionsPrompt, size: STEP_QUESTIONS_SIZE }

/** Tokens of questions and their reasons that one call words. */
const QUESTION_TOKENS = 1100

/** The questions after the three fixed ones: what is asked is the built-in drafter's, the model words it for this topic. */
export async function adaptiveQuestions(drafting: Drafting, plan: PlanFacts): Promise<Result<Question[], DraftProblem>> {
  const outline = await drafting.work.built_in.adaptiveQuestions(plan)
  if (!outline.ok) return outline
  return writtenQuestions(drafting, QUESTIONS, plan, outline.value, { isWorded: () => true })
}

/** The questions of one step's interview; their slots, rules, fields and follow-ups are the built-in drafter's. */
export async function stepPlan(
  drafting: Drafting,
  plan: PlanFacts,
  milestones: readonly StoredMilestone[],
  milestone_number: number,
): Promise<Result<StepPlan, DraftProblem>> {
  const outline = await drafting.work.built_in.stepPlan(plan, milestones, milestone_number)
  if (!outline.ok) return outline
  const milestone = milestones.find((one) => one.milestone_number === milestone_number)
  const text = milestone && shownText(milestone)
  const known = { isWorded: mayBeReworded, isSame: namesSameTasks, text }
  const questions = await writtenQuestions<StepQuestion>(drafting, STEP_QUESTIONS, plan, outline.value.question_plan, known)
  return questions.ok ? done({ ...outline.value, question_plan: questions.value }) : questions
}

/**
 * How a question is known again once it was asked: whether its words may change at all, and whether new words still ask for the same, where its slot and
 * subject alone do not tell.
 */
type Known<One> = { isWorded: (question: One) => boolean; isSame?: (before: string, now: string) => boolean; text?: string | undefined }

/** The question keeps its matter, whatever its words; the tasks that it is about have to be named still. */
function namesSameTasks(before: string, now: string): boolean {
  return (before.match(/\b\d+\.\d+\b/g) ?? []).every((task) => now.includes(task))
}

/** A question on a requirement is asked in its very words. */
function mayBeReworded({ requirement_id }: StepQuestion): boolean {
  return requirement_id === undefined
}

const WHY = ' why'

async function writtenQuestions<One extends Question>(
  drafting: Drafting,
  { prompt, size }: QuestionKind,
  plan: PlanFacts,
  questions: readonly One[],
  { isWorded, isSame = () => true, text }: Known<One>,
): Promise<Result<One[], DraftProblem>> {
  const parts = questions.flatMap((one): Part[] => [
    { id: one.slot, kind: isWorded(one) ? 'question' : 'fixed', text: one.q },
    ...(one.why ? [{ id: `${one.slot}${WHY}`, kind: 'question', text: one.why } as const] : []),
  ])
  const offered = offeredParts(parts, size, QUESTION_TOKENS)
  const ofPart = ({ id, text: before }: Part, now: string) => {
    if (id.endsWith(WHY)) return now.endsWith('?') ? 'asks instead of saying what the answer is for.' : null
    // what may be said behind a question, as how to answer for one task, ends as it did
    if (before.endsWith('?') ? !now.endsWith('?') : !now.includes('?')) return 'is no question: end it with a question mark.'
    return isSame(before, now) ? null : 'asks for something else than in the outline: keep its words that say what is asked for.'
  }
  const write = async (following: Following): Promise<Result<One[], DraftProblem>> => {
    const before = parts.map((part) => part.text).join('\n')
    const wording = { prompt, facts: { plan, parts, offered, text }, offered, known: before, before, ofPart }
    const texts = await worded(drafting, await drafting.checks(), wording, following)
    if (!texts.ok) return texts
    return done(
      questions.map((one) => ({
        ...one,
        q: texts.value.get(one.slot) ?? one.q,
        ...(one.why && { why: texts.value.get(`${one.slot}${WHY}`) ?? one.why }),
      })),
    )
  }
  const printed = (all: readonly One[]) => all.map(({ q }) => q).join('\n')
  const written = await writePieces(drafting.work, drafting.written_by, [{ standing: printed(questions), shownAs: printed, write }])
  if (!written.ok) return written
  const asked = written.value[0] ?? [...questions]
  drafting.wrote(printed(asked) === printed(questions) ? BUILT_IN : drafting.written_by)
  return done(asked)
}
