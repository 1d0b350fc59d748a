/** Units that stand before their number, by the words that name them: "TRL 5", "Mach 3". */
export const UNITS_BEFORE: Readonly<Record<string, string>> = { trl: 'TRL', trls: 'TRL', mrl: 'MRL', mrls: 'MRL', mach: 'Mach' }

const BEFORE: ReadonlySet<string> = new Set(Object.values(UNITS_BEFORE))

/** A value with its unit as it is written: "5 km", "TRL 4", "$300K". */
export function writtenAmount(value: string, unit: string): string {
  if (BEFORE.has(unit)) return `${unit} ${value}`
  return unit === '' || (unit === 'dollars' && value.startsWith('$')) ? value : `${value} ${unit}`
}
