import type { ReactNode } from 'react'
import { useBuiltInInstead } from '../../../drafting/built-in-instead.ts'
import { DraftNotice } from '../../../drafting/draft-notice.tsx'
import { ModelFailed } from '../../../drafting/model-failed.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { AutosavedNarrative } from './autosaved-narrative.ts'
import { DraftAnewDialog } from './draft-anew-dialog.tsx'
import { isChangedSinceDraft } from './drafted-from.ts'
import { answeredOf, askedQuestions, END } from './interview-draft.ts'
import { AnswerList, InterviewEnd } from './interview-end.tsx'
import { isInterviewClosed, type KeptStep } from './kept-step.ts'
import { Remarks } from './remarks.tsx'
import { StepQuestionView } from './step-question.tsx'
import { useStepsRoom } from './steps-room.tsx'
import type { StepInterview } from './use-step-interview.ts'

type InterviewTabProps = { step: KeptStep; interview: StepInterview; autosaved: AutosavedNarrative; onDrafted: () => void }

/** A step's interview: how it begins, one question at a time, and what was answered (spec §2, §5). */
export function InterviewTab(props: InterviewTabProps) {
  const { step, interview, autosaved, onDrafted } = props
  const { draft, busy, problem, start, finish } = interview
  const { topic } = useStepsRoom()
  const builtIn = useBuiltInInstead(topic, step.step_id)
  const finishNow = async () => {
    // what was typed and not saved goes into the history before a new draft takes its place
    if (!(await autosaved.saveTyped())) return
    const text = autosaved.text()
    const drafted = await finish()
    if (!drafted) return
    autosaved.receive(drafted, text)
    onDrafted()
  }
  const byBuiltIn = (then: () => unknown) =>
    builtIn &&
    (() => {
      builtIn()
      void then()
    })
  const question = askedQuestions(draft).find(({ slot }) => slot === draft.slot)
  if (question) {
    const asked = { topic, step_id: step.step_id, interview, question, remarks: step.remarks }
    return <StepQuestionView {...asked} isOver={isInterviewClosed(step)} />
  }
  if (problem && draft.slot !== END) {
    const ask = byBuiltIn(start)
    return (
      <LoadFailed
        title="The questions could not be prepared"
        why={problem}
        busy={busy === 'planning'}
        onRetry={start}
        other={ask && <Button onClick={ask}>Use the built-in drafter</Button>}
      />
    )
  }
  return (
    <WithModel interview={interview} onBuiltIn={byBuiltIn(finishNow)}>
      <NothingOnScreen {...props} onFinish={finishNow} />
    </WithModel>
  )
}

/** The interview while no question is on the screen: its end, its beginning, or what came of it. */
function NothingOnScreen({ step, interview, autosaved, onFinish }: Omit<InterviewTabProps, 'onDrafted'> & { onFinish: () => void }) {
  const { draft, busy, start } = interview
  if (draft.slot === END) {
    const hasNarrative = (step.user_narrative_md ?? '').trim() !== '' || autosaved.text().trim() !== ''
    return <InterviewEnd interview={interview} remarks={step.remarks} hasNarrative={hasNarrative} onFinish={onFinish} />
  }
  if (busy === 'planning') return <Skeleton lines={4} label="Preparing the questions" />
  const { answered } = answeredOf(draft)
  if (draft.plan?.question_plan.length === 0 && answered === 0) {
    const { more } = draft.plan
    const add = more ? () => interview.goTo(more.slot) : null
    return <NothingAsked busy={busy === 'finishing'} onAdd={add} onStart={start} onFinish={onFinish} />
  }
  if (isInterviewClosed(step)) return <Answered step={step} interview={interview} onFinish={onFinish} />
  return (
    <Opening
      words="At most three questions, each for a cell that is empty or weak: evaluators use only what is in the proposal (DoD SBIR 25.1 BAA, section 4.2). Your answer stands in that cell."
      action={
        <Button variant="primary" onClick={start}>
          {answered > 0 ? 'Continue Interview' : 'Start Interview'}
        </Button>
      }
    />
  )
}

type WithModelProps = { interview: StepInterview; onBuiltIn: (() => void) | null; children: ReactNode }

/** What a language model writes for the interview, in the place of what was asked for it; without one at work, that, and below it why it wrote nothing. */
function WithModel({ interview: { busy, drafting, undrafted }, onBuiltIn, children }: WithModelProps) {
  const { progress, stop } = drafting
  if (!progress && (undrafted === null || busy !== null)) return children
  if (!progress) {
    return (
      <div className="grid gap-4">
        {children}
        <ModelFailed title="The narrative was not drafted" why={undrafted ?? ''} kept="Your answers are kept." onBuiltIn={onBuiltIn} />
      </div>
    )
  }
  const title = busy === 'planning' ? 'Preparing the questions of this step' : 'Writing the narrative from your answers'
  return <DraftNotice title={title} progress={progress} kept="Your answers stay when you stop it." onStop={stop} />
}

type NothingAskedProps = { busy: boolean; onAdd: (() => void) | null; onStart: () => void; onFinish: () => void }

function NothingAsked({ busy, onAdd, onStart, onFinish }: NothingAskedProps) {
  return (
    <Opening
      words={
        onAdd
          ? 'No cell of this milestone is empty or weak. You may add something, or have its narrative drafted as it is.'
          : 'There is nothing to ask, since no step of the work breakdown is done by this milestone. Put its work into a step there, then ask again.'
      }
      action={
        <>
          <Button onClick={onAdd ?? onStart} disabled={busy}>
            {onAdd ? 'Add something' : 'Ask again'}
          </Button>
          <Button variant="primary" busy={busy} onClick={onFinish}>
            Finish Interview
          </Button>
        </>
      }
    />
  )
}

/** What an interview is for and how it begins, in one line: there is one for each milestone. */
function Opening({ words, action }: { words: string; action: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-control border border-dashed border-line-strong bg-sheet px-4 py-4">
      <p className="min-w-0 grow basis-72 text-muted">{words}</p>
      <div className="flex flex-wrap gap-3">{action}</div>
    </div>
  )
}

type AnsweredProps = { step: KeptStep; interview: StepInterview; onFinish: () => void }

/** The interview is over: what was said, whether the narrative knows it, and the way back into it. */
function Answered({ step, interview: { draft, busy, start, type }, onFinish }: AnsweredProps) {
  const { answered } = answeredOf(draft)
  const isChanged = isChangedSinceDraft(step, draft)
  return (
    <div className="grid gap-4">
      {isChanged && <Outdated busy={busy === 'finishing'} onFinish={onFinish} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">
          {answered === 1 ? 'One question was answered.' : `${answered} questions were answered.`}
          {!isChanged && ' The narrative was drafted from the answers.'}
        </p>
        <Button disabled={busy !== null} onClick={start}>
          Change answers
        </Button>
      </div>
      <AnswerList
        draft={draft}
        beside={(slot, answer) => (
          <Remarks answer={answer} remarks={step.remarks} disabled={busy !== null} onType={(typed) => type(slot, typed)} />
        )}
      />
    </div>
  )
}

function Outdated({ busy, onFinish }: { busy: boolean; onFinish: () => void }) {
  const button = (
    <Button variant="primary" busy={busy}>
      {busy ? 'Drafting the narrative' : 'Draft the narrative anew'}
    </Button>
  )
  return (
    <Banner
      tone="warning"
      title="These answers were changed after the narrative was drafted"
      actions={busy ? button : <DraftAnewDialog trigger={button} onConfirm={onFinish} />}
    >
      The narrative does not say what was changed until it is drafted anew.
    </Banner>
  )
}
