import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** One of several views of the same matter. `mark` stands beside its name, such as a count. */
export type Tab<Name extends string> = { name: Name; label: string; mark?: ReactNode; content: ReactNode }

/** Views of one matter, of which one is in sight. Arrow keys, Home and End move between them; `label` is what a screen reader calls the row. */
export function Tabs<Name extends string>({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string
  tabs: readonly Tab<Name>[]
  value: Name
  onChange: (name: Name) => void
}) {
  return (
    <Radix.Root value={value} onValueChange={(name) => onChange(name as Name)} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {/* relative: what is only for screen readers is cut off with the row, not laid beside the page */}
      <Radix.List aria-label={label} className="scrolled-row relative flex overflow-x-auto overflow-y-hidden border-b border-line">
        {tabs.map(({ name, label: words, mark }) => (
          <Radix.Trigger
            key={name}
            value={name}
            className="-mb-px inline-flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-3 font-semibold whitespace-nowrap text-muted transition-colors -outline-offset-2 hover:text-navy data-[state=active]:border-navy data-[state=active]:text-navy sm:px-4 forced-colors:data-[state=active]:underline"
          >
            {words}
            {mark}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ name, content }) => (
        <Radix.Content key={name} value={name} className="rounded-control outline-offset-4">
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
