import { useState } from 'react'
import * as z from 'zod'
import { keepTyped, readDraft } from '../app/browser-store.ts'

const Typed = z.record(z.string(), z.string())

/** What was typed into the small boxes of a screen and not yet entered, by the names of the boxes: it survives a reload. `name` is the screen's draft; what stands in a box before (`offered`) is not kept. */
export function useKeptTypings(name: string): [Readonly<Record<string, string>>, (box: string, typed: string, offered: string) => void] {
  const [typed, show] = useState(() => readDraft(name, Typed) ?? {})
  const write = (box: string, now: string, offered: string) => {
    show((before) => ({ ...before, [box]: now }))
    const { [box]: _before, ...others } = readDraft(name, Typed) ?? {}
    const kept = now === offered ? others : { ...others, [box]: now }
    keepTyped(name, Object.keys(kept).length > 0 ? kept : null)
  }
  return [typed, write]
}

/** What was typed into one of them; `offered` is what stands there before. */
export function useKeptTyping(name: string, box: string, offered = ''): [string, (typed: string) => void] {
  const [typed, write] = useKeptTypings(name)
  return [typed[box] ?? offered, (now) => write(box, now, offered)]
}
