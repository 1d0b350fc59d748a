import {
  AlignmentType,
  Document,
  type FileChild,
  Footer,
  Header,
  type INumberingOptions,
  type ISectionOptions,
  LineRuleType,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  SectionType,
  TabStopType,
  TextRun,
} from 'docx'
import { EXPORT_MARK, type FinishedPlan } from '../domain/plan.ts'
import { TABLE_WIDTH } from './row-height.ts'
import { BETWEEN_COLUMNS, BULLET_LEVELS, BULLETS, LINE, PAGE, STYLES, TEXT_WIDTH } from './word-style.ts'
import { printable } from './word-text.ts'

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** What stands around a document: whose it is, what it is called, and what it is for. */
export type WordFrame = { plan: Pick<FinishedPlan, 'company_name' | 'program_type' | 'phase'>; title: string; topic_name: string }

/** What stands on pages of one kind: upright or on their side, with text in one column or two. */
export type WordPages = { is_wide: boolean; columns: 1 | 2; children: readonly FileChild[] }

/**
 * A plan's paragraphs and tables as a Word file: US Letter, 1 inch margins, company and title at the head, page numbers at the foot. Pages that are
 * turned begin anew; another number of columns goes on below what stands above it. Numbered lists bring their look.
 */
export async function wordFile(
  frame: WordFrame,
  pages: readonly WordPages[],
  numbering: readonly INumberingOptions['config'][number][] = [],
): Promise<Blob> {
  const document = new Document({
    ...properties(frame),
    styles: STYLES,
    numbering: { config: [{ reference: BULLETS, levels: BULLET_LEVELS }, ...numbering] },
    compatibility: { version: 15 },
    sections: balanced(joinedPages(pages)).map((one, index, all) => sectionOf(one, all[index - 1], frame)),
  })
  return new Blob([await Packer.toArrayBuffer(document)], { type: WORD_TYPE })
}

/** Neighbours of one kind are one section; what is empty is none. */
function joinedPages(pages: readonly WordPages[]): WordPages[] {
  const joined: WordPages[] = []
  for (const one of pages.filter(({ children }) => children.length > 0)) {
    const before = joined.at(-1)
    if (before?.is_wide === one.is_wide && before.columns === one.columns)
      joined[joined.length - 1] = { ...one, children: [...before.children, ...one.children] }
    else joined.push(one)
  }
  return joined
}

/** Word fills columns one after the other and evens them out only where something goes on below them: a line that nobody sees does. */
function balanced(pages: readonly WordPages[]): WordPages[] {
  return pages.flatMap((one) => {
    if (one.columns === 1) return [one]
    const line = new Paragraph({ spacing: { line: 20, lineRule: LineRuleType.EXACT, before: 0, after: 0 } })
    return [one, { ...one, columns: 1, children: [line] }]
  })
}

function sectionOf({ is_wide, columns, children }: WordPages, before: WordPages | undefined, frame: WordFrame): ISectionOptions {
  const isTurned = before?.is_wide !== is_wide
  return {
    properties: {
      type: isTurned ? SectionType.NEXT_PAGE : SectionType.CONTINUOUS,
      page: {
        // a page on its side is told by its upright measures: they are exchanged where the file is made
        size: { width: PAGE.width, height: PAGE.height, orientation: is_wide ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT },
        margin: { top: PAGE.margin, right: PAGE.margin, bottom: PAGE.margin, left: PAGE.margin },
      },
      column: { count: columns, space: BETWEEN_COLUMNS },
    },
    ...(isTurned && {
      headers: { default: pageHeader(frame, is_wide ? TABLE_WIDTH : TEXT_WIDTH) },
      footers: { default: pageFooter() },
    }),
    children: [...children],
  }
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
