import type { Stage } from './duty-verbs.ts'
import type { Subject } from './subject.ts'

/** What the usual engineering steps of a milestone speak of. */
export type Ground = {
  subject: Subject
  /** The main object of the milestone's own duties, or the subject. */
  object: string
  references: number
  proofs: number
  value: string
  next: number
  previous: number
  customer: string
}

type Step = (ground: Ground) => string

/**
 * Engineering steps that a stage needs even where the solicitation does not spell them out, applied to its own objects.
 * They are clauses after "The Contractor shall". Each is used at most once in a plan.
 */
const STEPS: Record<Stage, readonly Step[]> = {
  analyse: [
    ({ subject, value, next }) =>
      `list the unknowns that decide whether ${subject.short} can ${value ? `reach ${value}` : 'meet the requirements'}, rank them by effect, and assign each to an analysis in Milestone ${next} or later`,
    ({ object }) =>
      `write down the assumptions and operating conditions under which ${object} will be judged, and have the TPOC confirm them`,
    ({ subject }) =>
      `trace every function of ${subject.short} to the requirement that calls for it, and mark the requirements that compete with each other`,
    ({ subject, references }) =>
      `compare ${references > 1 ? `the ${references} references of the solicitation` : 'the published work'} with what ${subject.short} has to do, and record where each falls short`,
  ],
  design: [
    ({ object, proofs }) =>
      `lay out candidate designs for ${object} to one template (function, interfaces, resources, predicted performance)${proofs > 0 ? ' and score them against the values of the verification matrix' : ''}`,
    ({ subject, next }) =>
      `select the design of ${subject.short} that goes forward to Milestone ${next}, and keep the comparison and the reasons on record`,
    ({ subject }) =>
      `describe each interface of ${subject.short}, inside and towards the systems around it, so that the parts can be made and checked separately`,
    ({ subject }) => `estimate what ${subject.short} will need in resources and cost, and where the estimate is weakest`,
    ({ subject }) => `list the parts or modules of ${subject.short}, and state for each whether it is bought, reused or newly made`,
    ({ subject }) => `check by calculation or simulation those functions of ${subject.short} on which most of the others depend`,
    ({ subject }) => `write down how each part of ${subject.short} will be checked once it is made`,
    ({ subject }) =>
      `hold a design review of ${subject.short} with the TPOC, and close each action before work on the affected part begins`,
  ],
  build: [
    ({ subject }) =>
      `make first those parts of ${subject.short} that carry the highest technical risk, and check each one alone before the next is started`,
    ({ object }) =>
      `keep a build record for ${object} (versions or drawings, parts, settings, deviations from the design) from which it can be reproduced`,
    ({ subject, next }) =>
      `bring ${subject.short} to the state that Milestone ${next} needs, and list what is still missing from the full design`,
    ({ subject }) => `compare ${subject.short} as made with its design, and list every deviation with its effect`,
    ({ subject }) => `write the operating notes that a tester of ${subject.short} needs`,
  ],
  integrate: [
    ({ subject }) => `join the separately checked parts of ${subject.short} and prove each interface against its description`,
    ({ subject, next }) =>
      `run ${subject.short} from end to end in the configuration planned for Milestone ${next}, and correct the faults that this shows`,
    ({ subject, customer }) =>
      `confirm with ${customer} what ${subject.short} has to connect to in use, and try those connections as far as they are available`,
    ({ subject }) =>
      `record what ${subject.short} takes in use (time, energy, computing, space, hands, as they apply) and compare it with the design`,
    ({ subject }) => `fix the version of ${subject.short} that goes into the tests, and put later changes under control`,
  ],
  test: [
    ({ object }) =>
      `write the test procedure for ${object} before the first run: set-up, data or instruments, number of runs, quantity recorded and pass mark`,
    ({ subject }) =>
      `carry out the procedure on ${subject.short}, keep the raw data, and set measured value, required value and margin side by side`,
    ({ subject, next }) =>
      `trace each shortfall of ${subject.short} to its cause, and state the correction that goes into Milestone ${next}`,
    ({ subject }) => `repeat the tests of ${subject.short} that were failed or changed, and show the effect of each correction`,
    ({ subject, customer }) =>
      `let people named by ${customer} use ${subject.short}, and record what they do, where they fail and what they ask for`,
    ({ subject }) => `set the results on ${subject.short} beside those of earlier milestones, and explain each difference`,
    ({ subject }) => `have somebody outside the development repeat a test of ${subject.short} from the written procedure alone`,
  ],
  close: [],
}

/** The next step of a stage that the plan has not used yet; undefined when all were used. */
export function nextStep(stage: Stage, used: Set<string>, ground: Ground): string | undefined {
  const index = STEPS[stage].findIndex((_, at) => !used.has(`${stage}${at}`))
  const step = STEPS[stage][index]
  if (!step) return undefined
  used.add(`${stage}${index}`)
  return step(ground)
}
