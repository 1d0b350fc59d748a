import { blanksIn } from '../../../domain/blank.ts'
import { milestoneTitle, type RefinedMilestone } from '../../../domain/milestone.ts'
import { dueLabel, dueMonths } from '../../../domain/schedule.ts'
import { wordsOf } from '../../../language/words.ts'
import type { MilestoneCriteria } from '../../drafter.ts'
import { ownLimits, PREDICTED } from '../answers/own-limits.ts'
import { limitCriteria, type OwnLimit } from '../answers/own-target.ts'
import type { Proof } from '../demands/demands.ts'
import { byNumber } from '../demands/requirement-order.ts'
import { isPlural } from '../english/noun-phrase.ts'
import { hasFinite } from '../english/third-person.ts'
import { hasNumber, listed, lowerStart, meaningfulWords, overlap, sentence } from '../english/wording.ts'
import { workOf } from '../milestones/milestone-work.ts'
import { tasksIn } from '../milestones/task-line.ts'
import type { PlanBrief } from '../plan-brief.ts'
import { isActivity } from '../steps/step-verb.ts'
import { answeredBy, withIds } from './answered-values.ts'
import { closeCriteria } from './close-criteria.ts'
import { closingOf, runsOf } from './closing-criterion.ts'
import { kickoffCriteria } from './kickoff-criteria.ts'
import { paperCriterion, paperOf } from './paper-criterion.ts'
import { stepCriteria } from './step-criteria.ts'
import { testArticles } from './test-articles.ts'
import { kindOf } from './thing-kind.ts'
import { checkCriteria, toldChecks } from './told-checks.ts'
import { replyClause } from './tpoc-reply.ts'
import { valueCriteria } from './value-criteria.ts'

/** What counts as done: test, measure, value, condition, evidence, judge and date. Values stand as in the solicitation or the answers; counts are computed. */
export function acceptanceCriteria(brief: PlanBrief, milestones: readonly RefinedMilestone[]): MilestoneCriteria[] {
  const months = dueMonths(milestones.length, brief.facts.period_of_performance)
  const turns = new Map<string, number>()
  const own = ownLimits(brief, milestones).map((some) => answeredBy(some, brief.demands.proofs))
  const answered = new Set(own.flat().flatMap(({ ids }) => ids))
  const limits = own.map((some) => some.map(withIds))
  return milestones.map((milestone, index) => {
    const due = dueLabel(months[index] ?? 1)
    const criteria =
      index === 0
        ? kickoffCriteria(brief, due)
        : index === milestones.length - 1
          ? closeCriteria(brief, due, targetsOf(limits[index] ?? [], milestone, due))
          : inDevelopment(brief, milestone, {
              due,
              turns,
              answered,
              limits: limits[index] ?? [],
              marked: limits.slice(0, index).findLastIndex((own, at) => own.length > 0 && isTested(milestones[at], brief)) + 1,
              ahead: limits.findIndex((own, at) => at > index && own.some(({ isTest }) => isTest)) + 1,
            })
    return { milestone_number: milestone.milestone_number, criteria: criteria.map(sentence) }
  })
}

/** When a milestone is due, how often each way of judging was used before it, the requirements that own limits answer, its own limits, the last milestone before it that has some, and the first behind it that has pass marks (0 for none). */
type Turn = {
  due: string
  turns: Map<string, number>
  answered: ReadonlySet<string>
  limits: readonly OwnLimit[]
  marked: number
  ahead: number
}

/** Values first: the solicitation's, then the company's own. Then what the steps count or yield, and last how the work itself is judged. */
function inDevelopment(brief: PlanBrief, milestone: RefinedMilestone, { due, turns, answered, limits, marked, ahead }: Turn): string[] {
  const { stage, object } = workOf(milestone.text, brief.subject)
  const { milestone_number, text, requirement_ids = [] } = milestone
  const report = evidenceOf(milestone, !/^(?:analyse|design)$/.test(stage))
  const place = { report, text, stage, milestone: milestone_number, due, reply: replyClause(brief) }
  const asked = valuesOf(brief, milestone).filter(({ requirement_id }) => !answered.has(requirement_id))
  const values = [...valueCriteria(asked, place, brief.demands.requirements), ...targetsOf(limits, milestone, due)]
  const evidence = evidenceOf(stage === 'build' ? builtOf(milestone) : milestone)
  const checks = checkCriteria(toldChecks(tasksIn(text)), due)
  const steps = [...checks, ...stepCriteria(tasksIn(text), { evidence, due })]
  const measured = [...values, ...steps]
  if (measured.length >= ENOUGH && stage !== 'test') return measured
  if (checks.length > 0 && stage !== 'test') return measured
  if (stage === 'test' && values.length === 0 && !asksForPass(text))
    return [
      ...measured,
      marked > 0
        ? again(evidence, marked, milestone_number, due)
        : ahead > 0
          ? foreseen(evidence, ahead, milestone_number, due)
          : openPass({ evidence, object, due }, milestone),
    ]
  const kind = kindOf(object, brief)
  const way = stage === 'build' ? kind : stage
  const turn = turns.get(way) ?? 0
  turns.set(way, turn + 1)
  const ids = requirement_ids.length <= MOST_IDS ? listed([...requirement_ids].sort(byNumber)) : ''
  const isWork = stage === 'test' ? isActivity(object) : stage === 'design' && /^(?:work|document)$/.test(kind)
  const about = isWork ? brief.subject.short : object
  const plural = about === brief.subject.short ? brief.subject.plural : isPlural(about)
  const closing = { ids, runs: runsOf(testArticles(brief, text)), evidence, object: about, plural, due }
  const paper = turn === 0 && (stage === 'analyse' || (stage === 'design' && kind === 'model')) ? paperOf(text) : null
  return [...measured, paper ? paperCriterion(paper, closing) : closingOf(stage, kind, turn)(closing)]
}

/** Where so many values or results are to be shown, only a test needs a further criterion: its raw data. */
const ENOUGH = 2
/** The most requirements that a closing criterion names. */
const MOST_IDS = 5

/** Whether the test plan of the milestone already asks for its pass mark. */
function asksForPass(text: string): boolean {
  return blanksIn(text).some(({ ask }) => /pass mark/.test(ask))
}

function isTested(milestone: RefinedMilestone | undefined, { subject }: PlanBrief): boolean {
  return milestone !== undefined && workOf(milestone.text, subject).stage === 'test'
}

/** A test after the one that has the company's pass marks shows that they are reached again. */
function again(evidence: string, marked: number, milestone: number, due: string): string {
  return `The ${evidence} is accepted when the runs of Milestone ${milestone} reach each pass mark of Milestone ${marked} again, with both results side by side; delivered to the TPOC by ${due}`
}

/** A test before the one that has the company's pass marks is judged by its distance to them. */
function foreseen(evidence: string, ahead: number, milestone: number, due: string): string {
  return `The ${evidence} is accepted when it holds the raw data of each run of Milestone ${milestone} and sets each result beside the pass mark of Milestone ${ahead} where both are of one quantity; delivered to the TPOC by ${due}`
}

/** A test without a value of the solicitation or of the person: what it has to reach is theirs to state, once. */
function openPass({ evidence, object, due }: { evidence: string; object: string; due: string }, { text }: RefinedMilestone): string {
  const title = lowerStart(milestoneTitle(text).replace(/[()[\]]/g, ''))
  const name = /^(?:the|an?|each|all) /.test(title) ? title : `the ${title}`
  return `The ${evidence} is accepted when every run on ${object} reaches [state the value with unit that ${name} must reach, and the number of runs]; delivered to the TPOC by ${due}`
}

const NO_REPORT = /^(?:status reports?|models|comparison|configuration|drawings|product for testing)/i

const KIND =
  /process record|(?:detailed design|test|demonstration|concept|feasibility|analysis|integration|design|architecture) (?:report|description)|build record|final report|test procedure|test plan|report|description|record|plan/i

/** What is built is judged by the record of how it was built, not by a report on something beside it. */
function builtOf(milestone: RefinedMilestone): RefinedMilestone {
  const records = milestone.deliverables.filter((thing) => /^(?:build record|process record|record of|description|report on)/i.test(thing))
  return records.length > 0 ? { ...milestone, deliverables: records } : milestone
}

/** The document in which the proof stands, by the short name of its kind. */
function evidenceOf({ deliverables, milestone_number }: RefinedMilestone, isProof = false): string {
  const documents = deliverables.filter((thing) => !NO_REPORT.test(thing))
  const report =
    (isProof ? documents.find((thing) => /^(?:test|demonstration|feasibility) report/i.test(thing)) : undefined) ??
    documents.find((thing) => /report/i.test(thing)) ??
    documents.find((thing) => /\(PDF|description|record/i.test(thing))
  const kind = KIND.exec(report ?? '')?.[0]
  return kind ? kind.toLowerCase() : `report of Milestone ${milestone_number}`
}

/** The values that this milestone has to show, those with a number first. */
function valuesOf({ demands }: PlanBrief, { requirement_ids, text }: RefinedMilestone): Proof[] {
  const own = demands.proofs.filter((proof) =>
    requirement_ids ? requirement_ids.includes(proof.requirement_id) : overlap(meaningfulWords(proof.text), meaningfulWords(text)) > 0.8,
  )
  const withNumber = own.filter((proof) => hasNumber(proof.text) && proof.form !== 'words')
  return [...withNumber, ...own.filter((proof) => proof.isStandard && !withNumber.includes(proof))]
}

/** What the person committed to or gave as a pass mark, where it stands in this milestone. */
function targetsOf(limits: readonly OwnLimit[], milestone: RefinedMilestone, due: string): string[] {
  const place = { milestone: milestone.milestone_number, due }
  const said = limits.map(inWords)
  const isOnPaper = ({ text, isTest }: OwnLimit) => !isTest && PREDICTED.test(text)
  return [
    ...limitCriteria(
      limits.filter((limit) => !isOnPaper(limit)),
      { ...place, evidence: evidenceOf(milestone, true) },
    ),
    ...limitCriteria(said.filter(isOnPaper), { ...place, evidence: evidenceOf(milestone) }),
  ]
}

/** A limit as it stands behind "shows": without the word that joined it to another, and with "that" only before a verb. */
function inWords(limit: OwnLimit): OwnLimit {
  const text = limit.text.replace(/^(?:and|or|but|also) (?:on )?/i, '')
  return { ...limit, text, kind: limit.kind === 'finding' && !hasFinite(wordsOf(text)) ? 'value' : limit.kind }
}
