import { measureUnit } from '../../src/language/quantity/unit.ts'
import { holds, rootsOf } from './carried.ts'

/**
 * Whether a cell says what was meant, in the same or other words; figures alone have to be the same. Who notes things down writes "560h" for 560 hours,
 * "mech eng" for a mechanical engineer and "PI" for a principal investigator: nobody would correct that.
 */
export function sameWords(told: string, meant: string): boolean {
  const [said, full] = [withUnits(told), withUnits(meant)]
  if (rootsOf(full).length === 0) return said.trim() === full.trim()
  return holds(new Set([...rootsOf(said), ...spelledOut(said, full)]), full)
}

/** Units that are known by what they measure and how much of it, behind a figure or alone: "min" as "minutes". */
function withUnits(text: string): string {
  const alone = /^\S+$/.test(text.trim()) ? unitNamed(text.trim()) : undefined
  return alone ?? text.replace(/(?<=\d)\s?([\p{L}%°µ]{1,12})(?!\p{L})/gu, (whole, unit) => unitNamed(unit) ?? whole)
}

/** One word for the unit however it is printed. What is no unit measures only itself; "in" seldom is one. */
function unitNamed(unit: string): string | undefined {
  const known = unit === 'in' ? null : measureUnit(unit)
  const size = String(known?.factor).replace(/\d/g, (digit) => 'zabcdefghi'.charAt(Number(digit)))
  return known && !known.name.startsWith(known.dimension) ? ` ${known.dimension}${size.replace(/\W/g, 'x')}` : undefined
}

/** The roots of the words that are meant which are told by their beginnings or by the first letters of several in a row. */
function spelledOut(told: string, meant: string): string[] {
  const words = meant.toLowerCase().match(/\p{L}+/gu) ?? []
  const short = told.match(/\p{L}{2,}/gu) ?? []
  const begun = words.filter((word) => short.some((one) => one.length >= LEAST && word.startsWith(one.toLowerCase())))
  return [...begun, ...short.flatMap((one) => initialsOf(one, words))].flatMap(rootsOf)
}

/** An abbreviation has so many letters at least. */
const LEAST = 3

function initialsOf(short: string, words: readonly string[]): string[] {
  if (!/^\p{Lu}+$/u.test(short)) return []
  const first = words.map((word) => word.charAt(0)).join('')
  const at = first.indexOf(short.toLowerCase())
  return at < 0 ? [] : words.slice(at, at + short.length)
}
