import { Building2, Check, LogOut, type LucideIcon, Moon, Sun, SunMoon, UserRound } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useNavigate } from 'react-router'
import type { OpenedMenu } from '../ui/menu/menu-button.tsx'
import { MENU_LINE, OpenMenu } from '../ui/menu/open-menu.tsx'
import { showToast } from '../ui/toasts.ts'
import type { Person } from './auth/auth-client.ts'
import { useSessionChange } from './auth/session.ts'
import { chooseTheme, type Theme, useTheme } from './theme.ts'

const LINE = `${MENU_LINE} font-medium`

/** What stands behind the name of who is signed in. */
export function AccountLines({ person, opened }: { person: Person; opened: OpenedMenu }) {
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
    <OpenMenu opened={opened} label={`Account of ${person.name || person.email}`} width="w-64">
      <DropdownMenu.Label className="px-3 py-2">
        <span className="block truncate font-semibold text-ink">{person.name}</span>
        <span className="block truncate text-caption text-muted">{person.email}</span>
      </DropdownMenu.Label>
      <DropdownMenu.Separator className="my-1 h-px bg-line" />
      <DropdownMenu.Item onSelect={() => void navigate('/account')} className={LINE}>
        <UserRound aria-hidden className="size-4" />
        Your account
      </DropdownMenu.Item>
      <DropdownMenu.Item onSelect={() => void navigate('/admin')} className={LINE}>
        <Building2 aria-hidden className="size-4" />
        Admin Portal
      </DropdownMenu.Item>
      <DropdownMenu.Separator className="my-1 h-px bg-line" />
      <ThemeChoice />
      <DropdownMenu.Separator className="my-1 h-px bg-line" />
      <DropdownMenu.Item onSelect={() => void signOut()} className={LINE}>
        <LogOut aria-hidden className="size-4" />
        Sign out
      </DropdownMenu.Item>
    </OpenMenu>
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
          className={`${LINE} data-[state=checked]:text-navy`}
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
