import { writeFileSync } from 'node:fs'
import { markdownTable } from '../../../bench/table.ts'
import { withMatchedRequirements } from '../../../src/domain/work-breakdown/matched-requirements.ts'
import { type StepTest, showingTests, testsOf } from '../../../src/domain/work-breakdown/showing-tests.ts'
import { testFeatures } from '../../../src/domain/work-breakdown/test-features.ts'
import type { Learned } from '../../../src/language/learned/logistic.ts'
import { learnedFrom } from '../../../src/language/learned/training.ts'
import { companyPlans, type ToldPlan, toldPlans } from './told-plans.ts'

const WRITTEN = new URL('../../../src/domain/work-breakdown/test-matching.json', import.meta.url)
/** There are few examples, and what holds for one topic need not for the next. */
const WAY = { least: 8, rounds: 10, step: 0.05, decimals: 2, faint: 0.02 }
const FOLDS = 4

/** Learns which test shows that a requirement is met, and writes what was learned. */
export async function trainTests(): Promise<string> {
  const plans = [...toldPlans(), ...(await companyPlans())]
  writeFileSync(WRITTEN, `${JSON.stringify(learnedOf(plans)).replaceAll('],"', '],\n"')}\n`)
  return testsReport()
}

/** How often a requirement is put on a step, and beside a test, that answers it: of a folder's plans; else of those that are kept here, each by what was learned of others. */
export async function testsReport(folder?: string): Promise<string> {
  if (folder) return tableOf(toldPlans(folder).map((plan) => ({ plan, learned: undefined })))
  const [told, companies] = [toldPlans(), await companyPlans()]
  const foldOf = (plan: ToldPlan) => companies.indexOf(plan) % FOLDS
  const all = [...told, ...companies]
  const judged = told.map((plan) => ({ plan, learned: learnedOf(all.filter((one) => one !== plan)) }))
  const folds = Array.from({ length: FOLDS }, (_, fold) => learnedOf(all.filter((one) => told.includes(one) || foldOf(one) !== fold)))
  return tableOf([...judged, ...companies.map((plan) => ({ plan, learned: folds[foldOf(plan)] }))])
}

function learnedOf(plans: readonly ToldPlan[]): Learned {
  const examples = plans.flatMap(({ requirements, steps, answers }) => {
    const tests = testsOf({ steps, commitments: [] })
    const names = namesOf(steps)
    return testFeatures(requirements, tests).flatMap((some, at) => {
      const own = requirements[at]
      const right = own ? answers(own).tests : []
      return some.map((features, nth) => ({ features, answer: right.includes(names.get(tests[nth]?.of) ?? '') ? 'yes' : 'no' }))
    })
  })
  return learnedFrom(examples, WAY)
}

/** The tests by their places: "2.1" is the first of step 2. */
function namesOf(steps: ToldPlan['steps']): Map<StepTest['of'] | undefined, string> {
  return new Map(steps.flatMap(({ id, proof }) => proof.map((one, at) => [one, `${id}.${at + 1}`] as const)))
}

type Judged = { plan: ToldPlan; learned: Learned | undefined }
type Counts = { right: number; wrong: number; open: number }

function tableOf(judged: readonly Judged[]): string {
  const rows = judged.map((one) => ({ name: one.plan.name, ...countsOf(one) }))
  const all = { name: 'All', steps: sumOf(rows.map(({ steps }) => steps)), tests: sumOf(rows.map(({ tests }) => tests)) }
  const cells = [...rows, all].map(({ name, steps, tests }) => [
    name,
    ...[steps, tests].flatMap(({ right, wrong, open }) => [right, wrong, open].map(String)),
  ])
  return `\n${markdownTable(['plan', 'steps right', 'wrong', 'left open', 'tests right', 'wrong', 'left open'], cells)}\n`
}

function sumOf(some: readonly Counts[]): Counts {
  const sum = (of: (one: Counts) => number) => some.reduce((all, one) => all + of(one), 0)
  return { right: sum(({ right }) => right), wrong: sum(({ wrong }) => wrong), open: sum(({ open }) => open) }
}

/** Whoever puts a requirement on one of several steps that answer it leaves none open. */
function countsOf({ plan: { requirements, steps, answers }, learned }: Judged): Record<'steps' | 'tests', Counts> {
  const names = namesOf(steps)
  const matched = withMatchedRequirements(requirements, steps, learned && { tests: learned })
  const shown = showingTests(requirements, testsOf({ steps, commitments: [] }), learned)
  const each = requirements.map((one, at) => {
    const right = answers(one)
    const [ids, tests] = [matched.filter((step) => step.requirement_ids.includes(one.id)), shown[at] ?? []]
    const isOpen = right.steps.length > 0 && !ids.some(({ id }) => right.steps.includes(id))
    return {
      steps: {
        ...held(
          ids.map(({ id }) => id),
          right.steps,
        ),
        open: isOpen ? 1 : 0,
      },
      tests: held(
        tests.map(({ test }) => names.get(test.of) ?? ''),
        right.tests,
      ),
    }
  })
  return { steps: sumOf(each.map(({ steps }) => steps)), tests: sumOf(each.map(({ tests }) => tests)) }
}

function held(said: readonly string[], right: readonly string[]): Counts {
  const found = said.filter((one) => right.includes(one)).length
  return { right: found, wrong: said.length - found, open: right.filter((one) => !said.includes(one)).length }
}
