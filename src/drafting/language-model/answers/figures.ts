const FIGURE = /\d+(?:,\d{3})*(?:\.\d+)?/g

/** The figures of a text in the order in which they stand there, without the marks between thousands. */
export function figuresOf(text: string): string[] {
  return Array.from(text.matchAll(FIGURE), ([figure]) => figure.replaceAll(',', ''))
}
