import { expect, type Page } from '@playwright/test'
import { comparable } from '../src/domain/solicitation/requirement/quote.ts'

/** The words under the lit boxes, by where each letter lies on the page; and the share of dark points that the drawn page has there. */
type Lit = { text: string; ink: number }

/** What is lit in the document that is showing. Letters count when their middle lies in a box. */
export function litWords(page: Page): Promise<Lit> {
  return page.evaluate(() => {
    let text = ''
    let [dark, points] = [0, 0]
    for (const section of document.querySelectorAll('[data-page]')) {
      const boxes = Array.from(section.querySelectorAll('.lit-box'), (box) => box.getBoundingClientRect())
      if (boxes.length === 0) continue
      const walker = document.createTreeWalker(section.querySelector('[data-page-text]') ?? section, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const letters = node.textContent ?? ''
        for (let at = 0; at < letters.length; at += 1) {
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          const { left, top, width, height } = range.getBoundingClientRect()
          const [x, y] = [left + width / 2, top + height / 2]
          if (boxes.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom)) text += letters[at]
        }
      }
      const canvas = section.querySelector('canvas')
      const frame = canvas?.getBoundingClientRect()
      if (!canvas || !frame) continue
      const scale = canvas.width / frame.width
      for (const box of boxes) {
        const [x, y] = [(box.left - frame.left) * scale, (box.top - frame.top) * scale]
        const data = canvas.getContext('2d')?.getImageData(x, y, box.width * scale, box.height * scale).data ?? []
        for (let at = 0; at < data.length; at += 4) {
          points += 1
          if ((data[at] ?? 255) < 128) dark += 1
        }
      }
    }
    return { text, ink: points > 0 ? dark / points : 0 }
  })
}

/** Exactly these words are lit, white space and what printing changes aside, and something is printed where they are lit. */
export async function expectLit(page: Page, quote: string): Promise<void> {
  await expect(async () => expect(comparable((await litWords(page)).text)).toBe(comparable(quote))).toPass({ timeout: 60_000 })
  await expect(async () => expect((await litWords(page)).ink).toBeGreaterThan(0.03)).toPass({ timeout: 60_000 })
}
