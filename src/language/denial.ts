import { stem } from './stem.ts'

const PREFIXES = ['un', 'non', 'in', 'im', 'mis', 'dis']
const ROOTS: ReadonlySet<string> = new Set(['non', 'not', 'no', 'without'].map(stem))

/** Whether of two names, by the roots of their words, one denies what the other says: "unshifted cases" are none of the shifted ones. */
export function denyEachOther(one: readonly string[], other: readonly string[]): boolean {
  return denies(one, other) || denies(other, one)
}

function denies(words: readonly string[], others: readonly string[]): boolean {
  const own = words.filter((word) => !others.includes(word))
  return own.some((word) => ROOTS.has(word) || others.some((other) => PREFIXES.some((prefix) => word === `${prefix}${other}`)))
}
