import { FORM_PAGE } from '../../../../domain/plan-forms/page-estimate.ts'
import { oneLine } from '../../../../export/word-text.ts'
import { px } from './paper.ts'

/** An item of a list, as the Word file marks it. */
export function SheetItem({ text, after }: { text: string; after: number }) {
  const indent = px(FORM_PAGE.indent)
  return (
    <p style={{ paddingLeft: indent, textIndent: -indent, marginBottom: px(after) }}>
      <span style={{ display: 'inline-block', width: indent, textIndent: 0 }}>•</span>
      {oneLine(text)}
    </p>
  )
}
