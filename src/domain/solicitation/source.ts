import * as z from 'zod'

/** A run of recognised text and its place on the page, in points from the top left. */
export const PlacedText = z.object({ text: z.string(), x: z.number(), y: z.number(), width: z.number(), height: z.number() })
export type PlacedText = z.infer<typeof PlacedText>

/** Where the words of a recognised page stand. The page itself is a picture, so nothing else can tell. */
export const RecognisedPage = z.object({ width: z.number(), height: z.number(), pieces: z.array(PlacedText) })
export type RecognisedPage = z.infer<typeof RecognisedPage>

/** One page of an uploaded document as it was read. `recognised` is null where the page has text of its own. */
export const SourcePage = z.object({ page: z.number().int().positive(), text: z.string(), recognised: RecognisedPage.nullable() })
export type SourcePage = z.infer<typeof SourcePage>

/** An uploaded document. `kind` decides how it can be shown. */
export const SourceFile = z.object({
  id: z.string(),
  file_name: z.string(),
  kind: z.enum(['pdf', 'docx', 'doc', 'text']),
  pages: z.number().int().nonnegative(),
})
export type SourceFile = z.infer<typeof SourceFile>

/** How far the reading of a document has come. `page` counts what is done of `pages` in this stage, both 0 while that is not known. */
export const ReadingProgress = z.object({
  stage: z.enum(['waiting', 'opening', 'reading', 'recognising', 'finding']),
  page: z.number().int().nonnegative(),
  pages: z.number().int().nonnegative(),
})
export type ReadingProgress = z.infer<typeof ReadingProgress>
