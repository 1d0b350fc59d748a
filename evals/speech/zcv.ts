import { labelsLearnedFrom } from '../../src/language/learned/sequence-training.ts'
import { stretchesIn } from '../../src/language/learned/sequence.ts'
import { knownOf, wordFeatures } from '../../src/drafting/built-in/spoken-change/word-features.ts'
import { aligned } from './zalign.ts'
import { allWishes } from './zwishes.ts'
const all = allWishes().map((w) => { const { said, stretches } = aligned(w); return { w, said, stretches, features: wordFeatures(said, knownOf(w.text)) } })
const fold = (x: typeof all[0]) => x.w.set !== 'old' ? x.w.set : `o${[...x.w.group].reduce((s, c) => (s * 31 + c.charCodeAt(0)) % 997, 7) % 3}`
const marks = (n: number, st: any[]) => { const m = Array(n).fill('-'); for (const s of st) for (let i = s.from; i < s.to; i++) m[i] = s.label; return m }
const show = process.argv.includes('-v')
for (const f of ['a', 'b', 'c', 'o0']) {
  const train = all.filter((x) => fold(x) !== f), test = all.filter((x) => fold(x) === f)
  const learned = labelsLearnedFrom(train, { least: 2, rounds: 12, unseen: 0.1, faint: 3 })
  const c: Record<string, number[]> = {}; let exactNew = 0, withNew = 0
  for (const x of test) {
    const said = stretchesIn(x.features, learned), p = marks(x.said.length, said), g = marks(x.said.length, x.stretches)
    for (let i = 0; i < p.length; i++) for (const l of ['new', 'old', 'place', 'anchor']) { const k = (c[l] ??= [0, 0, 0]); if (p[i] === l && g[i] === l) k[0]!++; else if (p[i] === l) k[1]!++; else if (g[i] === l) k[2]!++ }
    if (x.stretches.some((s) => s.label === 'new')) { withNew++; const t = (st: any[]) => JSON.stringify(st.filter((s) => s.label === 'new')); if (t(said) === t(x.stretches)) exactNew++; else if (show) { console.log(`[${x.w.kind}]`, x.said.map((s, i) => (p[i] !== g[i] ? `${s.text}{${g[i]}>${p[i]}}` : s.text)).join(' ')) } }
  }
  console.log(f, test.length, Object.fromEntries(Object.entries(c).map(([k, [t, fp, fn]]) => [k, `P${((100 * t!) / (t! + fp!)).toFixed(0)} R${((100 * t!) / (t! + fn!)).toFixed(0)}`])), 'new exact', exactNew, withNew, 'bytes', JSON.stringify(learned).length)
}
