import { readdirSync, readFileSync } from 'node:fs'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { quoteRunsOver } from '../../domain/solicitation/requirement/quote-place.ts'
import { piecesOf } from './page-content.ts'

const TRUTH = 'evals/reading/truth'
const Marked = z.object({ file: z.string(), requirements: z.array(z.object({ page: z.number(), quote: z.string() })) })

/** The marked solicitations that are PDF files with text of their own. */
const marked = readdirSync(TRUTH)
  .filter((name) => name.endsWith('.json'))
  .map((name) => Marked.parse(JSON.parse(readFileSync(`${TRUTH}/${name}`, 'utf8'))))
  .filter(({ file }) => file.endsWith('.pdf') && !file.includes('no-text-layer'))

describe('the words of each requirement that was marked by hand are found in what pdf.js gives of its page', () => {
  test.each(marked)('$file', async ({ file, requirements }) => {
    const opening = getDocument({
      data: new Uint8Array(readFileSync(`samples/${file}`)),
      verbosity: VerbosityLevel.ERRORS,
      useSystemFonts: true,
    })
    const pdf = await opening.promise
    const texts: string[][] = []
    for (let page = 1; page <= pdf.numPages; page += 1) {
      texts.push(piecesOf(await (await pdf.getPage(page)).getTextContent({ includeMarkedContent: true, disableNormalization: true })))
    }
    const missed: string[] = []
    for (const { page, quote } of requirements) {
      const runs = quoteRunsOver(texts[page - 1] ?? [], texts[page] ?? [], quote)
      // one stretch, or two where the page breaks it
      if (!runs || runs.here.length > 1 || runs.next.length > 1) missed.push(quote)
    }
    await opening.destroy()
    expect(missed).toEqual([])
  })
})
