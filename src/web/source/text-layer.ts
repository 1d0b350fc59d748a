import { type PDFPageProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { RecognisedPage } from '../../domain/solicitation/source.ts'
import type { PageContent } from './page-content.ts'

// Most documents are set in these or their like: letters of the same widths put every word where it is printed.
const FACES = { serif: '"Times New Roman", "Liberation Serif", Tinos, serif', 'sans-serif': 'Arial, "Liberation Sans", Arimo, sans-serif' }
for (const [kind, face] of Object.entries(FACES)) TextLayer.fontFamilyMap.set(kind, face)

/** The pieces of a page's text as they were laid out, in the order of its pieces. */
export type LaidText = (Text | null)[]

/** Lays the text of a PDF's page over its picture, to be selected and lit. */
export async function layPdfText(layer: HTMLElement, page: PDFPageProxy, content: PageContent): Promise<LaidText> {
  layer.replaceChildren()
  const laying = new TextLayer({ textContentSource: content, container: layer, viewport: page.getViewport({ scale: 2 }) })
  await laying.render()
  layer.append(endOfText())
  return laying.textDivs.map(textIn)
}

/** Lays recognised words over the picture of a page, `scale` of its points to one point of the PDF. */
export function layRecognisedText(layer: HTMLElement, { width, height, pieces }: RecognisedPage, scale: number): LaidText {
  const pen = document.createElement('canvas').getContext('2d')
  const family = FACES['sans-serif']
  const spans = pieces.map((piece) => {
    const span = document.createElement('span')
    // a space between the words, for what is copied and quoted
    span.textContent = `${piece.text} `
    if (pen) pen.font = `100px ${family}`
    const measured = ((pen?.measureText(piece.text).width ?? 0) * piece.height) / 100
    span.style.fontFamily = family
    span.style.left = `${(piece.x / width) * 100}%`
    span.style.top = `${(piece.y / height) * 100}%`
    span.style.setProperty('--font-height', `${piece.height * scale}px`)
    span.style.setProperty('--scale-x', String(measured > 0 ? piece.width / measured : 1))
    return span
  })
  layer.replaceChildren(...spans, endOfText())
  return spans.map(textIn)
}

function textIn(element: Element): Text | null {
  return element.firstChild instanceof Text ? element.firstChild : null
}

function endOfText(): HTMLElement {
  const end = document.createElement('div')
  end.className = 'end-of-text'
  return end
}
