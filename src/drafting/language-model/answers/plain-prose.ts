import { plainSigns } from './plain-signs.ts'

/** A model's words as plain text: no HTML, no links, no images, no marks of a chat, no control signs; at most so many characters. */
export function plainProse(text: string, longest: number, allowed: readonly string[] = []): string {
  return plainMarkdown(text, longest, allowed)
}

/** The same for Markdown: headings, lists, emphasis and tables stay. */
export function plainMarkdown(text: string, longest: number, _allowed: readonly string[] = []): string {
  return plainSigns(text)
    .replace(/<[^<>\n]{0,2000}>/g, '')
    .replace(/!?\[([^[\]\n]{0,500})\]\([^()\n]{0,2000}\)/g, '$1')
    .slice(0, longest)
    .trim()
}
