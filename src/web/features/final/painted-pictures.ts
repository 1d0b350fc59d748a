import type { FormBlock, FormPicture, FormSection } from '../../../domain/plan-forms/form-document.ts'

/** Dots for each point of a picture, which print sharply: 288 to the inch. */
const DOTS = 4

/** A section whose pictures also stand there in dots, for programs that cannot draw lines. */
export async function withDots(section: FormSection): Promise<FormSection> {
  const blocks = section.blocks.map(
    async (block): Promise<FormBlock> =>
      block.kind === 'picture' ? { ...block, picture: { ...block.picture, png: await dotsOf(block.picture) } } : block,
  )
  return { ...section, blocks: await Promise.all(blocks) }
}

async function dotsOf({ svg, width, height }: FormPicture): Promise<Uint8Array> {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * DOTS
  canvas.height = height * DOTS
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('This browser could not draw the pictures. Export without them.')
  brush.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('This browser could not draw the pictures. Export without them.')
  return new Uint8Array(await blob.arrayBuffer())
}
