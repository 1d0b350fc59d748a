import { expect, test } from 'vitest'
import { withListLabels } from './docx-list.ts'

const level = (depth: number, format: string, text: string) =>
  `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`
const NUMBERING = `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'decimal', '%1.%2')}${level(2, 'lowerLetter', '(%3)')}</w:abstractNum>
<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`
const item = (depth: number) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>item</w:t></w:r></w:p>`
const labels = (...depths: number[]) =>
  [...withListLabels(depths.map(item).join(''), NUMBERING).matchAll(/\ufdd3([^<]*) </g)].map(([, label]) => label)

test('items below a second heading begin anew, however deep they stand', () => {
  expect(labels(0, 1, 1, 0, 1, 1)).toEqual(['1.', '1.1', '1.2', '2.', '2.1', '2.2'])
  expect(labels(0, 1, 2, 2, 1, 2, 0, 1, 2)).toEqual(['1.', '1.1', '(a)', '(b)', '1.2', '(a)', '2.', '2.1', '(a)'])
})
