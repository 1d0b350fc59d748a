import { Building2, Check, ChevronDown, LogOut, type LucideIcon, Moon, Sun, SunMoon, UserRound } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useNavigate } from 'react-router'
import { partedAtSpaces } from '../../language/characters.ts'
import { buttonLook } from '../ui/button-look.ts'
import { showToast } from '../ui/toaster.tsx'
import type { Person } from './auth/auth-client.ts'
import { useSessionChange } from './auth/session.ts'
import { chooseTheme, type Theme, useTheme } from './theme.ts'

const ITEM =
  'flex cursor-pointer items-center gap-2.5 rounded-control px-3 py-2 font-medium outline-none data-highlighted:bg-navy-soft data-highlighted:text-navy'

/** Who is signed in, the ways to their account and their company, and the way out. */
export function AccountMenu({ person }: { person: Person }) {
  const { leave, farewell } = useSessionChange()
  const navigate = useNavigate()
  const signOut = async () => {
    try {
      await farewell(() => leave(() => navigate('/')))
    } catch (problem) {
      showToast({ title: 'Sign out failed', description: problem instanceof Error ? problem.message : undefined, variant: 'destructive' })
    }
  }
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={`${buttonLook('quiet')} max-w-56 px-2`} aria-label={`Account of ${person.name || person.email}`}>
        <span aria-hidden className="grid size-8 shrink-0 place-items-center rounded-full bg-navy-soft text-caption font-bold text-navy">
          {initials(person)}
        </span>
        <span className="hidden truncate sm:block">{person.name || person.email}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        className="z-40 w-64 rounded-card border border-line bg-surface p-1.5 shadow-overlay"
      >
        <DropdownMenu.Label className="px-3 py-2">
          <span className="block truncate font-semibold text-ink">{person.name}</span>
          <span className="block truncate text-caption text-muted">{person.email}</span>
        </DropdownMenu.Label>
        <DropdownMenu.Separator className="my-1 h-px bg-line" />
        <DropdownMenu.Item onSelect={() => void navigate('/account')} className={ITEM}>
          <UserRound aria-hidden className="size-4" />
          Your account
        </DropdownMenu.Item>
        <DropdownMenu.Item onSelect={() => void navigate('/admin')} className={ITEM}>
          <Building2 aria-hidden className="size-4" />
          Admin Portal
        </DropdownMenu.Item>
        <DropdownMenu.Separator className="my-1 h-px bg-line" />
        <ThemeChoice />
        <DropdownMenu.Separator className="my-1 h-px bg-line" />
        <DropdownMenu.Item onSelect={() => void signOut()} className={ITEM}>
          <LogOut aria-hidden className="size-4" />
          Sign out
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

/** Light, dark, or as the system has it; the menu stays open, so that somebody sees what they choose. */
function ThemeChoice() {
  const theme = useTheme()
  return (
    <DropdownMenu.RadioGroup value={theme} aria-label="Appearance">
      {THEMES.map(({ value, name, Icon }) => (
        <DropdownMenu.RadioItem
          key={value}
          value={value}
          onSelect={(event) => {
            event.preventDefault()
            chooseTheme(value)
          }}
          className={`${ITEM} data-[state=checked]:text-navy`}
        >
          <Icon aria-hidden className="size-4" />
          {name}
          <DropdownMenu.ItemIndicator className="ml-auto">
            <Check aria-hidden className="size-4" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}

const THEMES = [
  { value: 'system', name: 'As the system', Icon: SunMoon },
  { value: 'light', name: 'Light', Icon: Sun },
  { value: 'dark', name: 'Dark', Icon: Moon },
] as const satisfies { value: Theme; name: string; Icon: LucideIcon }[]

function initials({ name, email }: Person): string {
  const words = partedAtSpaces((name || email).trim())
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.charAt(0) ?? '')
    .join('')
    .toUpperCase()
}
