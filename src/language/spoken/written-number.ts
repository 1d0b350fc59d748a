import { isWord, type Token } from '../tokens.ts'
import type { SaidNumber } from './number-words.ts'
import type { SaidUnit } from './units.ts'

/** What was found at a token and is written in its place; a `joint` stands instead of the white space before it. */
export type Written = { text: string; end: number; unsure: boolean; joint?: string | undefined }

/** "4-hour soak": one of a unit before what it says something of; else "90 seconds". */
export function withUnit(figures: string, unit: SaidUnit, tokens: readonly Token[]): string {
  if (unit.sign !== null) return measured(figures, unit)
  const word = tokens[unit.end - 1]?.text ?? ''
  return unit.isOne && figures !== '1' && isWord(tokens[unit.end]) ? `${figures}-${word}` : `${figures} ${word}`
}

/** A value with its unit's sign: "12 dB", "5%", "3°/s". */
export function measured(figures: string, { sign }: SaidUnit): string {
  return /^(?:%|°(?![CF]))/.test(sign ?? '') ? `${figures}${sign}` : `${figures} ${sign ?? ''}`.trim()
}

/** Thousands are set apart in what was said in full; a year or a part's number is one run of figures. */
export function grouped({ figures, form }: SaidNumber): string {
  const [whole = '', ...rest] = figures.split('.')
  const apart = form === 'full' && whole.length > 3 ? whole.replace(/\B(?=(?:\d{3})+$)/g, ',') : whole
  return [apart, ...rest].join('.')
}

/** "95th". */
export function ordinal(figures: string): string {
  const last = Number(figures) % 100
  const ending = last > 10 && last < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][last % 10] ?? 'th')
  return `${figures}${ending}`
}
