import { AlignmentType, BorderStyle, convertInchesToTwip, type ILevelsOptions, type IStylesOptions, LevelFormat } from 'docx'
import { FORM_PAGE } from '../domain/plan-forms/page-estimate.ts'
import { twips } from './row-height.ts'

/** US Letter with 1 inch margins, in twips: a twentieth of a point (spec §9). */
export const PAGE = { width: 12240, height: 15840, margin: convertInchesToTwip(1) } as const

/** What is left of the page's width between the margins, in twips. */
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin

/** Dark navy for the header row, light blue for every other row (spec §9); the line colour is the product's own. */
export const COLOUR = { navy: '1F3864', white: 'FFFFFF', lightBlue: 'E4ECF7', line: 'A9B8D0', ink: '000000' } as const

const FONT = 'Times New Roman'

/** Word counts type sizes in half points. */
const points = (size: number) => size * 2

const run = (size: number, color: string = COLOUR.ink, bold = true, italics = false) => ({
  font: FONT,
  size: points(size),
  color,
  bold,
  italics,
})

/**
 * Every style that is used is set here, since Word's own headings are blue and sans serif (spec §9: 10 pt serif).
 * Heading 2 stands in table cells too: kept with the next paragraph, it would chain all rows together. Headings 3 and 4 are those of narratives.
 */
export const STYLES: IStylesOptions = {
  default: {
    document: { run: { font: FONT, size: points(10), language: { value: 'en-US' } } },
    title: { run: run(18, COLOUR.navy), paragraph: { spacing: { before: 0, after: 60 } } },
    heading1: { run: run(12, COLOUR.navy), paragraph: { spacing: { before: 280, after: 100 }, keepNext: true } },
    heading2: { run: run(10), paragraph: { spacing: { before: 0, after: 80 }, keepNext: false } },
    heading3: { run: run(10), paragraph: { spacing: { before: 140, after: 60 }, keepNext: true } },
    heading4: { run: run(10, COLOUR.ink, false, true), paragraph: { spacing: { before: 100, after: 60 }, keepNext: true } },
    listParagraph: { run: { font: FONT, size: points(10) } },
  },
  paragraphStyles: [
    {
      id: 'PlanText',
      name: 'Plan Text',
      basedOn: 'Normal',
      quickFormat: true,
      run: run(10, COLOUR.ink, false),
      paragraph: { spacing: { after: 80 } },
    },
    {
      id: 'PlanCell',
      name: 'Plan Cell',
      basedOn: 'Normal',
      run: run(10, COLOUR.ink, false),
      // a row that goes on on the next page parts between its criteria, and in none
      paragraph: { keepLines: true, spacing: { after: twips(FORM_PAGE.plan_cell.gap) } },
    },
    { id: 'PlanFacts', name: 'Plan Facts', basedOn: 'Normal', run: run(10, COLOUR.ink, false), paragraph: { spacing: { after: 20 } } },
    { id: 'ColumnHead', name: 'Column Head', basedOn: 'Normal', run: run(10, COLOUR.white), paragraph: { keepNext: true } },
    { id: 'PageEdge', name: 'Page Edge', basedOn: 'Normal', run: run(10, '44546A', false) },
  ],
}

/** The name under which the bullet list is kept in the document. */
export const BULLETS = 'plan-bullets'

/** Bullets hang close to the edge, because the columns are narrow. */
export const BULLET_LEVELS: ILevelsOptions[] = [
  {
    level: 0,
    format: LevelFormat.BULLET,
    text: '•',
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: 180, hanging: 180 } }, run: { font: FONT } },
  },
]

/** A hair line around cells and under headings. */
export const LINE = { style: BorderStyle.SINGLE, size: 4, color: COLOUR.line } as const
