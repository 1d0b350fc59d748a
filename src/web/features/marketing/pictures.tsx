/** The product's own screens, as scripts/pictures.ts takes them. */
const SCREENS = [
  {
    name: 'solicitation',
    title: 'What was read',
    text: 'Each requirement beside its page, with its words marked there. You correct it before anything is drafted.',
  },
  {
    name: 'steps',
    title: 'One milestone at a time',
    text: 'Text, deliverables, criteria and payment, each sentence marked by what it rests on.',
  },
  {
    name: 'final',
    title: 'The document',
    text: 'The pages about as they will print, what in them to mend first, and the Word file in five columns or in your component’s form.',
  },
] as const

/** Size of each picture, so that nothing moves when it comes, and of the one that a telephone shows, on which words of the wide one could not be read. */
const SIZE = { width: 1300, height: 813 } as const
const NARROW = { width: 760, height: 1120 } as const
const IS_NARROW = '(max-width: 40rem)'

/** What the product looks like, in the light or in the dark as the reader has it. */
export function Pictures() {
  return (
    <section aria-labelledby="pictures" className="border-t border-line">
      <div className="mx-auto grid max-w-6xl gap-8 px-5 py-14 sm:px-8 sm:py-20">
        <div className="grid gap-3">
          <h2 id="pictures" className="text-heading font-bold tracking-tight">
            From the solicitation to the document
          </h2>
          <p className="max-w-prose text-muted">
            Bring the topic as a PDF and what you know of the work: steps with their months, people, tests with their pass marks,
            deliverables, risks and payments. What you do not know yet stays open and is listed.
          </p>
        </div>
        <ul className="grid gap-12">
          {SCREENS.map(({ name, title, text }) => (
            <li key={name} className="grid gap-6">
              <div className="grid gap-2">
                <h3 className="text-title font-bold">{title}</h3>
                <p className="max-w-prose text-muted">{text}</p>
              </div>
              <picture>
                <source {...NARROW} srcSet={`/pictures/${name}-dark-narrow.webp`} media={`${IS_NARROW} and (prefers-color-scheme: dark)`} />
                <source {...NARROW} srcSet={`/pictures/${name}-light-narrow.webp`} media={IS_NARROW} />
                <source srcSet={`/pictures/${name}-dark.webp`} media="(prefers-color-scheme: dark)" />
                <img
                  src={`/pictures/${name}-light.webp`}
                  {...SIZE}
                  loading="lazy"
                  decoding="async"
                  alt={`The screen of Work Plan Builder: ${title}`}
                  className="h-auto w-full rounded-card border border-line"
                />
              </picture>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
