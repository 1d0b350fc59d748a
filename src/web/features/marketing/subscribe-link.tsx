import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../../contract/api.ts'
import { call } from '../../app/call.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { Offering } from './offering.ts'

const marketingQueries = {
  paymentLinks: queryOptions({
    queryKey: ['health', 'payment-links'],
    queryFn: async ({ signal }) => (await call(api.health, {}, signal)).payment_links,
    staleTime: Number.POSITIVE_INFINITY,
  }),
}

/** Leads to an offering's external payment page; cannot be pressed until the server has told where that is. */
export function SubscribeLink({
  offering,
  variant = 'primary',
  children,
}: {
  offering: Offering
  variant?: 'primary' | 'secondary'
  children: ReactNode
}) {
  const { data } = useQuery(marketingQueries.paymentLinks)
  if (!data) {
    return (
      <Button variant={variant} disabled>
        {children}
      </Button>
    )
  }
  return (
    <ButtonLink to={data[offering.link]} variant={variant}>
      {children}
    </ButtonLink>
  )
}
