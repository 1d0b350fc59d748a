import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { sentencesIn } from '../../language/sentence.ts'
import { inReadingOrder } from '../built-in/filling/gathered.ts'
import { interviewAnswers } from '../built-in/filling/told.ts'
import { BUILT_IN, type PlanFacts, type RowsTold } from '../drafter.ts'
import { askForm, UNFOLLOWED, withoutSources } from './ask.ts'
import type { Drafting } from './drafting.ts'
import { tokensOf, withinTokens } from './matter/tokens.ts'
import type { LanguageModel } from './model.ts'
import { type RowsFacts, rowsPrompt, type SaidRow } from './prompts/rows.ts'
import { stepsSoFar } from './rows/drawn-rows.ts'
import { toldRows } from './rows/told-rows.ts'

type Given = RowsFacts['answers'][number]

/** Tokens of answers that one call reads: its answer says most of it twice, as values and as words. */
const ANSWER_TOKENS = 1500
/** Tokens of a question, and of the steps that are told again. */
const QUESTION_TOKENS = 150
const STEP_TOKENS = 600
/** An interview that needs more calls is left to the built-in drafter. */
const MOST_CALLS = 12

/**
 * The rows that the answers of the interview tell, read by the model, each cell borne out by words of an answer. Where a call fails, or nothing of what
 * came can be kept, they are the built-in drafter's; the two are never mixed.
 */
export async function rowsTold(drafting: Drafting, facts: PlanFacts): Promise<RowsTold> {
  const answers = interviewAnswers(facts)
  const told = answers.length > 0 ? await remembered(drafting, answers) : null
  drafting.wrote(told ? drafting.written_by : BUILT_IN)
  return told ?? drafting.work.built_in.rowsTold(facts)
}

/** What a model told before of the same answers: the table of rows is opened more often than an answer changes, and each time they are read anew. */
const known = new WeakMap<LanguageModel, LRUCache<string, RowsTold>>()
const MOST_KNOWN = 100

async function remembered(drafting: Drafting, answers: readonly Given[]): Promise<RowsTold | null> {
  const of_model = known.get(drafting.model) ?? new LRUCache<string, RowsTold>({ max: MOST_KNOWN })
  known.set(drafting.model, of_model)
  const key = createHash('sha256')
    .update(JSON.stringify(answers.map(({ slot, subject, question, answer }) => [slot, subject, question, answer])))
    .digest('hex')
  const told = of_model.get(key) ?? (await toldByModel(drafting, answers))
  if (told) of_model.set(key, told)
  return told
}

async function toldByModel(drafting: Drafting, answers: readonly Given[]): Promise<RowsTold | null> {
  const groups = groupsOf(inReadingOrder(answers))
  if (groups.length > MOST_CALLS) return null
  const answered: SaidRow[][] = []
  for (const group of groups) {
    const given = { answers: group, steps: shortened(stepsSoFar(answered)) }
    const reply = await askForm(withoutSources(drafting), rowsPrompt, given, UNFOLLOWED)
    if (!reply.ok) return null
    answered.push(reply.value.rows)
  }
  const told = toldRows(answered, answers)
  return told.rows.length > 0 ? told : null
}

function shortened(steps: RowsFacts['steps']): RowsFacts['steps'] {
  let left = STEP_TOKENS
  return steps.filter(({ action }) => {
    left -= tokensOf(action) + 4
    return left >= 0
  })
}

/** The answers in as few groups as one call each can read; long ones in parts. */
function groupsOf(answers: readonly Given[]): Given[][] {
  const groups: Given[][] = []
  let left = 0
  for (const part of answers.flatMap(partsOf)) {
    const tokens = tokensOf(part.question) + tokensOf(part.answer)
    if (tokens > left || groups.length === 0) {
      groups.push([])
      left = ANSWER_TOKENS
    }
    groups.at(-1)?.push(part)
    left -= tokens
  }
  return groups
}

/** An answer in parts of whole sentences that one call can read; a sentence without end is cut. */
function partsOf(given: Given): Given[] {
  const question = withinTokens(given.question, QUESTION_TOKENS)
  const most = ANSWER_TOKENS - QUESTION_TOKENS
  if (tokensOf(given.answer) <= most) return [{ ...given, question }]
  const parts: string[] = []
  const sentences = sentencesIn(given.answer)
  for (const [at, { start }] of sentences.entries()) {
    const sentence = given.answer.slice(at === 0 ? 0 : start, sentences[at + 1]?.start)
    const grown = `${parts.at(-1) ?? ''}${sentence}`
    if (parts.length > 0 && tokensOf(grown) <= most) parts[parts.length - 1] = grown
    else parts.push(...cutAt(most, sentence))
  }
  return parts.map((answer) => ({ ...given, question, answer }))
}

function cutAt(tokens: number, text: string): string[] {
  const first = withinTokens(text, tokens)
  const rest = text.slice(first.length)
  return first === '' || rest === '' ? [text] : [first, ...cutAt(tokens, rest)]
}
