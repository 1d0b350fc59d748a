/** The cycle that a number's series tells: N251-001 is of 25.1, SF25D-T1201 of 25.D; undefined for series that tell none. */
export function cycleOf(number: string): string | undefined {
  const [, year, cycle] = /^(?:HR0011S[BT]20|[A-Z]{1,6})(\d{2})(\d|[A-F](?![A-Z])|[A-Z]{2}(?=\d))(?:XL|\d{2})?-/.exec(number) ?? []
  return year && cycle ? `${year}.${cycle}` : undefined
}
