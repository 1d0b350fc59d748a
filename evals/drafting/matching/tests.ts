import { writeFileSync } from 'node:fs'
import { markdownTable } from '../../../bench/table.ts'
import { likelySteps, stepsToConfirm, withMatchedRequirements } from '../../../src/domain/work-breakdown/matched-requirements.ts'
import { type LearnedTests, type StepTest, shownBy, standingBeside, testsOf } from '../../../src/domain/work-breakdown/showing-tests.ts'
import { type MayShow, testFeatures } from '../../../src/domain/work-breakdown/test-features.ts'
import type { WorkStep } from '../../../src/domain/work-breakdown/work-breakdown.ts'
import { type Example, learnedFrom } from '../../learned/training.ts'
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

function learnedOf(plans: readonly ToldPlan[]): LearnedTests {
  return { free: learnedFrom(plans.flatMap(freeExamples), WAY), placed: learnedFrom(plans.flatMap(placedExamples), WAY) }
}

function freeExamples(plan: ToldPlan): Example[] {
  return examplesOf(plan, testsOf({ steps: plan.steps, commitments: [] }))
}

/** As somebody puts each requirement on the steps that answer it, of which only the tests are looked at. */
function placedExamples(plan: ToldPlan): Example[] {
  const steps = placedByHand(plan)
  const tests = testsOf({ steps, commitments: [] })
  return examplesOf({ ...plan, steps }, tests, standingBeside(plan.requirements, tests, { steps }))
}

function examplesOf({ requirements, steps, answers }: ToldPlan, tests: readonly StepTest[], mayShow: MayShow = () => true): Example[] {
  const names = namesOf(steps)
  return testFeatures(requirements, tests, mayShow).flatMap((some, at) => {
    const own = requirements[at]
    const right = own ? answers(own).tests : []
    return some.flatMap((features, nth) =>
      mayShow(at, nth) ? [{ features, answer: right.includes(names.get(tests[nth]?.of) ?? '') ? 'yes' : 'no' }] : [],
    )
  })
}

function placedByHand({ requirements, steps, answers }: ToldPlan): WorkStep[] {
  const idsOf = ({ id }: WorkStep) => requirements.filter((one) => answers(one).steps.includes(id)).map((one) => one.id)
  return steps.map((step) => ({ ...step, requirement_ids: idsOf(step) }))
}

/** The tests by their places: "2.1" is the first of step 2. */
function namesOf(steps: ToldPlan['steps']): Map<StepTest['of'] | undefined, string> {
  return new Map(steps.flatMap(({ id, proof }) => proof.map((one, at) => [one, `${id}.${at + 1}`] as const)))
}

type Judged = { plan: ToldPlan; learned: LearnedTests | undefined }
type Counts = { right: number; wrong: number; open: number }
/** Steps and their tests that are said without anybody's word; tests once somebody has put each requirement on its steps; the step that is offered first, and the one that is asked about. */
const MEASURED = ['steps', 'printed', 'placed', 'first', 'asked'] as const
type Measured = Record<(typeof MEASURED)[number], Counts>

const HEADINGS = [
  'plan',
  'steps right',
  'wrong',
  'left open',
  'printed tests right',
  'wrong',
  'left open',
  'once placed right',
  'wrong',
  'left open',
  'offered first',
  'others',
  'asked right',
  'wrong',
]

function tableOf(judged: readonly Judged[]): string {
  const rows = judged.map((one) => ({ name: one.plan.name, counts: countsOf(one) }))
  const all = { name: 'All', counts: sumsOf(rows.map(({ counts }) => counts)) }
  const cells = [...rows, all].map(({ name, counts }) => [
    name,
    ...MEASURED.flatMap((of) => {
      const { right, wrong, open } = counts[of]
      return of === 'first' || of === 'asked' ? [right, wrong] : [right, wrong, open]
    }).map(String),
  ])
  return `\n${markdownTable(HEADINGS, cells)}\n`
}

function sumsOf(some: readonly Measured[]): Measured {
  const sum = (of: keyof Measured, kind: keyof Counts) => some.reduce((all, one) => all + one[of][kind], 0)
  const counts = (of: keyof Measured): Counts => ({ right: sum(of, 'right'), wrong: sum(of, 'wrong'), open: sum(of, 'open') })
  return { steps: counts('steps'), printed: counts('printed'), placed: counts('placed'), first: counts('first'), asked: counts('asked') }
}

/** Whoever puts a requirement on one of several steps that answer it leaves none open. */
function countsOf({ plan, learned: tests }: Judged): Measured {
  const { requirements, steps, answers } = plan
  const names = namesOf(steps)
  const matched = withMatchedRequirements(requirements, steps, tests && { tests })
  const byHand = placedByHand(plan)
  const [printed, placed] = [matched, byHand].map((some) => shownBy(requirements, { steps: some, commitments: [] }, tests))
  const offered = likelySteps(requirements, steps, tests && { tests })
  const toConfirm = stepsToConfirm(requirements, offered)
  const each = requirements.map((one, at): Measured => {
    const right = answers(one)
    const own = matched.filter((step) => step.requirement_ids.includes(one.id)).map(({ id }) => id)
    const isOpen = right.steps.length > 0 && !own.some((id) => right.steps.includes(id))
    const showing = (some: typeof placed) => [...names].flatMap(([test, name]) => (test && some?.get(test)?.includes(one.id) ? [name] : []))
    const first = right.steps.length > 0 ? (offered[at] ?? []).slice(0, 1).map(({ step }) => step.id) : []
    const asked = own.length === 0 ? (toConfirm[at]?.id ?? []) : []
    return {
      steps: { ...held(own, right.steps), open: isOpen ? 1 : 0 },
      printed: held(showing(printed), right.tests),
      placed: held(showing(placed), right.tests),
      first: held(first, right.steps),
      asked: held([asked].flat(), right.steps),
    }
  })
  return sumsOf(each)
}

function held(said: readonly string[], right: readonly string[]): Counts {
  const found = said.filter((one) => right.includes(one)).length
  return { right: found, wrong: said.length - found, open: right.filter((one) => !said.includes(one)).length }
}
