import { done, fail, type Result } from '../../domain/result.ts'
import type { DraftProblem } from '../drafter.ts'
import type { Objection } from './answers/objections.ts'
import { readAnswer, readPartial } from './answers/read-answer.ts'
import { DATA_RULES, matterOf } from './matter/fence.ts'
import type { Library, Passage } from './matter/passages.ts'
import type { LanguageModel, ModelProblem, ModelRequest } from './model.ts'
import type { Prompt } from './prompt.ts'
import { repairMatter } from './repair.ts'
import type { DraftingWork } from './work.ts'

/** What every question of one drafting call is asked with. */
export type Asking = { model: LanguageModel; work: DraftingWork; library: () => Promise<Library> }

/** Who follows one question: what of the answer can be shown so far, when it is being checked, what is worth telling. */
export type Following = { shown: (text: string) => void; checking: () => void; note: (note: string) => void }

/** An answer that could be read, with what is still objected to after one repair, and the passages that the model was handed. */
export type Answered<Answer> = { answer: Answer; objections: Objection[]; passages: Passage[] }

/** Judges an answer; what it objects to is named to the model once. */
export type Judge<Answer> = (answer: Answer, passages: readonly Passage[]) => Objection[]

/**
 * Asks one question: hands over facts, fenced data and passages, reads the answer, has it judged. An answer that cannot be read is asked for once
 * more, and so is one that is objected to; the better of the two counts. Fails when nothing readable came.
 */
export async function ask<Facts, Answer>(
  asking: Asking,
  prompt: Prompt<Facts, Answer>,
  facts: Facts,
  judge: Judge<Answer>,
  following: Following,
): Promise<Result<Answered<Answer>, DraftProblem>> {
  const passages = (await asking.library())(prompt.queries(facts), prompt.passage_tokens)
  const request: ModelRequest = {
    prompt: prompt.name,
    instructions: `${DATA_RULES}\n\n${prompt.instructions}`,
    matter: matterOf(prompt.sections(facts), passages),
    answer: prompt.answer,
    max_output_tokens: prompt.max_output_tokens,
  }
  const first = await readable(asking, prompt, request, following)
  if (!first.ok) return first
  const objections = judge(first.value, passages)
  if (objections.length === 0) return done({ answer: first.value, objections, passages })
  const mended = await written(asking, prompt, repairOf(request, JSON.stringify(first.value), objections), following)
  const read = mended.ok ? readAnswer(mended.value, prompt.answer) : mended
  if (!read.ok) return done({ answer: first.value, objections, passages })
  const left = judge(read.value, passages)
  return left.length <= objections.length
    ? done({ answer: read.value, objections: left, passages })
    : done({ answer: first.value, objections, passages })
}

/** An answer that has the asked-for shape, at the second try if need be. */
async function readable<Facts, Answer>(
  asking: Asking,
  prompt: Prompt<Facts, Answer>,
  request: ModelRequest,
  following: Following,
): Promise<Result<Answer, DraftProblem>> {
  const first = await written(asking, prompt, request, following)
  if (!first.ok) return first
  const read = readAnswer(first.value, prompt.answer)
  if (read.ok) return read
  const unreadable: Objection = { kind: 'wording', sentence: read.problem }
  const second = await written(asking, prompt, repairOf(request, first.value, [unreadable]), following)
  if (!second.ok) return second
  const readAgain = readAnswer(second.value, prompt.answer)
  return readAgain.ok ? readAgain : fail({ code: 'PROVIDER_FAILED', message: UNREADABLE })
}

const UNREADABLE = 'The language model did not answer in a form that can be used, at the second try either.'

/** One call: taken from today's, made, and booked. */
async function written<Facts, Answer>(
  { model, work }: Asking,
  prompt: Prompt<Facts, Answer>,
  request: ModelRequest,
  following: Following,
): Promise<Result<string, DraftProblem>> {
  const taken = await work.spending.take()
  if (!taken.ok) return taken
  const hear = (text: string) => following.shown(prompt.shown(readPartial(text)))
  const reply = await model.write(request, { signal: work.signal, hear, note: following.note })
  if (!reply.ok) return fail(draftProblemOf(reply.problem))
  await work.spending.book(prompt.name, reply.value.usage)
  following.checking()
  return done(reply.value.text)
}

function draftProblemOf({ message }: ModelProblem): DraftProblem {
  return { code: 'PROVIDER_FAILED', message }
}

/** The same question with what was answered and what is wrong with it. */
function repairOf(request: ModelRequest, answer: string, objections: readonly Objection[]): ModelRequest {
  return { ...request, matter: `${request.matter}\n\n${repairMatter(answer, objections)}` }
}
