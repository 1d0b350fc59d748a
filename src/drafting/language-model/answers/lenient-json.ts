import { hasSpace } from '../../../language/characters.ts'
/** What was read at a place of a text: the value, where it ends, and whether it came to its end there. */
export type ReadJson = { value: unknown; end: number; whole: boolean }

/** Answers are flat; what is nested deeper is no answer, and could exhaust the stack. */
const DEEPEST = 40

/** Thrown inside, never out of this file: the text at this place is no JSON. No error, since nobody looks where it came from. */
class NotJson {
  readonly at: number
  constructor(at: number) {
    this.at = at
  }
}

/**
 * Reads JSON as models write it: commas before a closing bracket, line ends inside of texts; what breaks off is closed where it broke off. Takes time in
 * proportion to what it reads. A text that is no JSON gives the place where that shows.
 */
export function readJsonAt(text: string, at: number): ReadJson | { notJsonAt: number } {
  try {
    const reading = { text, at, whole: true }
    const value = readValue(reading, 0)
    return { value, end: reading.at, whole: reading.whole }
  } catch (error) {
    if (error instanceof NotJson) return { notJsonAt: error.at }
    throw error
  }
}

type Reading = { text: string; at: number; whole: boolean }

/** Stands for a value of which nothing has arrived. */
const NOTHING = Symbol('nothing')

function readValue(reading: Reading, depth: number): unknown {
  skipSpace(reading)
  const sign = reading.text[reading.at]
  if (sign === undefined) return brokenOff(reading, NOTHING)
  if (depth > DEEPEST) throw new NotJson(reading.at)
  if (sign === '{') return readObject(reading, depth)
  if (sign === '[') return readArray(reading, depth)
  if (sign === '"') return readText(reading)
  return readWord(reading)
}

function readObject(reading: Reading, depth: number): Record<string, unknown> {
  const fields: [string, unknown][] = []
  reading.at++
  for (;;) {
    skipSpaceAndCommas(reading)
    const sign = reading.text[reading.at]
    if (sign === undefined) return brokenOff(reading, Object.fromEntries(fields))
    if (sign === '}') {
      reading.at++
      return Object.fromEntries(fields)
    }
    if (sign !== '"') throw new NotJson(reading.at)
    const name = readText(reading)
    skipSpace(reading)
    if (reading.at >= reading.text.length) return brokenOff(reading, Object.fromEntries(fields))
    if (reading.text[reading.at] !== ':') throw new NotJson(reading.at)
    reading.at++
    const value = readValue(reading, depth + 1)
    if (value !== NOTHING) fields.push([name, value])
  }
}

function readArray(reading: Reading, depth: number): unknown[] {
  const items: unknown[] = []
  reading.at++
  for (;;) {
    skipSpaceAndCommas(reading)
    const sign = reading.text[reading.at]
    if (sign === undefined) return brokenOff(reading, items)
    if (sign === ']') {
      reading.at++
      return items
    }
    const value = readValue(reading, depth + 1)
    if (value !== NOTHING) items.push(value)
  }
}

const ESCAPED: Record<string, string> = { n: '\n', t: '\t', r: '\n', b: '', f: '\n' }

function readText(reading: Reading): string {
  const { text } = reading
  let read = ''
  let from = ++reading.at
  for (;;) {
    const end = nextOf(text, from)
    if (end < 0) {
      reading.at = text.length
      return brokenOff(reading, read + text.slice(from))
    }
    read += text.slice(from, end)
    if (text[end] === '"') {
      reading.at = end + 1
      return read
    }
    const sign = text[end + 1]
    const code = sign === 'u' ? text.slice(end + 2, end + 6) : ''
    if (sign === undefined || (sign === 'u' && code.length < 4)) {
      reading.at = text.length
      return brokenOff(reading, read)
    }
    const isCode = /^[\da-f]{4}$/i.test(code)
    read += isCode ? String.fromCharCode(Number.parseInt(code, 16)) : (ESCAPED[sign] ?? sign)
    from = end + (isCode ? 6 : 2)
  }
}

/** Where the next quotation mark or backslash stands. */
function nextOf(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x22 || code === 0x5c) return at
  }
  return -1
}

const WORDS: Record<string, unknown> = { true: true, false: false, null: null, True: true, False: false, None: null }

function readWord(reading: Reading): unknown {
  const word = /^[-+.\w]{1,40}/.exec(reading.text.slice(reading.at, reading.at + 40))?.[0]
  if (word === undefined) throw new NotJson(reading.at)
  reading.at += word.length
  const isCut = reading.at >= reading.text.length
  if (word in WORDS) return WORDS[word]
  const number = /^-?\d/.test(word) ? Number(word) : Number.NaN
  if (isCut) return brokenOff(reading, NOTHING)
  if (Number.isNaN(number)) throw new NotJson(reading.at)
  return number
}

function brokenOff<Value>(reading: Reading, value: Value): Value {
  reading.whole = false
  return value
}

function skipSpace(reading: Reading): void {
  while (hasSpace(reading.text[reading.at] ?? 'x')) reading.at++
}

function skipSpaceAndCommas(reading: Reading): void {
  while (/[\s,]/.test(reading.text[reading.at] ?? 'x')) reading.at++
}
