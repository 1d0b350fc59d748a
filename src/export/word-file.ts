import {
  AlignmentType,
  Document,
  type FileChild,
  Footer,
  Header,
  type INumberingOptions,
  Packer,
  PageNumber,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx'
import type { FinishedPlan } from '../domain/plan.ts'
import { BULLET_LEVELS, BULLETS, LINE, PAGE, STYLES, TEXT_WIDTH } from './word-style.ts'
import { printable } from './word-text.ts'

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** What stands around a document: whose it is, what it is called, and what it is for. */
export type WordFrame = { plan: Pick<FinishedPlan, 'company_name' | 'program_type' | 'phase'>; title: string; topic_name: string }

/** A plan's paragraphs and tables as a Word file: upright US Letter, 1 inch margins, company and title at the head, page numbers at the foot. Numbered lists bring their look. */
export async function wordFile(
  frame: WordFrame,
  children: readonly FileChild[],
  numbering: readonly INumberingOptions['config'][number][] = [],
): Promise<Blob> {
  const document = new Document({
    ...properties(frame),
    styles: STYLES,
    numbering: { config: [{ reference: BULLETS, levels: BULLET_LEVELS }, ...numbering] },
    compatibility: { version: 15 },
    sections: [
      {
        properties: {
          page: {
            size: { width: PAGE.width, height: PAGE.height },
            margin: { top: PAGE.margin, right: PAGE.margin, bottom: PAGE.margin, left: PAGE.margin },
          },
        },
        headers: { default: pageHeader(frame) },
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
  }
}

function pageHeader({ plan, title }: WordFrame): Header {
  const company = new TextRun(printable(plan.company_name).trim())
  return new Header({
    children: [
      new Paragraph({
        style: 'PageEdge',
        tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
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
