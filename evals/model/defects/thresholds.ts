import { type Defect, type Plant, replaced, type Soil, withoutNumbering } from './defect.ts'

type Change = readonly [RegExp, (...found: string[]) => string]

/** One of the places where a change fits; numbering is no value and stays. */
export function changedOnce(soil: Soil, changes: readonly Change[]): Plant | null {
  if (soil.id === 'title') return null
  const open = withoutNumbering(soil.text)
  const places = changes.flatMap(([words, other]) => [...open.matchAll(words)].map((match) => ({ match, other })))
  for (const { match, other } of soil.chance.shuffled(places)) {
    const said = other(...match)
    if (said === match[0]) continue
    return { text: replaced(soil.text, match.index, match.index + match[0].length, said), words: `${said} for ${match[0]}` }
  }
  return null
}

const UNIT =
  '(?:MHz|GHz|kHz|Hz|dBi|dBm|dB|mm|cm|km|µm|nm|inches|feet|ft|m|kg|lbs?|ms|µs|ns|microseconds|milliseconds|seconds|minutes|hours|days|weeks|°?C|°?F|K|MPa|kPa|psi|kW|mW|W|V|A|Mbps|Gbps|MB|GB|degrees|%|percent)'

const value: Defect = {
  name: 'another value',
  kind: 'altered threshold',
  plant: (soil) =>
    changedOnce(soil, [
      [
        new RegExp(String.raw`(?<![\d.,/$A-Z-])(\d+(?:\.\d+)?)(?= ?${UNIT}(?![A-Za-z]))`, 'g'),
        (all, number = '') => {
          const other = Number(number) * (soil.chance.pick([0.5, 0.8, 1.2, 1.5, 2]) ?? 2)
          return Number(number) === 0 ? all : String(Number(other.toPrecision(3)))
        },
      ],
    ]),
}

/** "at most" for "at least". */
const turned: Defect = {
  name: 'turned around',
  kind: 'altered threshold',
  plant: (soil) =>
    changedOnce(soil, [
      [/\bat least (?=\$?\d)/g, () => 'at most '],
      [/\bno less than (?=\$?\d)/g, () => 'no more than '],
      [/\b(?:at most|no more than) (?=\$?\d)/g, () => 'at least '],
      [/(?<!no )\b(?:less than|below|under) (?=\$?\d)/g, () => 'more than '],
      [/(?<!no )\b(?:more than|above|over) (?=\$?\d)/g, () => 'less than '],
      [/\bor more\b/g, () => 'or less'],
      [/\bor less\b/g, () => 'or more'],
    ]),
}

const UNITS: Record<string, string> = {
  MHz: 'kHz',
  GHz: 'MHz',
  kHz: 'Hz',
  dB: 'dBm',
  dBi: 'dB',
  mm: 'cm',
  cm: 'mm',
  km: 'm',
  ft: 'm',
  feet: 'meters',
  inches: 'cm',
  kg: 'lb',
  ms: 's',
  milliseconds: 'seconds',
  microseconds: 'milliseconds',
  seconds: 'minutes',
  minutes: 'seconds',
  hours: 'days',
  days: 'weeks',
  weeks: 'months',
  W: 'mW',
  kW: 'W',
  Gbps: 'Mbps',
  Mbps: 'Gbps',
  degrees: 'arcminutes',
}

const unit: Defect = {
  name: 'another unit',
  kind: 'altered threshold',
  plant: (soil) =>
    changedOnce(soil, [
      [
        new RegExp(String.raw`(?<![\d.,/A-Z-])(\d+(?:\.\d+)?) (${Object.keys(UNITS).join('|')})(?![A-Za-z/])`, 'g'),
        (all, number, printed = '') => (UNITS[printed] ? `${number} ${UNITS[printed]}` : all),
      ],
    ]),
}

const mark: Defect = {
  name: 'threshold and objective exchanged',
  kind: 'altered threshold',
  plant: (soil) =>
    changedOnce(soil, [
      [/(?<=\d[^.;]{0,80}\()threshold(?=\))/gi, () => 'objective'],
      [/(?<=\d[^.;]{0,80}\()objective(?=\))/gi, () => 'threshold'],
      [/\(threshold; objective (?=\d)/gi, () => '(objective; threshold '],
    ]),
}

const unlimited: Defect = {
  name: 'the limit dropped',
  kind: 'altered threshold',
  plant: (soil) =>
    changedOnce(soil, [
      [/\b(?:at least|no less than|at most|no more than|less than|more than|below|above) (?=\$?\d)/g, () => ''],
      [/(?<=\d ?[A-Za-z%]{1,14}) or (?:more|less)\b/g, () => ''],
    ]),
}

const widened: Defect = {
  name: 'a tolerance widened',
  kind: 'altered threshold',
  plant: (soil) =>
    changedOnce(soil, [[/(\+\/-|±) ?(\d+(?:\.\d+)?)/g, (_, sign, number) => `${sign} ${Number((Number(number) * 2).toPrecision(3))}`]]),
}

/** Values of the outline told otherwise. */
export const ALTERED_THRESHOLDS: readonly Defect[] = [value, turned, unit, mark, unlimited, widened]
