import { Check } from 'lucide-react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { MATCHING_TOOL, type Offering, WORK_PLAN_GENERATOR } from './offering.ts'
import { Pictures } from './pictures.tsx'
import { Price } from './price.tsx'
import { SubscribeLink } from './subscribe-link.tsx'
import { TraceFigure } from './trace-figure.tsx'

/** The public front page (spec §2). */
export function LandingPage() {
  return (
    <>
      <section className="mx-auto grid max-w-6xl items-center gap-12 px-5 py-14 sm:px-8 sm:py-20 lg:grid-cols-[minmax(0,10fr)_minmax(0,11fr)] lg:gap-16">
        <div className="grid justify-items-start gap-6">
          <div className="grid gap-3">
            <h1 className="font-semibold text-blue">Defense Technology Solutions</h1>
            <p className="text-balance text-display font-bold tracking-tight">
              Work Plan Builder: a plan that you can defend, sentence by sentence
            </p>
          </div>
          <p className="max-w-prose text-lead text-muted">
            Upload your SBIR or STTR topic, answer an interview, and hand in the plan as a Word document. What it claims leads back to a
            page of the solicitation or to what you said. It runs on your own machine: nothing that you upload leaves it unless you connect
            a service.
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/dashboard" variant="primary">
              Open Work Plan Builder
            </ButtonLink>
            <ButtonLink to="/example">See a finished plan</ButtonLink>
          </div>
        </div>
        <TraceFigure />
      </section>
      <Pictures />
      <section aria-labelledby="products" className="border-t border-line bg-sheet">
        <div className="mx-auto grid max-w-6xl gap-8 px-5 py-14 sm:px-8 sm:py-20">
          <div className="grid gap-2">
            <h2 id="products" className="text-heading font-bold tracking-tight">
              What is sold
            </h2>
            <p className="max-w-prose text-muted">
              Work Plan Builder, the product on this page, is sold by subscription as the Work Plan Generator; the Technology Matching Tool
              is another product, sold apart. Each is billed monthly. Cancel anytime.
            </p>
          </div>
          <div className="grid gap-6 md:grid-cols-2">
            <ProductCard offering={WORK_PLAN_GENERATOR} />
            <ProductCard offering={MATCHING_TOOL} />
          </div>
        </div>
      </section>
    </>
  )
}

function ProductCard({ offering }: { offering: Offering }) {
  return (
    <article className="grid grid-rows-[auto_1fr_auto] gap-6 rounded-card border border-line bg-surface p-6 sm:p-8">
      <div className="grid gap-3">
        <h3 className="text-title font-bold">{offering.name}</h3>
        <p className="text-muted">{offering.lead}</p>
        <Price dollars={offering.price} />
      </div>
      <ul className="grid content-start gap-2.5">
        {offering.features.map(({ title }) => (
          <li key={title} className="flex items-start gap-2.5">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-blue" />
            {title}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <SubscribeLink offering={offering}>
          Subscribe Now<span className="sr-only"> to the {offering.name}</span>
        </SubscribeLink>
        <ButtonLink to={offering.path}>
          Learn More<span className="sr-only"> about the {offering.name}</span>
        </ButtonLink>
      </div>
    </article>
  )
}
