import { blanksIn } from '../../../domain/blank.ts'
import { factsOfBlank } from '../../../domain/quality/how-blank.ts'
import type { HowFact } from '../../../domain/quality/how-fact.ts'
import { isFilled, type StepAnswer } from './step-answers.ts'
import { sentencesOf } from './step-text.ts'

/** A part of a narrative: sentences that make a paragraph, or items of a list behind the sentence that leads in. */
export type Block = { kind: 'prose'; sentences: readonly string[] } | { kind: 'list'; lead: string; items: readonly string[] }

/** Tells blocks as Markdown, each sentence once in the whole narrative, and nothing that a step's answer has filled in since. */
export type Teller = (blocks: readonly Block[]) => string

/** A narrative under the pen. */
export function teller(answers: readonly StepAnswer[]): Teller {
  const told = new Set<string>()
  const isNew = (sentence: string) => {
    const key = keyOf(sentence)
    if (key.split(' ').length > SHORT && told.has(key)) return false
    told.add(key)
    return true
  }
  const isOpen = (sentence: string) => {
    const blanks = blanksIn(sentence)
    return blanks.length === 0 || blanks.some(({ ask }) => !isFilled(ask, answers))
  }
  const said = (block: Block): string => {
    if (block.kind === 'prose') return block.sentences.flatMap(sentencesOf).filter(isOpen).filter(isNew).join(' ')
    const items = block.items.map((item) => itemTold(item, isNew, isOpen)).filter((item) => item !== '')
    return items.length === 0 ? '' : [block.lead, items.map((item) => `- ${item}`).join('\n')].filter(Boolean).join('\n\n')
  }
  return (blocks) =>
    blocks
      .map(said)
      .filter((one) => one !== '')
      .join('\n\n')
}

/** Shorter sentences, in words, may stand twice: "All work is unclassified." */
const SHORT = 4

function keyOf(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/^task \d+\.\d+: /, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** An item keeps its first sentence, without the blank that an answer has filled; the others follow where they are new. */
function itemTold(item: string, isNew: (sentence: string) => boolean, isOpen: (sentence: string) => boolean): string {
  const [first = '', ...rest] = asOne(sentencesOf(item).map(withoutLabel))
  const kept = isOpen(first) ? first : withoutBlanks(first)
  if (!isNew(kept)) return ''
  return [kept, ...rest.filter(isOpen).filter(isNew)].join(' ')
}

/** "Approach: The Contractor shall use …" within a task says no more than the sentence. */
function withoutLabel(sentence: string): string {
  return sentence.replace(/^(?:Approach|Starting point): (?=The Contractor )/, '')
}

const NUMBER = /^Task \d+\.\d+: /

/** "The Contractor shall measure coupons. The Contractor shall measure coupons in its fixture …": the fuller of the two says both. */
function asOne([first = '', second, ...rest]: readonly string[]): string[] {
  const number = NUMBER.exec(first)?.[0] ?? ''
  const isBegun = second?.startsWith(first.slice(number.length).replace(/\.$/, ' '))
  return isBegun ? [`${number}${second}`, ...rest] : [first, ...(second === undefined ? [] : [second, ...rest])]
}

/** What an answer has filled stands with the answer; behind a colon nothing is lost, within the sentence it is pointed to. */
function withoutBlanks(sentence: string): string {
  return blanksIn(sentence)
    .reduceRight((rest, { start, end, ask }) => {
      const before = rest.slice(0, start)
      const thing = POINTED[factsOfBlank(ask)[0] ?? 'evidence']
      return /[:,]\s*$/.test(before)
        ? `${before.replace(/[\s:,]+$/, '')}${rest.slice(end)}`
        : `${before}the ${thing} stated here${rest.slice(end)}`
    }, sentence)
    .trim()
}

const POINTED: Record<HowFact, string> = {
  method: 'method',
  instrument_or_data: 'tools and data',
  who: 'person',
  where: 'place',
  threshold: 'pass mark',
  evidence: 'answer',
  date: 'month',
}
