import { ChevronDown } from 'lucide-react'
import { partedAtSpaces } from '../../language/characters.ts'
import { buttonLook } from '../ui/button-look.ts'
import { late } from '../ui/late.tsx'
import { MenuButton } from '../ui/menu/menu-button.tsx'
import type { Person } from './auth/auth-client.ts'

const AccountLines = late(async () => (await import('./account-lines.tsx')).AccountLines)

/** Who is signed in; behind it the ways to their account and their company, and the way out. */
export function AccountMenu({ person }: { person: Person }) {
  return (
    <MenuButton
      className={`${buttonLook('quiet')} max-w-56 px-2`}
      aria-label={`Account of ${person.name || person.email}`}
      menu={(opened) => <AccountLines person={person} opened={opened} />}
    >
      <span aria-hidden className="grid size-8 shrink-0 place-items-center rounded-full bg-navy-soft text-caption font-bold text-navy">
        {initials(person)}
      </span>
      <span className="hidden truncate sm:block">{person.name || person.email}</span>
      <ChevronDown aria-hidden className="size-4 shrink-0" />
    </MenuButton>
  )
}

function initials({ name, email }: Person): string {
  const words = partedAtSpaces((name || email).trim())
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.charAt(0) ?? '')
    .join('')
    .toUpperCase()
}
