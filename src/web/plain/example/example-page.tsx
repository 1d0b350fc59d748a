import { ChevronRight, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { milestoneTitle, type StoredMilestone, shownText } from '../../../domain/milestone.ts'
import { printedDues } from '../../../domain/milestone-due.ts'
import { centsOf, dollarLabel } from '../../../domain/money.ts'
import { monthCount } from '../../../domain/schedule.ts'
import { wordFileName } from '../../../export/file-name.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { EXAMPLE } from './example-plan.ts'
import { answerName } from './example-sources.ts'
import { TracedText } from './traced-text.tsx'

/** A finished plan to look at and to download before anybody signs up: its parts beside it, and one milestone open at a time. */
export function ExamplePage() {
  const { plan, topic_name, answers } = EXAMPLE
  const dues = printedDues(plan.milestones.map(shownText), plan.period_of_performance)
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-10 px-5 py-14 sm:px-8">
      <Head />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <Outline />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 has-[#sources:not(:checked)]:[&_[data-source]]:hidden">
          <label htmlFor="sources" className="flex min-h-6 items-center gap-2 justify-self-start">
            <input id="sources" type="checkbox" defaultChecked className="size-5 accent-navy" />
            Show what each sentence rests on
          </label>
          <Part id="scope" title="Scope">
            <TracedText text={plan.scope_paragraph ?? ''} />
          </Part>
          <Part id="milestones" title="Milestones">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
              {plan.milestones.map((milestone, at) => (
                <Milestone key={milestone.milestone_number} milestone={milestone} due={dues[at] ?? ''} isOpen={at === 1} />
              ))}
            </div>
          </Part>
          <Part id="answers" title="What the company answered">
            <p className="max-w-prose text-muted">
              The topic, “{topic_name}”, is the Navy’s own, of 2025. {plan.company_name}, its people and its results are made up. This is
              all that they said.
            </p>
            <section
              aria-label="Answers of the company"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
              tabIndex={0}
              className="max-h-96 overflow-y-auto rounded-card border border-line px-5 py-4"
            >
              <dl className="grid gap-5">
                {answers.map(({ slot, question, answer }) => (
                  <div key={slot} id={`answer-${slot}`} className="grid max-w-prose scroll-mt-4 gap-1 target:bg-blue-soft">
                    <dt className="font-semibold">
                      {answerName(slot)}. {question}
                    </dt>
                    <dd className="whitespace-pre-line text-muted [overflow-wrap:anywhere]">{answer}</dd>
                  </div>
                ))}
              </dl>
            </section>
          </Part>
        </div>
      </div>
    </div>
  )
}

/** The parts of the plan, each a press away. */
function Outline() {
  const parts = [
    ['scope', 'Scope'],
    ...EXAMPLE.plan.milestones.map((one) => [
      `milestone-${one.milestone_number}`,
      `${one.milestone_number}. ${milestoneTitle(shownText(one))}`,
    ]),
    ['answers', 'What the company answered'],
  ]
  return (
    <nav aria-label="Parts of the plan" className="rounded-card border border-line px-3 py-3 lg:sticky lg:top-4">
      <ol className="grid">
        {parts.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`} className="block rounded-control px-2 py-1.5 text-blue [overflow-wrap:anywhere] hover:bg-blue-soft">
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Head() {
  const { plan, topic_name, solicitation } = EXAMPLE
  return (
    <div className="grid justify-items-start gap-5">
      <h1 className="text-display font-bold tracking-tight">A finished plan</h1>
      <p className="max-w-prose text-lead text-muted">
        {plan.program_type} Phase {plan.phase}, {monthCount(plan.period_of_performance)}, for {topic_name}. Behind each sentence stands what
        it rests on: rows of the work breakdown with the answers that filled them, or a page. Press it to read the words.
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

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-6">
      <h2 className="text-heading font-bold tracking-tight">{title}</h2>
      {children}
    </section>
  )
}

function Milestone({ milestone, due, isOpen }: { milestone: StoredMilestone; due: string; isOpen: boolean }) {
  const { milestone_number, deliverables, acceptance_criteria, payment_amount } = milestone
  const text = shownText(milestone)
  return (
    <details name="milestone" open={isOpen} className="group rounded-card border border-line px-5 py-3">
      <summary className="flex min-h-10 cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-1 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-90" />
        <h3 className="min-w-0 flex-1 text-subtitle font-bold">
          Milestone {milestone_number}: {milestoneTitle(text)}
        </h3>
        <span className="flex basis-full justify-between gap-x-4 pl-8 sm:basis-60 sm:pl-0">
          <span className="text-muted">{due}</span>
          <span className="numeric font-semibold">{dollarLabel(centsOf(payment_amount))}</span>
        </span>
      </summary>
      {/* a link to what stands inside opens it */}
      <div id={`milestone-${milestone_number}`} className="grid scroll-mt-16 grid-cols-[minmax(0,1fr)] gap-5 pt-3 pb-2">
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
