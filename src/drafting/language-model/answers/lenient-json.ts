import { jsonrepair } from 'jsonrepair'

/** What was read at a place of a text: the value, where it ends, and whether it came to its end there. */
export type ReadJson = { value: unknown; end: number; whole: boolean }

/** Answers are flat; what is nested deeper is no answer, and could exhaust the stack. */
const DEEPEST = 40
/** No answer is read that is longer, in letters. */
const LONGEST = 250_000

/**
 * Reads JSON as models write it: commas before a closing bracket, line ends inside of texts; what breaks off is closed where it broke off. A text that is
 * no JSON gives the place where that shows.
 */
export function readJsonAt(text: string, at: number): ReadJson | { notJsonAt: number } {
  const { end, depth } = extentFrom(text, at)
  if (depth > DEEPEST || end - at > LONGEST) return { notJsonAt: end }
  try {
    return { value: parsed(text.slice(at, end)), end, whole: depth === 0 }
  } catch {
    return { notJsonAt: end }
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return JSON.parse(jsonrepair(json))
  }
}

/** Where the object ends that begins at a place, and how many brackets are open there. */
function extentFrom(text: string, at: number): { end: number; depth: number } {
  let depth = 0
  let isInText = false
  for (let end = at; end < text.length; end++) {
    const sign = text[end]
    if (isInText && sign === '\\') end++
    else if (sign === '"') isInText = !isInText
    else if (!isInText && (sign === '{' || sign === '[')) depth++
    else if (!isInText && (sign === '}' || sign === ']')) depth--
    if (depth === 0 || depth > DEEPEST) return { end: end + 1, depth }
  }
  return { end: text.length, depth }
}
