/** Where a deliverable's name ends and the particulars of it begin: a colon, or a comma before what it answers, holds or to whom it goes. */
const PARTICULARS =
  /:\s|;\s|,\s(?=(?:to the|to [A-Z]|answering|with|without|listing|annexed|giving|stating|covering|kept|delivered|handed|due|in\s|by\s|as\s)\b)/

/** A label before the name that says what kind of thing it is, not which: "Product for testing and demonstration: Bench prototype". */
const KIND = /^(?:products? for [^:]{5,90}):\s*/i

const CITED_PAGE_AT_END = /(?:\s*\((?:solicitation )?pp?\. ?\d+(?:[-–]\d+)?\))+$/i

/** A deliverable by its name alone: "Test report (PDF) with raw data (CSV)", not what it answers and to whom it goes. */
export function deliverableName(deliverable: string): string {
  const told = withoutKind(deliverable).trim()
  const end = outsideBrackets(told, PARTICULARS)
  const name = told
    .slice(0, end)
    .replace(CITED_PAGE_AT_END, '')
    .trim()
    .replace(/[,;:.]+$/, '')
  return name === '' ? told : name
}

/** A deliverable without the label that says what kind of thing it is. */
export function withoutKind(deliverable: string): string {
  return deliverable.replace(KIND, '')
}

function outsideBrackets(text: string, mark: RegExp): number {
  let [depth, from] = [0, 0]
  for (const { index } of text.matchAll(new RegExp(mark, 'g'))) {
    const between = text.slice(from, index)
    depth += count(between, /[([]/g) - count(between, /[)\]]/g)
    from = index
    if (depth === 0) return index
  }
  return text.length
}

function count(text: string, mark: RegExp): number {
  return text.match(mark)?.length ?? 0
}
