import { markdownTable } from '../../bench/table.ts'
import { tracer } from '../../src/domain/grounding/trace.ts'
import { builtInDrafter } from '../../src/drafting/built-in/drafter.ts'
import { stepAnswersOf } from '../../src/drafting/built-in/step-interview/testing/step-answers.ts'
import { expectDone } from '../../src/drafting/built-in/testing/whole-plan.ts'
import type { Case } from './cases.ts'
import { type Drafted, drafted } from './drafted.ts'
import { grammarFindings } from './grammar.ts'

/** How good the narratives of one plan are, counted; `marked` are the sentences behind the figures. */
type NarrativeScore = {
  name: string
  questions: number
  words: number
  sentences: number
  unsupported: number
  repeated: number
  grammar: number
  marked: string[]
}

/** Takes every step of every case through its interview to its narrative, and counts what does not hold. */
export async function narrativesReport(cases: readonly Case[]): Promise<string> {
  const scores: NarrativeScore[] = []
  for (const one of cases) scores.push(await narrativeScore(await drafted(one)))
  const heads = ['Plan', 'Questions', 'Words', 'Sentences', 'Unsupported', 'Repeated', 'Grammar /1,000 words']
  const rows = [...scores.map((score) => cells(score.name, [score])), cells('All', scores)]
  return `\nThe narratives of their steps, with each step's interview answered\n\n${markdownTable(heads, rows)}\n\n${scores.flatMap(({ marked }) => marked).join('\n')}`
}

function cells(name: string, scores: readonly NarrativeScore[]): string[] {
  const sum = (of: (score: NarrativeScore) => number) => scores.reduce((so_far, score) => so_far + of(score), 0)
  const words = sum((score) => score.words)
  const counts = [
    sum((score) => score.questions),
    words,
    sum((score) => score.sentences),
    sum((score) => score.unsupported),
    sum((score) => score.repeated),
  ]
  return [name, ...counts.map(String), ((sum((score) => score.grammar) / Math.max(1, words)) * 1000).toFixed(1)]
}

async function narrativeScore({ of, plan, milestones, sources }: Drafted): Promise<NarrativeScore> {
  const score: NarrativeScore = { name: of.name, questions: 0, words: 0, sentences: 0, unsupported: 0, repeated: 0, grammar: 0, marked: [] }
  const pages = sources.documents.flatMap((one) => one.pages.map(({ text }) => text))
  for (const { milestone_number } of milestones) {
    const asked = expectDone(await builtInDrafter.stepPlan(plan.facts, milestones, milestone_number))
    const answers = [...plan.facts.answers, ...stepAnswersOf(asked)]
    const narrative = expectDone(await builtInDrafter.stepNarrative({ ...plan.facts, answers }, milestones, milestone_number))
    const traced = tracer({ ...sources, answers: answers.filter(({ answer }) => answer !== '') })(narrative)
    const unsupported = traced.filter(({ grounds }) => grounds === 'unsupported')
    const repeated = repeatedIn(traced.map(({ text }) => text))
    const source = [...pages, ...answers.map(({ answer }) => answer)].join('\n')
    const grammar = await grammarFindings(plainLines(narrative).join('\n\n'), source)
    score.questions += asked.question_plan.length
    score.words += narrative.split(/\s+/).length
    score.sentences += traced.length
    score.unsupported += unsupported.length
    score.repeated += repeated.length
    score.grammar += grammar.length
    const at = `${of.name} narrative ${milestone_number}`
    score.marked.push(...unsupported.map(({ text }) => `${at} unsupported: ${text}`))
    score.marked.push(...repeated.map((text) => `${at} repeated: ${text}`))
    score.marked.push(...grammar.map(({ kind, words, message }) => `${at} grammar (${kind}): ${words} (${message})`))
  }
  return score
}

/** The lines of a narrative as a reader sees them, without the marks of Markdown; headings are no sentences. */
function plainLines(narrative: string): string[] {
  return narrative.split('\n').flatMap((line) => (line === '' || line.startsWith('#') ? [] : [line.replace(/^- /, '')]))
}

/** Sentences of more than four words that stand twice. */
function repeatedIn(sentences: readonly string[]): string[] {
  const plain = sentences.map((one) =>
    one
      .toLowerCase()
      .replace(/^task \d+\.\d+: /, '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  )
  return plain.filter((one, index) => one.split(' ').length > 4 && plain.indexOf(one) !== index)
}
