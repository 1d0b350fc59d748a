import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { isReworded, requirementWords } from '../../../domain/solicitation/requirement/requirement-words.ts'
import { figure } from '../../../domain/work-breakdown/composed/phrase.ts'
import { oneSpaced } from '../../../language/characters.ts'

/** Words of the plan or the solicitation between quotation marks, cut behind a word where they are long. */
export function quoted(text: string, longest = 130): string {
  return `“${cut(text, longest)}”`
}

/** A line of a table of values by its name and its value, "Charge time: at most 3 h"; undefined of a sentence. */
export function namedValue({ text, quantities: [first] }: Pick<Requirement, 'text' | 'quantities'>): string | undefined {
  return first?.what && text.startsWith(`${first.what}: `) ? `${first.what}: ${figure(first)}` : undefined
}

/** What stands beside a question on a requirement: its quote with its page, and other words where the quote is a line of a table or a person corrected it. */
export function quoteOf(one: Requirement): Pick<Requirement, 'quote' | 'page'> & { requirement_id: string; words?: string } {
  const words = isReworded(one) ? requirementWords(one) : namedValue(one)
  return { quote: one.quote, page: one.page, requirement_id: one.id, ...(words ? { words } : {}) }
}

function cut(text: string, longest: number): string {
  const plain = oneSpaced(text).replaceAll('“', '‘').replaceAll('”', '’').replaceAll('"', "'").trim()
  const words = plain.length <= longest ? plain : `${plain.slice(0, plain.lastIndexOf(' ', longest))} …`
  return words.endsWith('.') ? words.slice(0, -1) : words
}
