import { Card } from '../../ui/card.tsx'

const STEPS = [
  { title: 'Upload the solicitation', text: 'Its topic, phases, thresholds and requirements are read out, each with its page.' },
  { title: 'Answer the global interview', text: 'Three opening questions, then questions that follow from your solicitation.' },
  { title: 'Build step-by-step work plans', text: 'Milestones, deliverables, acceptance criteria and payments, for you to edit.' },
  { title: 'Review the narratives', text: 'Check the whole plan, then copy it or export it to Word.' },
] as const

/** The four steps from solicitation to plan (spec §2). */
export function HowItWorks() {
  return (
    <Card title="How it works" className="h-fit">
      <ol className="grid gap-5">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[1.75rem_1fr] gap-x-3">
            <span aria-hidden className="numeric text-title leading-6 font-bold text-blue">
              {index + 1}
            </span>
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
