import { shortened } from '../english/noun-phrase.ts'
import { citedAtEnd } from '../english/series.ts'
import { hasNumber, lowerLabel, lowerStart } from '../english/wording.ts'
import { leadStage, type Slot } from '../steps/sequence.ts'
import type { Subject } from '../subject.ts'
import type { Proof } from './demands.ts'
import type { Stage } from './duty-verbs.ts'
import { actFor } from './need.ts'
import { PROOF_WAYS } from './proof-ways.ts'
import { isQuoted, quotedTasks } from './quoted-task.ts'

/** The most words of one task; longer lists become several tasks. */
const LONGEST_TASK = 62

/** What a milestone has to show, as tasks in the solicitation's words: things wanted, properties, values, and what it states as given. */
export function proofTasks(proofs: readonly Proof[], slot: Slot, subject: Subject): string[] {
  const stage = slot.stages.includes('test') && !isOnPaper(slot) ? 'test' : leadStage(slot)
  const quoted = proofs.filter(isQuoted)
  const own = proofs.filter((proof) => !quoted.includes(proof))
  const wanted = own.filter((proof) => (proof.form === 'need' && !proof.isOption) || isThingAsked(proof))
  const options = own.filter(({ form, isOption }) => form === 'need' && isOption)
  const stated = own.filter(({ form }) => form === 'that')
  const values = own.filter((proof) => proof.form === 'thing' && !isThingAsked(proof))
  const way = PROOF_WAYS[stage]
  return [
    ...needTasks(wanted, stage, subject),
    ...inChunks(stated.filter(({ text }) => !hasNumber(text))).flatMap((chunk, nth) =>
      that(chunk, way.properties[(slot.part + nth) % way.properties.length] ?? '', subject),
    ),
    ...inChunks(stated.filter(({ text }) => hasNumber(text))).flatMap((chunk, nth) =>
      that(chunk, way.conditions[(slot.part + nth) % way.conditions.length] ?? '', subject),
    ),
    ...valueTasks(values, way.values, slot.part, subject),
    ...optionTasks(options),
    ...questions(own.filter(({ form }) => form === 'words')),
    ...quotedTasks(quoted, stage, slot.part),
  ]
}

/** Whether nothing is tested in a milestone but by simulation or calculation. */
function isOnPaper({ duties }: Slot): boolean {
  const tests = duties.filter(({ stage }) => stage === 'test')
  return tests.length > 0 && tests.every(({ text }) => /\b(?:simulat|modell?ing|model-based|analy[sz]|calculat)/i.test(text))
}

/** "a compact (6 ft or less) antenna" is a thing with a value in its description, "a drop of 30 dB" a value. */
function isThingAsked({ form, text, group }: Proof): boolean {
  return (
    form === 'thing' &&
    group === '' &&
    /^(?:an?|the|compact|multiple) /.test(text) &&
    !/^[^(]{3,80} of (?:[a-z]+ ){0,3}[<>]?\d|: /.test(text)
  )
}

function needTasks(needs: readonly Proof[], stage: Stage, subject: Subject): string[] {
  const acts = needs.map(({ text }) => actFor(text, stage, subject))
  return [...new Set(acts)].flatMap((act) =>
    inChunks(needs.filter((_, index) => acts[index] === act)).map((chunk) => citedAtEnd(`${act} `, chunk, {})),
  )
}

function that(chunk: readonly Proof[], start: string, { short, plural }: Subject): string[] {
  const isSo = start.endsWith('so that')
  const own = chunk.map((proof) => (isSo ? { ...proof, text: withPronoun(proof.text, short, plural) } : proof))
  const lead = start.replace('#', bare(start, short))
  if (isSo) return [citedAtEnd(`${lead} `, own, {})]
  const link = lead.endsWith(' how') ? 'how ' : lead.endsWith(' whether') ? 'whether ' : 'that '
  return [citedAtEnd(`${lead.slice(0, 1 - link.length)}`, own, { before: link })]
}

/** "the integrated #" takes the name without its article. */
function bare(start: string, short: string): string {
  return /the integrated #/.test(start) ? short.replace(/^the /, '') : short
}

function withPronoun(text: string, short: string, plural: boolean): string {
  const generic = plural
    ? null
    : /^(?:the |this )?(?:vendor |proposed |final |developed |resulting |integrated )*(?:solution|system|product) (?=(?:is|has|can|[a-z]+s)\b)/i.exec(
        text,
      )
  if (generic) return `it ${text.slice(generic[0].length)}`
  return text.startsWith(`${short} `) ? `${plural ? 'they' : 'it'}${text.slice(short.length)}` : text
}

function valueTasks(values: readonly Proof[], ways: readonly string[], part: number, subject: Subject): string[] {
  const groups = [...new Set(values.map(({ group }) => group))]
  return groups
    .flatMap((group) => inChunks(values.filter((value) => value.group === group)))
    .map((chunk, nth) => {
      const group = chunk[0]?.group ?? ''
      const way = ways[(part + nth) % ways.length] ?? ''
      const start = way.replace('#', isHeading(group) ? headingOf(group) : bare(way, subject.short))
      if (chunk.every(({ text }) => /^\d/.test(text))) return citedAtEnd('cover these cases: ', chunk, {})
      const headed = isHeading(group) && !way.includes('#') ? start.replace(/:$/, ` for ${headingOf(group)}:`) : start
      return citedAtEnd(`${headed} `, chunk, {})
    })
}

function optionTasks(options: readonly Proof[]): string[] {
  return inChunks(options).map((chunk) => citedAtEnd('decide, with reasons, how far the work takes up ', chunk, {}))
}

/** A question of the solicitation is answered. */
function questions(proofs: readonly Proof[]): string[] {
  return proofs.map(
    (proof) =>
      `answer the question "${plainQuote(proof.text.replace(/^.*?\(\d\) /, ''))}"${proof.page > 0 ? ` (solicitation p. ${proof.page})` : ''}`,
  )
}

function plainQuote(text: string): string {
  return text.replace(/"/g, "'")
}

/** Lists that one sentence can hold. */
function inChunks(proofs: readonly Proof[]): Proof[][] {
  const chunks: Proof[][] = []
  let words = 0
  for (const proof of proofs) {
    const own = proof.text.split(' ').length
    const last = chunks.at(-1)
    if (!last || words + own > LONGEST_TASK) {
      chunks.push([proof])
      words = own
    } else {
      last.push(proof)
      words += own
    }
  }
  return chunks
}

/** A group is named when its introduction is a heading, not half a sentence. */
function isHeading(group: string): boolean {
  return (
    group !== '' &&
    group.split(' ').length <= 12 &&
    !/\b(?:include|includes|are|is|must|should|shall|will|may|can|on)\b/i.test(group) &&
    !/^performance (?:parameters|goals)|requirement$|level$/i.test(group)
  )
}

/** "In-Water Passive Acoustic Sensor Specific Objectives:" → "the In-Water Passive Acoustic Sensor". */
function headingOf(group: string): string {
  const plain = group
    .replace(/:$/, '')
    .replace(/\s*(?:specific |system )*(?:objectives|goals|parameters|requirements|metrics)$/i, '')
    .replace(/^overall /i, '')
    .trim()
  const short = plain.length > 44 ? shortened(plain.split(' for ')[0] ?? plain, 60) : plain
  return /^(?:the|each|on|all)\b/i.test(short) ? lowerStart(short) : `the ${lowerLabel(short)}`
}
