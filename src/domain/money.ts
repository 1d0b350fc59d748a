/** An amount of US dollars in whole cents, so that sums are exact. */
export type Cents = number

/** Reads "$12,500.00", "12500" or 12500 as cents; non-numeric characters are stripped (spec §5), nothing left is 0. */
export function centsOf(dollars: string | number | null | undefined): Cents {
  if (dollars === null || dollars === undefined) return 0
  const digits = typeof dollars === 'number' ? dollars : Number(dollars.replace(/[^0-9.]/g, ''))
  return Number.isFinite(digits) ? Math.round(digits * 100) : 0
}

/** Writes cents as a dollar string with two decimals and no sign or commas, as it is stored: "12500.00" (spec §3). */
export function dollarString(cents: Cents): string {
  return (cents / 100).toFixed(2)
}

/** Writes cents for a reader: "$12,500.00". */
export function dollarLabel(cents: Cents): string {
  const [whole = '0', fraction = '00'] = dollarString(cents).split('.')
  return `$${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}.${fraction}`
}
