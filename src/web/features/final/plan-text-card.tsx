import { Card } from '../../ui/card.tsx'

/** The plan in plain text, to read and to select, not to edit. It scrolls in itself, so that the screen stays short. */
export function PlanTextCard({ text }: { text: string }) {
  return (
    <Card title="Complete Work Plan" description="Your finalized work plan with scope, milestones, deliverables and payment schedule.">
      <section
        aria-label="Work plan text"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
        tabIndex={0}
        className="max-h-96 overflow-y-auto rounded-control border border-line bg-sheet px-4 py-4"
      >
        <p className="max-w-[78ch] whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
      </section>
    </Card>
  )
}
