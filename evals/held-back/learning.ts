import { clausesOf, HELD, type Held, heldBy, heldFeatures } from '../../src/language/held-back.ts'
import type { Learned } from '../../src/language/learned/logistic.ts'
import { type KindOfWords, writtenKinds } from '../judged-sentences.ts'
import { learnedFrom } from '../learned/training.ts'
import { writtenRemarks } from '../remarks/learning.ts'

const WAY = { least: 2, rounds: 20, pull: 1e-6, decimals: 2, faint: 0.05 }

/** Of what companies tell so many sentences are learned from: far fewer than there are, since what keeps something back is rare beside them. */
const LEARNED_OF = 2000

export type HeldWords = KindOfWords<Held>

/** Sentences that were written for this: to learn from, and some that nobody saw. */
export function writtenHeld(name: 'train' | 'unseen'): HeldWords[] {
  return writtenKinds(new URL(`./written/${name}.txt`, import.meta.url), HELD)
}

/**
 * What says that it is not for the document, learned of written sentences, of remarks to whoever asks, and of what companies tell: of that first some, then also
 * what was taken for one, with its clauses. The same sentences give the same weights.
 */
export function learnedHeld(written: readonly HeldWords[], told: readonly string[]): Learned {
  const each = Math.ceil(told.length / LEARNED_OF)
  const isWritten = (text: string) => written.some((one) => one.text === text)
  const asked = writtenRemarks('train').flatMap(({ text }) => (isWritten(text) ? [] : text))
  const first = [...asked, ...told.filter((_, at) => at % each === 0)]
  const said = [...written, ...joined(written, told)]
  const learned = learnedOf([...said, ...first.map(asWork)])
  const mistaken = told.filter((text) => heldBy(text, learned) !== 'print')
  return learnedOf([...said, ...[...first, ...mistaken.flatMap((text) => [text, ...clausesOf(text)])].map(asWork)])
}

const asWork = (text: string): HeldWords => ({ text, kind: 'print' })

function learnedOf(words: readonly HeldWords[]): Learned {
  return learnedFrom(
    words.map(({ text, kind }) => ({ features: heldFeatures(text), answer: kind })),
    WAY,
  )
}

/** How a short sentence stands behind another, and before one. */
const JOINTS = [', ', ' – ', ', but ', '; ']
const LEADS = [', ', ': ']
const SHORT = { words: 9, times: 3 }
/** Primes, so that the sentences are as good as chosen by chance. */
const FAR = { of: 7919, next: 104_729 }

/** Short sentences each before and behind some of what companies tell: what that is about says nothing of its being kept back. */
function joined(written: readonly HeldWords[], told: readonly string[]): HeldWords[] {
  const whole = told.filter((text) => text.split(' ').length > SHORT.words)
  const short = written.filter(({ text, kind }) => kind === 'before' || (kind === 'print' && text.split(' ').length <= SHORT.words))
  return short.flatMap(({ text, kind }, at) =>
    Array.from({ length: SHORT.times }, (_, nth): HeldWords => {
      const other = whole[(at * FAR.of + nth * FAR.next) % whole.length] ?? ''
      const said = nth === 0 ? after(text, LEADS[at % LEADS.length], other) : after(other, JOINTS[(at + nth) % JOINTS.length], text)
      return { text: said, kind: kind === 'before' ? 'own' : 'print' }
    }),
  )
}

function after(first: string, joint: string | undefined, second: string): string {
  return `${first.replace(/[.;]$/, '')}${joint}${second.charAt(0).toLowerCase()}${second.slice(1)}`
}
