import { ChevronRight, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { milestoneTitle, type StoredMilestone, shownText } from '../../../domain/milestone.ts'
import { milestoneDueLabels } from '../../../domain/milestone-due.ts'
import { centsOf, dollarLabel } from '../../../domain/money.ts'
import { wordFileName } from '../../../export/file-name.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { EXAMPLE } from './example-plan.ts'
import { answerName, TracedText } from './traced-text.tsx'

/** A finished plan to look at and to download before anybody signs up. */
export function ExamplePage() {
  const { plan, topic_name, answers } = EXAMPLE
  const dues = milestoneDueLabels(plan.milestones.map(shownText), plan.period_of_performance)
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-12 px-5 py-14 sm:px-8 sm:py-20">
      <Head />
      <Part title="Scope">
        <TracedText text={plan.scope_paragraph ?? ''} />
      </Part>
      <Part title="Milestones">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {plan.milestones.map((milestone, at) => (
            <Milestone key={milestone.milestone_number} milestone={milestone} due={dues[at] ?? ''} isOpen={at === 1} />
          ))}
        </div>
      </Part>
      <Part title="What the company answered">
        <p className="max-w-prose text-muted">
          The topic, “{topic_name}”, is the Navy’s own, of 2025. {plan.company_name}, its people and its results are made up. This is all
          that they said.
        </p>
        <dl className="grid gap-5">
          {answers.map(({ slot, question, answer }) => (
            <div key={slot} id={`answer-${slot}`} className="grid max-w-prose scroll-mt-6 gap-1 target:bg-blue-soft">
              <dt className="font-semibold">
                {answerName(slot)}. {question}
              </dt>
              <dd className="whitespace-pre-line text-muted [overflow-wrap:anywhere]">{answer}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </div>
  )
}

function Head() {
  const { plan, topic_name, solicitation } = EXAMPLE
  return (
    <div className="grid justify-items-start gap-5">
      <h1 className="text-display font-bold tracking-tight">A finished plan</h1>
      <p className="max-w-prose text-lead text-muted">
        {plan.program_type} Phase {plan.phase}, {plan.period_of_performance} months, for {topic_name}. Behind each sentence stands what it
        rests on: a page of the solicitation, or an answer.
      </p>
      <div className="flex flex-wrap gap-3">
        <a href="/plain/example.docx" download={wordFileName(plan)} className={buttonLook('primary')}>
          <Download aria-hidden className="size-4 shrink-0" />
          Download the Word document
        </a>
        <a href={`/plain/${solicitation}`} className={buttonLook('secondary')}>
          Read the solicitation
        </a>
        <ButtonLink to="/sign-up">Make your own</ButtonLink>
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line pt-8">
      <h2 className="text-heading font-bold tracking-tight">{title}</h2>
      {children}
    </section>
  )
}

function Milestone({ milestone, due, isOpen }: { milestone: StoredMilestone; due: string; isOpen: boolean }) {
  const { milestone_number, deliverables, acceptance_criteria, payment_amount } = milestone
  const text = shownText(milestone)
  return (
    <details open={isOpen} className="group rounded-card border border-line px-5 py-3">
      <summary className="flex min-h-10 cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-1 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-90" />
        <h3 className="grow text-subtitle font-bold">
          Milestone {milestone_number}: {milestoneTitle(text)}
        </h3>
        <span className="text-muted">{due}</span>
        <span className="numeric font-semibold">{dollarLabel(centsOf(payment_amount))}</span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-3 pb-2">
        <TracedText text={text} isTitled />
        <Listed title="Deliverables" texts={deliverables} />
        <Listed title="Acceptance criteria" texts={acceptance_criteria} />
      </div>
    </details>
  )
}

function Listed({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <div className="grid gap-1.5">
      <h4 className="font-semibold">{title}</h4>
      <ul className="grid list-disc gap-1.5 pl-5">
        {texts.map((text) => (
          <li key={text}>
            <TracedText text={text} />
          </li>
        ))}
      </ul>
    </div>
  )
}
