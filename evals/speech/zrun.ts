import { labelsLearnedFrom } from '../../src/language/learned/sequence-training.ts'
import { learnedFrom } from '../../src/language/learned/training.ts'
import { likelihoods } from '../../src/language/learned/logistic.ts'
import { stretchesIn } from '../../src/language/learned/sequence.ts'
import { knownOf, wordFeatures } from '../../src/drafting/built-in/spoken-change/word-features.ts'
import * as R from '../../src/drafting/built-in/spoken-change/resolve.ts'
import { aligned } from './zalign.ts'
import { allWishes } from './zwishes.ts'
import { saidWords, written } from '../../src/drafting/built-in/spoken-change/said.ts'
import { writeFileSync, existsSync, readFileSync } from 'node:fs'
import { kindFeatures } from '../../src/drafting/built-in/spoken-change/kind-features.ts'
import { made } from '../../src/drafting/built-in/spoken-change/made.ts'
const all = allWishes().map((w) => { const said = written(w.instruction, w.text); const { said: words, stretches } = aligned(w); const known = knownOf(w.text); return { w, said, words, stretches, known, features: wordFeatures(words, known), kf: kindFeatures(words, known) } })
const fold = (x: typeof all[0]) => x.w.set !== 'old' ? x.w.set : `o${[...x.w.group].reduce((s, c) => (s * 31 + c.charCodeAt(0)) % 997, 7) % 3}`
const family = (k: string) => (['replace', 'number', 'date', 'owner', 'shall', 'two'].includes(k) ? 'change' : k)
const verbose = process.argv[2], onlyKind = process.argv[3]
import { sureFeatures } from '../../src/drafting/built-in/spoken-change/sure-features.ts'
type Try = { x: (typeof all)[0]; kind: string; likely: number; o: any; features: string[]; right: boolean; marks: string[] }
const folds = ['a', 'b', 'c', 'o0', 'o1', 'o2']
const nones = new Map<(typeof all)[0], number>()
const tries = new Map<(typeof all)[0], Try[]>()
for (const f of folds) {
  const train = all.filter((x) => fold(x) !== f), test = all.filter((x) => fold(x) === f)
  const near = train.filter((x) => x.w.set !== 'old')
  const labels = labelsLearnedFrom([...train, ...near], { least: 2, rounds: 10, unseen: 0.1, faint: 3 })
  const kinds = learnedFrom([...train, ...near].map((x) => ({ features: x.kf, answer: family(x.w.kind) })), { least: 2, rounds: 15 })
  for (const x of test) {
    const st = stretchesIn(x.features, labels)
    const marks = x.words.map((_, i) => st.find((s) => s.from <= i && i < s.to)?.label ?? '')
    const l = likelihoods(x.kf, kinds)
    const raw = kinds.answers.map((kind, i) => ({ kind, likely: l[i]! })).filter((k) => k.kind !== 'none' && k.likely >= Number(process.env.MIN ?? 0.01)).map(({ kind, likely }) => ({ kind, likely, o: made(x.w.text, { words: x.words, marks, said: x.said, kind }) }))
    const could = raw.filter((r) => r.o.text !== undefined)
    const none = l[kinds.answers.indexOf('none')] ?? 0
    nones.set(x, none)
    tries.set(x, could.map(({ kind, likely, o }) => ({ x, kind, likely, o, marks, right: x.w.results.includes(o.text), features: [...sureFeatures(x.w.text, o.text, { words: x.words, marks, said: x.said, kind }, likely, o.margin ?? 1, could.filter((c) => c.kind !== kind).map((c) => ({ kind: c.kind, likely: c.likely, same: c.o.text === o.text }))), ...(true ? x.kf.filter((f) => /^[wl]=/.test(f)).map((f) => `${kind} ${f}`) : []), `none=${none < 0.1 ? 0 : none < 0.3 ? 1 : none < 0.6 ? 2 : 3}`] })))
  }
}
const abc = all.filter((x) => x.w.set !== 'old')
console.log('ceiling', abc.filter((x) => x.w.results.length === 0 || tries.get(x)!.some((t) => t.right)).length, abc.length)
const scored: { x: (typeof all)[0]; best: Try | undefined; sure: number }[] = []
for (const f of folds) {
  const train = all.filter((x) => fold(x) !== f).flatMap((x) => { const t = tries.get(x)!; return x.w.set === 'old' ? t : Array.from({ length: Number(process.env.NEAR ?? 2) }, () => t).flat() })
  const sure = learnedFrom(train.map((t) => ({ features: t.features, answer: t.right ? 'right' : 'wrong' })), { least: Number(process.env.L ?? 3), rounds: Number(process.env.R ?? 12), pull: Number(process.env.PULL ?? 1e-3), step: Number(process.env.STEP ?? 0.1) })
  for (const x of all.filter((x) => fold(x) === f)) {
    const list = tries.get(x)!.map((t) => ({ t, p: likelihoods(t.features, sure)[sure.answers.indexOf('right')]! })).sort((a, b) => b.p - a.p)
    scored.push({ x, best: list[0]?.t, sure: list[0]?.p ?? 0 })
  }
}
for (const y of scored) { const list = [...tries.get(y.x)!].sort((a, b) => b.likely - a.likely); y.best = list[0]; const texts = new Map<string, number>(); for (const t of list) texts.set(t.o.text, Math.max(texts.get(t.o.text) ?? 0, t.likely)); const all = [...texts.values()].reduce((s, v) => s + v, 0) + Number(process.env.NONE ?? 1) * (nones.get(y.x) ?? 0); y.sure = true ? (list[0]?.likely ?? 0) / Math.max(all, 1e-9) * (list[0] ? Math.min(1, list[0].likely / Number(process.env.LOW ?? 0.15)) : 0) : list[0]?.likely ?? 0 }
for (const least of [0.3, 0.4, 0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9]) {
  const row = (some: typeof scored) => { const r = { right: 0, no: 0, WRONG: 0 }; for (const { x, best, sure } of some) { const got = best && sure >= least ? best.o.text : undefined; r[got === undefined ? (x.w.results.length ? 'no' : 'right') : x.w.results.includes(got) ? 'right' : 'WRONG']++ } return `${r.right}/${r.no}/${r.WRONG}` }
  console.log(least, ...['a', 'b', 'c', 'old'].map((s) => `${s} ${row(scored.filter((y) => y.x.w.set === s))}`), ' abc', row(scored.filter((y) => y.x.w.set !== 'old')))
}
const at = Number(process.env.LEAST ?? 0.6)
const total: any = {}
for (const { x, best, sure } of scored) {
  const got = best && sure >= at ? best.o.text : undefined
  const r = got === undefined ? (x.w.results.length ? 'no' : 'right') : x.w.results.includes(got) ? 'right' : 'WRONG'
  if (x.w.set !== 'old') (total[x.w.kind] ??= { right: 0, no: 0, WRONG: 0 })[r]++
  const anyRight = tries.get(x)!.some((t) => t.right)
  if (verbose && (x.w.set === 'old') === (process.argv.includes('old')) && r === verbose && (!onlyKind || onlyKind === 'old' || onlyKind === x.w.kind)) {
    const marks = best?.marks ?? []
    console.log(`${r} [${x.w.kind}>${best?.kind} ${best?.likely.toFixed(2)} sure ${sure.toFixed(2)}] ${anyRight ? '(could)' : ''} ${x.words.map((s, i) => (marks[i] ? `${s.text}{${marks[i]![0]}}` : s.text)).join(' ')} ${best ? '' : '## ' + ['change','delete','add','move','split'].map((k) => `${k}:${made(x.w.text, { words: x.words, marks: aligned(x.w).said.map((_, i) => aligned(x.w).stretches.find((s) => s.from <= i && i < s.to)?.label ?? ''), said: x.said, kind: k }).why ?? 'ok'}`).join(' ')}`)
    if (best && !anyRight || r === 'WRONG') { const a = x.w.text.split('\n'), b = (best!.o.text as string).split('\n'), c = (x.w.results[0] ?? '').split('\n'); console.log('    got:', b.filter((l) => !a.includes(l)).join(' | ').slice(0, 400), b.length - a.length); console.log('    want:', c.filter((l) => !a.includes(l)).join(' | ').slice(0, 400), c.length - a.length) }
  }
}
console.table(total)
