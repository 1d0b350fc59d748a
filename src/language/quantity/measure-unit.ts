/** A unit of measure in one spelling: `dimension` is what it measures, `factor` how many of the dimension's base it is. */
export type MeasureUnit = { name: string; dimension: string; factor: number }

const PREFIXES: Record<string, number> = {
  f: 1e-15,
  p: 1e-12,
  n: 1e-9,
  u: 1e-6,
  µ: 1e-6,
  μ: 1e-6,
  m: 1e-3,
  c: 1e-2,
  k: 1e3,
  K: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
  P: 1e15,
}
const LONG_PREFIXES: Record<string, string> = {
  femto: 'f',
  pico: 'p',
  nano: 'n',
  micro: 'u',
  milli: 'm',
  centi: 'c',
  kilo: 'k',
  mega: 'M',
  giga: 'G',
  tera: 'T',
  peta: 'P',
}

/** Units that take prefixes, each with its dimension and how many of its base it is. */
const PREFIXED: Record<string, [string, number]> = {
  Hz: ['frequency', 1], hz: ['frequency', 1], HZ: ['frequency', 1], W: ['power', 1], V: ['voltage', 1], A: ['current', 1], J: ['energy', 1], Wh: ['energy', 3600],
  N: ['force', 1], Pa: ['pressure', 1], bar: ['pressure', 1e5], torr: ['pressure', 133.322], Torr: ['pressure', 133.322], m: ['length', 1], g: ['mass', 1], s: ['time', 1],
  sec: ['time', 1], L: ['volume', 1], l: ['volume', 1], B: ['data', 8], b: ['data', 1], bps: ['data rate', 1], eV: ['electronvolt', 1], rad: ['radian', 1], T: ['field', 1],
  F: ['capacitance', 1], Ω: ['resistance', 1], ohm: ['resistance', 1], Ah: ['charge', 1], M: ['molar', 1], px: ['pixel', 1], Sv: ['dose', 1], Gy: ['absorbed', 1],
} // biome-ignore format: a table

/** Units that take none. The customary ones have the metric dimension, so that a conversion is seen. */
const FIXED: Record<string, [string, number]> = {
  min: ['time', 60], h: ['time', 3600], day: ['time', 86_400], week: ['time', 604_800], month: ['month', 1], year: ['month', 12],
  in: ['length', 0.0254], ft: ['length', 0.3048], yd: ['length', 0.9144], mi: ['length', 1609.344], nmi: ['length', 1852], mil: ['length', 2.54e-5], kft: ['length', 304.8],
  lb: ['mass', 453.592], oz: ['mass', 28.3495], ton: ['mass', 907_185], tonne: ['mass', 1e6], lbf: ['force', 4.44822], psi: ['pressure', 6894.76], ksi: ['pressure', 6.89476e6],
  hp: ['power', 745.7], gal: ['volume', 3.78541], cc: ['volume', 1e-3], kt: ['speed', 0.514444], mph: ['speed', 0.44704], kph: ['speed', 0.277778], rpm: ['rotation', 1],
  '%': ['percent', 1], $: ['dollars', 1], '°': ['degree', 1], '°C': ['celsius', 1], '°F': ['fahrenheit', 1], K: ['kelvin', 1], C: ['celsius', 1], dB: ['decibel', 1], times: ['times', 1], dpi: ['dpi', 1], pp: ['percentage point', 1],
} // biome-ignore format: a table

/** Words and marks for the units of the two tables. */
const SPELLINGS = new Map(
  `hertz Hz|watt W|volt V|amp A|ampere A|joule J|newton N|pascal Pa|meter m|metre m|gram g|second s|sec s|liter L|litre L|byte B|bit b|electronvolt eV|radian rad|tesla T|farad F|ohm ohm|pixel px|pix px|
   minute min|mins min|hour h|hr h|hrs h|secs s|inch in|inches in|in. in|" in|” in|″ in|'' in|’’ in|′′ in|foot ft|feet ft|' ft|’ ft|′ ft|yard yd|yds yd|mile mi|nautical mile nmi|nm nm|mils mil|pound lb|lbs lb|ounce oz|micron um|
   gallon gal|knot kt|kts kt|percent %|per cent %|dollar $|degree °|deg °|deg. °|º °|˚ °|degrees celsius °C|degree celsius °C|deg c °C|degrees c °C|º c °C|° c °C|ºc °C|degrees fahrenheit °F|degrees f °F|deg f °F|° f °F|kelvin K|
   decibel dB|x times|× times|fold times|yr year|yrs year|b/s bps|psig psi|psia psi|sps sps|percentage point pp`
    .split('|')
    .map((pair) => {
      const at = pair.trim().lastIndexOf(' ')
      return [pair.trim().slice(0, at), pair.trim().slice(at + 1)] as const
    }),
)

/** Words behind a number that count things and measure nothing are no units here. */
const COUNTED =
  /^(?:frames?|slides?|pages?|persons?|people|members?|cores?|cycles?|shots?|rounds?|channels?|sorties?|images?|targets?|interfaces?|units?|users?|tests?|prototypes?|samples?|nodes?|devices?|systems?|entit(?:y|ies)|CUDA cores|CPUs?|GPUs?|lines of code)$/i

/** The unit that a text names, in whatever spelling; null for a word that only counts things. */
export function measureUnit(printed: string): MeasureUnit | null {
  const text = printed
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^dots per inch$/i, 'dpi')
  if (text === '' || COUNTED.test(text)) return null
  const [first = '', ...per] = text.split(/\s?\/\s?|\s(?:per|an?|each|every)\s/)
  const parts = [first, ...per].map(oneUnit)
  return {
    name: parts.map(({ name }) => name).join('/'),
    dimension: parts.map(({ dimension }) => dimension).join('/'),
    factor: parts.reduce((all, { factor }, at) => (at === 0 ? factor : all / factor), 1),
  }
}

function oneUnit(text: string): MeasureUnit {
  const power = /^(?:square|sq\.?)\s?/i.test(text)
    ? 2
    : /^(?:cubic|cu\.?)\s/i.test(text)
      ? 3
      : Number({ '²': 2, '³': 3 }[text.at(-1) ?? ''] ?? /[A-Za-z]\^?([23])$/.exec(text)?.[1] ?? 1)
  const bare = text.replace(/^(?:square|sq\.?|cubic|cu\.?)\s?/i, '').replace(/(?:\^?[23]|[²³])$/, '')
  const unit = plainUnit(power === 1 ? text : bare)
  return power === 1 ? unit : { name: `${unit.name}^${power}`, dimension: `${unit.dimension}^${power}`, factor: unit.factor ** power }
}

function plainUnit(text: string): MeasureUnit {
  return (
    known(text) ??
    spelled(text) ?? { name: text.toLowerCase().replace(/[\s.-]/g, ''), dimension: text.toLowerCase().replace(/[\s.-]|s$/g, ''), factor: 1 }
  )
}

function known(symbol: string): MeasureUnit | null {
  const fixed = Object.hasOwn(FIXED, symbol) ? FIXED[symbol] : undefined
  if (fixed) return { name: symbol, dimension: fixed[0], factor: fixed[1] }
  for (const [prefix, base] of [
    ['', symbol],
    [symbol.charAt(0), symbol.slice(1)],
  ] as const) {
    const one = Object.hasOwn(PREFIXED, base) ? PREFIXED[base] : undefined
    const scale = prefix === '' ? 1 : PREFIXES[prefix]
    if (one && scale !== undefined) return { name: symbol, dimension: one[0], factor: one[1] * scale }
  }
  return null
}

function spelled(text: string): MeasureUnit | null {
  const lower = text.toLowerCase().replace(/^(?:calendar|working|business) /, '')
  for (const word of [lower, lower.replace(/s$/, ''), lower.replace(/s (?=c|f)/, ' ')]) {
    const symbol = SPELLINGS.get(word) ?? (Object.hasOwn(FIXED, word) ? word : undefined)
    if (symbol) return known(symbol)
    const prefix = Object.keys(LONG_PREFIXES).find((long) => word.startsWith(long))
    const base = prefix && SPELLINGS.get(word.slice(prefix.length))
    if (base) return known(`${LONG_PREFIXES[prefix]}${base}`)
  }
  return null
}
