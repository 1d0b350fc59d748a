import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { partedAtSpaces } from '../../../language/characters.ts'
import { Button } from '../../ui/button.tsx'
import { SearchBox } from '../../ui/search-box.tsx'

/** What a link may lead to, in words, and what sets it; where something speaks against it, that in words, and the ways to set it all the same. */
export type LinkOption = { label: string; link: () => void; against?: { what: string; ways: readonly LinkOption[] } | undefined }

type LinkChoiceProps = { label: string; options: readonly LinkOption[]; onDone: () => void }

/** One of many to be linked: found by any of its words, chosen by arrows and Enter or by pointing (the combobox of WAI-ARIA); Escape leaves all as it is. */
export function LinkChoice({ label, options, onDone }: LinkChoiceProps) {
  const [sought, seek] = useState('')
  const [marked, mark] = useState(0)
  const [weighed, weigh] = useState<LinkOption>()
  const list = useId()
  const words = partedAtSpaces(sought.toLowerCase()).filter(Boolean)
  const found = options.filter((one) => words.every((word) => one.label.toLowerCase().includes(word)))
  const at = Math.min(marked, found.length - 1)
  const choose = (option: LinkOption | undefined) => {
    if (!option) return
    if (option.against) return weigh(option)
    onDone()
    option.link()
  }
  const press = (event: KeyboardEvent) => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key]
    if (to !== undefined) mark((to + found.length) % (found.length || 1))
    else if (event.key === 'Enter') choose(found[at])
    else if (event.key === 'Escape') onDone()
    else return
    event.preventDefault()
  }
  return (
    <div className="grid gap-1" onPaste={(event) => event.stopPropagation()} onCopy={(event) => event.stopPropagation()}>
      <SearchBox
        label={label}
        list={list}
        marked={at < 0 ? null : at}
        value={sought}
        onSeek={(text) => {
          seek(text)
          mark(0)
          weigh(undefined)
        }}
        onKeyDown={press}
      />
      <Options id={list} label={label} found={found} at={at} onChoose={choose} />
      {weighed?.against && <Against label={weighed.label} {...weighed.against} onChoose={choose} />}
    </div>
  )
}

type AgainstProps = NonNullable<LinkOption['against']> & { label: string; onChoose: (option: LinkOption) => void }

/** What speaks against what was chosen, with the ways to keep it. */
function Against({ label, what, ways, onChoose }: AgainstProps) {
  return (
    <div className="grid gap-1 rounded-control border border-line p-3">
      <p className="text-muted [overflow-wrap:anywhere]">{label}</p>
      <p role="alert" className="font-semibold text-warning [overflow-wrap:anywhere]">
        {what}
      </p>
      <p className="flex flex-wrap gap-x-3 gap-y-1">
        {ways.map((way) => (
          <Button key={way.label} onClick={() => onChoose(way)}>
            {way.label}
          </Button>
        ))}
      </p>
    </div>
  )
}

type OptionsProps = { id: string; label: string; found: readonly LinkOption[]; at: number; onChoose: (option: LinkOption) => void }

/** What was found, the marked one always in sight. */
function Options({ id, label, found, at, onChoose }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null)
  // braces: browsers of now give a promise back, which is no cleanup
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView?.({ block: 'nearest' })
  }, [at])
  if (found.length === 0)
    return (
      <p role="status" className="text-caption text-muted">
        Nothing has these words.
      </p>
    )
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className="max-h-64 overflow-y-auto rounded-control border border-line">
      {found.map((option, nth) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the search box, which moves the mark
        // biome-ignore lint/a11y/useFocusableInteractive: the same
        <div
          key={option.label}
          id={`${id}-${nth}`}
          role="option"
          aria-selected={nth === at}
          onClick={() => onChoose(option)}
          className="cursor-pointer border-l-3 border-l-transparent px-3 py-2 [overflow-wrap:anywhere] hover:bg-sheet aria-selected:border-l-blue aria-selected:bg-blue-soft"
        >
          {option.label}
        </div>
      ))}
    </div>
  )
}
