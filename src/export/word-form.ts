import { type FileChild, HeadingLevel, ImageRun, Paragraph, TextRun } from 'docx'
import type { FinishedPlan } from '../domain/plan.ts'
import type { FormBlock, FormDocument, FormPicture, FormSection } from '../domain/plan-forms/form-document.ts'
import { FORM_PAGE } from '../domain/plan-forms/page-estimate.ts'
import type { PrintedNarrative } from './printed-narrative.ts'
import { TABLE_WIDTH, twips } from './row-height.ts'
import { type WordPages, wordFile } from './word-file.ts'
import { formTable } from './word-form-table.ts'
import { narrativesPart } from './word-narratives.ts'
import { BETWEEN_COLUMNS, BULLETS, TEXT_WIDTH } from './word-style.ts'
import { planTable } from './word-table.ts'
import { oneLine, printable } from './word-text.ts'

/** A plan in the five columns or in a component's own form as a Word document; narratives stand behind it when asked for, on pages of the same kind. */
export function wordForm(
  form: FormDocument,
  plan: FinishedPlan,
  topic_name: string,
  narratives: readonly PrintedNarrative[] = [],
): Promise<Blob> {
  const heading = new Paragraph({
    heading: HeadingLevel.TITLE,
    pageBreakBefore: form.begins_on_new_page,
    children: [new TextRun(form.title)],
  })
  const is_wide = form.is_wide === true
  const columns = is_wide ? 2 : 1
  const { children, numbering } = narrativesPart(narratives, is_wide ? (TABLE_WIDTH - BETWEEN_COLUMNS) / columns : TEXT_WIDTH)
  const pages: WordPages[] = [
    { is_wide, columns: 1, children: [heading, ...factParagraphs(form.facts)] },
    ...form.sections.flatMap((section) => inColumns(sectionChildren(section, is_wide), is_wide, section.columns ?? 1)),
    ...inColumns(children, is_wide, columns),
  ]
  return wordFile({ plan, title: form.title, topic_name }, pages, numbering)
}

/** A heading over what runs below it, in one column or two: a heading within columns may be parted from its text where they are evened out. */
function inColumns([heading, ...below]: readonly FileChild[], is_wide: boolean, columns: 1 | 2): WordPages[] {
  return heading
    ? [
        { is_wide, columns: 1, children: [heading] },
        { is_wide, columns, children: below },
      ]
    : []
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
    leadsOn: blocks[index + 1]?.kind === 'item' || isTable(blocks[index + 1]),
  })
  return [top, ...blocks.map((block, index) => blockChild(block, placed(index)))]
}

/** What is around a block: whether its page lies on its side, and what is before and behind it. */
type Placed = { is_wide: boolean; isAfterTable: boolean; leadsOn: boolean }

function isTable(block: FormBlock | undefined): boolean {
  return block?.kind === 'table' || block?.kind === 'plan_table'
}

function blockChild(block: FormBlock, placed: Placed): FileChild {
  switch (block.kind) {
    case 'table':
      return formTable(block.table, placed.is_wide ? TABLE_WIDTH : TEXT_WIDTH)
    case 'plan_table':
      return planTable(block.rows, block.deliverables_heading)
    case 'subheading':
      return new Paragraph({
        heading: HeadingLevel.HEADING_2,
        keepNext: true,
        spacing: { before: twips(FORM_PAGE.subheading.before), after: twips(FORM_PAGE.subheading.after) },
        children: [new TextRun(oneLine(block.text))],
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

/** What another note follows ends with a full stop. */
function closed(text: string, isFollowed: boolean): string {
  return isFollowed && /[\w)”"]$/.test(text) ? `${text}.` : text
}

function running(
  { text, number, label, notes = [] }: Extract<FormBlock, { kind: 'paragraph' }>,
  { isAfterTable, leadsOn }: Placed,
): Paragraph {
  const indent = twips(FORM_PAGE.number_indent)
  return new Paragraph({
    style: 'PlanText',
    // what leads a list or table does not stand alone at the foot of a page
    ...(leadsOn && { keepNext: true }),
    ...(isAfterTable && { spacing: { before: twips(FORM_PAGE.after_table), after: twips(FORM_PAGE.paragraph_after) } }),
    ...(number !== undefined && { indent: { left: indent, hanging: indent } }),
    children: [
      ...(number !== undefined ? [new TextRun(`${number}\t`)] : []),
      ...(label !== undefined ? [new TextRun({ text: `${oneLine(label)}: `, bold: true })] : []),
      ...(text !== '' ? [new TextRun(oneLine(text))] : []),
      ...notes.flatMap((note, at) => [
        new TextRun({ text: `${at > 0 || text !== '' ? ' ' : ''}${oneLine(note.label)}: `, bold: true }),
        new TextRun(closed(oneLine(note.text), at < notes.length - 1)),
      ]),
    ],
  })
}
