import { wordsOf } from '../../../language/words.ts'

/** From this many words on, a line all in capitals is shouted rather than a list of acronyms. */
const FEWEST = 4

/** A line shouted in capitals, in plain case; names behind a title or before "leads", acronyms and model names keep theirs. */
export function inPlainCase(line: string): string {
  const letters = line.replace(/[^\p{L}]/gu, '')
  const isShouted = letters.length > 12 && !/\p{Ll}{2}/u.test(line) && line.split(/\s+/).length >= FEWEST
  if (!isShouted) return line
  const plain = line.replace(/[\p{L}\d'’./-]+/gu, plainWord)
  return plain
    .replace(NAMED, (name) => name.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase()))
    .replace(/(?:^|[.!?] )\p{Ll}/gu, (start) => start.toUpperCase())
}

const NAMED =
  /\b(?:dr|mr|ms|mrs|prof)\.? \p{L}+(?: \p{L}+)?(?= |[.,;]|$)|(?:^|(?<=[.;,] |\band ))\p{L}+ \p{L}+(?= (?:leads?|is (?:the )?(?:PI|lead)|runs?|writes?|builds?|heads?|manages?|does)\b)/giu

const KNOWN =
  /^(?:PI|RF|HF|VHF|UHF|DOD|TPOC|STTR|SBIR|GPU|CPU|FPGA|UAV|UAS|AI|ML|USA|US|NY|CA|CFD|FEA|FEM|PCB|SNR|GPS|IMU|TRL|ITAR|IRB|FDA|NASA|AFRL|ONR|USMC|HFSS|MATLAB|ROC|API|LLM|CAD|STEP|COTS|GFE|SME)S?$/

/** Units are written in one way only. */
const UNITS: Record<string, string> = {
  DB: 'dB',
  GHZ: 'GHz',
  MHZ: 'MHz',
  KHZ: 'kHz',
  HZ: 'Hz',
  KW: 'kW',
  KG: 'kg',
  MM: 'mm',
  CM: 'cm',
  KM: 'km',
}

function plainWord(word: string): string {
  const unit = /^(\d*(?:\.\d+)?)([A-Z]+)$/.exec(word)
  if (unit?.[2] && UNITS[unit[2]]) return `${unit[1] ?? ''}${UNITS[unit[2]]}`
  if (/^(?:DR|MR|MS|MRS|PROF)\.?$/.test(word)) return `${word.charAt(0)}${word.slice(1).toLowerCase().replace(/\.$/, '')}.`
  if (KNOWN.test(word) || /\d/.test(word) || /^[^AEIOUY]+$/.test(word)) return word
  const [tagged] = wordsOf(word.toLowerCase())
  return tagged && tagged.pos !== 'X' ? word.toLowerCase() : word
}
