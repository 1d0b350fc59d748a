import { quantitiesIn } from '../../../language/quantity/quantity.ts'

/** The limits in words, each as comparison, number and unit: two demands with the same one are about one value. */
export function limitsIn(words: string): string[] {
  return quantitiesIn(words).flatMap(({ value, unit, comparator }) => (comparator === '=' ? [] : [`${comparator} ${value} ${unit}`]))
}
