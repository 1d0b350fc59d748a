import { answerByForms } from '../../../domain/answer-fields/answer-rows.ts'
import { formsOf } from '../../../domain/answer-fields/forms.ts'
import { keyTerms } from '../../../domain/grounding/key-terms.ts'
import type { Answer } from '../../../domain/interview.ts'
import { toldWords } from '../../../domain/open-answer.ts'
import type { StepQuestion } from '../../../domain/steps/step-plan.ts'
import { sentencesOfLines } from '../../../language/sentence.ts'
import type { MilestoneNow } from './milestone-now.ts'
import { slotPrefix } from './step-answers.ts'

/** So many sentences are read at a glance. */
const MOST = 2

/** With fewer telling words in common, a sentence and a question speak of two things. */
const FEWEST = 2

/** The words in common have this share of the weight of the shorter of both. */
const SHARE = 0.35

type Said = { sentence: string; words: ReadonlySet<string> }

/**
 * Finds the sentences of earlier answers that come nearest to a question, as they were typed: what was said once is offered, and not asked as if nobody had
 * said it. A word that many sentences have weighs little.
 */
export function saidBefore(now: MilestoneNow): (question: Pick<StepQuestion, 'q' | 'label' | 'quote'>) => string[] {
  const said = sentencesBefore(now)
  const weight = weightAmong(said)
  return ({ q, label = '', quote = '' }) => {
    const asked = keyTerms(`${q} ${label} ${quote}`).words
    return said
      .map(({ sentence, words }) => {
        const common = [...words].filter((word) => asked.has(word))
        const share = weight(common) / Math.min(weight(words), weight(asked))
        return { sentence, share: common.length < FEWEST ? 0 : share }
      })
      .filter(({ share }) => share >= SHARE)
      .sort((one, other) => other.share - one.share)
      .slice(0, MOST)
      .map(({ sentence }) => sentence)
  }
}

/** What was said in all other interviews, each sentence once. */
function sentencesBefore({ facts, milestone }: MilestoneNow): Said[] {
  const own = slotPrefix(milestone.milestone_number)
  const before = facts.answers.filter(({ slot }) => !slot.startsWith(own))
  const sentences = before.flatMap((answer) => wordsToldIn(answer).flatMap((words) => sentencesOfLines(words).map((one) => one.trim())))
  return [...new Set(sentences)].map((sentence) => ({ sentence, words: keyTerms(sentence).words }))
}

/** What was told freely, and what stands in fields without their labels; which step or month a field names says nothing elsewhere. */
function wordsToldIn(answer: Answer): string[] {
  const forms = formsOf(answer)
  const { free, rows } = answerByForms(toldWords(answer.answer), forms)
  const told = forms.flatMap(({ fields }, at) =>
    fields.filter(({ names, isMonth }) => !names && !isMonth).flatMap(({ cell }) => (rows[at] ?? []).flatMap((row) => row[cell] ?? [])),
  )
  return [free, ...told]
}

/** How much words tell apart, by in how few sentences each stands. */
function weightAmong(said: readonly Said[]): (words: Iterable<string>) => number {
  const counts = new Map<string, number>()
  for (const { words } of said) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return (words) => [...words].reduce((sum, word) => sum + Math.log(1 + said.length / (counts.get(word) ?? 1)), 0)
}
