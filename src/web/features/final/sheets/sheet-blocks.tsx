import type { CSSProperties } from 'react'
import type { FormBlock, FormPicture, FormSection } from '../../../../domain/plan-forms/form-document.ts'
import { FORM_PAGE } from '../../../../domain/plan-forms/page-estimate.ts'
import { oneLine } from '../../../../export/word-text.ts'
import { INK, px } from './paper.ts'
import { FormTableSheet } from './sheet-form-table.tsx'
import { SheetItem } from './sheet-item.tsx'
import { PlanTableSheet } from './sheet-plan-table.tsx'

/** What stands between two columns of text, in points. */
const BETWEEN_COLUMNS = 20

const HEADING: CSSProperties = {
  margin: `${px(FORM_PAGE.heading.before)}px 0 ${px(FORM_PAGE.heading.after)}px`,
  fontSize: px(FORM_PAGE.heading.size),
  lineHeight: `${px(FORM_PAGE.heading.line)}px`,
  fontWeight: 700,
  color: INK.navy,
  textWrap: 'wrap',
  breakAfter: 'avoid',
}

const SUBHEADING: CSSProperties = {
  margin: `${px(FORM_PAGE.subheading.before)}px 0 ${px(FORM_PAGE.subheading.after)}px`,
  fontWeight: 700,
  breakAfter: 'avoid',
}

const PARAGRAPH: CSSProperties = { marginBottom: px(FORM_PAGE.paragraph_after), orphans: 2, widows: 2 }

/** A section of the document as it prints: its heading, which stays with what follows and its blocks. */
export function SheetSection({ section: { heading, blocks, columns } }: { section: FormSection }) {
  return (
    <section>
      <h4 style={HEADING}>{oneLine(heading)}</h4>
      <div style={columns && { columnCount: columns, columnGap: px(BETWEEN_COLUMNS) }}>
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no names, and the same may be printed twice
          <SheetBlock key={at} block={block} />
        ))}
      </div>
    </section>
  )
}

function SheetBlock({ block }: { block: FormBlock }) {
  switch (block.kind) {
    case 'table':
      return <FormTableSheet table={block.table} />
    case 'plan_table':
      return <PlanTableSheet rows={block.rows} deliverables={block.deliverables_heading} />
    case 'subheading':
      return <h5 style={SUBHEADING}>{oneLine(block.text)}</h5>
    case 'item':
      return <SheetItem text={block.text} after={FORM_PAGE.paragraph_after} />
    case 'picture':
      return <SheetPicture picture={block.picture} />
    case 'paragraph':
      return <Running block={block} />
  }
}

function SheetPicture({ picture: { svg, alt, width, height } }: { picture: FormPicture }) {
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return <img src={src} alt={alt} width={px(width)} height={px(height)} style={{ breakInside: 'avoid', ...PARAGRAPH }} />
}

function Running({ block: { text, number, label, notes = [] } }: { block: Extract<FormBlock, { kind: 'paragraph' }> }) {
  const indent = px(FORM_PAGE.number_indent)
  return (
    <p style={{ ...PARAGRAPH, ...(number !== undefined && { paddingLeft: indent, textIndent: -indent }) }}>
      {number !== undefined && <span style={{ display: 'inline-block', minWidth: indent, textIndent: 0 }}>{number}</span>}
      {label !== undefined && <strong>{oneLine(label)}: </strong>}
      {oneLine(text)}
      {notes.map((note, at) => (
        <span key={`${note.label} ${note.text}`}>
          {(at > 0 || text !== '') && ' '}
          <strong>{oneLine(note.label)}: </strong>
          {oneLine(note.text)}
          {at < notes.length - 1 && /[\w)”"]$/.test(note.text.trim()) && '.'}
        </span>
      ))}
    </p>
  )
}
