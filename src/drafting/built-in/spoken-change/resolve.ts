import { type Part, fitOf, hasRoot, partsOf, pick, referenceOf, within } from './parts.ts'
import { type SaidWord, saidWords } from './said.ts'
import { ORDINALS, STOP, UNIT_NOUNS } from './vocabulary.ts'
import { type Value, valuesIn } from './values.ts'

export type Labelled = { words: SaidWord[]; marks: string[]; said: string; kind: string }
export type Edit = { from: number; to: number; put: string }
export type Outcome = { edits?: Edit[]; why?: string; margin?: number }

const no = (why: string): Outcome => ({ why })
export const isContent = (w: SaidWord) => /[\p{L}\d]/u.test(w.text) && !STOP.has(w.low)

export function weigher(text: string) {
  const parts = partsOf(text)
  const sentences = parts.filter(({ kind }) => kind === 'sentence')
  const count = new Map<string, number>()
  for (const { own, label } of sentences) for (const root of new Set([...own, ...label])) count.set(root, (count.get(root) ?? 0) + 1)
  return { parts, weight: (root: string) => (count.has(root) ? Math.log(1 + sentences.length / (count.get(root) ?? 1)) : 0.8) }
}

/** runs of one label */
export function runs(wish: Labelled, label: string): { from: number; to: number; text: string; words: SaidWord[] }[] {
  const out: { from: number; to: number; text: string; words: SaidWord[] }[] = []
  for (let at = 0; at < wish.words.length; at++) {
    if (wish.marks[at] !== label) continue
    let to = at
    while (wish.marks[to] === label) to++
    const words = wish.words.slice(at, to)
    out.push({ from: at, to, words, text: wish.said.slice(words[0]!.start, words.at(-1)!.end) })
    at = to
  }
  return out
}

const EVERYWHERE = /\b(?:everywhere|throughout|wherever|every|each|all|both|whole)\b/i

/** Words of a clause that gives a reason say nothing of the change. */
export function liveWords(wish: Labelled): SaidWord[] {
  let isAside = false
  return wish.words.filter((w, at) => {
    const before = wish.words[at - 1]?.text ?? ''
    if (/^(?:because|since)$/.test(w.low)) isAside = true
    else if (/^[.?!]$/.test(w.text) || (w.low === 'so' && before === ',')) isAside = false
    return !isAside
  })
}

const NEGATED = /(?:\bnot|\binstead of|\brather than|\bnot more|\bisn['’]t|\bno longer|\bwas|\bfrom|\bcalled)(?: (?:just|the|a|an|at|on|in|for|over|minus|more than))* ?-?$/i

const NOT_NEW = new Set('instead rather everywhere anymore throughout please wherever actually going using we\'re'.split(' '))

type New = { value: Value | null; from: number; to: number; text: string }
type Old = { value: Value | null; from: number; to: number; words: SaidWord[] }

function newsAndOlds(text: string, wish: Labelled, values: readonly Value[]): { news: New[]; olds: Old[]; saidValues: Value[] } {
  const { said, words } = wish
  const live = liveWords(wish)
  const isLive = (v: { start: number; end: number }) => live.some((w) => w.start >= v.start && w.start < v.end)
  const markIn = (v: { start: number; end: number }, label: string) => words.some((w, at) => w.start >= v.start && w.end <= v.end && wish.marks[at] === label)
  const isNumberOfPart = (v: Value) => v.kind === 'figure' && v.of[1] === '' && (/\b(?:task|step|bullet|paragraph|number|item|all) $/i.test(said.slice(0, v.start)) || (/^\d+\.\d+$/.test(said.slice(v.start, v.end)) && new RegExp(`^(?:task )?${said.slice(v.start, v.end).replace('.', '\\.')}\\b`, 'im').test(text)) || /^ (?:sentences|bullets|lines|tasks|steps)\b/.test(said.slice(v.end)))
  const typed = valuesIn(said).filter((v) => v.kind !== 'name' && isLive(v) && !isNumberOfPart(v))
  const stands = (v: Value) => values.some((o) => o.kind === v.kind && (v.kind === 'modal' ? text.slice(o.start, o.end) === said.slice(v.start, v.end).toLowerCase() : v.kind === 'figure' ? o.of[0] === v.of[0] && (o.of[1] === v.of[1]) : v.of.every((part, at) => part === '' || part.toLowerCase() === o.of[at]?.toLowerCase())))
  const hasShall = typed.some((v) => v.kind === 'modal' && /^shall$/i.test(said.slice(v.start, v.end)) && !NEGATED.test(said.slice(0, v.start)))
  const news: New[] = []
  const olds: Old[] = []
  const asOld = (v: Value): Old => ({ value: v, from: v.start, to: v.end, words: words.filter((w) => w.start >= v.start && w.end <= v.end) })
  for (const v of typed) {
    const isNegated = NEGATED.test(said.slice(0, v.start))
    if (v.kind === 'modal') {
      if (!hasShall && !markIn(v, 'new')) continue
      const isShall = /^shall$/i.test(said.slice(v.start, v.end))
      if (isShall && !isNegated) news.push({ value: v, from: v.start, to: v.end, text: 'shall' })
      else if (stands(v) || markIn(v, 'old')) olds.push(asOld(v))
      continue
    }
    if (isNegated || (markIn(v, 'old') && stands(v))) { olds.push(asOld(v)); continue }
    if (markIn(v, 'new') || !stands(v)) news.push({ value: v, from: v.start, to: v.end, text: said.slice(v.start, v.end) })
  }
  const ends = [...said.matchAll(/[.;](?=\s|$)|\band\b/g)].map((m) => m.index)
  const clauseOf = (at: number) => ends.filter((one) => one < at).length
  if (news.length > 0) for (const v of typed) if (v.kind === news[0]!.value?.kind && v.kind !== 'modal' && v.kind !== 'figure' && !news.some((n) => clauseOf(n.from) === clauseOf(v.start)) && !olds.some((o) => clauseOf(o.from) === clauseOf(v.start))) news.push({ value: v, from: v.start, to: v.end, text: said.slice(v.start, v.end) })
  const figures = news.filter((n) => n.value?.kind !== 'modal')
  const modals = news.filter((n) => n.value?.kind === 'modal')
  // a binding verb beside a figure is how people talk
  const kept = figures.length > 0 ? figures : modals.slice(-1)
  for (const run of runs(wish, 'old')) if (run.words.some((w) => live.includes(w)) && !olds.some((o) => o.from < run.words.at(-1)!.end && o.to > run.words[0]!.start) && !kept.some((o) => o.from < run.words.at(-1)!.end && o.to > run.words[0]!.start)) olds.push({ value: null, from: run.words[0]!.start, to: run.words.at(-1)!.end, words: run.words })
  const stops = [...said.matchAll(/[.;](?=\s|$)|, and\b|\band\b/g)].map((m) => m.index)
  const segmentOf = (at: number) => stops.filter((one) => one < at).length
  const sameSegment = (one: { from: number }) => kept.some((n) => segmentOf(n.from) === segmentOf(one.from))
  const known = new Set(saidWords(text).map(({ root }) => root))
  const names = valuesIn(said).filter((v) => v.kind === 'name' && isLive(v))
  for (const run of runs(wish, 'new')) {
    const from = run.words[0]!.start, to = run.words.at(-1)!.end
    if ((sameSegment({ from }) && !modals.some((m) => kept.includes(m) && m.from > from + 4 && m.to <= to)) || !run.words.some((w) => live.includes(w))) continue
    if (!run.words.some((w) => isContent(w) && !known.has(w.root)) && olds.length === 0 && !/^\p{Lu}\S* \p{Lu}/u.test(said.slice(from, to))) continue
    if (modals.some((m) => m.from > from + 4 && m.to <= to)) kept.length = 0
    const name = names.find((v) => v.start < to && v.end > from)
    const [start, end] = name && !NEGATED.test(said.slice(0, name.start)) ? [Math.min(from, name.start), Math.max(to, name.end)] : [from, to]
    let last = words.findLastIndex((w) => w.end <= end)
    while (words[last + 1] && !known.has(words[last + 1]!.root) && isContent(words[last + 1]!) && wish.marks[last + 1] === '' && !NOT_NEW.has(words[last + 1]!.low)) last++
    const stop = Math.max(end, words[last]?.end ?? end)
    kept.push({ value: null, from: start, to: stop, text: said.slice(start, stop) })
  }
  if (kept.length === 0)
    for (const v of names) {
      const printed = said.slice(v.start, v.end)
      const isOpening = v.start === 0 || /[.!?] $/.test(said.slice(0, v.start))
      const unknown = saidWords(printed).some((w) => !known.has(w.root) && !STOP.has(w.low))
      const isOther = saidWords(printed).some((w) => w.low.length >= 5 && !known.has(w.root) && [...known].some((r) => r.length >= 5 && (r.startsWith(w.root) || w.root.startsWith(r))))
      if (isOther) { olds.push({ ...asOld(v), value: null }); continue }
      if (!unknown || NEGATED.test(said.slice(0, v.start)) || (isOpening && !/\s/.test(printed) && olds.length + runs(wish, 'old').length === 0)) continue
      kept.push({ value: null, from: v.start, to: v.end, text: printed })
    }
  if (kept.length === 0) {
    const is = /\b(?:is|are|becomes) (?:now )?(?:the |an? )?([^.,]+)/.exec(said)
    if (is && !NEGATED.test(is[0])) kept.push({ value: null, from: is.index + is[0].length - is[1]!.length, to: is.index + is[0].length, text: is[1]! })
  }
  if (kept.length > 0 && kept.every((n) => n.value === null)) olds.splice(0, olds.length, ...runs(wish, 'old').map((run) => ({ value: null, from: run.words[0]!.start, to: run.words.at(-1)!.end, words: run.words })))
  for (const v of names) if (NEGATED.test(said.slice(0, v.start)) && !olds.some((o) => o.from < v.end && o.to > v.start) && kept.length > 0) olds.push({ ...asOld(v), value: null })
  return { news: kept.sort((a, b) => a.from - b.from), olds, saidValues: typed }
}

export function resolveChange(text: string, wish: Labelled): Outcome {
  const { parts, weight } = weigher(text)
  const { said, words } = wish
  const values = valuesIn(text)
  const { news, olds, saidValues } = newsAndOlds(text, wish, values)
  if (news.length === 0) return no('nothing new')
  const live = liveWords(wish)
  const edits: Edit[] = []
  let margin = 9
  const bounds = [...said.matchAll(/[.;,](?=\s)|\band\b/g)].map((m) => m.index)
  const isPair = olds.length === news.length && news.length > 1 && news.every((n) => n.value?.kind === olds[0]!.value?.kind) && olds.every((o) => o.from > news.at(-1)!.to)
  let inherited: SaidWord[] = []
  let cutFrom = 0
  for (const [at, one] of news.entries()) {
    const next = news[at + 1]?.from ?? said.length
    const behind = isPair ? [] : olds.filter((o) => o.from >= one.to && o.to <= next && NEGATED.test(said.slice(0, o.from)))
    const done = Math.max(one.to, ...behind.map((o) => o.to))
    const last = at + 1 === news.length
    const cut = last ? said.length : bounds.find((b) => b >= done && b < next) ?? done
    const [from, to] = [cutFrom, cut]
    cutFrom = cut
    const inside = live.filter((w) => w.start >= from && w.end <= to && !(w.start >= one.from && w.end <= one.to))
    const markOf = (w: SaidWord) => wish.marks[words.indexOf(w)]
    const old = isPair ? [olds[at]!] : olds.filter((o) => o.from >= from && o.to <= to)
    const isOld = (w: SaidWord) => old.some((o) => (o.value !== null || one.value === null) && o.words.includes(w)) || saidValues.some((v) => w.start >= v.start && w.end <= v.end)
    const evidence = inside.filter((w) => !isOld(w) && ['place', 'anchor', 'new', 'old'].includes(markOf(w) ?? ''))
    const faint = inside.filter((w) => !isOld(w) && !markOf(w) && isContent(w))
    const ref = referenceOf(evidence)
    const inh = referenceOf(inherited)
    const bare = referenceOf(inside.filter((w) => !markOf(w) && /^\d+\.\d+$/.test(w.low) && parts.some((p) => p.number === w.low))).named
    const own = [...ref.named, ...bare].filter((n) => n.nth !== null || n.number !== null)
    const named = own.length ? own : inh.named.filter((n) => n.nth !== null || n.number !== null)
    inherited = [...inherited, ...evidence]
    const pool = within(parts, named.filter((n) => !(n.nth !== null && n.kinds[0] !== 'task')), [], weight)
    if (typeof pool === 'string') return no('no such task')
    let region: Part[] | null = named.length > 0 ? pool : null
    const counted = named.find((n) => n.nth !== null && n.kinds[0] !== 'task')
    if (counted) { const kind = counted.kinds.find((k) => pool.some((p) => p.kind === k)); const found = pick(pool.filter((p) => p.kind === kind), ref.roots, counted.nth, weight); if (typeof found === 'string') return no(`no such part`); region = [found.part] }
    const isIn = (v: { start: number; end: number }) => !region || region.length === 0 || region.some((p) => v.start >= p.from && v.end <= p.to)
    const candidates = candidatesOf(text, values, one, wish, old, said)
    const told = saidValues.filter((v) => v.start >= from && v.end <= to && v.kind === one.value?.kind && v.start !== one.from)
    const bonus = (c: Candidate) => (told.some((v) => values.some((d) => d.start === c.from && d.of[0] === v.of[0] && d.of[0] !== '')) ? 1.5 : 0)
    const clause = clauseAround(said, one.from)
    const near = (list: readonly string[], all: readonly SaidWord[]) => list.filter((root) => all.some((w) => w.root === root && w.start >= clause[0] && w.end <= clause[1]))
    const allowed = candidates.filter((c) => !edits.some((e) => c.from < e.to && c.to > e.from)).filter((c) => isIn({ start: c.from, end: c.to })).filter((c, n, all) => all.findIndex((o) => o.from === c.from) === n)
    if (allowed.length === 0) return no('nothing to replace')
    const roots = [...ref.roots, ...old.filter((o) => !o.value && !candidates.length).flatMap((o) => o.words.map((w) => w.root))]
    const scored = allowed.map((c) => ({ c, score: bonus(c) + 0.5 * scoreOf(text, parts, c, roots, weight) + 0.5 * scoreOf(text, parts, c, near(roots, evidence), weight) + 0.4 * scoreOf(text, parts, c, faint.map((w) => w.root), weight) + 0.3 * scoreOf(text, parts, c, inh.roots, weight) })).sort((a, b) => b.score - a.score)
    const [best, second] = scored
    if ((EVERYWHERE.test(said) && old.length > 0 && !region) || (one.value?.kind === 'modal' && roots.length + faint.length === 0 && !region)) { edits.push(...allowed.map((c) => ({ from: c.from, to: c.to, put: c.put }))); continue }
    if (second && best!.score - second.score < 0.25) return no('wavers')
    if (!second && old.length === 0 && !region && best!.score < 0.5) return no('too little said')
    margin = Math.min(margin, second ? best!.score - second.score : best!.score + (old.length ? 2 : 0))
    edits.push(trimmed(text, best!.c))
  }
  const sorted = edits.sort((a, b) => a.from - b.from)
  if (sorted.some((e, i) => i > 0 && e.from < sorted[i - 1]!.to)) return no('overlap')
  return { edits: sorted, margin }
}

/** The clause that a place of a wish stands in. */
function clauseAround(said: string, at: number): [number, number] {
  const breaks = [...said.matchAll(/[.;](?=\s|$)|, (?:so|but|and|since|because)\b/g)].map((m) => m.index)
  return [breaks.filter((b) => b < at).at(-1) ?? 0, breaks.find((b) => b > at) ?? said.length]
}

/** Words that were said along with the new ones, and stand beside the place already, are not put in twice. */
function trimmed(text: string, { from, to, put }: Edit): Edit {
  const words = put.split(' ')
  for (let count = words.length - 1; count > 0; count--) {
    const tail = words.slice(-count).join(' ').toLowerCase()
    if (text.slice(to).toLowerCase().startsWith(` ${tail}`)) return { from, to, put: words.slice(0, -count).join(' ') }
    const head = words.slice(0, count).join(' ').toLowerCase()
    if (text.slice(0, from).toLowerCase().endsWith(`${head} `)) return { from, to, put: words.slice(count).join(' ') }
  }
  return { from, to, put }
}

type Candidate = { from: number; to: number; put: string }

function scoreOf(text: string, parts: readonly Part[], c: Candidate, roots: readonly string[], weight: (r: string) => number): number {
  const sentence = parts.find((p) => p.kind === 'sentence' && c.from >= p.from && c.to <= p.to) ?? parts.find((p) => p.kind === 'line' && c.from >= p.from && c.to <= p.to)
  if (!sentence) return 0
  let sum = fitOf(sentence, roots, weight)
  const words = saidWords(text.slice(sentence.from, sentence.to))
  for (const root of new Set(roots)) {
    const gapOf = (between: string) => saidWords(between).length + (/[,;]| and | or /.test(between) ? 4 : 0)
    const near = Math.min(...words.filter((w) => hasRoot(new Set([w.root]), root)).map((w) => { const at = sentence.from + w.start; return at >= c.to ? 2 * gapOf(text.slice(c.to, at)) + 1 : at < c.from ? gapOf(text.slice(at, c.from)) : 0 }))
    if (Number.isFinite(near)) sum += (0.8 * weight(root)) / (1 + near / 3)
  }
  return sum
}

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const TENS = ' ,, twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const inWords = (n: number): string => (n < 20 ? WORDS[n]! : n < 100 ? ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'][Math.floor(n / 10) - 2]! + (n % 10 ? `-${WORDS[n % 10]}` : '') : String(n))
export const capital = (t: string) => t.charAt(0).toUpperCase() + t.slice(1)

function candidatesOf(text: string, values: Value[], one: New, wish: Labelled, old: Old[], said: string): Candidate[] {
  const oldValues = old.flatMap((o) => o.value ?? [])
  const { value } = one
  if (value && value.kind === 'modal') {
    const put = said.slice(value.start, value.end).toLowerCase()
    const spoken = old.flatMap(({ words }) => words.map((w) => w.low))
    return values.filter((v) => v.kind === 'modal').filter((v) => { const first = text.slice(v.start, v.end).toLowerCase().split(' ')[0]!; return spoken.length > 0 && spoken.some((w) => /^(will|may|should|must|can|shall|plans?)$/.test(w)) ? spoken.some((w) => first === w || first.replace(/s$/, '') === w.replace(/s$/, '')) : first !== put && (first !== 'shall') && (first!=='must') }).map((v) => ({ from: v.start, to: v.end, put }))
  }
  if (value && (value.kind === 'figure')) {
    const [n = '', unit = '', dimension = '', printed = ''] = value.of
    const olds = oldValues.filter((v) => v.kind === 'figure')
    const figures = values.filter((v) => v.kind === 'figure' && text.slice(v.start, v.end) !== said.slice(value.start, value.end))
    const sameUnit = (v: Value) => (unit === '' ? true : v.of[2] === dimension || v.of[1] === unit)
    return figures.filter((v) => sameUnit(v) && (olds.length === 0 || olds.some((o) => o.of[0] === v.of[0]))).filter((v) => v.of[0] !== n || v.of[1] !== unit).map((v) => {
      const shown = text.slice(v.start, v.end)
      const isWord = /^\p{L}/u.test(shown)
      const head = isWord ? /^\p{L}+(?:-\p{L}+)?/u.exec(shown)![0] : /^[-−–+±]?\$? ?\d[\d.,]*(?:e-?\d+)?/u.exec(shown)?.[0].replace(/[.,]$/, '') ?? shown
      const rest = shown.slice(head.length)
      const digits = /[-−–+±]?\d[\d.,]*/.exec(said.slice(value.start, value.end))?.[0].replace(/[.,]$/, '') ?? n
      let num = isWord ? inWords(Number(n)) : (/^\$/.test(head) ? `$${digits.replace('$', '')}` : digits)
      if (isWord && /^\p{Lu}/u.test(shown)) num = capital(num)
      if (!isWord && /^\p{L}/u.test(said.slice(value.start, value.end))) num = n
      const tail = unit !== '' && v.of[1] !== unit ? printed : rest
      const behind = wish.words.filter((w) => oldValues.some((o) => w.start >= o.end && w.start < o.end + 14)).slice(0, 2).map((w) => w.text)
      const more = behind.length > 0 && unit !== '' && v.of[1] !== unit && text.slice(v.end).startsWith(` ${behind[0]}`) ? behind[0]!.length + 1 : 0
      return { from: v.start, to: v.end + more, put: num + tail }
    })
  }
  if (value && value.kind === 'period') {
    const olds = oldValues.filter((v) => v.kind === 'period')
    return values.filter((v) => v.kind === 'period' && v.of[0] === value.of[0] && (value.of[2] === '') === (v.of[2] === '')).filter((v) => olds.length === 0 || olds.some((o) => o.of[1] === v.of[1])).map((v) => ({ from: v.start, to: v.end, put: text.slice(v.start, v.end).replace(v.of[1]!, value.of[1]!).replace(v.of[2] ? new RegExp(`${v.of[2]}$`) : /$^/, value.of[2]!) }))
  }
  if (value && value.kind === 'date') {
    const [day, month, year] = value.of
    const olds = oldValues.filter((v) => v.kind === 'date')
    return values.filter((v) => v.kind === 'date' && (!day || v.of[0])).filter((v) => olds.length === 0 || olds.some((o) => o.of[1]!.toLowerCase() === v.of[1]!.toLowerCase())).map((v) => {
      let put = text.slice(v.start, v.end).replace(v.of[1]!, capital(month!))
      if (day) put = put.replace(/\b\d{1,2}\b/, day)
      if (year && v.of[2]) put = put.replace(/\d{4}/, year)
      return { from: v.start, to: v.end, put }
    })
  }
  // words for words
  const put = one.text.replace(/^(?:the|a|an) /i, '').replace(/['’]s\b.*$/, '').replace(/[.,;]$/, '')
  const isName = /^\p{Lu}/u.test(put) && !(saidCapital(said, one.from) && /^\S+ \p{Ll}/u.test(put))
  const found: Candidate[] = []
  const docWords = saidWords(text)
  const fit = (from: number, to: number): Candidate => {
    const before = text.slice(0, from)
    const atStart = /(?:^|[.!?:]\s|\n(?:[-*•] )?)$/.test(before) || /^\p{Lu}/u.test(text.slice(from, to)) && /(?:^|\n[^\n]*: ?|[.!?] )$/.test(before)
    return { from, to, put: atStart ? capital(put) : isName && saidCapital(said, one.from) && !/^\p{Lu}.*\p{Lu}/u.test(put) && !/^\p{Lu}/u.test(text.slice(from, to)) ? put.charAt(0).toLowerCase() + put.slice(1) : put }
  }
  const isNameWord = (w: SaidWord) => /^\p{Lu}/u.test(w.text) && (!saidCapital(said, w.start) || values.some((v) => v.kind === 'name' && !saidCapital(text, v.start) && text.slice(v.start, v.end).includes(w.text)))
  const capitals = old.filter((o) => o.words.some(isNameWord))
  for (const { words } of isName && capitals.length > 0 ? capitals : old) {
    const wanted = words.filter((w) => /[\p{L}\d]/u.test(w.text))
    const core = wanted.filter((w, i) => !(STOP.has(w.low) && (i === 0 || i === wanted.length - 1)))
    const list = core.length ? core : wanted
    for (let i = 0; i < docWords.length; i++) {
      let k = 0
      while (k < list.length && docWords[i + k] !== undefined && hasRoot(new Set([docWords[i + k]!.root]), list[k]!.root)) k++
      if (k < list.length) continue
      let [from, to] = [docWords[i]!.start, docWords[i + k - 1]!.end]
      const name = values.find((v) => v.kind === 'name' && v.start <= from && v.end >= to && /^\p{Lu}/u.test(list[0]!.text))
      if (name && isName && !/^(?:The|A)\s/.test(text.slice(name.start, name.end))) [from, to] = [name.start, name.end]
      found.push(fit(from, to))
    }
  }
  const isNamed = capitals.length > 0
  if (found.length > 0 && (!isName || isNamed)) return extended(found, text, put, said, one, wish)
  if (old.length > 0 && (!isName || isNamed)) return []
  {
    const labels = [...text.matchAll(/^(?:.*?\b)?(\p{Lu}[\p{L} ]{0,25}):[ \t]*(.+)$/gmu)].filter(([, name]) => /\b(?:lead|owner|responsible|who|person|manager)\b/i.test(name ?? '')).map((m) => { const v = (m[2] ?? '').replace(/\.$/, ''); const from = m.index + m[0].length - (m[2] ?? '').length; return fit(from, from + v.length) })
    const names = values.filter((v) => v.kind === 'name' && !/(?:^|[.!?:]\s|\n(?:[-*•] )?)$/.test(text.slice(0, v.start)) || (v.kind === 'name' && /\s/.test(text.slice(v.start, v.end)) && !/^(?:The|A|An|In|Each)\s/.test(text.slice(v.start, v.end)))).map((v) => fit(v.start, v.end)).filter((c) => !labels.some((l) => c.from >= l.from && c.to <= l.to))
    const labelled = labels.map((l) => { const inner = values.find((v) => v.kind === 'name' && v.start >= l.from && v.end <= l.to && /\s/.test(text.slice(v.start, v.end)) ); return inner && isName ? fit(inner.start, inner.end) : l })
    const isLong = (t: string) => /\s/.test(t)
    const isSaid = (c: Candidate) => { const name = /([\p{L} ]+):[ \t]*$/u.exec(text.slice(0, c.from))?.[1]; return name !== undefined && saidWords(name).some((w) => wish.words.some((o) => o.root === w.root)) }
    const alike = [...names.filter((c) => isLong(text.slice(c.from, c.to)) === isLong(put)), ...labelled.filter((c) => isSaid(c) || (isLong(put) && isName))]
    return extended(isName ? alike : alike.filter((c) => isSaid(c)), text, put, said, one, wish)
  }
  return []
}

const saidCapital = (said: string, from: number) => from === 0 || /[.!?]\s$/.test(said.slice(0, from))

/** "Kim Osei now, test engineer": a role that was said behind a name goes where one stands. */
function extended(found: Candidate[], text: string, put: string, said: string, one: { to: number }, wish: Labelled): Candidate[] {
  const role = /^(?: now)?, ((?:[\p{Ll}][\p{L}-]*|[A-Z]{2,4})(?: \p{Ll}[\p{L}-]*){0,2})(?=[,.]|$)/u.exec(said.slice(one.to))
  const isRole = role && runs(wish, 'new').concat(runs(wish, 'place')).some((r) => r.words[0]!.start >= one.to && r.words[0]!.start < one.to + role[0].length)
  return found.map((c) => {
    const rest = /^, ([^,.\n]+)/.exec(text.slice(c.to))
    if (rest && /, /.test(put)) return { ...c, to: c.to + rest[0].length }
    return isRole && rest ? { from: c.from, to: c.to + rest[0].length, put: `${put}, ${role[1]}` } : c
  })
}

export function applied(text: string, edits: readonly Edit[]): string {
  return [...edits].sort((a, b) => b.from - a.from).reduce((now, { from, to, put }) => now.slice(0, from) + put + now.slice(to), text)
}
