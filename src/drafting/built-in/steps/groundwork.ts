import type { Stage } from '../demands/duty-verbs.ts'
import type { Subject } from '../subject.ts'

/** What the usual engineering steps of a milestone speak of. `before` and `after` name the neighboring milestones. */
export type Ground = {
  subject: Subject
  /** The main object of the milestone's own duties, or the subject. */
  object: string
  before: string
  /** What kind of work the milestone before does; undefined behind the kickoff. */
  stage_before: Stage | undefined
  after: string
  references: number
  value: string
  number: number
  customer: string
}

/** The clause, or nothing where the milestone has no place for it. */
type Step = (ground: Ground) => string

/** What kind of thing the plan makes; software is released and run, hardware drawn, made and measured. */
const SOFTWARE =
  /\b(?:software|algorithms?|tools?|models?|code|app|applications?|framework|simulat\w+|processing|analytics|database|network|LLM|AI)\b/i

/**
 * Engineering steps that a stage needs even where the solicitation does not spell them out: what goes in, what is done to which object,
 * what comes out. They are clauses after "The Contractor shall". Each is used at most once in a plan.
 */
const FOR_ALL: Record<Stage, readonly Step[]> = {
  analyse: [
    ({ subject, value }) =>
      `list the unknowns that decide whether ${subject.short} can ${value ? `reach ${value}` : 'meet the requirements'}, rank them by their effect, and name for each the analysis or test that settles it`,
    ({ object, references }) =>
      `compare what ${references > 1 ? `the ${references} references of the solicitation` : 'published work'} reached with what is asked of ${object}, and tabulate the gaps`,
    ({ object }) => `set down the assumptions and operating conditions under which ${object} will be judged, for the TPOC to confirm`,
  ],
  design: [
    ({ object }) =>
      `work out at least two ways to make ${object}, compare them by predicted performance, cost and risk, and record why one is chosen`,
    ({ object, before }) =>
      `derive from ${before} the allowance of each part of ${object} in performance, size or run time, as a budget table`,
    ({ object, after }) => `hold a review of ${object} with the TPOC, and close each action before ${after} begins`,
  ],
  build: [
    ({ object }) => `make first the part of ${object} with the highest technical risk, and check it alone before the next is started`,
    ({ object, after }) => `list what in ${object} still departs from the design, and the effect of each departure on ${after}`,
  ],
  integrate: [
    ({ object, before }) => `prove each interface of ${object} against its description, with the parts that came out of ${before}`,
    ({ object, customer }) =>
      `try with ${customer} the connections that ${object} will have in use, and record which of them could not yet be tried`,
  ],
  test: [
    ({ object }) =>
      `write the test procedure for ${object} before the first run: set-up, data or instruments, number of runs, quantity recorded and pass mark`,
    ({ object, before, stage_before }) =>
      stage_before === 'test'
        ? `repeat the tests of ${before} that were failed or changed, and show what each correction brought for ${object}`
        : '',
    ({ object, after }) => `trace each shortfall of ${object} to its cause, and state the correction and its cost for ${after}`,
    ({ object, customer }) =>
      `have people named by ${customer} use ${object}, and record what they do, where they fail and what they ask for`,
    ({ object }) => `have somebody outside the development repeat one test of ${object} from the written procedure alone`,
  ],
  close: [],
}

const FOR_SOFTWARE: Partial<Record<Stage, readonly Step[]>> = {
  design: [
    ({ object }) => `specify the inputs, outputs and data formats of ${object}, and settle how each will be checked automatically`,
    ({ object }) => `run a reduced version of ${object} on sample data to find where accuracy or run time is at risk`,
  ],
  build: [
    ({ object, number }) =>
      `release ${object} under version control as the build of Milestone ${number}, with its regression tests and their results`,
    ({ object, before }) => `profile ${object} on the data used in ${before}, and remove the largest source of error or delay`,
  ],
  integrate: [
    ({ object }) => `install ${object} on the target computer from the release package alone, and run it end to end on recorded data`,
  ],
}

const FOR_HARDWARE: Partial<Record<Stage, readonly Step[]>> = {
  design: [
    ({ object }) =>
      `calculate or simulate those properties of ${object} on which most of the others depend, and state the accuracy of the result`,
    ({ object }) => `prepare the drawings, parts list and list of long-lead items for ${object}`,
  ],
  build: [
    ({ object }) => `keep a build record of ${object} (drawings, parts, settings, deviations) from which it can be made again`,
    ({ object, before, stage_before }) =>
      `measure ${object} as made, and compare it with what ${/^(?:analyse|design)$/.test(stage_before ?? '') ? before : 'its design'} predicted`,
  ],
  integrate: [({ object }) => `assemble ${object} in the configuration for the tests, and record weight, dimensions and power as built`],
}

/** The next step of a stage that the plan has not used yet; undefined when all were used. */
export function nextStep(stage: Stage, used: Set<string>, ground: Ground): string | undefined {
  const own = (SOFTWARE.test(`${ground.subject.full} ${ground.object}`) ? FOR_SOFTWARE : FOR_HARDWARE)[stage] ?? []
  const [first, ...others] = FOR_ALL[stage]
  const steps = [...(first ? [first] : []), ...own, ...others]
  const at = steps.findIndex((step, index) => !used.has(`${stage}${index}`) && step(ground) !== '')
  if (at < 0) return undefined
  used.add(`${stage}${at}`)
  return steps[at]?.(ground)
}
