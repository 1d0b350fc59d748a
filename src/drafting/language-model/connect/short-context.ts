import type { ModelRequest } from '../model.ts'

/** No tokenizer gets this many letters of our questions into one token on average: plain English takes some 4.5 in the best of them. */
const MOST_LETTERS_A_TOKEN = 4.8
/** Contexts are multiples of this many tokens. Ollama cuts a question to the whole of its context or to half of it, give or take a few tokens. */
const STEP = 512
const A_FEW = 4
/** An answer that ends at "its limit" with less than this share of what it was allowed met another limit: the end of the context. */
const SHARE = 0.8

/** What the server counted of one answer. */
type Counted = { inputTokens?: number; outputTokens?: number }

/**
 * Whether a local server had too little room for the question and its answer. It says so of no question that it cuts (it drops the beginning, where the
 * rules stand) and answers with 200 all the same; only its own count of the tokens tells.
 */
export function isContextTooShort(request: ModelRequest, counted: Counted, isLimitMet: boolean): boolean {
  return isQuestionCut(request, counted.inputTokens ?? 0) || (isLimitMet && isAnswerCut(request, counted.outputTokens ?? 0))
}

function isQuestionCut({ instructions, matter }: ModelRequest, tokens: number): boolean {
  const isFewFor = tokens > 0 && (instructions.length + matter.length) / tokens > MOST_LETTERS_A_TOKEN
  const off = tokens % STEP
  return isFewFor && (off <= A_FEW || off >= STEP - A_FEW)
}

function isAnswerCut({ max_output_tokens }: ModelRequest, tokens: number): boolean {
  return tokens > 0 && tokens < max_output_tokens * SHARE
}
