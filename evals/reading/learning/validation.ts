import { markdownTable, percent } from '../../../bench/table.ts'
import { isUnsure } from '../../../src/domain/solicitation/verdict/certainty.ts'
import { ASKS, type Weights } from '../../../src/domain/solicitation/verdict/judgement.ts'
import { type Learned, likelihoods } from '../../../src/language/learned/logistic.ts'
import type { Example } from '../../learned/training.ts'
import { type Marked, weightsFrom } from './examples.ts'

const FOLDS = 8

/** A marked answer beside what was answered by weights that had not seen its document. */
type Answered = { question: keyof Weights; marked: string; answer: string; asks: number }

/**
 * How well each question is answered on documents that the weights have not seen: all are answered, some at a time. What was learned beside them is
 * learned in each round.
 */
export function crossValidated(marked: readonly Marked[], beside: readonly Marked[] = []): string {
  const answered = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = weightsFrom([...marked.filter((_, at) => at % FOLDS !== fold), ...beside])
    return marked.filter((_, at) => at % FOLDS === fold).flatMap(({ examples }) => answersTo(examples, weights))
  }).flat()
  return validationTable(`${marked.length} documents, each by weights that had not seen it (${FOLDS}-fold cross-validation)`, answered)
}

/** How well weights answer what was marked of documents that they have not seen. */
export function validated(what: string, marked: readonly Marked[], weights: Weights): string {
  return validationTable(
    what,
    marked.flatMap(({ examples }) => answersTo(examples, weights)),
  )
}

function answersTo(examples: Marked['examples'], weights: Weights): Answered[] {
  return (Object.keys(examples) as (keyof Weights)[]).flatMap((question) =>
    examples[question].map((example) => answered(question, example, weights[question])),
  )
}

function answered(question: keyof Weights, { features, answer }: Example, learned: Learned): Answered {
  const probabilities = likelihoods(features, learned)
  const at = probabilities.indexOf(Math.max(...probabilities))
  const asks = learned.answers.reduce((sum, one, nth) => sum + (one.startsWith(ASKS) ? (probabilities[nth] ?? 0) : 0), 0)
  return { question, marked: answer, answer: learned.answers[at] ?? '', asks }
}

function validationTable(what: string, all: readonly Answered[]): string {
  const of = (question: keyof Weights) => all.filter((one) => one.question === question)
  const verdicts = of('verdict')
  const unsure = verdicts.filter(({ asks }) => isUnsure(asks))
  const lines = [
    ['requirements, nobody asked', ...precisionAndRecall(verdicts, ({ asks }) => asks > 0.5)],
    [
      `requirements, ${percent(unsure.length, verdicts.length)} of the sentences asked about`,
      ...precisionAndRecall(verdicts, (one) => (isUnsure(one.asks) ? one.marked.startsWith(ASKS) : one.asks > 0.5)),
    ],
    ...(['whose', 'period', 'kind', 'strength'] as const).map((question) => [
      question,
      share(of(question)),
      '',
      String(of(question).length),
    ]),
  ]
  return `\n${what}\n\n${markdownTable(['Learned', 'Right / precision', 'Recall', 'Marked'], lines)}\n`
}

function precisionAndRecall(all: readonly Answered[], isRead: (one: Answered) => boolean): string[] {
  const marked = all.filter((one) => one.marked.startsWith(ASKS))
  const read = all.filter(isRead)
  const right = read.filter((one) => one.marked.startsWith(ASKS)).length
  return [percent(right, read.length), percent(right, marked.length), String(all.length)]
}

function share(all: readonly Answered[]): string {
  return percent(all.filter(({ marked, answer }) => marked === answer).length, all.length)
}
