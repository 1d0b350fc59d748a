import { useState } from 'react'
import * as z from 'zod'
import { keepTyped, readDraft } from '../app/browser-store.ts'

const Typed = z.record(z.string(), z.string())

/** What was typed into one of the small boxes of a screen and not yet entered: it survives a reload. `name` is the screen's draft, `box` the box, `offered` what stands there before. */
export function useKeptTyping(name: string, box: string, offered = ''): [string, (typed: string) => void] {
  const [typed, show] = useState(() => readDraft(name, Typed)?.[box] ?? offered)
  const write = (now: string) => {
    show(now)
    const { [box]: _before, ...others } = readDraft(name, Typed) ?? {}
    const kept = now === offered ? others : { ...others, [box]: now }
    keepTyped(name, Object.keys(kept).length > 0 ? kept : null)
  }
  return [typed, write]
}
