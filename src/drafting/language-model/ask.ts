import { done, fail, type Result } from '../../domain/result.ts'
import type { DraftProblem } from '../drafter.ts'
import { type Objection, passageObjections } from './answers/objections.ts'
import { readAnswer, readPartial } from './answers/read-answer.ts'
import { rememberingEach } from './answers/remembering.ts'
import { breath } from './breath.ts'
import { DATA_RULES, matterOf } from './matter/fence.ts'
import type { Passage } from './matter/passage.ts'
import type { Library } from './matter/passages.ts'
import { tokensOf, withinTokens } from './matter/tokens.ts'
import type { LanguageModel, ModelProblem, ModelRequest } from './model.ts'
import { plainShown, type Written, withMended } from './parts-answer.ts'
import type { Prompt } from './prompt.ts'
import { CALLED_OFF, type DraftingWork } from './work.ts'

/** What every question of one drafting call is asked with. */
export type Asking = { model: LanguageModel; work: DraftingWork; library: () => Promise<Library> }

/** Who follows one question: what of the answer can be shown so far, when it is being checked, what is worth telling. */
export type Following = { shown: (text: string) => void; checking: () => void; note: (note: string) => void }

/** Judges an answer; what it objects to is named to the model once. */
export type Judge = (answer: Written) => Objection[]

/** One question under way. */
type Question<Facts, Answer = Written> = {
  asking: Asking
  prompt: Prompt<Facts, Answer>
  request: ModelRequest
  passages: readonly Passage[]
  following: Following
}

/**
 * Asks one question: hands over facts, fenced data and passages, reads the answer, has it judged. An answer that cannot be read is asked for once
 * more, and so are the parts of one that is objected to; the better of the two counts. Fails when nothing readable came.
 */
export async function ask<Facts>(
  asking: Asking,
  prompt: Prompt<Facts>,
  facts: Facts,
  judge: Judge,
  following: Following,
): Promise<Result<Written, DraftProblem>> {
  const question = await questionOf(asking, prompt, facts, following)
  const first = await readable(question)
  if (!first.ok) return first
  await breath()
  const objections = judge(first.value)
  return objections.length === 0 ? first : done(await mended(question, first.value, objections, judge))
}

/** Asks one question whose answer code takes apart piece by piece: nothing of it is asked for once more but the whole, where it cannot be read. */
export async function askForm<Facts, Answer>(
  asking: Asking,
  prompt: Prompt<Facts, Answer>,
  facts: Facts,
  following: Following,
): Promise<Result<Answer, DraftProblem>> {
  return readable(await questionOf(asking, prompt, facts, following))
}

/** What is short is not shown while it is being written. */
export const UNFOLLOWED: Following = { shown: () => {}, checking: () => {}, note: () => {} }

/** Asking about what somebody said: no other source has a say in it. */
export function withoutSources({ model, work }: Asking): Asking {
  return { model, work, library: async () => () => [] }
}

async function questionOf<Facts, Answer>(
  asking: Asking,
  prompt: Prompt<Facts, Answer>,
  facts: Facts,
  following: Following,
): Promise<Question<Facts, Answer>> {
  const passages = (await asking.library())(prompt.queries(facts), prompt.passage_tokens)
  return { asking, prompt, request: requestFor(prompt, facts, passages), passages, following }
}

/** What a model is sent for a question. */
function requestFor<Facts, Answer>(prompt: Prompt<Facts, Answer>, facts: Facts, passages: readonly Passage[]): ModelRequest {
  return {
    prompt: prompt.name,
    instructions: `${DATA_RULES}\n\n${prompt.instructions}`,
    matter: matterOf(prompt.sections(facts), passages),
    answer: prompt.answer,
    max_output_tokens: prompt.max_output_tokens,
  }
}

/** The answer with the parts that the model worded once more, when that left fewer objections. A wrongly named passage alone is worth no second call. */
async function mended<Facts>(question: Question<Facts>, answer: Written, objections: readonly Objection[], judge: Judge): Promise<Written> {
  const all = [...objections, ...passageObjections(answer.used, question.passages)]
  const reply = await written(question, repairOf(question.request, answer, all))
  const read = reply.ok ? readAnswer(reply.value, question.prompt.answer) : reply
  if (!read.ok) return answer
  const anew = withMended(answer, read.value)
  return judge(anew).length <= objections.length ? anew : answer
}

/** An answer that has the asked-for shape, at the second try if need be. */
async function readable<Facts, Answer>(question: Question<Facts, Answer>): Promise<Result<Answer, DraftProblem>> {
  const first = await written(question, question.request)
  if (!first.ok) return first
  const read = readAnswer(first.value, question.prompt.answer)
  if (read.ok) return read
  const second = await written(question, repairOf(question.request, first.value, [{ kind: 'wording', sentence: read.problem }]))
  if (!second.ok) return second
  const readAgain = readAnswer(second.value, question.prompt.answer)
  return readAgain.ok ? readAgain : fail({ code: 'PROVIDER_FAILED', message: UNREADABLE })
}

const UNREADABLE = 'The language model did not answer in a form that can be used, at the second try either.'

/** One call: taken from today's, made, and booked. */
async function written<Facts, Answer>(
  { asking: { model, work }, prompt, following }: Question<Facts, Answer>,
  request: ModelRequest,
): Promise<Result<string, DraftProblem>> {
  if (work.signal.aborted) return fail(CALLED_OFF)
  const taken = await work.spending.take()
  if (!taken.ok) return taken
  const plain = rememberingEach(plainShown)
  const hear = (text: string) => following.shown(prompt.shown(readPartial(text), plain))
  const reply = await model.write(request, { signal: work.signal, hear, note: following.note })
  if (!reply.ok) {
    await bookFailed(work, request, reply.problem)
    return fail({ code: 'PROVIDER_FAILED', message: reply.problem.message })
  }
  await work.spending.book(prompt.name, reply.value.usage)
  following.checking()
  return done(reply.value.text)
}

/** A call that is called off in the middle says what it used; one that says nothing waited for its turn still. */
async function bookFailed({ spending }: DraftingWork, request: ModelRequest, problem: ModelProblem): Promise<void> {
  if (problem.code === 'cancelled' && !problem.usage) return spending.giveBack()
  await spending.book(request.prompt, problem.usage ?? { input_tokens: takenIn(request, problem), output_tokens: 0 })
}

/** Calls that a provider refused cost nothing; of one that it began to answer, what was sent is counted. */
const UNREAD: ReadonlySet<ModelProblem['code']> = new Set(['unreachable', 'refused', 'busy', 'failed'])

function takenIn({ instructions, matter }: ModelRequest, { code }: ModelProblem): number {
  return UNREAD.has(code) ? 0 : tokensOf(instructions) + tokensOf(matter)
}

/** The same question with what was answered and what is wrong with it. */
function repairOf(request: ModelRequest, answer: Written | string, objections: readonly Objection[]): ModelRequest {
  return { ...request, matter: `${request.matter}\n\n${repairMatter(answer, objections)}` }
}

/** Most objections that are named to the model, and the tokens of them. */
const MOST_NAMED = 30
const NAMED_TOKENS = 1400
/** Tokens of its answer that are shown to it again. */
const ANSWER_TOKENS = 1900

/** What is put behind the matter when an answer has to be mended: the answer, and what is wrong with it. Both repeat words of others, so both are data. */
function repairMatter(answer: Written | string, objections: readonly Objection[]): string {
  const named = [...new Set(objections.map(({ sentence }) => `- ${sentence}`))].slice(0, MOST_NAMED)
  const isRead = typeof answer !== 'string'
  const text = isRead ? answer.parts.map(({ id, text: said }) => `[${id}] ${said}`).join('\n') : answer
  const sections = [
    { kind: 'data' as const, title: 'Your answer so far', text: withinTokens(text, ANSWER_TOKENS) },
    { kind: 'data' as const, title: 'What is wrong with it', text: withinTokens(named.join('\n'), NAMED_TOKENS) },
  ]
  return `${matterOf(sections, [])}\n\n## What to do now\n${isRead ? MEND : AGAIN}`
}

const MEND =
  'Answer in the same form with the parts that have to be mended, and only with these. Take out what no source states; put nothing invented in its place. Put back what got lost, word for word from the outline.'
const AGAIN = 'Answer again, whole, in the form that is asked for above: one JSON object and nothing else.'
