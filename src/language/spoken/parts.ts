import { plain, type Token } from '../tokens.ts'
import { numberAt } from './number-words.ts'
import { unitAt } from './units.ts'
import { measured, type Written, withUnit } from './written-number.ts'

/** "half a percent", "a quarter of a decibel", "five hundredths of a millimeter", "one and a half times". */
export function partAt(tokens: readonly Token[], at: number): Written | null {
  const words = tokens.slice(at, at + 6).map((token) => ({ an: 'a', one: 'a' })[plain(token)] ?? plain(token))
  for (const [part, value] of PARTS_OF_ONE) {
    const length = part.split(' ').length
    const unit = words.slice(0, length).join(' ') === part ? unitAt(tokens, at + length) : null
    if (unit?.sign) return { text: measured(String(value), unit), end: unit.end, unsure: false }
  }
  return smallPartsAt(tokens, at)
}

const PARTS_OF_ONE = Object.entries({
  'half a': 0.5,
  'a half of a': 0.5,
  'a quarter of a': 0.25,
  'three quarters of a': 0.75,
  'a tenth of a': 0.1,
  'a hundredth of a': 0.01,
})

const PARTS = new Map([
  ['tenths', 10],
  ['hundredths', 100],
  ['thousandths', 1000],
])

function smallPartsAt(tokens: readonly Token[], at: number): Written | null {
  const count = numberAt(tokens, at)
  const of = count && PARTS.get(plain(tokens[count.end]))
  if (!of) return null
  const words = tokens.slice(count.end + 1, count.end + 3).map((token) => plain(token))
  const unit = words[0] === 'of' && ['a', 'an'].includes(words[1] ?? '') ? unitAt(tokens, count.end + 3) : null
  const figures = String(Number(count.figures) / of)
  return unit
    ? { text: withUnit(figures, unit, tokens), end: unit.end, unsure: false }
    : { text: figures, end: count.end + 1, unsure: false }
}
