import type { Proof } from '../demands/demands.ts'

type Words = Pick<Proof, 'text' | 'page'>

/** Texts as one series: "A; B; and C". `before` stands in front of each; the page is named where it changes. */
function inSeries(parts: readonly Words[], { before = '' }: { before?: string } = {}): string {
  const cited = parts.map(
    ({ text, page }, index) => `${before}${text}${page > 0 && parts[index - 1]?.page !== page ? ` (p. ${page})` : ''}`,
  )
  return joined(cited)
}

/** A series behind its start, with one citation at its end where all parts stand on one page. */
export function citedAtEnd(start: string, parts: readonly Words[], { before = '' }: { before?: string }): string {
  const pages = [...new Set(parts.map(({ page }) => page))]
  const [page = 0] = pages
  if (pages.length > 1) return `${start}${inSeries(parts, { before })}`
  return `${start}${joined(parts.map(({ text }) => `${before}${text}`))}${page > 0 ? ` (solicitation p. ${page})` : ''}`
}

function joined(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? ''
  const mark = parts.some((part) => part.length > 50 || part.includes(',')) || parts.length > 2 ? ';' : ''
  return `${parts.slice(0, -1).join('; ')}${mark} and ${parts.at(-1)}`
}
