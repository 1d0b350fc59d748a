import { type FileChild, HeadingLevel, ImageRun, Paragraph, TextRun } from 'docx'
import type { FinishedPlan } from '../domain/plan.ts'
import {
  type FormBlock,
  type FormDocument,
  type FormPicture,
  type FormSection,
  isTable,
  leadsOn,
} from '../domain/plan-forms/form-document.ts'
import { FORM_PAGE } from '../domain/plan-forms/page-estimate.ts'
import { TABLE_WIDTH, twips } from './row-height.ts'
import { wordFile } from './word-file.ts'
import { formTable } from './word-form-table.ts'
import { BULLETS, COLOUR, TEXT_WIDTH } from './word-style.ts'
import { planTable } from './word-table.ts'
import { oneLine, printable } from './word-text.ts'

/** A plan in the five columns or in a component's own form as a Word document. */
export function wordForm(form: FormDocument, plan: FinishedPlan, topic_name: string): Promise<Blob> {
  const heading = new Paragraph({
    heading: HeadingLevel.TITLE,
    pageBreakBefore: form.begins_on_new_page,
    children: [new TextRun(form.title)],
  })
  const is_wide = form.is_wide === true
  const sections = form.sections.flatMap((section) => sectionChildren(section, is_wide))
  const children = [heading, ...factParagraphs(form.facts), ...sections]
  return wordFile({ plan, title: form.title, topic_name }, { is_wide, children })
}

/** What a plan is for, a name and a value a line; a line without value is left out. */
function factParagraphs(facts: readonly (readonly [name: string, value: string])[]): Paragraph[] {
  return facts
    .map(([name, value]) => [name, oneLine(value)] as const)
    .filter(([, value]) => value !== '')
    .map(
      ([name, value]) =>
        new Paragraph({ style: 'PlanFacts', children: [new TextRun({ text: `${name}: `, bold: true }), new TextRun(value)] }),
    )
}

/** A section's heading, which stays with what follows, and its blocks. */
function sectionChildren({ heading, blocks }: FormSection, is_wide: boolean): FileChild[] {
  const { before, after } = FORM_PAGE.heading
  const top = new Paragraph({
    heading: HeadingLevel.HEADING_1,
    spacing: { before: twips(before), after: twips(after) },
    children: [new TextRun(oneLine(heading))],
  })
  const placed = (index: number): Placed => ({
    is_wide,
    isAfterTable: isTable(blocks[index - 1]),
    isBeforeTable: isTable(blocks[index + 1]),
    keepNext: leadsOn(blocks, index),
  })
  const parted = (index: number) => (isTable(blocks[index]) && isTable(blocks[index - 1]) ? [BETWEEN_TABLES()] : [])
  return [top, ...blocks.flatMap((block, index) => [...parted(index), blockChild(block, placed(index))])]
}

/** Tables that follow each other at once would be one, with the heads of the first. */
const BETWEEN_TABLES = () => new Paragraph({ style: 'PlanText', keepNext: true, spacing: { after: 0 } })

/** What is around a block: whether its page lies on its side, what is before and behind it, and whether it stays with that. */
type Placed = { is_wide: boolean; isAfterTable: boolean; isBeforeTable: boolean; keepNext: boolean }

/** How wide the text of a block's page is, in twips. */
function widthOf({ is_wide }: Placed): number {
  return is_wide ? TABLE_WIDTH : TEXT_WIDTH
}

function blockChild(block: FormBlock, placed: Placed): FileChild {
  switch (block.kind) {
    case 'table':
      return formTable(block.table, widthOf(placed))
    case 'plan_table':
      return planTable(block.rows, block.deliverables_heading, widthOf(placed))
    case 'subheading':
      return new Paragraph({
        heading: HeadingLevel.HEADING_2,
        keepNext: true,
        spacing: { before: twips(FORM_PAGE.subheading.before), after: twips(FORM_PAGE.subheading.after) },
        children: [new TextRun({ text: oneLine(block.text), color: COLOUR.navy })],
      })
    case 'item':
      return new Paragraph({
        style: 'PlanText',
        numbering: { reference: BULLETS, level: 0 },
        children: [new TextRun(oneLine(block.text))],
      })
    case 'picture':
      return pictureParagraph(block.picture)
    case 'paragraph':
      return running(block, placed)
    case 'labelled':
      return labelled(block, placed)
  }
}

/** Word counts the size of pictures in dots of a 96th of an inch. */
const DOTS_A_POINT = 96 / 72

/** A picture that stays sharp at every size; where its dots could not be made, what it shows in words. */
function pictureParagraph({ svg, png, alt, width, height }: FormPicture): Paragraph {
  if (png === undefined) return new Paragraph({ style: 'PlanText', children: [new TextRun(oneLine(alt))] })
  const picture = new ImageRun({
    type: 'svg',
    data: new TextEncoder().encode(svg),
    fallback: { type: 'png', data: png },
    transformation: { width: width * DOTS_A_POINT, height: height * DOTS_A_POINT },
    altText: { name: 'Picture', description: printable(alt) },
  })
  return new Paragraph({ style: 'PlanText', children: [picture] })
}

function running({ text, number, label }: Extract<FormBlock, { kind: 'paragraph' }>, { isAfterTable, keepNext }: Placed): Paragraph {
  const indent = twips(FORM_PAGE.number_indent)
  return new Paragraph({
    style: 'PlanText',
    keepNext,
    ...(isAfterTable && { spacing: { before: twips(FORM_PAGE.after_table), after: twips(FORM_PAGE.paragraph_after) } }),
    ...(number !== undefined && { indent: { left: indent, hanging: indent } }),
    children: [
      ...(number !== undefined ? [new TextRun(`${number}\t`)] : []),
      ...(label !== undefined ? [new TextRun({ text: `${oneLine(label)}: `, bold: true })] : []),
      new TextRun(oneLine(text)),
    ],
  })
}

/** A label in its own column beside what it says. */
function labelled({ label, text, is_head }: Extract<FormBlock, { kind: 'labelled' }>, { isBeforeTable, keepNext }: Placed): Paragraph {
  const indent = twips(FORM_PAGE.label_indent)
  const { before, after } = FORM_PAGE.labelled
  return new Paragraph({
    style: 'PlanText',
    keepNext,
    spacing: { before: is_head ? twips(before) : 0, after: twips(isBeforeTable ? FORM_PAGE.after_table : after) },
    indent: { left: indent, hanging: label === '' ? 0 : indent },
    children: [
      ...(label === '' ? [] : [new TextRun({ text: `${oneLine(label)}\t`, bold: true })]),
      new TextRun({ text: oneLine(text), bold: is_head === true }),
    ],
  })
}
