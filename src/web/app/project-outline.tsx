import { FileCheck, FileText, ListChecks, ScrollText } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { ITEM_LOOK } from '../ui/link-look.ts'

/** Everything of the open project that can be gone to at any time, besides the stages of the journey; `hasPlan` tells whether there is one to look at. */
export function ProjectOutline({ hasPlan }: { hasPlan: boolean }) {
  const { pathname, hash } = useLocation()
  const here = `${pathname}${hash}`
  const places = [
    { to: '/global-interview#project', label: 'Project facts', icon: ListChecks },
    { to: '/solicitation', label: 'What was read', icon: FileText },
    { to: '/global-interview#instructions', label: 'Component instructions', icon: ScrollText },
    ...(hasPlan ? [{ to: '/final-export', label: 'Plan as it stands', icon: FileCheck }] : []),
  ]
  return (
    <nav aria-label="Project">
      <ul className="grid gap-0.5">
        {places.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link to={to} aria-current={to === here ? 'page' : undefined} className={ITEM_LOOK}>
              <Icon aria-hidden className="size-4 shrink-0" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
