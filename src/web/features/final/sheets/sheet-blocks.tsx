import type { CSSProperties } from 'react'
import { type FormBlock, type FormPicture, type FormSection, isTable, leadsOn } from '../../../../domain/plan-forms/form-document.ts'
import { FORM_PAGE } from '../../../../domain/plan-forms/page-estimate.ts'
import { oneLine } from '../../../../export/word-text.ts'
import { INK, px } from './paper.ts'
import { FormTableSheet } from './sheet-form-table.tsx'
import { SheetItem } from './sheet-item.tsx'
import { PlanTableSheet } from './sheet-plan-table.tsx'

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
  color: INK.navy,
  breakAfter: 'avoid',
}

const PARAGRAPH: CSSProperties = { marginBottom: px(FORM_PAGE.paragraph_after), orphans: 2, widows: 2 }

/** A section of the document as it prints: its heading, which stays with what follows and its blocks. */
export function SheetSection({ section: { heading, blocks } }: { section: FormSection }) {
  return (
    <section>
      <h4 style={HEADING}>{oneLine(heading)}</h4>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no names, and the same may be printed twice
        <div key={at} style={leadsOn(blocks, at) ? { breakAfter: 'avoid' } : undefined}>
          <SheetBlock block={block} isBeforeTable={isTable(blocks[at + 1])} />
        </div>
      ))}
    </section>
  )
}

function SheetBlock({ block, isBeforeTable }: { block: FormBlock; isBeforeTable: boolean }) {
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
    case 'labelled':
      return <Labelled block={block} isBeforeTable={isBeforeTable} />
  }
}

function SheetPicture({ picture: { svg, alt, width, height } }: { picture: FormPicture }) {
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return <img src={src} alt={alt} width={px(width)} height={px(height)} style={{ breakInside: 'avoid', ...PARAGRAPH }} />
}

function Running({ block: { text, number, label } }: { block: Extract<FormBlock, { kind: 'paragraph' }> }) {
  return (
    <p style={{ ...PARAGRAPH, ...(number !== undefined && hanging(FORM_PAGE.number_indent)) }}>
      {number !== undefined && <span style={opener(FORM_PAGE.number_indent)}>{number}</span>}
      {label !== undefined && <strong>{oneLine(label)}: </strong>}
      {oneLine(text)}
    </p>
  )
}

type LabelledProps = { block: Extract<FormBlock, { kind: 'labelled' }>; isBeforeTable: boolean }

function Labelled({ block: { label, text, is_head }, isBeforeTable }: LabelledProps) {
  const { before, after } = FORM_PAGE.labelled
  const ofHead: CSSProperties = { marginTop: px(before), fontWeight: 700 }
  const below = isBeforeTable ? FORM_PAGE.after_table : after
  return (
    <p style={{ ...PARAGRAPH, marginBottom: px(below), ...hanging(FORM_PAGE.label_indent), ...(is_head && ofHead) }}>
      <strong style={opener(FORM_PAGE.label_indent)}>{oneLine(label)}</strong>
      {oneLine(text)}
    </p>
  )
}

/** Lines behind a number or label, which stands in a column of its own, in points. */
function hanging(indent: number): CSSProperties {
  return { paddingLeft: px(indent), textIndent: -px(indent) }
}

function opener(indent: number): CSSProperties {
  return { display: 'inline-block', minWidth: px(indent), paddingRight: px(4), textIndent: 0 }
}
