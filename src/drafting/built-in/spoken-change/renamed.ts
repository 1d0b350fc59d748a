import { isBlank, parse, print } from '../../../domain/milestone-document.ts'
import { done, fail } from '../../../domain/result.ts'
import { raised } from '../../../language/characters.ts'
import type { View } from './view.ts'
import { type Made, runsOf, tells, type Wish, withoutStop } from './wish.ts'

/** A text with another title. */
export function renamed({ text }: View, wish: Wish): Made {
  const { lines } = parse(text)
  const at = lines.findIndex((line) => !isBlank(line))
  const title = lines[at]
  const [name, ...others] = runsOf(wish, 'new').filter(({ words }) => words.some(tells))
  if (!title || title.text.endsWith('.') || title.kind === 'label') return fail('It has no title.')
  if (!name || others.length > 0) return fail('It does not say how it is to be called.')
  return done(print({ lines: lines.with(at, { ...title, text: raised(withoutStop(name.text)) }) }))
}
