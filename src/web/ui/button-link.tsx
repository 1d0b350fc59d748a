import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type ButtonVariant, buttonLook } from './button-look.ts'

type ButtonLinkProps = { to: string; variant?: ButtonVariant; icon?: LucideIcon; className?: string; children: ReactNode }

/** A link that looks like a button. Addresses outside the product open in a tab of their own, without telling where they were opened from. */
export function ButtonLink({ to, variant = 'secondary', icon: Icon, className = '', children }: ButtonLinkProps) {
  const look = `${buttonLook(variant)} ${className}`
  const mark = Icon && <Icon aria-hidden className="size-4 shrink-0" />
  if (!to.startsWith('http:') && !to.startsWith('https:')) {
    return (
      <Link to={to} className={look}>
        {mark}
        {children}
      </Link>
    )
  }
  return (
    <a href={to} className={look} target="_blank" rel="noopener noreferrer">
      {mark}
      {children}
    </a>
  )
}
