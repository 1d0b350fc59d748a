/** Unit words, written with a small or a capital first letter. */
function words(list: string): string {
  return list
    .split(' ')
    .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
    .join('|')
}

const NOT_IN_WORD = '(?![A-Za-z])'
const INCH_AHEAD = '(?=[.³²)\\s,]*(?:$|[.³²),;(]|\\sdiameter|\\slength|\\swide|\\sx\\b))'

/** Units of measure as the source of a regular expression, longer ones first where one begins another. */
export const UNITS = [
  `(?:[pnumkMGT]|µ|μ)?(?:[Hh]z|bps|b/s|B/s|eV|Pa|bar)${NOT_IN_WORD}`,
  '[kMGT]?b(?:it)?s?\\s(?:per|/)\\s?s(?:ec(?:ond)?)?',
  `(?:[Kk]ilo|[Mm]ega|[Gg]iga|[Tt]era|[Mm]illi|[Mm]icro|[Nn]ano)?(?:${words('hertz bytes? bits? pixels? watts? volts? amps? joules? ohms? newtons? pascals? teslas?')})(?![a-z])`,
  `[pnumkMG]?T/rtHz|[pnmkMGµμ]?(?:T|V|W|A|J|F|N|Ω)(?:rms|hr?)?${NOT_IN_WORD}`,
  `dB(?:[miscW]|sm|Hz)?${NOT_IN_WORD}`,
  `(?:TB|GB|MB|KB|Gb|Mb|kb|Mpx|TOPS|FLOPS|GFLOPS|GOPS|fps|rpm|RPM|psi|ppm|ppb|kts?|${words('knots?')}|mph|nmi?|Mach|CPUs?|GPUs?|CUDA cores)${NOT_IN_WORD}`,
  '°\\s?[CFK]?|[Dd]egrees?(?:\\s(?:C|F|Celsius|Fahrenheit|Kelvin))?',
  '(?:square|cubic|sq\\.?|cu\\.?)\\s?(?:feet|foot|ft|inch(?:es)?|in|m(?:eters?)?|cm|km|miles?)',
  `(?:[Ii]nch(?:es)?(?:\\scubed)?|[Ff]eet|[Ff]oot|[Ff]t|in${INCH_AHEAD}|${words('yards? miles? kilomet(?:er|re)s? met(?:er|re)s? centimeters? millimeters? micro(?:meter|n)s? nanometers?')}|[nmckµμK]m|m)(?:[³²23]|/s(?:ec)?)?${NOT_IN_WORD}`,
  `(?:${words('pounds? lbs? ounces? kilograms? grams? tons?')}|oz|kg|mg|µg|g)${NOT_IN_WORD}`,
  `(?:${words('gallons? liters? litres?')}|mL|L|cc)${NOT_IN_WORD}`,
  `(?:calendar\\s|working\\s|business\\s)?(?:${words('years? months? weeks? days? hours? hrs? minutes? mins? seconds? secs? milliseconds? microseconds? nanoseconds?')}|ms|µs|ns|s|h)${NOT_IN_WORD}`,
  `(?:${words('percent frames? slides? pages? persons? people prototypes? units? users? members? channels? interfaces? cores entities devices systems samples tests nodes targets')})${NOT_IN_WORD}`,
  '%|["”″]|[\'’′](?![A-Za-z])',
].join('|')
