import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { type Requirement, RequirementKind } from '../../../src/domain/solicitation/analysis.ts'
import { analysisOf } from '../../../src/domain/solicitation/analysis-of.ts'
import { isOfPhase } from '../../../src/domain/solicitation/requirement/of-phase.ts'
import { isProposalDuty } from '../../../src/domain/solicitation/requirement/proposal-duty.ts'
import type { Proof, WorkStep } from '../../../src/domain/work-breakdown/work-breakdown.ts'
import { bareStep } from '../../../src/domain/work-breakdown/work-breakdown.ts'
import { requirementQuantities } from '../../../src/language/quantity/required.ts'
import { markedMatches } from './marks.ts'

const PLANS = fileURLToPath(new URL('./plans', import.meta.url))
const TESTS = new URL('./tests.json', import.meta.url)

const Test = z.object({ quantity: z.string(), pass: z.string(), condition: z.string(), evidence: z.string() })
const Step = z.object({ name: z.string(), result: z.string(), method: z.string(), tests: z.array(Test) })
const Answer = z.object({ steps: z.array(z.number()), tests: z.array(z.string()) })
const Told = z.object({
  /** The text that its requirements were read in; without it they stand here as they are read. */
  topic: z.string().optional(),
  requirements: z.array(z.object({ id: z.string(), text: z.string(), kind: RequirementKind.optional() })),
  steps: z.array(Step),
  answers: z.record(z.string(), Answer),
})

/** A topic's requirements as they were read, the steps of a plan, and which steps and which of their tests answer each as a reader judged; "2.1" is the first test of step 2. */
export type ToldPlan = {
  name: string
  requirements: readonly Requirement[]
  steps: readonly WorkStep[]
  answers: (requirement: Requirement) => { steps: readonly string[]; tests: readonly string[] }
}

/** The plans of a folder, whose tests were marked too; without one those that are kept here. */
export function toldPlans(folder = PLANS): ToldPlan[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return files.map((file): ToldPlan => {
    const told = Told.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
    const read =
      told.topic === undefined ? told.requirements.map(written) : analysisOf([{ page: 1, text: told.topic }], `${file}.txt`).requirements
    return {
      name: file.replace('.json', ''),
      requirements: read.filter((one) => isOfPhase(one, 'I') && !isProposalDuty(one)),
      steps: told.steps.map(stepOf),
      answers: ({ quote }) => {
        const [own, words] = [told.requirements, squeezed(quote)]
        const marked = own.find(({ text }) => squeezed(text).includes(words) || words.includes(squeezed(text)))
        const { steps, tests } = (marked && told.answers[marked.id]) ?? { steps: [], tests: [] }
        return { steps: steps.map(String), tests }
      },
    }
  })
}

function written({ id, text, kind = 'performance' }: z.infer<typeof Told>['requirements'][number]): Requirement {
  const whose = kind === 'task' || kind === 'deliverable' ? 'work' : 'product'
  return {
    id,
    text,
    quote: text,
    page: 1,
    kind,
    whose,
    strength: 'must',
    phase: 'any',
    quantities: requirementQuantities(text),
    set_by: 'reader',
  }
}

function squeezed(text: string): string {
  return text.replace(/\W+/g, '').toLowerCase()
}

function stepOf({ name, result, method, tests }: z.infer<typeof Step>, at: number): WorkStep {
  const proof = tests.map(({ quantity, pass, condition, evidence }): Proof => ({ quantity, value: pass || undefined, condition, evidence }))
  return bareStep(`${at + 1}`, { action: name, result, method, proof, requirement_ids: [] })
}

/** The companies whose tests were marked beside their steps. */
export async function companyPlans(): Promise<ToldPlan[]> {
  const marked = z.record(z.string(), z.record(z.string(), z.array(z.string()))).parse(JSON.parse(readFileSync(TESTS, 'utf8')))
  const matches = (await markedMatches()).filter(({ company, way }) => way === 'sentences' && marked[company])
  return matches.map(({ company, requirements, steps, answers }) => ({
    name: company,
    requirements,
    steps,
    answers: (one) => ({
      steps: steps.filter((step) => answers(one, step)).map(({ id }) => id),
      tests: Object.entries(marked[company] ?? {}).flatMap(([test, texts]) => (texts.includes(one.text) ? [test] : [])),
    }),
  }))
}
