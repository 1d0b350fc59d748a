import { blanksIn } from '../../../domain/blank.ts'
import type { Answer } from '../../../domain/interview.ts'
import type { StepMatter } from '../../../domain/steps/step-matter.ts'
import { open, raised, saidBehind } from '../../../domain/work-breakdown/composed/phrase.ts'
import { closed, voiced } from '../../../domain/work-breakdown/composed/sentences.ts'
import { isSaidBy } from '../../../language/nothing-new.ts'
import { sentencesIn } from '../../../language/sentence.ts'
import { type Word, wordsOf } from '../../../language/words.ts'
import { asksFor, thingAsked } from './blank-gaps.ts'
import { labelOf } from './gap.ts'
import { newOf } from './step-answers.ts'
import { once } from './told-once.ts'

/** Where in a narrative something is told. */
export type Section = 'objective' | 'how' | 'people' | 'handed_over' | 'success' | 'requirements' | 'risks'

/** An answer as the narrative says it behind its label, where, and at which task ("3.1") or requirement where it was asked about one alone. */
export type ToldAnswer = {
  section: Section
  text: string
  said: string
  matter: StepMatter | undefined
  task: string | undefined
  requirement_id: string | undefined
}

/** Where the answers on each matter are told. */
const SECTION: Record<StepMatter, Section> = {
  how: 'how',
  requirement: 'how',
  handed_over: 'handed_over',
  meeting: 'people',
  who: 'people',
  where: 'people',
  when: 'people',
  success: 'success',
  evidence: 'success',
  government: 'people',
  terms: 'people',
  user: 'success',
  next_phase: 'handed_over',
  risk: 'risks',
}

/**
 * What the answers of a step's interview add to the lines that are told, each once, in the voice of a contract where that keeps all its words and else as it was
 * typed, behind what it answers: the label of its question or of its matter, or else, as of interviews from before, the question itself.
 */
export function toldAnswers(answers: readonly Answer[], lines: readonly string[] = []): ToldAnswer[] {
  const tell = once()
  return answers.flatMap((one): ToldAnswer[] => {
    const { question, matter, label = matter && labelOf(matter), requirement_id } = one
    const answer = tell(addedBy(one, lines))
    if (answer === '') return []
    const section = requirement_id ? 'requirements' : matter ? SECTION[matter] : 'how'
    const told = inVoice(answer, section)
    const said = closed(raised(label ? saidBehind(told, label) : told))
    const task = taskIn(question) ?? taskFilled(one)
    return [{ section, matter, task, requirement_id, said, text: `${label ? `${label}:` : question.trim()} ${said}` }]
  })
}

/** What is done is told as a duty. What is done if something comes late or fails is known again by the words in which it was said. */
function inVoice(answer: string, section: Section): string {
  if (section !== 'how' && section !== 'requirements') return answer
  const told = voiced(answer, 'duty')
  return isSaidBy(told, answer) ? told : answer
}

/** What an answer adds to the lines: where it fills a cell of the rows, what was composed from that says the same already. */
function addedBy(answer: Answer, lines: readonly string[]): string {
  const left = newOf(answer, lines)
  const sentences = sentencesIn(left).map(({ start, end }) => left.slice(start, end).trim())
  const composed = ['', ...(answer.fills ? lines : [])]
  return sentences.filter((sentence) => !composed.some((line) => isSaidBy(line, sentence))).join(' ')
}

/** The task whose row an answer fills, where that is one. */
function taskFilled({ fills }: Answer): string | undefined {
  return fills?.tasks.length === 1 ? fills.tasks[0]?.number : undefined
}

/** What a question on a requirement begins with, before its words and its page. */
export const SOLICITATION_ASKS = 'The solicitation asks '

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
        const said = isWhole ? thingAsked(ask) : open(answer)
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
