import { NARRATIVES_HEADING, narrativeHeading } from '../domain/steps/told-narratives.ts'
import { blocksBelow, type NarrativeBlock } from './narrative-blocks.ts'
import type { Words } from './narrative-words.ts'
import type { PrintedNarrative } from './printed-narrative.ts'

/** The narratives as plain text, to be copied behind the plan's: no mark of Markdown, lists with bullets and numbers, cells of a table apart. */
export function narrativesText(narratives: readonly PrintedNarrative[]): string {
  return [`${NARRATIVES_HEADING}:`, ...narratives.flatMap(narrativeParts)].join('\n\n')
}

function narrativeParts(narrative: PrintedNarrative): string[] {
  const { sources } = narrative
  return [narrativeHeading(narrative), ...blocksBelow(narrative).map(blockText), ...(sources === '' ? [] : [`Sources: ${sources}`])]
}

function blockText(block: NarrativeBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return wordsText(block.words)
    case 'quote':
      return block.blocks.map(blockText).join('\n')
    case 'code':
      return block.lines.join('\n')
    case 'table':
      return [block.head, ...block.rows].map((row) => row.join('\t')).join('\n')
    case 'list':
      return block.items.map((item, at) => itemText(item, block.start === null ? '•' : `${block.start + at}.`)).join('\n')
  }
}

/** What belongs to an item stands in below its mark. */
function itemText(item: readonly NarrativeBlock[], mark: string): string {
  const text = item.map(blockText).join('\n').replaceAll('\n', '\n  ')
  return `${mark} ${text}`.trimEnd()
}

function wordsText(words: readonly Words[]): string {
  return words
    .map(({ text, is_new_line }) => (is_new_line ? `\n${text.trimStart()}` : text))
    .join('')
    .trim()
}
