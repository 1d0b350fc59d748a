import { NARRATIVES_HEADING, narrativeHeading, type ToldNarrative } from '../steps/told-narratives.ts'
import { type FormBlock, type FormDocument, paragraph } from './form-document.ts'

type Narrative = Pick<ToldNarrative, 'milestone_number' | 'title' | 'narrative_md'> & { sources: string }

/** A document with the narratives behind it, about as they print: on pages of the same kind, without the marks of Markdown. */
export function withNarratives(document: FormDocument, narratives: readonly Narrative[]): FormDocument {
  if (narratives.length === 0) return document
  const blocks = narratives.flatMap((one): FormBlock[] => [
    { kind: 'subheading', text: narrativeHeading(one) },
    ...one.narrative_md.split('\n').flatMap(blockOf),
    ...(one.sources ? [paragraph(`Sources: ${one.sources}`)] : []),
  ])
  return { ...document, sections: [...document.sections, { heading: NARRATIVES_HEADING, blocks }] }
}

function blockOf(line: string): FormBlock[] {
  const text = line.trim().replaceAll('**', '')
  if (text === '') return []
  if (text.startsWith('#')) return [{ kind: 'subheading', text: text.slice(text.lastIndexOf('#') + 1).trim() }]
  return text.startsWith('- ') ? [{ kind: 'item', text: text.slice(2) }] : [paragraph(text)]
}
