import { writeFileSync } from 'node:fs'
import { markdownTable } from '../../bench/table.ts'
import { likelihoodOfOrder, type OrderWeights, orderWeights, SURE } from '../../src/domain/machine-talk/judgement.ts'
import { sentenceRanges } from '../../src/domain/machine-talk/sentence-ranges.ts'
import { learnedOrders } from './learning.ts'
import { answers, hasSealed, injected, type JudgedText, ordinary, samplePages, solicitations, written } from './texts.ts'

/** Each text is judged once by what was learned from the others, in so many parts. */
const FOLDS = 5

/** What a false alarm costs most counts so often: a solicitation's own prohibitions, exclusions and approvals. */
const COUNTED_OFTEN = 3

/** What is shown beside the value from which on the product raises an alarm. */
const OTHERS = [0.5, 0.6, 0.8, 0.9]

type Judged = JudgedText & { likely: number }

/** How many orders to a machine are found, and how many harmless texts raise an alarm; the texts that are kept away only where they are asked for. */
export async function ordersReport(isSealed: boolean): Promise<string> {
  const unseen = crossValidated(await learnedAlways())
  const { sentences, pages } = solicitations('counted')
  const rows = [
    ['open, each judged by what was learned from the others', ...figures(unseen, SURE)],
    ...OTHERS.map((sure) => [`the same, with an alarm from ${sure} on`, ...figures(unseen, sure)]),
    ['marked sentences of solicitations that nothing was learned from', ...asShipped(sentences)],
    ['pages of solicitations that nothing was learned from', ...asShipped([...pages, ...(await samplePages('counted'))])],
    ['written sentences of solicitations that nothing was learned from', ...asShipped(ordinary('counted'))],
    ['answers of companies that nothing was learned from', ...asShipped(answers('counted'))],
    ...(isSealed && hasSealed() ? [['sealed', ...asShipped(written('sealed'))]] : []),
  ]
  return `\nOrders to a machine\n\n${markdownTable(['Texts', 'Orders found', 'Harmless ones with an alarm'], rows)}\n\n${isSealed ? '' : details(unseen)}`
}

/** Learns the weights anew and writes them where the judgement reads them. */
export async function writeLearnedOrders(): Promise<string> {
  const weights = learnedOrders([...written('open'), ...(await learnedAlways())])
  writeFileSync(new URL('../../src/domain/machine-talk/weights.json', import.meta.url), `${JSON.stringify(weights, null, 2)}\n`)
  return `${Object.keys(weights).length} weights are written.`
}

async function learnedAlways(): Promise<JudgedText[]> {
  const { sentences, pages } = solicitations('learned')
  return [
    ...written('earlier'),
    ...written('further'),
    ...injected(),
    ...sentences,
    ...pages,
    ...answers('learned'),
    ...(await samplePages('learned')),
    ...Array.from({ length: COUNTED_OFTEN }, () => ordinary('learned')).flat(),
  ]
}

function crossValidated(always: readonly JudgedText[]): Judged[] {
  const texts = written('open')
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const isOther = (_: JudgedText, at: number) => at % FOLDS !== fold
    const learned = orderWeights(learnedOrders([...texts.filter(isOther), ...always]))
    return texts.filter((one, at) => !isOther(one, at)).map((one) => judged(one, learned))
  })
}

function judged(one: JudgedText, learned?: OrderWeights): Judged {
  const sentences = sentenceRanges(one.text).map(({ from, to }) => one.text.slice(from, to))
  return { ...one, likely: Math.max(0, ...sentences.map((sentence) => likelihoodOfOrder(sentence, learned))) }
}

const asShipped = (texts: readonly JudgedText[]): string[] =>
  figures(
    texts.map((one) => judged(one)),
    SURE,
  )

function figures(texts: readonly Judged[], sure: number): string[] {
  const share = (is: Judged['is']) => {
    const all = texts.filter((one) => one.is === is)
    const alarmed = all.filter(({ likely }) => likely >= sure).length
    return all.length === 0 ? '-' : `${alarmed} of ${all.length} (${((100 * alarmed) / all.length).toFixed(1)} %)`
  }
  return [share('order'), share('none')]
}

function details(texts: readonly Judged[]): string {
  const wrong = texts.filter(({ is, likely }) => (is === 'order') !== likely >= SURE)
  return wrong.map(({ is, text }) => `${is === 'order' ? 'missed' : 'alarm'}: ${text.replace(/\s+/g, ' ').slice(0, 160)}`).join('\n')
}
