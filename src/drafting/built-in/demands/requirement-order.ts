/** "R3" before "R12": requirements in the order of their numbers. */
export function byNumber(one: string, other: string): number {
  return Number(one.replace(/\D/g, '')) - Number(other.replace(/\D/g, ''))
}
