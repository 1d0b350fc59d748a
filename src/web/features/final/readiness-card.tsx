import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { SCOPE_FAILED } from '../../../domain/plan.ts'
import { readyWords } from '../../../domain/steps/readiness.ts'
import { coverageCounts } from '../../grounding/coverage-rows.ts'
import { PlanLink } from '../../grounding/plan-link.tsx'
import { groundsCount, type LooseSentence, looseSentences, type OpenPlace, openBlanks, standIns } from '../../grounding/plan-readiness.ts'
import type { PlanWords } from '../../grounding/plan-texts.ts'
import type { Grounding } from '../../grounding/use-grounding.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Expander } from '../../ui/expander.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ComponentForm } from './export-form.ts'
import { gapCount, readinessLines } from './readiness-words.ts'

type ReadinessCardProps = {
  grounding: Grounding
  plan: PlanWords
  /** The component's form; null where none is known. */
  form: ComponentForm | null
  /** The numbers of the steps that are not finalized, as far as that is known. */
  unfinalized: readonly number[]
}

/** What is open in the plan before it is handed in; it can be exported all the same. */
export function ReadinessCard({ grounding, plan, form, unfinalized }: ReadinessCardProps) {
  const { traced, coverage, own, sources, hasSolicitation } = grounding
  const isComing = hasSolicitation && !traced.isFailed && traced.answer === null && sources.error === null
  const loose = traced.answer && looseSentences(traced.answer)
  const blanks = [...openBlanks(plan), ...standIns(plan)]
  const answered = coverage.answer && coverageCounts(coverage.answer)
  const words = readinessLines({
    loose: loose?.length ?? null,
    blanks: blanks.length,
    form: form,
    answered,
    own: traced.answer && groundsCount(traced.answer).own,
  })
  return (
    <Card title="Before you export" description="What an evaluator may ask about. You can export the plan as it is.">
      <div className="grid gap-3">
        {plan.scope_paragraph === SCOPE_FAILED && <ScopeFailed />}
        {isComing && <Skeleton lines={2} label="Holding the plan against its sources" />}
        <Unfinalized steps={unfinalized} all={plan.milestones.length} />
        {loose && loose.length > 0 && (
          <Expander title={words.loose}>
            <LooseList loose={loose} onAccept={own.isKnown ? (sentence) => own.accept(sentence, plan) : null} />
          </Expander>
        )}
        {blanks.length > 0 && (
          <Expander title={words.blanks}>
            <BlankPlaces blanks={blanks} />
          </Expander>
        )}
        {answered && gapCount(answered) > 0 && (
          <p className="px-4 font-semibold">
            <a href="#coverage" className="text-blue underline decoration-line-strong underline-offset-4 hover:decoration-blue">
              {words.gaps}
            </a>
          </p>
        )}
        {words.good.map((line) => (
          <Good key={line}>{line}</Good>
        ))}
      </div>
    </Card>
  )
}

function ScopeFailed() {
  return (
    <Banner tone="warning" title="The scope paragraph was not drafted" actions={<ButtonLink to="/steps">Go to Step Management</ButtonLink>}>
      The plan says so in its place. Work Plan Complete drafts it again.
    </Banner>
  )
}

function Unfinalized({ steps, all }: { steps: readonly number[]; all: number }) {
  if (steps.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 px-4">
      <span className="font-semibold">{`${readyWords(all - steps.length, all)}; not finalized:`}</span>
      {steps.map((step) => (
        <PlanLink key={step} milestone_number={step}>
          Milestone {step}
        </PlanLink>
      ))}
    </p>
  )
}

function Good({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 px-4 text-muted">
      <Check aria-hidden className="mt-1 size-4 shrink-0 text-success" />
      {children}
    </p>
  )
}

function LooseList({ loose, onAccept }: { loose: readonly LooseSentence[]; onAccept: ((sentence: string) => void) | null }) {
  return (
    <ul className="grid gap-4">
      {loose.map(({ sentence, place }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a plan may say the same sentence twice in one text
        <li key={`${place.milestone_number} ${sentence} ${at}`} className="grid gap-1.5 [overflow-wrap:anywhere]">
          <Where milestone_number={place.milestone_number} words={sentence} />
          <p className="max-w-prose">{sentence}</p>
          {onAccept && (
            <div>
              <Button onClick={() => onAccept(sentence)}>Accept as my own statement</Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function BlankPlaces({ blanks }: { blanks: readonly OpenPlace[] }) {
  return (
    <ul className="grid gap-2">
      {blanks.map(({ ask, place }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a plan may ask for the same thing twice in one text
        <li key={`${place.milestone_number} ${ask} ${at}`} className="grid gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
          <Where milestone_number={place.milestone_number} />
          <span>{ask}</span>
        </li>
      ))}
    </ul>
  )
}

function Where({ milestone_number, words }: { milestone_number: number | null; words?: string }) {
  if (milestone_number === null) return <span className="font-semibold">Scope</span>
  return (
    <span>
      <PlanLink milestone_number={milestone_number} {...(words === undefined ? {} : { words })}>
        Milestone {milestone_number}
      </PlanLink>
    </span>
  )
}
