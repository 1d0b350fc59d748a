import { hasLetterOrDigit, oneLine } from '../../language/characters.ts'
import { sentencesIn } from '../../language/sentence.ts'
import { withFigures } from '../../language/spoken/figures.ts'
import { pageBodies } from './page-body.ts'
import type { Origin, PlanSources, SourceEntry } from './sources.ts'

/** One sentence of a source, as an origin with its words as they stand there. */
export type SourcePassage = { origin: Origin; text: string }

/** Longer sentences are lists and tables; they are cut where a line ends, so that a quote can be read at a glance. In characters. */
const LONGEST = 420

/** A line that begins something of its own: an item, a row with a label, a heading. */
const BEGINS_ANEW = /\n(?=[ \t]*(?:[•·▪\-–*o][ \t]+|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)][ \t]+|\p{Lu}[\p{Lu} ]{4,}:))|\n[ \t]*\n/u

/** Every sentence that a plan may rest on: documents page by page, then answers, then what was entered, with what stands in a document as that document's. */
export function passagesOf({ documents, answers, entries }: PlanSources): SourcePassage[] {
  return [
    ...documents.flatMap(({ id, file_name, role, pages }) =>
      pageBodies(pages).flatMap(({ page, text }) =>
        cut(text).map((quote) => ({ origin: { kind: 'document' as const, document_id: id, file_name, role, page, quote }, text: quote })),
      ),
    ),
    ...answers.flatMap(({ slot, question, answer }) =>
      cut(answer).flatMap((quote) => readings(quote).map((text) => ({ origin: { kind: 'answer' as const, slot, question, quote }, text }))),
    ),
    ...entries.flatMap((entry) =>
      cut(entry.text).flatMap((text) =>
        readings(text).map((read) => ({ origin: originOf(entry, text, documents), text: `${entry.label}: ${read}` })),
      ),
    ),
  ]
}

/** What a person has said, as it stands and, where numbers were spoken, in figures: "twenty twenty four" says 2024. */
function readings(said: string): string[] {
  return [...new Set([said, withFigures(said).text])]
}

function originOf({ from, label, stands }: SourceEntry, text: string, documents: PlanSources['documents']): Origin {
  const document = stands && documents.find(({ id }) => id === stands.document_id)
  if (!stands || !document) return { kind: 'entry', from, label, quote: text }
  const { id: document_id, file_name, role } = document
  return { kind: 'document', document_id, file_name, role, page: stands.page, quote: oneLine(stands.quote) }
}

function cut(text: string): string[] {
  return text
    .split(BEGINS_ANEW)
    .flatMap((block) => sentencesIn(block).map(({ start, end }) => block.slice(start, end)))
    .flatMap(inReadableLengths)
    .map((quote) => oneLine(quote))
    .filter((quote) => hasLetterOrDigit(quote))
}

function inReadableLengths(sentence: string): string[] {
  if (sentence.length <= LONGEST) return [sentence]
  const parts: string[] = []
  let open = ''
  for (const line of sentence.split(/(?<=[\n;])/).flatMap((one) => one.match(/.{1,420}(?:\s|$)|\S{1,420}/gs) ?? [])) {
    if (open !== '' && open.length + line.length > LONGEST) {
      parts.push(open)
      open = ''
    }
    open += line
  }
  return [...parts, open]
}
