import type { KeyboardEvent } from 'react'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

type SearchBoxProps = {
  label: string
  /** The list that is searched: its id, which that of each option begins with, and the place of the marked one; null where nothing is found. */
  list: string
  marked: number | null
  value: string
  onSeek: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Where one of many is sought: the keyboard stays here, and what it presses moves the mark in the list below (the combobox of WAI-ARIA). */
export function SearchBox({ label, list, marked, value, onSeek, onKeyDown }: SearchBoxProps) {
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          role="combobox"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={list}
          aria-activedescendant={marked === null ? undefined : `${list}-${marked}`}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          value={value}
          onChange={({ target }) => onSeek(target.value)}
          onKeyDown={onKeyDown}
        />
      )}
    </Field>
  )
}
