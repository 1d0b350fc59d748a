import { isGrammar } from '../../domain/grounding/plan-vocabulary.ts'
import { done, fail, type Result } from '../../domain/result.ts'
import { partedAtSpaces } from '../../language/characters.ts'
import { stem } from '../../language/stem.ts'
import type { DraftProblem, SpokenAnswer, TypedAnswer } from '../drafter.ts'
import { checksOf } from './answers/checks.ts'
import { figuresOf } from './answers/figures.ts'
import type { Checks, Objection } from './answers/objections.ts'
import { partLosses } from './answers/part-losses.ts'
import { ask, UNFOLLOWED, withoutSources } from './ask.ts'
import type { Drafting } from './drafting.ts'
import type { Written } from './parts-answer.ts'
import { LONGEST_CHANGED, SPOKEN_PART, spokenAnswerPrompt, spokenChangePrompt } from './prompts/spoken.ts'

/** Who says as little has said it cleanly, or has said a command. */
const FEWEST_WORDS = 5

/** What was dictated, as the model writes it. Where it adds a word or loses a fact, and where it does not answer, the built-in drafter's stands. */
export async function spokenAnswer(drafting: Drafting, said: SpokenAnswer): Promise<TypedAnswer> {
  const outline = await drafting.work.built_in.spokenAnswer(said)
  if (partedAtSpaces(outline.text).length < FEWEST_WORDS) return outline
  const checks = checksOf(heardOnly(said.question, said.transcript, outline.text))
  const heard = [said.transcript, outline.text, ...said.terms].join(' ')
  const judge = (answer: Written): Objection[] => {
    const text = textOf(answer)
    return text === null ? [] : [...inventions(checks, text, outline.text), ...added(text, heard), ...lost(text, outline.text)]
  }
  const answer = await ask(withoutSources(drafting), spokenAnswerPrompt, { ...said, outline: outline.text }, judge, UNFOLLOWED)
  const text = answer.ok && judge(answer.value).length === 0 ? textOf(answer.value) : null
  return text === null ? outline : { text, unsure: outline.unsure.filter(({ written }) => text.includes(written)) }
}

/** A text as its author wants it changed: by the built-in drafter where it understands the change, else by the model, which may put in nothing new. */
export async function spokenChange(drafting: Drafting, text: string, instruction: string): Promise<Result<string, DraftProblem>> {
  const plain = await drafting.work.built_in.spokenChange(text, instruction)
  if (plain.ok || text.length > LONGEST_CHANGED) return plain
  const checks = checksOf(heardOnly('', instruction, text))
  const judge = (answer: Written) => inventions(checks, textOf(answer) ?? text, text)
  const answer = await ask(withoutSources(drafting), spokenChangePrompt, { text, instruction }, judge, UNFOLLOWED)
  if (!answer.ok) return answer
  const changed = textOf(answer.value)
  if (changed === null || changed === text) return plain
  const [invented] = judge(answer.value)
  return invented ? fail({ code: 'NOT_APPLIED', message: `This could not be applied: ${INVENTED}` }) : done(changed)
}

const INVENTED = 'the language model would have put in numbers or names that stand neither in the text nor in what you said.'

function heardOnly(question: string, ...texts: string[]) {
  const answers = texts.map((answer, at) => ({ slot: `Q${at + 1}`, question, answer }))
  return { documents: [], answers, entries: [], own_statements: [] }
}

function textOf({ parts }: Written): string | null {
  const text = parts.find(({ id }) => id.trim() === SPOKEN_PART)?.text.trim()
  return text ? text : null
}

/** Sentences that only say more are the author's to judge, who sees each changed word. */
function inventions({ ofText }: Checks, changed: string, before: string): Objection[] {
  return ofText(changed, before).filter(({ kind }) => kind !== 'claim' && kind !== 'wording')
}

function added(text: string, heard: string): Objection[] {
  const known = new Set(tellingWords(heard).map(stem))
  const words = tellingWords(text).filter((word) => !known.has(stem(word)))
  return words.length === 0 ? [] : [{ kind: 'claim', sentence: `Nobody said: ${listed(words)}. Write only what was said.` }]
}

/** Of the words that tell something so many have to stay: the rest was a filler that the clean-up did not know. */
const KEPT = 0.8

/** Every number has to stay, and nearly every word that tells something. */
function lost(text: string, outline: string): Objection[] {
  const stands = new Set([...tellingWords(text).map(stem), ...figuresOf(text)])
  const numbers = figuresOf(outline).filter((one) => !stands.has(one))
  const told = tellingWords(outline)
  const words = told.filter((word) => !stands.has(stem(word)))
  const gone = [...numbers, ...(words.length > (1 - KEPT) * told.length ? words : [])]
  const left: Objection[] =
    gone.length === 0 ? [] : [{ kind: 'dropped-requirement', sentence: `You left out: ${listed(gone)}. Keep every fact.` }]
  return [...left, ...partLosses([{ id: SPOKEN_PART, before: outline, after: text }])]
}

function tellingWords(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !isGrammar(word))
}

function listed(words: readonly string[]): string {
  return [...new Set(words)].join(', ')
}
