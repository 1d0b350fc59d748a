import { blanksIn } from '../../../domain/blank.ts'

/** Elements whose content is for machines: gone with what they hold. */
const ELEMENT = /<(script|style|svg|template|think|thinking)\b[^<>]{0,2000}>[\s\S]{0,4000}?<\/\1\s{0,9}>|<!--[\s\S]{0,4000}?-->/gi
/** Elements, comments, and the marks with which programs tell a model who speaks. */
const TAG = /<(?=[\p{L}/!?|])([/!?|]?\p{L}*)([^<>]{0,2000})>/gu
const INSTRUCTION = /\[\s?\/?\s?(?:INST|SYS)\s?\]/gi
const SPEAKER = /^[\s#*]{0,9}(?:assistant|system|user|human|ai|response|answer)(?:\*\*)?\s?[:：][\s*]{0,5}/i
const CODE = /^[ \t]*(?:```|~~~)[^\n]*(?:\n|$)|`/gm

/** Elements after which a new line begins. */
const BREAKS: ReadonlySet<string> = new Set('br hr /p /li /tr /div /h /ul /ol /table'.split(' '))

/** A text without HTML, its comments and the marks of a chat. */
export function withoutMarkup(text: string): string {
  return text.replace(ELEMENT, ' ').replace(TAG, plainTag).replace(INSTRUCTION, ' ').replace(SPEAKER, '').replace(CODE, '')
}

/** "<name of the range>" is a blank that somebody put in pointed brackets. */
function plainTag(_: string, name: string, rest: string): string {
  const blank = `[${name}${rest}]`
  if (blanksIn(blank).length > 0) return blank
  if (name.toLowerCase() === 'li') return '\n- '
  return BREAKS.has(name.toLowerCase()) ? '\n' : ''
}
