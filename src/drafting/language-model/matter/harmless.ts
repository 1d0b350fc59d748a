import { plainSigns } from '../answers/plain-signs.ts'

/** Marks with which programs tell a model who is speaking, and look-alikes of our own. What is in the sharp brackets is kept, the brackets are put for others. */
const CHAT_MARKS =
  /<\s{0,3}\/?\s{0,3}(?:data\b|system|assistant|user|human|tool|function|instructions?|prompt|admin|developer|think|answer|context|document|s>)[^<>\n]{0,80}>|<\s{0,3}\/?\s{0,3}data-|<\s?\|[^<>\n]{0,60}\|\s?>|<<\s?\/?\s?SYS\s?>>/giu
const INST = /\[\s{0,3}\/?\s{0,3}(?:INST|SYS|SYSTEM|AVAILABLE_TOOLS|TOOL_CALLS|TOOL_RESULTS)[^[\]\n]{0,20}\]/giu
/** "Human:" at the head of a line, with or without the marks of a heading, begins somebody's turn for some models. */
const TURN =
  /^(?=[ \t]{0,8}(?:[#>*_-]{1,6}[ \t]{0,4})?(?:\*\*)?(?:human|assistant|system|user|developer|ai|tool|instructions?|response|prompt)(?:\*\*)?[ \t]{0,3}[:：])/gimu

/** A text as data: what is written stays readable, but nothing in it looks like the marks of a fence or of a chat, and nothing is unseen. */
export function harmless(text: string): string {
  return plainSigns(text)
    .replace(/[＜〈]/g, '‹')
    .replace(/[＞〉]/g, '›')
    .replace(CHAT_MARKS, (mark) => mark.replace(/</g, '‹').replace(/>/g, '›'))
    .replace(INST, (mark) => mark.replace('[', '(').replace(']', ')'))
    .replace(TURN, '| ')
}
