import type { Answer } from '../../domain/interview.ts'
import { milestoneTitle, shownText } from '../../domain/milestone.ts'
import { done, type Result } from '../../domain/result.ts'
import type { Citation } from '../../domain/steps/citation.ts'
import type { QcReport } from '../../domain/steps/qc-report.ts'
import { type StepEvent, statusAfter } from '../../domain/steps/step-gate.ts'
import type { WrittenBy } from '../../domain/written-by.ts'
import type { Database } from '../db/database.ts'
import type { Owned } from '../db/owned.ts'
import { keepStepContract } from '../db/step-contracts.ts'
import { keepNarrative, type StoredStep, withStepHeld } from '../db/steps.ts'
import { keepVersions } from '../db/text-versions.ts'
import type { Parts } from '../parts.ts'
import type { Problem } from '../problem.ts'
import { withAnswers } from './step-answers.ts'
import type { StepAt } from './step-at.ts'
import type { StepReports } from './step-reports.ts'

/** A narrative that is to be kept: who wrote it, what happens to its step with it, and the version that the writer has seen. */
export type NewNarrative = {
  narrative_md: string
  written_by: WrittenBy
  event: Exclude<StepEvent['kind'], 'answered'>
  version?: number | undefined
  /** What was answered with it, where an interview was closed; it wins over what was kept before. */
  answers?: readonly Answer[]
}

/** What a narrative came to. */
export type JudgedNarrative = {
  status: StoredStep['status']
  citations: Citation[]
  qc_report: QcReport
  step_contract: ReturnType<typeof stepContract> & { drafted_from: unknown }
}

/** What a narrative comes to in a step as it stands; nothing is kept. */
export async function judged(at: StepAt, step: StoredStep | null, reports: StepReports, written: NewNarrative): Promise<JudgedNarrative> {
  const { narrative_md } = written
  // a draft that reads as before takes nothing back
  const isSame = written.event === 'draft_saved' && step?.user_narrative_md === narrative_md
  const event = isSame ? 'checked_again' : written.event
  const { report: qc_report, citations } = await reports(narrative_md, step?.overrules ?? [])
  const answers = withAnswers(at.place.step_id, step?.qa_transcript ?? [], written.answers ?? [])
  return {
    status: statusAfter(step?.status ?? 'not_started', { kind: event, report: qc_report }),
    citations,
    qc_report,
    step_contract: { ...stepContract(at, narrative_md, answers), drafted_from: draftedFrom(step, written, answers) },
  }
}

/**
 * The answers that the narrative was drafted from: a person who edits it changes the words, not what they were drafted from. Null where a person wrote it
 * before anything was drafted.
 */
function draftedFrom(step: StoredStep | null, { written_by: { kind } }: NewNarrative, answers: Answer[]): unknown {
  if (kind === 'built-in' || kind === 'language-model') return answers
  const contract = step?.step_contract
  return contract?.drafted_from === undefined ? (contract?.answers ?? null) : contract.drafted_from
}

/** Keeps a narrative with its report, its contract and its history, together or not at all. */
export async function kept(
  parts: Parts,
  at: StepAt,
  reports: StepReports,
  written: NewNarrative,
): Promise<Result<JudgedNarrative & { version: number }, Problem>> {
  await reports(written.narrative_md, at.step?.overrules ?? [])
  return withStepHeld(parts.db, at.topic, at.place, async (held, tx) => {
    const { citations, ...now } = await judged(at, held, reports, written)
    const { narrative_md, written_by } = written
    const qa_transcript = now.step_contract.answers
    const changes = { ...now, qa_transcript, user_narrative_md: narrative_md, builder_citations: citations, written_by }
    const changed = await keepNarrative(tx, held, changes, written.version)
    if (!changed.ok) return changed
    await keepStepContract(tx, at.milestone, parts.newId(), now.step_contract)
    await keepHistory(parts, tx, at, held, written)
    return done({ ...now, citations, version: changed.value.version })
  })
}

function keepHistory(parts: Parts, tx: Database, { topic, milestone }: StepAt, before: Owned<StoredStep>, written: NewNarrative) {
  const { milestone_number } = milestone
  const text = {
    milestone_number,
    part: 'narrative' as const,
    text: written.narrative_md,
    before: before.user_narrative_md ?? undefined,
  }
  return keepVersions(tx, { owner: topic.owner, topic_store_id: topic.id }, [text], { written_by: written.written_by, newId: parts.newId })
}

/** What a step has come to: its narrative, and what it promises for which requirements, with the answers that it rests on. */
function stepContract({ milestone, place }: StepAt, narrative_md: string, answers: Answer[]) {
  return {
    step_id: place.step_id,
    profile_id: place.profile_id,
    milestone_number: milestone.milestone_number,
    title: milestoneTitle(shownText(milestone)),
    narrative_md,
    deliverables: milestone.deliverables,
    acceptance_criteria: milestone.acceptance_criteria,
    requirement_ids: milestone.requirement_ids ?? [],
    answers,
  }
}
