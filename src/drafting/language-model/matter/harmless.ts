import { plainSigns } from '../answers/plain-signs.ts'

/** Marks with which programs tell a model who is speaking, look-alikes of our own, and elements. */
const MARK = /<(?:\s{0,3}\/\s{0,3}|[|<]){0,2}[\p{L}|][^<>\n]{0,80}>{0,2}/gu
const INSTRUCTION = /\[(\s?\/?\s?(?:INST|SYS|AVAILABLE_TOOLS|TOOL_)[^[\]\n]{0,20})\]/gi
/** "Human:" at the head of a line, with or without the marks of a heading, begins somebody's turn for some models. */
const TURN = /^(?=[ \t#>*_-]{0,12}(?:human|assistant|system|user|developer|ai|tool|instructions?|response|prompt)[ \t*]{0,5}[:：])/gim

/** A text as data: what is written stays readable, but nothing in it looks like the marks of a fence or of a chat, and nothing is unseen. */
export function harmless(text: string): string {
  const plain = plainSigns(text).replaceAll('＜', '<').replaceAll('〈', '<').replaceAll('＞', '>').replaceAll('〉', '>')
  return plain
    .replace(MARK, (mark) => mark.replaceAll('<', '‹').replaceAll('>', '›'))
    .replace(INSTRUCTION, '($1)')
    .replace(TURN, '| ')
}
