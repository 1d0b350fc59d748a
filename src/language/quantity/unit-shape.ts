/**
 * A unit of measure. Names stand apart by "|", a plural that is no "s" behind a stroke: "inch/inches". `of` is what it measures, `is` how many of the
 * dimension's base it is; customary units have the metric dimension, so that a conversion is seen.
 */
export type Unit = {
  /** How it is written. */
  sign: string
  /** Other ways to print the sign, apart by a space. */
  also?: string
  /** Its names in words. */
  words?: string
  of: string
  is: number
  /** Letters that multiply it, before the sign; its names then take the words for them. */
  prefixes?: string
  /** The sign means something else alone. */
  needsPrefix?: true
  system?: 'customary' | 'metric'
  /**
   * How it is written when it was said: as its sign, alone or with "milli" and "mega" (`prefixed`), with those alone (`only`: a second is a word, a
   * millisecond "ms"), or as its word.
   */
  spoken?: 'sign' | 'prefixed' | 'only' | 'word'
  /** Ways to say it that nobody prints. */
  says?: string
  /** A sign alone behind "per" too: "m/s", but "90 seconds". */
  below?: true
}

/** Prefixes by their words: the letter and what it multiplies by. */
export const PREFIXES: readonly (readonly [word: string, letter: string, times: number])[] = [
  ['femto', 'f', 1e-15],
  ['pico', 'p', 1e-12],
  ['nano', 'n', 1e-9],
  ['micro', 'µ', 1e-6],
  ['milli', 'm', 1e-3],
  ['centi', 'c', 1e-2],
  ['hecto', 'h', 1e2],
  ['kilo', 'k', 1e3],
  ['mega', 'M', 1e6],
  ['giga', 'G', 1e9],
  ['tera', 'T', 1e12],
  ['peta', 'P', 1e15],
]

/** The letters that a unit may stand behind. */
export const ALL = 'fpnumckKMGTPµμ'
export const MOST = 'fpnumkMGµμ'
export const LENGTHS = 'fpnumckKMGµμ'
export const MASSES = 'fpnumkµμ'
export const BYTES = 'kMGTP'
