import { type Value, valuesIn } from './values.ts'
import type { View } from './view.ts'
import { isOneOf } from './vocabulary.ts'
import type { Wish } from './wish.ts'

/** Who is away in a wish, and who is named behind that: "Ana is on leave in March, Bo Lind does it". */
export function handedOver({ roots }: View, { said, words }: Wish): { old: Value; one: Value; from: number } | null {
  const names = valuesIn(said).filter(({ kind }) => kind === 'name')
  const absent = words.find(({ low }) => isOneOf(low, ABSENT))
  const end = words.find(({ start, text }) => absent && start > absent.start && isOneOf(text, ', . ;'))?.start
  if (!absent || end === undefined) return null
  const has = ({ start, end: to }: Value) => words.some((word) => word.start >= start && word.end <= to && roots.has(word.root))
  const old = names.find((name) => name.start < absent.start && has(name))
  const one = names.find((name) => name.start > end)
  return old && one ? { old, one, from: end } : null
}

const ABSENT = 'off away leave out gone sick ill unavailable available busy sea left retired'
