import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Analysis, JudgedSentence } from '../../../domain/solicitation/analysis.ts'
import { unsureSentences } from '../../../domain/solicitation/verdict/certainty.ts'
import type { RequirementCalls } from './use-requirement-calls.ts'

/** The sentences that the reader is not sure of, one after another. */
export type Look = ReturnType<typeof useLook>

/** Goes through the sentences in reading order. A sentence whose answer could not be saved is asked about again by itself. */
export function useLook(analysis: Analysis, calls: RequirementCalls) {
  const [from, setFrom] = useState(0)
  const [answered, setAnswered] = useState<readonly JudgedSentence[]>([])
  const asked = unsureSentences(analysis)
  const open = asked.map((sentence, at) => ({ sentence, number: at + 1 })).filter(({ sentence }) => sentence.verdict === 'unsure')
  const current = open.find(({ number }) => number > from) ?? open[0] ?? null
  const said = asked.filter(({ set_by }) => set_by === 'person')
  const before = answered.findLast((one) => said.some((other) => isSame(one, other)))
  const last = (before ? said.find((one) => isSame(one, before)) : said.at(-1)) ?? null
  return {
    /** All of them, answered or not. */
    asked,
    left: open.length,
    /** The one that is asked about now, and which of them it is; null when all are answered. */
    current,
    /** What was answered last here, which can be taken back, and so on with what was answered before; at last what was answered at another time. */
    last,
    answer: (verdict: 'requirement' | 'none') => {
      if (!current) return
      setAnswered([...answered.filter((one) => !isSame(one, current.sentence)), current.sentence])
      calls.judge(current.sentence, verdict)
    },
    /** Leaves the sentence for later: it is asked about again after the others. */
    skip: () => setFrom(current?.number ?? 0),
    undo: () => {
      if (!last) return
      setFrom(asked.indexOf(last))
      setAnswered(answered.filter((one) => !isSame(one, last)))
      calls.judge(last, 'unsure')
    },
  }
}

function isSame(one: JudgedSentence, other: JudgedSentence): boolean {
  return one.page === other.page && one.quote === other.quote
}

/** Y, N, S and U anywhere in the area while it is looked at; never where somebody types, and never with a key that stays down. */
export function useLookKeys(area: RefObject<HTMLElement | null>, look: Look | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!look || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest('input:not([type=radio]), textarea, select, form, [role=dialog]')) return
    const action = { y: () => look.answer('requirement'), n: () => look.answer('none'), s: look.skip, u: look.undo }[
      event.key.toLowerCase()
    ]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const place = area.current
    const pressed = (event: KeyboardEvent) => press(event)
    place?.addEventListener('keydown', pressed)
    return () => place?.removeEventListener('keydown', pressed)
  }, [area])
}
