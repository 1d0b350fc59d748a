import { dueMonths } from '../../src/domain/schedule.ts'
import { breakdownChecks } from '../../src/domain/work-breakdown/checks.ts'
import { composedPlan } from '../../src/domain/work-breakdown/composed/plan.ts'
import { asked, composition, step } from '../../src/domain/work-breakdown/composed/testing/mast.ts'
import { withMatchedRequirements } from '../../src/domain/work-breakdown/matched-requirements.ts'
import { timelineOf } from '../../src/domain/work-breakdown/timeline.ts'
import { type BenchRow, median, type Size, timed, timesOf } from '../table.ts'

const STEPS = 40
const REQUIREMENTS = 120
const THINGS = ['mast', 'antenna', 'radome', 'tuner', 'ground plane', 'feed line', 'shield', 'amplifier']
const DONE = ['Model', 'Build', 'Measure', 'Calibrate', 'Test']

/** A large work breakdown: what is checked at each key, which requirement each step answers, and its plan, beside the plan of three rows. */
export async function rows(size: Size): Promise<BenchRow[]> {
  const large = composition({ rows: { steps: stepsOf(STEPS) }, frame: { requirements: requirementsOf(REQUIREMENTS) } })
  const { rows: breakdown, frame } = large
  const often = timesOf(size, 20)
  const small = median(await timed(often, () => composedPlan(composition())))
  const told = `${STEPS} rows, ${REQUIREMENTS} requirements`
  return [
    row(`Checks of one key in the table, ${told}`, median(await timed(often, () => breakdownChecks(breakdown, frame))), small, 50),
    row(
      `Which step answers each requirement, ${told}`,
      median(await timed(often, () => withMatchedRequirements(frame.requirements, breakdown.steps))),
      small,
      250,
    ),
    row(
      `The timeline of one key, ${told}`,
      median(await timed(often, () => timelineOf(breakdown, { ...frame, dues: dueMonths(10, frame.period) }))),
      small,
      50,
    ),
    row(`Composing the plan, ${told}`, median(await timed(often, () => composedPlan(large))), small, 250),
  ]
}

function stepsOf(count: number) {
  return Array.from({ length: count }, (_, at) =>
    step(`s${at + 1}`, {
      action: `${DONE[at % DONE.length]} the ${THINGS[at % THINGS.length]} number ${at + 1}`,
      method: 'finite elements with the measured tile as a boundary',
      result: `report ${at + 1} on the ${THINGS[at % THINGS.length]} (PDF)`,
      goes_to: 'Government',
      from_month: 1 + (at % 5),
      to_month: 2 + (at % 5),
      needs: at > 0 ? [`s${at}`] : [],
      proof: [{ quantity: `gain of the ${THINGS[at % THINGS.length]}`, comparator: '>=', value: `${at}`, unit: 'dB' }],
    }),
  )
}

function requirementsOf(count: number) {
  return Array.from({ length: count }, (_, at) =>
    asked(`R${at + 1}`, `The ${THINGS[at % THINGS.length]} shall have a gain of at least ${at} dB in the field of view number ${at}.`),
  )
}

function row(measure: string, took: number, small: number, aim: number): BenchRow {
  return {
    measure,
    result: `${took.toFixed(1)} ms`,
    beside: `the plan of three rows ${small.toFixed(1)} ms`,
    ratio: `${(took / small).toFixed(1)}x`,
    aim: `< ${aim} ms`,
    met: took < aim,
  }
}
