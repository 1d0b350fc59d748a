import { type AnswerFact, answerFacts } from '../answers/answer-facts.ts'
import type { AnswerTopic } from '../answers/answer-topic.ts'
import { lowerStart, squeezed } from '../english/wording.ts'
import type { Matter } from './matter.ts'
import type { StepAnswer } from './step-answers.ts'

/** Where in a narrative something is told. */
export type Section = 'objective' | 'how' | 'people' | 'handed_over' | 'success' | 'risks'

/** One statement of an answer as the narrative says it, where, and at which task ("3.1") where it was asked about one. */
export type ToldAnswer = { section: Section; text: string; matter: Matter | null; task: string | null }

/** A plain question on each matter: the words of the real one, which speak of the milestone's own things, would mislead. */
const PLAIN: Record<Matter, string> = {
  how: 'By which method is it done?',
  requirement: 'By which method is it done?',
  handed_over: 'What is handed over?',
  meeting: 'Who leads it?',
  who: 'Who leads it?',
  where: 'Where is it done?',
  when: 'When is it done?',
  success: 'Which test counts as a pass?',
  evidence: 'What shows the result?',
  government: 'Do you need anything from the Government?',
  terms: 'Does any foreign national work on it?',
  user: 'Who will use the result?',
  next_phase: 'What comes in the next phase?',
  risk: 'Which risks are there?',
}

/** What a few words are called that answer a question on a matter. */
const LABEL: Record<Matter, string> = {
  how: 'Method, tools and data',
  requirement: 'Method',
  handed_over: 'Handed over',
  meeting: 'Start-of-work meeting',
  who: 'Lead',
  where: 'Place',
  when: 'Due',
  success: 'Success',
  evidence: 'Evidence',
  government: 'From the Government',
  terms: 'Terms',
  user: 'Users and acceptance',
  next_phase: 'Next phase',
  risk: 'Risk',
}

const BY_TOPIC: Partial<Record<AnswerTopic, Section>> = {
  people: 'people',
  place: 'people',
  institution: 'people',
  government: 'people',
  constraint: 'people',
  money: 'people',
  threshold: 'success',
  user: 'success',
  next_phase: 'handed_over',
  end_state: 'handed_over',
  risk: 'risks',
}

const BY_MATTER: Record<Matter, Section> = {
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

/** What the answers of a step's interview add to what its text says, statement by statement, each in the section where it belongs. */
export function toldAnswers(answers: readonly StepAnswer[], text: string, institution: string | undefined): ToldAnswer[] {
  const standing = squeezed(text)
  return answers.flatMap((one) => {
    if (one.matter && isListOfThings(one))
      return [{ section: BY_MATTER[one.matter], text: listOfThings(one.matter, one.answer), matter: one.matter, task: null }]
    const asked = one.matter ? [{ ...one, question: PLAIN[one.matter] }] : [one]
    const task = /\btask (\d+\.\d+)\b/.exec(one.question)?.[1] ?? null
    return answerFacts({ answers: asked, research_institution: institution })
      .filter((fact) => !standing.includes(squeezed(fact.text)))
      .map((fact) => ({ section: sectionOf(fact, one.matter), text: textOf(fact, one.matter), matter: one.matter, task }))
  })
}

/** Things that are handed over or show a result, in a few words and without a verb: "report (PDF), raw data (CSV)". */
function isListOfThings({ matter, answer }: StepAnswer): boolean {
  return (
    (matter === 'handed_over' || matter === 'evidence') &&
    answer.trim().split(/\s+/).length <= FEW_WORDS &&
    !/[.;!?]\s|\b(?:we|i|is|are|was|will|shall|gets?|keeps?|shows?|signs?|holds?|not|sure|none|no)\b/i.test(answer)
  )
}

/** The longest list of things, in words. */
const FEW_WORDS = 20

function listOfThings(matter: Matter, answer: string): string {
  return `${LABEL[matter]}: ${answer
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;]+$/, '')}.`
}

function sectionOf({ topic }: AnswerFact, matter: Matter | null): Section {
  const asked = matter ? BY_MATTER[matter] : 'how'
  if (topic === 'open') return asked
  if (topic === 'test') return matter === 'how' || matter === 'requirement' ? 'how' : 'success'
  return BY_TOPIC[topic] ?? asked
}

/** What these are answered with begins with a name as a rule, which keeps its capital. */
const NAMES: ReadonlySet<Matter> = new Set(['where', 'who', 'meeting', 'user', 'evidence'])

/** A sentence stands as it is; a few words stand behind the name of what they are. */
function textOf({ form, text, topic }: AnswerFact, matter: Matter | null): string {
  if (form === 'sentence' || topic === 'open') return matter === 'who' || matter === 'where' ? ofTheWork(text) : text
  return `${matter ? LABEL[matter] : 'Approach'}: ${matter && NAMES.has(matter) ? text : lowerStart(text)}`
}

/** "She leads it", "It is done in Dayton": the work that was asked about. */
function ofTheWork(text: string): string {
  return text
    .replace(/\b(leads?|do|does|done|runs?|make|makes|made|manages?) it\b/g, '$1 the work')
    .replace(/^It (?=is (?:done|made|run)\b|takes place\b)/, 'The work ')
}
