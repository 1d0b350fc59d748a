import type { ReactNode } from 'react'
import { buttonLook } from '../../ui/button-look.ts'
import type { Offering } from './offering.ts'

/** Leads to an offering's external payment page; cannot be pressed until the server has told where that is, which the page is told once it is shown. */
export function SubscribeLink({ offering, children }: { offering: Offering; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: its address comes from the server's settings
    <a role="link" aria-disabled data-payment-link={offering.link} className={buttonLook('primary')}>
      {children}
    </a>
  )
}
