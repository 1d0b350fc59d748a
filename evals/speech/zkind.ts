import { learnedFrom } from '../../src/language/learned/training.ts'
import { likelihoods } from '../../src/language/learned/logistic.ts'
import { knownOf } from '../../src/drafting/built-in/spoken-change/word-features.ts'
import { saidWords, written } from '../../src/drafting/built-in/spoken-change/said.ts'
import { kindFeatures } from '../../src/drafting/built-in/spoken-change/kind-features.ts'
import { allWishes } from './zwishes.ts'
const family = (k: string) => (['replace', 'number', 'date', 'owner', 'shall', 'two'].includes(k) ? 'change' : k)
const all = allWishes().map((w) => ({ w, kf: kindFeatures(saidWords(written(w.instruction, w.text)), knownOf(w.text)) }))
const run = (name: string, keep: (f: string) => boolean, way: any, near = 2) => {
  const out: string[] = []; let ok = 0, loss = 0
  for (const f of ['a', 'b', 'c']) {
    const tr = all.filter((x) => x.w.set !== f).flatMap((x) => Array(x.w.set === 'old' ? 1 : near).fill(x))
    const m = learnedFrom(tr.map((x: any) => ({ features: x.kf.filter(keep), answer: family(x.w.kind) })), way)
    let n = 0
    for (const x of all.filter((x) => x.w.set === f)) { const l = likelihoods(x.kf.filter(keep), m); const k = m.answers[l.indexOf(Math.max(...l))]; if (k === family(x.w.kind)) n++; loss -= Math.log(Math.max(0.01, l[m.answers.indexOf(family(x.w.kind))]!)) }
    out.push(`${f} ${n}`); ok += n
  }
  console.log(name.padEnd(30), ok, (loss / 216).toFixed(3), out.join(' '))
}
const yes = () => true
run('all', yes, { least: 2, rounds: 15 })
run('no tri', (f) => !f.startsWith('t='), { least: 2, rounds: 15 })
run('no k', (f) => !f.startsWith('k='), { least: 2, rounds: 15 })
run('no l', (f) => !f.startsWith('l='), { least: 2, rounds: 15 })
run('pull1e-3', yes, { least: 2, rounds: 15, pull: 1e-3 })
run('pull1e-2', yes, { least: 2, rounds: 15, pull: 1e-2 })
run('least3', yes, { least: 3, rounds: 15 })
run('step.05', yes, { least: 2, rounds: 15, step: 0.05 })
run('step.03', yes, { least: 2, rounds: 15, step: 0.03 })
run('step.03 no tri', (f) => !f.startsWith('t='), { least: 2, rounds: 15, step: 0.03 })
run('rounds 6', yes, { least: 2, rounds: 6 })
run('near3', yes, { least: 2, rounds: 15 }, 3)
run('near1', yes, { least: 2, rounds: 15 }, 1)
