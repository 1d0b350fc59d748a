import { raised, startsWithCapital } from '../language/characters.ts'
import type { KeptOut } from './grounding/sources.ts'
import { type StoredMilestone, shownText } from './milestone.ts'

type Printed = { milestones: readonly StoredMilestone[]; scope_paragraph?: string | null | undefined }

/** A plan as it is printed: without what is kept out. What somebody has worded anew in the plan itself is printed as it stands there. */
export function withoutKeptOut<Plan extends Printed>(plan: Plan, kept: readonly KeptOut[]): Plan {
  if (kept.length === 0) return plan
  const milestones = plan.milestones.map((one) => {
    const text = shownText(one)
    const printed = linesWithout(text, (line) => printedOf(line, kept)[0] ?? '')
    const own = (items: string[]) => {
      const told = items.flatMap((item) => printedOf(item, kept))
      return told.join('\n') === items.join('\n') ? items : told
    }
    const [deliverables, acceptance_criteria] = [own(one.deliverables), own(one.acceptance_criteria)]
    const isSame = printed === text && deliverables === one.deliverables && acceptance_criteria === one.acceptance_criteria
    return isSame ? one : { ...one, deliverables, acceptance_criteria, ...(printed === text ? {} : { refined_text: printed }) }
  })
  return {
    ...plan,
    milestones,
    scope_paragraph: plan.scope_paragraph && linesWithout(plan.scope_paragraph, (line) => kept.reduce(without, line)),
  }
}

/** The lines of a text as they are printed; one of which nothing but its mark is left goes, too. */
function linesWithout(text: string, printing: (line: string) => string): string {
  return text
    .split('\n')
    .flatMap((line) => {
      const printed = printing(line)
      return printed !== line && /^\s*[-•*–]?\s*$/.test(printed) ? [] : [printed]
    })
    .join('\n')
}

/** A line or item as it is printed; none of one of which all waits with what is kept out of it, or nothing is left. */
function printedOf(text: string, kept: readonly KeptOut[]): string[] {
  const isOut = kept.some(({ is_all, line }) => is_all && saysLine(text, line))
  const printed = isOut ? '' : kept.reduce(without, text)
  return printed.trim() === '' && text.trim() !== '' ? [] : [printed]
}

/** Fewer words may stand in another line by chance, but for those between marks. */
const SOME_WORDS = 4

function saysLine(text: string, line: string): boolean {
  const [all, one] = [text.toLowerCase(), line.toLowerCase()]
  return placeOf(one, all) >= 0 || (one.split(' ').length >= SOME_WORDS && all.includes(one))
}

/** A label at the beginning of a line or of a sentence, before what is said behind it. */
const LABEL = /(?<=^|[.!?]\s)\p{Lu}[\p{L}\d /-]*: $/u
const BEGINS_WITH_LABEL = /^\p{Lu}[\p{L}\d /-]*: /u

/** Where a line stands in a text, between marks that end one: "foam" is no line of "foam alarm", nor of "foam, 4 kg". */
function placeOf(line: string, text: string, from = 0): number {
  const at = text.indexOf(line, from)
  const isWhole = /(?:^|[.!?:;—–-]\s+)$/.test(text.slice(0, at)) && /^(?:$|[.!?;])/.test(text.slice(at + line.length))
  return at < 0 || isWhole ? at : placeOf(line, text, at + 1)
}

/** Fewer words of a line may stand in another sentence by chance. */
const MANY_WORDS = 8

/** Where a line stands in a text; a long one by its words, whatever marks part them there: one sentence may be printed as two. */
function stretchOf(line: string, text: string): { start: number; end: number } | undefined {
  const exact = placeOf(line.toLowerCase(), text.toLowerCase())
  if (exact >= 0) return { start: exact, end: exact + line.length }
  const wordsIn = (some: string) => Array.from(some.toLowerCase().matchAll(/[\p{L}\d]+/gu), ({ 0: word, index }) => ({ word, index }))
  const [said, told] = [wordsIn(line), wordsIn(text)]
  if (said.length < MANY_WORDS || said.length > told.length) return undefined
  const at = told.findIndex((_, from) => said.every(({ word }, nth) => told[from + nth]?.word === word))
  const [first, last] = [told[at], told[at + said.length - 1]]
  return first && last && { start: first.index, end: last.index + last.word.length }
}

/** A text with the rest of a line in its place; where there is none, its label and the mark that parts it from others go with it. */
function without(text: string, { line, rest }: KeptOut): string {
  const place = stretchOf(line, text)
  const isThere = rest !== '' && text.toLowerCase().includes(rest.toLowerCase()) && rest.toLowerCase().includes(line.toLowerCase())
  if (!place || line === '' || isThere) return text
  const [before, behind] = [text.slice(0, place.start), text.slice(place.end)]
  if (rest !== '') return before + (startsWithCapital(text.slice(place.start)) ? raised(rest) : rest) + behind
  if (behind.startsWith('; ')) return before + (LABEL.test(before) ? raised(behind.slice(2)) : behind.slice(2))
  if (before.endsWith('; ')) return before.slice(0, -2) + behind
  const next = behind.replace(/^[.!?]+\s*/, '')
  const isLabelled = next !== '' && !BEGINS_WITH_LABEL.test(next)
  return ((isLabelled ? before : before.replace(LABEL, '')) + next).trimEnd()
}
