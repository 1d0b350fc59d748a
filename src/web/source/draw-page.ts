import { AnnotationMode, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { sharpness } from './zoom.ts'

/** Draws a page, this many pixels to a point, and puts it into `host` in place of what was there once it is whole. Calls off and frees with the function it gives. */
export function drawPage(page: PDFPageProxy, host: HTMLElement, scale: number, ended: (isDrawn: boolean) => void): () => void {
  const { width, height } = page.getViewport({ scale })
  const viewport = page.getViewport({ scale: scale * sharpness(width, height, window.devicePixelRatio) })
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  canvas.className = 'absolute inset-0 size-full'
  let isOff = false
  const task = page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE })
  task.promise.then(
    () => {
      if (isOff) return
      clear(host)
      host.append(canvas)
      ended(true)
    },
    () => {
      if (!isOff) ended(false)
    },
  )
  return () => {
    isOff = true
    task.cancel()
    // one that is shown stays until the next is whole
    if (!canvas.isConnected) free(canvas)
  }
}

/** Takes a drawn page away and gives its memory back; browsers would keep it until they tidy up. */
export function clear(host: HTMLElement): void {
  for (const canvas of host.querySelectorAll('canvas')) free(canvas)
  host.replaceChildren()
}

function free(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}
