const JOINT = ' to '
const EITHER_SIDE = /^(?:±|\+\s?\/\s?[-−])\s?/

/** The two ends of a range as it is kept: "3 to 5" has 3 and 5, "±2" has −2 and 2, "25 ± 2" 23 and 27; of one value there is only the lower. */
export function rangeEnds(value: string): { low: string; high: string } {
  if (EITHER_SIDE.test(value)) {
    const reach = value.replace(EITHER_SIDE, '')
    return { low: `-${reach}`, high: reach }
  }
  const [middle = '', off] = value.split(' ± ')
  if (off !== undefined) return { low: sumOf(middle, off, -1), high: sumOf(middle, off, 1) }
  const at = value.indexOf(JOINT)
  return at < 0 ? { low: value, high: '' } : { low: value.slice(0, at), high: value.slice(at + JOINT.length) }
}

/** To twelve digits, so that 0.1 and 0.2 are 0.3. */
const sumOf = (middle: string, off: string, side: 1 | -1): string =>
  String(Number((Number(middle.replaceAll(',', '')) + side * Number(off.replaceAll(',', ''))).toPrecision(12)))

/** The value of a range between two ends. */
export function rangeOf(low: string, high: string): string {
  return `${low}${JOINT}${high}`
}
