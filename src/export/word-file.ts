import {
  AlignmentType,
  Document,
  type FileChild,
  Footer,
  Header,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx'
import { EXPORT_MARK, type FinishedPlan } from '../domain/plan.ts'
import { TABLE_WIDTH } from './row-height.ts'
import { BULLET_LEVELS, BULLETS, LINE, PAGE, STYLES, TEXT_WIDTH } from './word-style.ts'
import { printable } from './word-text.ts'

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** What stands around a document: whose it is, what it is called, and what it is for. */
export type WordFrame = { plan: Pick<FinishedPlan, 'company_name' | 'program_type' | 'phase'>; title: string; topic_name: string }

/** What stands on pages of one kind: upright or on their side. */
type WordPages = { is_wide: boolean; children: readonly FileChild[] }

/** A plan's paragraphs and tables as a Word file: US Letter, 1 inch margins, company and title at the head, page numbers at the foot. */
export async function wordFile(frame: WordFrame, { is_wide, children }: WordPages): Promise<Blob> {
  const { width, height, margin } = PAGE
  const page = {
    // a page on its side is told by its upright measures: they are exchanged where the file is made
    size: { width, height, orientation: is_wide ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT },
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  }
  const document = new Document({
    ...properties(frame),
    styles: STYLES,
    numbering: { config: [{ reference: BULLETS, levels: BULLET_LEVELS }] },
    compatibility: { version: 15 },
    sections: [
      {
        properties: { page },
        headers: { default: pageHeader(frame, is_wide ? TABLE_WIDTH : TEXT_WIDTH) },
        footers: { default: pageFooter() },
        children: [...children],
      },
    ],
  })
  return new Blob([await Packer.toArrayBuffer(document)], { type: WORD_TYPE })
}

function properties({ plan, title, topic_name }: WordFrame) {
  const company = printable(plan.company_name).trim()
  return {
    title: company ? `${title} - ${company}` : title,
    subject: printable(topic_name).trim(),
    creator: company || 'Work Plan Builder',
    lastModifiedBy: company || 'Work Plan Builder',
    description: `SBIR/STTR Phase ${plan.phase} Work Plan`,
    customProperties: [{ name: EXPORT_MARK, value: 'plan' }],
  }
}

function pageHeader({ plan, title }: WordFrame, width: number): Header {
  const company = new TextRun(printable(plan.company_name).trim())
  return new Header({
    children: [
      new Paragraph({
        style: 'PageEdge',
        tabStops: [{ type: TabStopType.RIGHT, position: width }],
        border: { bottom: { ...LINE, space: 4 } },
        children: [company, new TextRun(printable(`\t${plan.program_type} ${title}`))],
      }),
    ],
  })
}

function pageFooter(): Footer {
  const words = new TextRun({ children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] })
  return new Footer({ children: [new Paragraph({ style: 'PageEdge', alignment: AlignmentType.CENTER, children: [words] })] })
}
