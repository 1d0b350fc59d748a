import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { DraftProgress } from '../../../domain/draft-progress.ts'
import type { Answer } from '../../../domain/interview.ts'
import type { RefinedMilestone } from '../../../domain/milestone.ts'
import { type Cents, centsOf } from '../../../domain/money.ts'
import { milestoneCount } from '../../../domain/program.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { asSentence } from '../../../language/characters.ts'
import { alone, isTaken } from '../../app/alone.ts'
import { forgetDrafts, forgetStore, readDraft, readStore, writeDraft, writeStore } from '../../app/browser-store.ts'
import { call } from '../../app/call.ts'
import { topicDraft } from '../../app/topic-draft.ts'
import { keepUnsavedPlan, markPlanSaved } from '../../app/unsaved-plan.ts'
import { askedDrafter } from '../../drafting/chosen-drafter.ts'
import { type Drafted, isByModel } from '../../drafting/draft-words.ts'
import { useModelName } from '../../drafting/drafter-queries.ts'
import { useUsageAnew } from '../../drafting/use-drafting.ts'
import { dismissToast, showToast, type Toast } from '../../ui/toasts.ts'
import type { FinalizationStage } from './finalization.ts'
import { finalize, KeptFinalization, type Notice } from './finalization.ts'

/** What a language model is writing, and how far it is. */
export type Writing = { progress: DraftProgress; drafted: Drafted }

/** The finalization of this topic's interview, how to begin it and how to stop it. */
export type FinalizationControl = ReturnType<typeof useFinalization>

/** Runs the finalization pipeline; one that a reload interrupted goes on by itself (spec §4). */
export function useFinalization(topic: CurrentTopic) {
  const navigate = useNavigate()
  const [stage, report] = useState<FinalizationStage | null>(null)
  const [writing, show] = useState<Writing | null>(null)
  const [failure, setFailure] = useState<Notice | null>(null)
  const model = useModelName()
  const countAnew = useUsageAnew()
  const underWay = useRef<AbortController | null>(null)
  const name = topicDraft('finalization', topic)
  const run = async (kept: KeptFinalization) => {
    underWay.current?.abort()
    const stop = new AbortController()
    underWay.current = stop
    setFailure(null)
    const { noticed, notify } = saying()
    const drafter = askedDrafter(topic)
    const watching = watched(stop.signal, report, show, drafter || model === null ? null : waiting(topic, model))
    const work = { topic, kept, call, drafter, signal: stop.signal, notify, ...watching }
    const ending = await finalize({ ...work, ...inBrowser(topic, name) })
    countAnew()
    if (ending === 'cancelled') return
    forgetDrafts(name)
    report(null)
    show(null)
    if (ending !== 'complete') return setFailure(noticed.at(-1) ?? null)
    // a failure of the try before must not stand over the plan that is there now
    if (noticed.length === 0) dismissToast()
    navigate('/steps')
  }
  const [bug, setBug] = useState<unknown>(null)
  if (bug) throw bug
  const start = (kept: KeptFinalization) => {
    underWay.current?.abort()
    alone(name, new AbortController().signal, () => run(kept)).catch(setBug)
  }
  useGoingOn(name, run, { underWay, setBug })
  return {
    /** Where it is; null when none is under way. */
    stage,
    /** How far a language model is with what, in the last stage in which it wrote; null when none is at work. */
    writing,
    /** Why the last one failed; null when it did not. */
    failure,
    submit: async (answers: Answer[]): Promise<void> => {
      if (stage === null && (await isTaken(name))) return showToast(ELSEWHERE)
      // what the try before failed of is not what happens now
      dismissToast()
      writeDraft(name, { answers })
      start({ answers })
    },
    cancel: () => {
      underWay.current?.abort()
      forgetDrafts(name)
      report(null)
      show(null)
    },
  }
}

/** Goes on with what a reload interrupted, once no other tab is at it; leaving the page stops it. */
function useGoingOn(
  name: string,
  run: (kept: KeptFinalization) => Promise<void>,
  { underWay, setBug }: { underWay: React.RefObject<AbortController | null>; setBug: (bug: unknown) => void },
): void {
  const resume = useEffectEvent(async () => {
    // while it waited for its turn, another tab may have come to the end of it
    const kept = readDraft(name, KeptFinalization)
    if (kept) await run(kept)
  })
  useEffect(() => {
    const leaving = new AbortController()
    alone(name, leaving.signal, resume).catch(setBug)
    return () => {
      leaving.abort()
      underWay.current?.abort()
    }
  }, [name, underWay, setBug])
}

const ELSEWHERE: Toast = { title: 'Another tab is making this plan', description: 'It goes on here if you close that one.' }

/** A plan before a model has told of it: the board stands as it will be, so that nothing jumps when the first words come. */
function waiting({ phase, periodOfPerformance }: CurrentTopic, label: string): Writing {
  const pieces = Array.from({ length: milestoneCount(phase, periodOfPerformance) }, (_, at) => ({
    milestone_number: at + 1,
    state: 'waiting' as const,
    text: '',
  }))
  return { progress: { written_by: { kind: 'language-model', label }, pieces }, drafted: 'text' }
}

/** What the screen shows of a finalization under way: its stage, and what a model writes; `board` stands there before the model has told anything. */
function watched(
  signal: AbortSignal,
  onStage: (stage: FinalizationStage) => void,
  onWriting: (writing: Writing | null) => void,
  board: Writing | null,
) {
  return {
    report: (now: FinalizationStage) => {
      onStage(now)
      if (now === 'building') onWriting(board)
    },
    heard: (progress: DraftProgress, drafted: Drafted) => {
      if (!signal.aborted && isByModel(progress)) onWriting({ progress, drafted })
    },
  }
}

/** Says each notice as it comes, and keeps them. */
function saying() {
  const noticed: Notice[] = []
  const notify = (notice: Notice) => {
    say(notice, noticed)
    noticed.push(notice)
  }
  return { noticed, notify }
}

/** One message is visible at a time, so a later one repeats for which milestones something stood in before. */
function say({ title, description, kind }: Notice, before: readonly Notice[]): void {
  const stoodIn = before.filter((notice) => notice.kind === 'stand-in').map((notice) => notice.description)
  const sentences = [description, ...stoodIn].map((words, at, { length }) => (at === length - 1 ? words : asSentence(words)))
  showToast({ title, description: sentences.join(' '), variant: kind === 'failure' ? 'destructive' : 'default' })
}

/** What the pipeline does to this browser: keeps each stage's result, under the specification's keys too. */
function inBrowser(topic: CurrentTopic, name: string) {
  return {
    paidBefore: paidBefore(),
    keep: (kept: KeptFinalization) => {
      writeDraft(name, kept)
      if (kept.contract) writeStore('globalContract', kept.contract)
      if (kept.initial) writeStore('initialWorkPlan', kept.initial)
      if (kept.plan) keepPlan(topic, kept.plan)
    },
    planSaved: () => markPlanSaved(topic),
    projectMade: (projectId: string) => {
      const kept = readStore('currentTopic')
      writeStore('currentTopic', { ...(kept.ok ? kept.value : topic), projectId })
    },
    rest: (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
  }
}

function paidBefore(): Cents[] {
  const before = readStore('refinedWorkPlan')
  if (!before.ok) return []
  const inOrder = [...before.value].sort((one, other) => one.milestone_number - other.milestone_number)
  return inOrder.map(({ payment_amount }) => centsOf(payment_amount))
}

/** A new plan takes the place of the one before, with everything that was typed over that one. */
function keepPlan(topic: CurrentTopic, plan: readonly RefinedMilestone[]): void {
  const milestones = plan.map(({ payment_percentage: _derived, written_by, ...milestone }) => ({
    ...milestone,
    ...(written_by && { written_by: written_by.kind }),
    acceptance_criteria: milestone.acceptance_criteria ?? [],
  }))
  keepUnsavedPlan(topic, milestones)
  writeStore('refinedWorkPlan', milestones)
  forgetStore('scopeParagraph')
  forgetDrafts(topicDraft('milestones', topic))
}
