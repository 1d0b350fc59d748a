import { blanksIn } from '../../../domain/blank.ts'
import type { AnswerFact } from '../answers/answer-facts.ts'
import type { AnswerTopic } from '../answers/answer-topic.ts'
import { meaningfulWords } from '../english/wording.ts'
import type { OpenLine } from './blanks.ts'
import { isTask, withSentence } from './milestone-text.ts'
import type { Spot } from './spot.ts'
import { howInTask } from './task-how.ts'

/** The labelled lines of a milestone, in their order, and what stands on each. */
const LINES: readonly [string, readonly AnswerTopic[]][] = [
  ['Data', ['data']],
  ['Test plan', ['test']],
  ['Measurements', ['measurement']],
  ['People and partners', ['people']],
  ['Places', ['place']],
  ['Starting point and targets', ['threshold']],
  ['Research institution', ['institution']],
  ['From the Government', ['government']],
  ['Terms', ['constraint']],
  ['Risk', ['risk']],
  ['Users and acceptance', ['user']],
  ['Next phase', ['next_phase']],
  ['Cost', ['money']],
  ['End state in Phase II', ['end_state']],
  ['To be settled', ['open']],
]

/** Methods, tools, instruments and data said in whole sentences stand at a task or in the approach; phrases need a label. */
function labelOf({ topic, form }: AnswerFact): string | undefined {
  if ((topic === 'data' || topic === 'measurement') && form === 'sentence') return undefined
  return LINES.find(([, topics]) => topics.includes(topic))?.[0]
}

/** The statements that have a line of their own, behind its label: on that line where it stands already, else on a new one. */
export function labelled(lines: readonly string[], facts: readonly AnswerFact[]): string[] {
  return LINES.reduce<string[]>(
    (so_far, [label]) =>
      onLine(
        so_far,
        label,
        facts
          .filter((fact) => labelOf(fact) === label)
          .map(({ text }) => withoutLabel(text, label))
          .join(' '),
      ),
    [...lines],
  )
}

/** "From the Government the Contractor needs the drawing" says twice what stands before it as the label. */
function withoutLabel(text: string, label: string): string {
  const own = label === 'From the Government' ? text.replace(/^From the Government,? /, '') : text
  return own.charAt(0).toUpperCase() + own.slice(1)
}

function onLine(lines: string[], label: string, said: string): string[] {
  if (said === '') return lines
  const at = lines.findIndex((line) => line.startsWith(`${label}: `))
  if (at >= 0) return lines.map((line, index) => (index === at ? `${line} ${said}` : line))
  const isList = /^[A-Z][A-Za-z ,]{2,40}: /.test(lines.at(-1) ?? '') && !isTask(lines.at(-1) ?? '')
  return [...lines, ...(isList ? [] : ['']), `${label}: ${said}`]
}

/** A blank stands on the line where its answer belongs, once: a line that has one already gets no second. */
export function withBlank(lines: string[], { label, text }: OpenLine): string[] {
  const line = lines.find((one) => one.startsWith(`${label}: `))
  return line && blanksIn(line).length > 0 ? lines : onLine(lines, label, text)
}

/** What has no line of its own stands behind the task that it clearly serves, else in the approach. */
export function atTask(lines: string[], fact: AnswerFact, { position }: Spot): string[] {
  if (labelOf(fact)) return lines
  const worked = position === 'first' ? null : howInTask(lines, fact.text)
  if (worked) return worked
  const best = position === 'first' ? -1 : taskFor(lines, fact)
  if (best >= 0) return lines.map((line, index) => (index === best ? withSentence(line, spokenOf(fact)) : line))
  const approach = lines.findIndex((line) => line.startsWith('Approach: '))
  if (approach >= 0) return lines.map((line, index) => (index === approach ? withSentence(line, fact.text) : line))
  return onLine(lines, 'Approach', fact.text)
}

/** How much of a statement a task has to speak of for it to stand there, and in how many words. */
const SERVES = 0.2
const SHARED = 2

function taskFor(lines: readonly string[], { words }: AnswerFact): number {
  const shares = lines.map((line) => (isTask(line) ? sharedBy(words, meaningfulWords(line)) : 0))
  const most = Math.max(0, ...shares)
  return most >= SHARED && most / Math.max(1, words.size) >= SERVES ? shares.indexOf(most) : -1
}

function sharedBy(own: ReadonlySet<string>, words: ReadonlySet<string>): number {
  return [...own].filter((word) => words.has(word)).length
}

function spokenOf({ form, text, topic }: AnswerFact): string {
  return form === 'phrase' ? `${topic === 'existing' ? 'Starting point' : 'Approach'}: ${text}` : text
}
