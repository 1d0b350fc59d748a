const JOINT = ' to '
const EITHER_SIDE = /^(?:±|\+\s?\/\s?[-−])\s?/

/** The two ends of a range as it is kept: "3 to 5" has 3 and 5, "±2" has −2 and 2; of one value there is only the lower. */
export function rangeEnds(value: string): { low: string; high: string } {
  if (EITHER_SIDE.test(value)) {
    const reach = value.replace(EITHER_SIDE, '')
    return { low: `-${reach}`, high: reach }
  }
  const at = value.indexOf(JOINT)
  return at < 0 ? { low: value, high: '' } : { low: value.slice(0, at), high: value.slice(at + JOINT.length) }
}

/** The value of a range between two ends. */
export function rangeOf(low: string, high: string): string {
  return `${low}${JOINT}${high}`
}
