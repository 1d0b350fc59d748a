import type { Comparator } from './analysis.ts'

/** How a value has to compare, as it is read, chosen and pasted. */
export const COMPARATORS: readonly { value: Comparator; label: string; sign: string }[] = [
  { value: '>=', label: 'at least', sign: '≥' },
  { value: '<=', label: 'at most', sign: '≤' },
  { value: '>', label: 'more than', sign: '>' },
  { value: '<', label: 'less than', sign: '<' },
  { value: '=', label: 'exactly', sign: '=' },
  { value: 'range', label: 'between', sign: '' },
  { value: 'approx', label: 'about', sign: '≈' },
]
