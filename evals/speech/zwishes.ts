import { readFileSync } from 'node:fs'
export type Wish = { id: string; group: string; set: string; text: string; instruction: string; kind: string; results: string[] }
const read = (p: string) => JSON.parse(readFileSync(p, 'utf8'))
export function allWishes(): Wish[] {
  const out: Wish[] = []
  for (const f of ['a', 'b', 'c']) {
    const d = read(`/tmp/refine/${f}.json`)
    d.wishes.forEach((w: any, n: number) => {
      const text = d.texts[w.text]; let r = text
      for (const e of w.edits) r = r.replace(e.find, () => e.put)
      out.push({ id: `${f}${n}`, group: `${f}${w.text}`, set: f, text, instruction: w.instruction, kind: w.kind, results: w.edits.length ? [r] : [] })
    })
  }
  for (const f of ['refine-open', 'refine-sealed', 'refine-2-open', 'refine-2-sealed', 'refine-3-open', 'refine-4-sealed'])
    for (const w of read(new URL(`./written/${f}.json`, import.meta.url).pathname))
      out.push({ id: w.id, group: w.text, set: 'old', text: w.text, instruction: w.instruction, kind: w.expect.kind === 'cannot' ? 'none' : w.expect.kind, results: w.expect.results ?? (w.expect.result ? [w.expect.result] : []) })
  return out
}
