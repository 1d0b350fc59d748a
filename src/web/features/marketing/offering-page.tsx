import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Offering } from './offering.ts'
import { Price } from './price.tsx'
import { SubscribeLink } from './subscribe-link.tsx'

/** One offering's public page: what it is, a demo placeholder, key features, three benefits, and the ways to subscribe (spec §2). */
export function OfferingPage({ offering, aside }: { offering: Offering; aside?: ReactNode }) {
  return (
    <>
      <section className="mx-auto grid max-w-6xl items-center gap-12 px-5 py-14 sm:px-8 sm:py-20 lg:grid-cols-2 lg:gap-16">
        <div className="grid justify-items-start gap-6">
          <h1 className="text-display font-bold tracking-tight">{offering.name}</h1>
          <p className="max-w-prose text-lead text-muted">{offering.lead}</p>
          <Price dollars={offering.price} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <SubscribeLink offering={offering}>Subscribe Now</SubscribeLink>
            <span className="text-muted">Cancel anytime</span>
          </div>
          {aside}
        </div>
        <div className="grid aspect-video place-content-center justify-items-center gap-3 rounded-card border border-dashed border-line-strong bg-sheet text-center">
          <Play aria-hidden className="size-8 text-navy" />
          <p className="font-semibold text-muted">Demo video coming soon</p>
        </div>
      </section>
      <section aria-labelledby="features" className="border-t border-line">
        <div className="mx-auto grid max-w-6xl gap-8 px-5 py-14 sm:px-8">
          <h2 id="features" className="text-heading font-bold tracking-tight">
            Key features
          </h2>
          <Points points={offering.features} />
        </div>
      </section>
      <Benefits offering={offering} />
    </>
  )
}

function Points({ points }: { points: Offering['features'] }) {
  return (
    <ul className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
      {points.map(({ title, text }) => (
        <li key={title} className="grid content-start gap-1 border-t border-line pt-4">
          <h3 className="font-semibold">{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}

function Benefits({ offering }: { offering: Offering }) {
  return (
    <section aria-labelledby="benefits" className="border-t border-line bg-sheet">
      <div className="mx-auto grid max-w-6xl gap-8 px-5 py-14 sm:px-8">
        <h2 id="benefits" className="text-heading font-bold tracking-tight">
          What it changes
        </h2>
        <div className="grid gap-6 md:grid-cols-3">
          {offering.benefits.map(({ title, text }) => (
            <article key={title} className="grid content-start gap-2 rounded-card border border-line bg-surface p-6">
              <h3 className="text-subtitle font-bold">{title}</h3>
              <p className="text-muted">{text}</p>
            </article>
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <SubscribeLink offering={offering}>Get Started Today</SubscribeLink>
          <span className="text-muted">${offering.price} per month. Cancel anytime.</span>
        </div>
      </div>
    </section>
  )
}
