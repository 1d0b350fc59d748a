import { markdownTable } from '../../bench/table.ts'
import { tokensOf } from '../../src/drafting/language-model/matter/tokens.ts'
import type { ModelRequest } from '../../src/drafting/language-model/model.ts'
import { criteriaPrompt } from '../../src/drafting/language-model/prompts/criteria.ts'
import { deliverablesPrompt } from '../../src/drafting/language-model/prompts/deliverables.ts'
import { milestonePrompt } from '../../src/drafting/language-model/prompts/milestone.ts'
import { narrativePrompt } from '../../src/drafting/language-model/prompts/narrative.ts'
import { questionsPrompt } from '../../src/drafting/language-model/prompts/questions.ts'
import { scopePrompt } from '../../src/drafting/language-model/prompts/scope.ts'
import { stepQuestionsPrompt } from '../../src/drafting/language-model/prompts/step-questions.ts'
import { summaryPrompt } from '../../src/drafting/language-model/prompts/summary.ts'
import { scriptedModel } from '../../src/drafting/language-model/testing/scripted-model.ts'
import { wholeDrafting } from '../../src/drafting/language-model/testing/whole-drafting.ts'
import { reworded } from './reworded.ts'
import { topicNamed } from './topic.ts'

/** The context that `docs/models.md` asks a server for, in tokens: a question, what is left for its answer, and the first answer once more. */
const CONTEXT = 16_384

/** The stages of a plan in the order in which they are drafted, with what their passages may take. */
const STAGES = [
  questionsPrompt,
  summaryPrompt,
  milestonePrompt,
  deliverablesPrompt,
  criteriaPrompt,
  scopePrompt,
  stepQuestionsPrompt,
  narrativePrompt,
].map(({ name, passage_tokens, max_output_tokens }) => ({ name, passage_tokens, max_output_tokens }))

/** One call of a whole drafting. */
type Call = { prompt: string; input: number; output: number; passages: number }

const HEADS = [
  'Plan',
  'Stage',
  'Calls',
  'Input',
  'Output',
  'Largest prompt',
  'Largest passages',
  'Budget of passages',
  'Prompt and longest answer',
  'Context',
]

/** What whole plans take, stage by stage, and whether every prompt keeps within its budget. */
export async function tokensReport(names: readonly string[]): Promise<{ text: string; holds: boolean }> {
  const rows: string[][] = []
  let holds = true
  for (const name of names) {
    const { draft } = await topicNamed(name)
    const calls = await callsFor(name)
    for (const stage of STAGES) {
      const own = calls.filter(({ prompt }) => prompt === stage.name)
      const most = (of: (call: Call) => number) => Math.max(0, ...own.map(of))
      const full = most(({ input }) => input) + (own.length > 0 ? stage.max_output_tokens : 0)
      if (most(({ passages }) => passages) > stage.passage_tokens || full > CONTEXT) holds = false
      const cells = [own.length, sum(own, 'input'), sum(own, 'output'), most(({ input }) => input), most(({ passages }) => passages)]
      rows.push([name, stage.name, ...cells.map(String), String(stage.passage_tokens), String(full), String(CONTEXT)])
    }
    const kind = `${draft.of.program_type} Phase ${draft.of.phase}, ${draft.milestones.length} milestones`
    rows.push([name, `all (${kind})`, ...[calls.length, sum(calls, 'input'), sum(calls, 'output')].map(String), '', '', '', '', ''])
  }
  const table = markdownTable(HEADS, rows)
  return { text: `\nTokens of a whole plan by stage, as estimated from above, with a model that answers well\n\n${table}\n`, holds }
}

function sum(calls: readonly Call[], of: 'input' | 'output'): number {
  return calls.reduce((all, call) => all + call[of], 0)
}

async function callsFor(name: string): Promise<Call[]> {
  const { draft } = await topicNamed(name)
  const calls: Call[] = []
  const model = scriptedModel((request, outline) => {
    const parts = outline.map(({ id, text }) => ({ id, text: isQuestion(request) ? text : reworded(id, text, name) }))
    const answer = { parts, used: [] }
    calls.push({
      prompt: request.prompt,
      input: tokensOf(request.instructions) + tokensOf(request.matter),
      output: tokensOf(JSON.stringify(answer)),
      passages: tokensOf(request.matter.split('## Passages of the sources\n')[1]?.split('\n\n## ')[0] ?? ''),
    })
    return answer
  })
  await wholeDrafting(model, { facts: draft.plan.facts, sources: draft.sources })
  return calls
}

function isQuestion({ prompt }: ModelRequest): boolean {
  return prompt === questionsPrompt.name || prompt === stepQuestionsPrompt.name
}
