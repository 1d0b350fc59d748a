/** Elements whose content is for machines: gone with what they hold. */
const ELEMENTS =
  /<(script|style|iframe|object|svg|math|template|noscript|head|title|textarea|select|audio|video|canvas|think|thinking)\b[^<>]{0,2000}>[\s\S]{0,4000}?<\/\1\s{0,9}>/gi
const COMMENTS = /<!--[\s\S]{0,4000}?-->|<!\[CDATA\[[\s\S]{0,4000}?\]\]>|<[!?][^<>]{0,2000}>/g

/** Marks with which programs tell a model who speaks, or where an answer begins. */
const CHAT = /<\s?\|[^<>\n]{0,80}\|\s?>|<<\s?\/?\s?SYS\s?>>|\[\s?\/?\s?(?:INST|SYS)\s?\]|<\/?data-[^<>\n]{0,200}>/gi
const SPEAKER =
  /^\s{0,9}(?:#{1,6}\s{0,3})?(?:\*\*)?(?:assistant|system|user|human|ai|chatgpt|claude|response|answer)(?:\*\*)?\s?[:：]\s{0,3}(?:\*\*)?/gi

/** Elements after which a new line begins. */
const BREAKS = /<(?:br|hr|\/p|\/li|\/tr|\/div|\/h[1-6]|\/ul|\/ol|\/table)\b[^<>]{0,2000}>/gi
const ITEM = /<li\b[^<>]{0,2000}>/gi
/** "<name of the range>" is a blank that somebody put in pointed brackets; with anything else in it, it is an element. */
const BLANK = /<((?:name|state|fill in|insert|to be)\b[\p{L}\d ,'/-]{2,120})>/giu
const TAG = /<\/?[\p{L}][^<>]{0,2000}>/gu

/** A text without HTML, its comments and the marks of a chat. */
export function withoutMarkup(text: string): string {
  return text
    .replace(ELEMENTS, ' ')
    .replace(COMMENTS, ' ')
    .replace(CHAT, ' ')
    .replace(BREAKS, '\n')
    .replace(ITEM, '\n- ')
    .replace(BLANK, '[$1]')
    .replace(TAG, '')
    .replace(SPEAKER, '')
    .replace(/^[ \t]*(?:```|~~~)[^\n]*(?:\n|$)/gm, '')
    .replace(/`/g, '')
}
