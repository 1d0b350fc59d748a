const FENCE = /^\s{0,3}(`{3,}|~{3,})/
const ITEM = /^\s{0,3}(?:[-*+]|\d{1,9}[.)])\s/

/**
 * A Markdown text cut where one block ends and the next begins, so that typing in one leaves the others as they were drawn. Nothing that belongs
 * together is cut: the items of a list with their paragraphs, a fence with all that is in it, a line with what goes on under it.
 */
export function markdownBlocks(markdown: string): string[] {
  const blocks: string[][] = []
  let fence: string | null = null
  let isApart = true
  for (const line of markdown.split(/\r?\n/)) {
    const mark = FENCE.exec(line)?.[1]
    if (fence === null && line.trim() === '') {
      isApart = true
      blocks.at(-1)?.push(line)
      continue
    }
    const goesOn = fence !== null || !isApart || belongsTo(line, blocks.at(-1)?.[0])
    if (goesOn && blocks.length > 0) blocks.at(-1)?.push(line)
    else blocks.push([line])
    if (fence === null) fence = mark ?? null
    else if (mark?.startsWith(fence) && line.trim() === mark) fence = null
    isApart = false
  }
  return blocks.map((lines) => lines.join('\n').trimEnd())
}

/** After an empty line: whether a line still belongs to the list that was begun above. */
function belongsTo(line: string, first: string | undefined): boolean {
  return first !== undefined && ITEM.test(first) && (ITEM.test(line) || line.startsWith('  ') || line.startsWith('\t'))
}
