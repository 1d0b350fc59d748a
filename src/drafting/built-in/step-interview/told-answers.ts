import { blanksIn } from '../../../domain/blank.ts'
import type { Answer } from '../../../domain/interview.ts'
import type { StepMatter } from '../../../domain/steps/step-matter.ts'
import { closed, raised } from '../../../domain/work-breakdown/composed/phrase.ts'
import { type Word, wordsOf } from '../../../language/words.ts'
import { asksFor } from './blank-gaps.ts'
import { newOf } from './step-answers.ts'

/** Where in a narrative something is told. */
export type Section = 'objective' | 'how' | 'people' | 'handed_over' | 'success' | 'risks'

/** An answer as the narrative says it, where, and at which task ("3.1") where it was asked about one alone. */
export type ToldAnswer = { section: Section; text: string; matter: StepMatter | undefined; task: string | undefined }

/** Where the answers on each matter are told, and what words are called there that are no whole sentence. */
const TOLD: Record<StepMatter, { section: Section; label: string }> = {
  how: { section: 'how', label: 'Method' },
  requirement: { section: 'how', label: 'Method' },
  handed_over: { section: 'handed_over', label: 'Handed over' },
  meeting: { section: 'people', label: 'Start-of-work meeting' },
  who: { section: 'people', label: 'People' },
  where: { section: 'people', label: 'Place' },
  when: { section: 'people', label: 'Time' },
  success: { section: 'success', label: 'Success' },
  evidence: { section: 'success', label: 'Evidence' },
  government: { section: 'people', label: 'From the Government' },
  terms: { section: 'people', label: 'Foreign nationals and approvals' },
  user: { section: 'success', label: 'End user' },
  next_phase: { section: 'handed_over', label: 'Next phase' },
  risk: { section: 'risks', label: 'Risk' },
}

/** An answer whose question nobody knows the matter of, as of interviews from before. */
const UNKNOWN = { section: 'how', label: 'Approach' } as const

/** What the answers of a step's interview add, each as it was typed, under the label of its matter where it is no whole sentence. */
export function toldAnswers(answers: readonly Answer[]): ToldAnswer[] {
  return answers.flatMap((one) => {
    const { question, matter } = one
    const answer = newOf(one)
    if (answer === '') return []
    const { section, label } = matter ? TOLD[matter] : UNKNOWN
    const said = closed(raised(answer))
    return [
      { section, matter, task: taskIn(question), text: `${onRequirement(question)}${isSentence(answer) ? said : `${label}: ${said}`}` },
    ]
  })
}

/** What a question on a requirement begins with, before its words and its page. */
export const SOLICITATION_ASKS = 'The solicitation asks '

/** "On “its own words” (p. 2): ": an answer on a requirement says which one. */
function onRequirement(question: string): string {
  const page = question.indexOf('” (p. ')
  if (!question.startsWith(SOLICITATION_ASKS) || page < 0) return ''
  return `On ${question.slice(SOLICITATION_ASKS.length, question.indexOf(')', page) + 1)}: `
}

/** The task that a question is about, where it names one alone. */
function taskIn(question: string): string | undefined {
  const named = [...question.matchAll(/\bTask(s?) (\d+(?:\.\d+)+)/g)]
  return named.length === 1 && named[0]?.[1] === '' ? named[0][2] : undefined
}

/** Whether words begin with a clause: with a subject that has a finite verb behind it. "Recorded data, which is in MATLAB" does not. */
function isSentence(text: string): boolean {
  const all = wordsOf(text)
  const end = all.findIndex((word) => CLAUSE_ENDS.has(word.text))
  const words = all.slice(0, end < 0 ? undefined : end)
  return words.some((word, at) => word.pos === 'AUX' || (word.pos === 'VERB' && isFiniteVerb(word, words[at - 1])))
}

const CLAUSE_ENDS: ReadonlySet<string> = new Set([',', ';', ':'])

function isFiniteVerb({ text }: Word, before: Word | undefined): boolean {
  if (before === undefined || text.endsWith('ing')) return false
  return before.pos === 'PRON' || (!text.endsWith('ed') && (before.pos === 'NOUN' || before.pos === 'PROPN' || before.pos === 'ADV'))
}

/** A text with what was answered in the place of its blanks. A whole sentence stands behind the line, and the blank says what it tells: "the place: We …". */
export function withAnswers(text: string, answers: readonly Answer[]): string {
  return text
    .split('\n')
    .map((line) => {
      const filled = blanksIn(line).flatMap((blank) => {
        const given = answers.findLast(({ question }) => asksFor(question, blank.ask))
        const answer = given && newOf(given)
        return answer ? [{ ...blank, answer, isWhole: isSentence(answer) }] : []
      })
      const told = filled.reduceRight((rest, { start, end, ask, answer, isWhole }) => {
        const said = isWhole ? ask.slice(ask.indexOf(' ') + 1) : answer.replace(/[.;]+$/, '')
        return `${rest.slice(0, start)}${said}${rest.slice(end)}`
      }, line)
      return [told, ...filled.filter(({ isWhole }) => isWhole).map(({ answer }) => closed(raised(answer)))].join(' ')
    })
    .join('\n')
}

/** Whether an answer has filled a blank of a text, and so stands there already. */
export function hasFilled({ question }: Answer, text: string): boolean {
  return blanksIn(text).some(({ ask }) => asksFor(question, ask))
}
