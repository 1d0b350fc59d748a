/** Shows what the product is about: one line of a plan, and the two places that it comes from. The solicitation is quoted word for word. */
export function TraceFigure() {
  return (
    <figure className="grid gap-4">
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        <p className="bg-navy px-5 py-2.5 text-caption font-semibold text-on-navy">Work plan, acceptance criterion of Task 3</p>
        <p className="px-5 py-5 text-lead text-ink">
          The modeled antenna shows{' '}
          <span className="border-b-2 border-blue bg-blue-soft">a drop of at least 30 dB in the opposing direction</span>, from{' '}
          <span className="border-b-2 border-blue bg-blue-soft">1.5 MHz to 90 MHz</span>, with{' '}
          <span className="border-b-2 border-success bg-success-soft">the ferrite-loaded shield of our 2024 bench model</span>.
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Source
          tone="border-t-blue"
          origin="Solicitation N251-001, page 1"
          quotes={[
            'A drop of 30dB in the opposing direction (Threshold), 60+dB in the opposing direction (Objective) is desired.',
            'The antenna must operate in the 1.5MHz to 90MHz range (Threshold) …',
          ]}
        />
        <Source
          tone="border-t-success"
          origin="Your answer to question 2"
          quotes={['We start from the ferrite-loaded shield that we bench-tested in 2024 and make it thin enough for a 6 ft antenna.']}
        />
      </div>
      <figcaption className="text-caption text-muted">
        Example with a Navy topic: each part of the sentence leads back to where it was said.
      </figcaption>
    </figure>
  )
}

function Source({ tone, origin, quotes }: { tone: string; origin: string; quotes: readonly string[] }) {
  return (
    <div className={`grid content-start gap-1.5 rounded-control border border-t-2 border-line px-4 py-3.5 ${tone}`}>
      <p className="text-caption font-semibold text-navy">{origin}</p>
      {quotes.map((quote) => (
        <blockquote key={quote} className="text-caption text-muted">
          “{quote}”
        </blockquote>
      ))}
    </div>
  )
}
