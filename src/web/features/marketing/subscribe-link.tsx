import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { healthQuery } from '../../app/health-query.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { Offering } from './offering.ts'

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
  const { data } = useQuery({ ...healthQuery, select: ({ payment_links }) => payment_links })
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
