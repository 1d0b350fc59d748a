import { tracedWords } from '../../domain/grounding/telling-word.ts'
import { hasLetterOrDigit, oneLine } from '../../language/characters.ts'
import { sentencesIn } from '../../language/sentence.ts'
import { plainMarkdown, plainProse } from './answers/plain-prose.ts'
import type { Part } from './outline.ts'
import type { Written } from './parts-answer.ts'

/** Longest text of a part that is taken, in letters; what an answer may hold is less. */
const LONGEST = 12_000

/**
 * What a model wrote for the parts that it was offered, as it can stand in their place: plain, on one line where a part is a line and without
 * links but for addresses that the part had, without a label that stands before it anyway, with the citations that the part had. Parts that say the same as before are left out.
 */
export function takenTexts(offered: readonly Part[], { parts }: Written): Map<string, string> {
  const written = new Map(parts.map(({ id, text }) => [keyOf(id), text]))
  return new Map(
    offered.flatMap((part): [string, string][] => {
      const text = written.get(keyOf(part.id))
      const said = text === undefined ? '' : standing(part, text)
      return said === '' || said === part.text || said === straight(part.text) ? [] : [[part.id, said]]
    }),
  )
}

/** "[Task 3.1]", "3.1." and "3.1" name one part. */
function keyOf(id: string): string {
  return id
    .toLowerCase()
    .replace(/[[\]():]/g, ' ')
    .replace(/^\s*task\s+(?=\d)/, '')
    .replace(/\.\s*$/, '')
    .trim()
}

function standing(part: Part, text: string): string {
  if (part.kind === 'section') return withMarks(part.text, withoutHeadings(plainMarkdown(text, LONGEST, [part.text])))
  const line = withMarks(part.text, oneLine(plainProse(text, LONGEST, [part.text])))
  const said = withoutLabel(part, line)
  return said === '' ? '' : ended(part, withCitations(part.text, said))
}

/** Quotations of the outline keep its marks, and so does `2″`, which it writes so in a quotation: a straight mark would close that. */
function withMarks(before: string, said: string): string {
  const marked = [...(before.match(QUOTATION) ?? []), ...(before.match(/\d″/g) ?? [])]
  return marked.reduce((text, mark) => text.replaceAll(straight(mark), mark), said)
}

const QUOTATION = /“[^“”\n]{1,600}”/g

/** The marks of a text as everything that a model writes has them. */
function straight(text: string): string {
  return plainProse(text.replaceAll('″', '"'), LONGEST, [text])
}

/** A text without the sentences that may not stand, line by line; a line of which nothing but its mark is left goes, too. */
export function withoutSentences(text: string, isUnfit: (sentence: string) => boolean): string {
  const lines = text.split('\n').flatMap((line) => {
    const left = sentencesIn(line)
      .map(({ start, end }) => line.slice(start, end))
      .filter((sentence) => !isUnfit(sentence))
      .join(' ')
    return line.trim() !== '' && !hasLetterOrDigit(left) ? [] : [left]
  })
  return lines.join('\n').trim()
}

/** Whether the sentences that went out took something along that the outline says. */
export function takesAlong(outline: string, said: string, left: string): boolean {
  const [stood, now] = [rootsOf(said), rootsOf(left)]
  return [...rootsOf(outline)].some((root) => stood.has(root) && !now.has(root))
}

function rootsOf(text: string): ReadonlySet<string> {
  return new Set(tracedWords(text).flatMap(({ telling, root }) => (telling ? [root] : [])))
}

/** The headings of a narrative are not the model's. */
function withoutHeadings(markdown: string): string {
  return markdown
    .split('\n')
    .filter((line) => !/^\s{0,3}#{1,6}\s/.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The label stands before the part already. */
function withoutLabel({ id, kind }: Part, line: string): string {
  if (kind === 'title') return line.replace(/^(?:milestone|task)\s+\d+(?:\.\d+)?\s*[:.–—-]+\s*/i, '').replace(/[.;:]+$/, '')
  if (kind === 'task') return line.replace(/^(?:task\s+)?\d+\.\d+\s*[:.–—-]?\s*(?=\p{L})/iu, '')
  if (kind === 'deliverable' || kind === 'criterion') return line.replace(/^(?:[-*•]|[DC]\d+\s*[:.)])\s*/, '')
  return kind === 'line' ? withoutName(id, line) : line
}

/** "3.1 Method" stands behind "Method: ", as "Risk 2" does behind "Risk: ". */
function withoutName(id: string, line: string): string {
  const name = id.replace(/^[\d.]+ | \d+$/g, '')
  const label = [id, name].find((one) => line.toLowerCase().startsWith(`${one.toLowerCase()}: `))
  return label === undefined ? line : line.slice(label.length + 2)
}

/** Prose ends with a full stop as the part did; a title or a list's item does as it did before. */
function ended({ text }: Part, said: string): string {
  const isEnded = /[.!?]["'”’)\]]*$/
  if (isEnded.test(text)) return isEnded.test(said) ? said : `${said.replace(/[,;:]+$/, '')}.`
  return said.replace(/(?<=[\p{L}\d)])\.$/u, '')
}

/** "(solicitation p. 2)", "(p. 3)", "(DoD SBIR 25.1 BAA, section 5.7)". */
const CITATION = /\((?:[^()]{0,60}\bpp?\. ?\d[\d, –and-]{0,20}|[^()]{0,60}\bBAA\b[^()]{0,60})\)/g

/** A citation that got lost goes back behind the first sentence: where a demand stands is not for a model to say. */
function withCitations(before: string, said: string): string {
  const lost = [...new Set(before.match(CITATION) ?? [])].filter((citation) => !said.includes(citation) && !isCited(citation, said))
  if (lost.length === 0) return said
  const end = /[.!?](?=\s+["“[(]?\p{Lu}|\s*$)/u.exec(said)
  const at = end ? end.index : said.length
  return `${said.slice(0, at)} ${lost.join(' ')}${said.slice(at)}`
}

/** The same page cited in other words. */
function isCited(citation: string, said: string): boolean {
  const page = /\bpp?\. ?(\d+)\)$/.exec(citation)?.[1]
  return page !== undefined && new RegExp(String.raw`\bpp?\. ?${page}\b`).test(said)
}
