import { cueList } from '../../language/cue-list.ts'
import { remembering } from '../../language/remembering.ts'
import { lastClause, type Stretch } from './statement.ts'

/**
 * Words that assert more than a plan can know: superlatives, and facts about the past that somebody must have shown.
 * Each is a claim only where no source says the same.
 */
const CLAIMS = cueList(`
  has/have /already/long/since been proven/demonstrated/validated/verified/qualified/certified/fielded/deployed/adopted/licensed | the/our/its/a
  fastest/lightest/strongest/cheapest/safest/smartest/finest/greatest/best/smallest/thinnest/quietest/toughest/newest | the/our/its most
  advanced/accurate/capable/reliable/efficient/powerful/robust/innovative/sensitive/mature/precise | most cost effective |
  fully/completely/totally/entirely/independently/extensively/rigorously/successfully/thoroughly/already/previously
  validated/tested/qualified/compliant/certified/proven/operational/demonstrated/verified/accredited/approved/fielded/deployed/mature/reliable/secure/accurate/autonomous
  | 100 % validated/tested/compliant/reliable/secure/accurate/autonomous | out perform/performs all/any/every/current/existing/competing/other |
  outperform/outperforms/surpass/surpasses/beat/beats all/any/every/current/existing/competing/other/the _ | superior/better to/than
  all/any/every/current/existing/competing/other/the _ | certified/approved/endorsed/accredited/selected/funded/licensed/qualified by /the _ |
  is/are/was/were/be/been/as the /very first | the /very first to _ | the /very first _ to _ | the /very first _ that can/is/has | the /very first _ _ that can/is/has | the first _
  ever/capable/worldwide | the first of its kind | the/a/an/our leading _ | the/a/an/our _ leading _ |
  leader/expert/experts/provider/supplier/authority in _ | widely/broadly/commonly adopted/used/accepted/recognized/recognised | proven | the
  world/industry/nation s _ | the only _ | no competing/comparable _ | best in class | best available | guarantee/guaranteed/guaranteeing |
  flawless/flawlessly | unmatched | unparalleled | unprecedented | unrivaled/unrivalled | outstanding | exceptional | excellent | superb |
  impressive | unbeatable | unsurpassed | revolutionary/revolutionize/revolutionizing | groundbreaking | ground breaking | breakthrough | cutting
  edge | world class | industry/market leading | award winning | game changer/changing | second to none | zero risk | risk free | foolproof | fail
  proof | patented | patent pending | well established | extensive experience/expertise | decades of | years of experience | never fail | always
  work/succeed/meet/detect | without any risk/failure/error | eliminate/eliminates all | will certainly/undoubtedly/definitely/surely _ | certain to
  succeed | in full rate production | in serial production | commercially available today`)
/** The same words where they claim nothing. */
const NO_CLAIMS = cueList(`
  be/being proven | proven by/through a/an/the/test/analysis/inspection/demonstration/measurement/simulation/calculation | the only
  one/two/thing/open/remaining/difference/exception | the only way to | leading edge/to/up/role/cause/indicator/order/term/question | be
  certified/approved/selected/qualified by | the first to be`)

/** "Qualified by NIST" has an authority; "qualified by mo 9" and "selected by weight" have none. */
const BY_NOBODY = /\sby\s(?!the\s)[^\p{Lu}]\S*$/u

/** The places where a text claims something of that kind. */
export const claimsIn: (text: string) => readonly Stretch[] = remembering((text) => {
  const others = NO_CLAIMS.all(text).map(stretch)
  return CLAIMS.all(text)
    .filter(({ text: claim }) => !BY_NOBODY.test(claim))
    .map(stretch)
    .filter(({ start, end }) => !others.some((one) => one.start < end && one.end > start))
})

const stretch = ({ index, text }: { index: number; text: string }): Stretch => ({ start: index, end: index + text.length })

/** "The approach has shown good results": what is said to have happened. */
const HAPPENED = /\b(?:has|have|had)\s(?:(?:\p{L}+ly|already|long|since)\s)?(\p{L}+)/giu
const DONE: ReadonlySet<string> = new Set('shown built won led met run given held made sold found taught written grown been'.split(' '))

/** Conditions, and what shall have happened by then, assert nothing. */
const NOT_YET = cueList(`
  shall | will | must | should | may | can | could | would | to | when | if | once | after | until | unless | that | which | who | what | whether | where
  | how | each | every | as`)
const LOOK_BACK = 75

/** The places where a text tells of something as having happened, which only a source can know. */
export function pastAssertionsIn(text: string): Stretch[] {
  return Array.from(text.matchAll(HAPPENED)).flatMap(({ 0: words, 1: done = '', index }) => {
    const clause = lastClause(text.slice(Math.max(0, index - LOOK_BACK), index))
    const isPast = DONE.has(done.toLowerCase()) || (done.endsWith('ed') && done.length > 3)
    return isPast && !NOT_YET.test(clause) ? [{ start: index, end: index + words.length }] : []
  })
}
