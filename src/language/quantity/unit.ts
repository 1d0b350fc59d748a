/** Unit words, written with a small or a capital first letter. */
function words(list: string): string {
  return list
    .split(' ')
    .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
    .join('|')
}

const NOT_IN_WORD = '(?![A-Za-z])'
/** "in" is an inch only where what follows says so: a closing mark, a direction, the next side of a box. */
const INCH_AHEAD =
  '(?=[.³²)\\s,]*(?:$|[.³²),;(]|\\s?[x×]\\b|\\s(?:in |of )?(?:diameter|length|width|height|wide|long|thick|tall|deep|high|by)\\b))'
const LONG_PREFIX = '(?:[Kk]ilo|[Mm]ega|[Gg]iga|[Tt]era|[Mm]illi|[Cc]enti|[Mm]icro|[Nn]ano|[Pp]ico)?'
const PREFIX = '[pnumckMGTPµμ]?'

/** Units whose letters are said once, with and without a prefix ("GHz", "mrad"); longer ones first where one begins another. */
const SYMBOLS = [
  `${PREFIX}(?:[Hh]z|bps|b/s|B/s|eV|Pa|bar|[Tt]orr|rad|sr|Ah|Wh|W-hr?|Whr|Wp|VA|V[Aa][Cc]|V[Dd][Cc]|Vrms|L|l|px|pix|[Ss][Pp][Ss]|S/s|ohms?|Da|cal|lm|lx|cd|FLOPS|FLOPs|OPS|OP/s|Sv|Gy|Bq|Ci)${NOT_IN_WORD}`,
  `[kMGTP]?(?:B|b|bits?|bytes?)${NOT_IN_WORD}`,
  `dB(?:[micWKV]|sm|Hz|FS|SPL|A|μV|µV)?${NOT_IN_WORD}`,
  `[°º˚]\\s?[CFK]?${NOT_IN_WORD}|[Dd]eg(?:rees?)?\\.?(?:\\s(?:C|F|[Cc]elsius|[Ff]ahrenheit|[Kk]elvin)${NOT_IN_WORD})?(?![a-z])`,
  `(?:arc[- ]?(?:sec(?:ond)?s?|min(?:ute)?s?)|(?:mm|cm|in\\.?)[- ]?(?:H2O|H₂O|Hg|[Ww]\\.?[Cc]\\b\\.?)|kts?|mph|kph|nmi?|kft|kyds?|mils?|ksi|psi[ag]?|rpm|RPM|fps|ppmv?|ppbv?|pptv?|lux|nits?|dpi|DPI|ppi|lbf|lbm|kgf|a?cfm|lpm|slm|sccm|ft-lbf?|in-lbf?|g[Rr][Mm][Ss]|G[Rr][Mm][Ss]|[gG]['’]s|CFM|cfm|gpm|LPM|hp|BTU|AWG|CFU|cfu|pfu|PFU|[mµμnup]M|SLOC|MLOC|CUDA cores|CPUs?|GPUs?|TRLs?|mol|wt\\.?\\s?%|vol\\.?\\s?%|at\\.?\\s?%)${NOT_IN_WORD}`,
  `[pnmckKMGµμ]?m${NOT_IN_WORD}|(?:µ|μ|m|n|p|f)s(?:ec)?${NOT_IN_WORD}`,
  `[pnumkMGµμ]?(?:T|V|W|A|J|F|N|Ω)${NOT_IN_WORD}(?:[-·]m${NOT_IN_WORD})?`,
  `(?:oz|lbs?|kg|[mµμn]g|g|cc|gal|s|h|hrs?|yrs?|K|C|F|mi|yds?)${NOT_IN_WORD}`,
  `(?<=\\s)G${NOT_IN_WORD}`,
]

/** Units that are words. */
const NAMES = [
  `${LONG_PREFIX}(?:${words('hertz bytes? bits? pixels? watts? volts? amps? amperes? joules? ohms? newtons? pascals? teslas? radians? grams? liters? litres? meters? metres? seconds? microns? lumens? electronvolts? farads? henr(?:y|ies)')})(?![a-z])`,
  `(?:[Ss]quare|[Cc]ubic|[Ss]q\\.?|[Cc]u\\.?)\\s?(?:${words('feet foot inch(?:es)? miles? meters? metres? centimeters? millimeters? kilometers? yards?')}|ft|in|m|cm|mm|km)${NOT_IN_WORD}`,
  `(?:[Nn]autical\\s)?[Mm]iles?(?![a-z])|[Ii]nch(?:es)?(?:\\scubed)?(?![a-z])|[Ff]eet(?![a-z])|[Ff]oot(?![a-z])|[Ff]t${NOT_IN_WORD}|in${INCH_AHEAD}${NOT_IN_WORD}`,
  `(?:${words('yards? pounds? ounces? tons? tonnes? gallons? knots? acres? hectares? kelvin')})(?![a-z])`,
  `(?:calendar\\s|working\\s|business\\s)?(?:${words('years? months? weeks? days? hours? minutes? mins? secs?')}|min)${NOT_IN_WORD}`,
  `[Ll]ines of code|[Oo]rders? of magnitude`,
  `(?:${words('percent frames? slides? pages? persons? people members? cores? cycles? shots? rounds? channels? sorties? images? targets? interfaces? units? users? tests? prototypes? samples? nodes? devices? systems? entities')})(?![A-Za-z])`,
  `(?:${words('times fold')})(?![A-Za-z])|[xX×](?![A-Za-z\\d])(?!\\s?\\d)`,
  "%(?:\\s?RH)?|[\"”″]|['’′]{2}|['’′](?![A-Za-z])",
]

const ONE = `(?:${[...NAMES.slice(0, 4), ...SYMBOLS, ...NAMES.slice(4)].join('|')})`
const POWER = '(?:\\.?[²³]|\\^[-−]?[1-4]|(?<=m|ft|in)[23](?![\\d.,]))?'

/** Units of measure as the source of a regular expression, with powers and "per": "W/kg", "cm2", "Gb per second", "pT/rtHz". */
export const UNITS = `${ONE}${POWER}(?:\\s?(?:/|\\sper\\s|·)\\s?(?:rt|√)?(?:${ONE}${POWER}|frame|pixel|shot|unit|device|hour|day|year|mission|flight|person|user)){0,2}`

/** Units of the customary system; a measure repeated in brackets in the other system is a conversion, no second limit. */
const CUSTOMARY =
  /^(?:in|inch(?:es)?|["”″]|f(?:oo|ee)?t|['’′]|yds?|yards?|mi|miles?|nautical miles?|nmi?|lbs?|lbf|pounds?|oz|ounces?|gal|gallons?|°\s?F|F|degrees? (?:F|Fahrenheit)|mph|kts?|knots?|psi[ag]?|ksi|kft|hp|acres?|(?:square|cubic|sq\.?|cu\.?)\s?(?:feet|foot|ft|inch(?:es)?|in|miles?|yards?))(?:\.?[²³23]|\scubed)?(?:\/\w+[²³23]?)?$/i
const METRIC =
  /^(?:[nmckKµμ]?m|(?:kilo|centi|milli|micro|nano)?met(?:er|re)s?|[mkµμ]?g|(?:kilo|milli)?grams?|tonnes?|m?L|liters?|litres?|cc|°\s?C|C|degrees? (?:C|Celsius)|[kMGh]?Pa|m?bar|kgf|N|k?W|hectares?|(?:square|cubic|sq\.?)\s?(?:c|k|m)?m(?:eters?|etres?)?|(?:square|cubic)\s(?:centi|milli|kilo)meters?)(?:\.?[²³23])?(?:\/\w+[²³23]?)?$/

/** Whether two units stand for the same measure in the two systems, or one is of the one system and the other of the other. */
export function isOtherSystem(one: string, other: string): boolean {
  return (CUSTOMARY.test(one) && METRIC.test(other)) || (METRIC.test(one) && CUSTOMARY.test(other))
}
