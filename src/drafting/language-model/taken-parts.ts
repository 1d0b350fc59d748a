import { tracedWords } from '../../domain/grounding/telling-word.ts'
import { milestoneTitle } from '../../domain/milestone.ts'
import { lineAlone } from '../../domain/milestone-document.ts'
import { open } from '../../domain/work-breakdown/composed/phrase.ts'
import { closed } from '../../domain/work-breakdown/composed/sentences.ts'
import { hasLetter, hasLetterOrDigit, oneLine } from '../../language/characters.ts'
import { sentencesIn, sentencesOfLines } from '../../language/sentence.ts'
import { isEnded, plainMarkdown, plainProse, tidied } from './answers/plain-prose.ts'
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
  const [first, ...rest] = id.toLowerCase().match(WORD) ?? []
  return first === 'task' && rest.length > 0 ? rest.join(' ') : [first, ...rest].join(' ')
}

const WORD = /[\p{L}\d]+(?:\.\d+)*/gu

function standing(part: Part, text: string): string {
  if (part.kind === 'section') return withMarks(part.text, withoutHeadings(plainMarkdown(text, LONGEST, [part.text])))
  const line = withMarks(part.text, oneLine(plainProse(text, LONGEST, [part.text])))
  const said = withoutLabel(part, line)
  return said === '' ? '' : ended(part, withCitations(part.text, said))
}

/** Quotations of the outline keep its marks, and so do its inches ("2″"): a straight mark would close a quotation. */
function withMarks(before: string, said: string): string {
  return [...quotationsIn(before), ...(before.match(INCHES) ?? [])].reduce((text, mark) => text.replaceAll(straight(mark), mark), said)
}

const INCHES = /\d″/g
const QUOTATION = /“[^“”\n]{1,600}”/g

/** What a part quotes, with its marks. */
export function quotationsIn(text: string): string[] {
  return text.match(QUOTATION) ?? []
}

/** The marks of a text as everything that a model writes has them. */
function straight(text: string): string {
  return plainProse(text.replaceAll('″', '"'), LONGEST, [text])
}

/** A text without the sentences that may not stand, line by line; a line of which nothing but its mark is left goes, too. */
export function withoutSentences(text: string, isUnfit: (sentence: string) => boolean): string {
  const lines = text.split('\n').flatMap((line) => {
    const left = sentencesOfLines(line)
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
  const lines = markdown.split('\n').filter((line) => !line.trimStart().startsWith('#'))
  return tidied(lines.join('\n'))
}

/** The label stands before the part already: "3.1 Method" behind "Method: ", as "Risk 2" does behind "Risk: ". */
function withoutLabel({ id, kind }: Part, line: string): string {
  if (kind === 'title') return open(milestoneTitle(line))
  const text = kind === 'deliverable' || kind === 'criterion' ? lineAlone(line) : line
  const words = id.split(' ').filter(hasLetter).join(' ')
  const label = [id, `Task ${id}`, words].find((one) => one !== '' && isLabel(one, text))
  return label === undefined ? text : text.slice(label.length + 1).trim()
}

const MARKS = ':)–—-.'

/** Whether a text begins with a label: a mark follows it, or the number of a task stands alone. */
function isLabel(label: string, text: string): boolean {
  const next = text.charAt(label.length)
  return text.toLowerCase().startsWith(label.toLowerCase()) && next !== '' && (MARKS.includes(next) || (!hasLetter(label) && next === ' '))
}

/** Prose ends with a full stop as the part did; a title or a list's item does as it did before. */
function ended({ text }: Part, said: string): string {
  if (isEnded(text)) return closed(said)
  return said.endsWith('.') && !said.endsWith('..') ? open(said) : said
}

const BRACKETS = /\([^()]{1,160}\)/g
const PAGE = /\bpp?\. ?\d+/

/** "(solicitation p. 2)", "(p. 3)", "(DoD SBIR 25.1 BAA, section 5.7)". */
function citationsIn(text: string): string[] {
  return (text.match(BRACKETS) ?? []).filter((one) => PAGE.test(one) || one.includes(' BAA'))
}

/** A citation that got lost goes back behind the first sentence: where a requirement stands is not for a model to say. */
function withCitations(before: string, said: string): string {
  const lost = [...new Set(citationsIn(before))].filter((citation) => !said.includes(PAGE.exec(citation)?.[0] ?? citation))
  if (lost.length === 0) return said
  const end = sentencesIn(said)[0]?.end ?? said.length
  const at = isEnded(said.slice(0, end)) ? end - 1 : end
  return `${said.slice(0, at)} ${lost.join(' ')}${said.slice(at)}`
}
