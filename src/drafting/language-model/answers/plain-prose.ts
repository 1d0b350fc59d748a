/** A model's words as plain text: no HTML, no links, no images, no marks of a chat, no control signs; at most so many characters. */
export function plainProse(_text: string, _longest: number): string {
  throw new Error('to be written')
}

/** The same for Markdown: headings, lists, emphasis and tables stay. */
export function plainMarkdown(_text: string, _longest: number): string {
  throw new Error('to be written')
}
