import { wordsOf } from '../../../language/words.ts'
import { finiteVerb } from '../english/inflection.ts'
import { hasNumber, upperStart } from '../english/wording.ts'
import type { Subject } from '../subject.ts'
import { clauseOf } from './clause.ts'
import type { Demands, Proof } from './demands.ts'
import type { Duty } from './duty.ts'

const SAME_THING =
  /^(?:this|the|such an?) (?:capability|technology|tool|system|device|solution|product|software)(?= (?!of\b|for\b|to\b|that\b|which\b|in\b))/i
const POINTS_BACK = /^(?:this|these|those|such an?|such|the (?:above|following|same)|it|they)\b\s*/i

/** What a thing does by itself: nobody can be told to do it. */
const OF_THE_THING = /^(?:operate|survive|withstand|weigh|fit|remain|function|last)$/

/** Statements that point back ("this capability includes …") name what they point to; what only the thing itself can do is a property of it. */
export function resolved(demands: Demands, subject: Subject): Demands {
  const own = demands.duties.filter((duty) => isOfTheThing(duty))
  return {
    ...demands,
    duties: demands.duties.filter((duty) => !isOfTheThing(duty)),
    proofs: [
      ...demands.proofs.map((proof) => named(doneByIt(withSubject(proof, subject), subject), subject)),
      ...own.map((duty) => property(duty, subject)),
    ],
  }
}

/** "adhere to the guidelines", "not require annotation": an item of a list of what the subject has to do. */
function doneByIt(proof: Proof, { short, plural }: Subject): Proof {
  if (proof.form !== 'need' && proof.form !== 'thing') return proof
  const isNot = /^not /.test(proof.text)
  const said = isNot ? proof.text.slice(4) : proof.text
  const verb = wordsOf(said)[0]
  const isVerb =
    verb?.pos === 'VERB' && verb.text === verb.lemma && /^[a-z]+$/.test(verb.text) && !/^[a-z]+ (?:of|for)\b|^[^ ]+:/.test(said)
  return isVerb && verb
    ? { ...proof, form: 'that', text: `${short} ${finiteVerb(verb.text, plural, isNot)}${said.slice(verb.text.length)}` }
    : proof
}

/** "shall operate 24 hours or longer": the subject stood in the line above. */
function withSubject(proof: Proof, { short }: Subject): Proof {
  if (proof.form !== 'words' || !/^(?:shall|should|must) (?!the\b|an?\b|any\b)/.test(proof.text)) return proof
  const clause = clauseOf(`${upperStart(short)} ${proof.text}`)
  if (clause.kind === 'condition') return { ...proof, form: 'that', text: clause.text }
  return { ...proof, text: `${short} ${proof.text.replace(/^\w+ be\b/, 'is to be').replace(/^(?:shall|should|must) /, 'is to ')}` }
}

function named(proof: Proof, subject: Subject): Proof {
  if (proof.form !== 'that') return proof
  if (SAME_THING.test(proof.text) && /^(?:this|such)/i.test(proof.text) && !subject.plural)
    return { ...proof, text: proof.text.replace(SAME_THING, subject.short) }
  const points = POINTS_BACK.exec(proof.text)?.[0].trim().toLowerCase() ?? ''
  if (points === '') return proof
  if (points === 'it' || points === 'they' || isAlone(proof.text.slice(points.length)))
    return {
      ...proof,
      text: proof.text.replace(
        POINTS_BACK,
        `${(points === 'they') === subject.plural ? subject.short : points === 'they' ? 'the results' : 'the result'} `,
      ),
    }
  return { ...proof, text: proof.text.replace(POINTS_BACK, 'the ') }
}

/** "this improves …" against "these new capabilities enable …". */
function isAlone(rest: string): boolean {
  return /^(?:AUX|VERB|ADV|PART)$/.test(wordsOf(rest.trim())[0]?.pos ?? '')
}

function isOfTheThing({ verb, text }: Duty): boolean {
  return OF_THE_THING.test(verb) && text.toLowerCase().startsWith(verb)
}

function property({ text, verb, page, requirement_id }: Duty, { short, plural }: Subject): Proof {
  return {
    form: 'that',
    text: `${short} ${finiteVerb(verb, plural, false)}${text.slice(verb.length)}`,
    said: '',
    group: '',
    page: page ?? 0,
    requirement_id: requirement_id ?? '',
    isStandard: hasNumber(text) && /MIL-STD/.test(text),
  }
}
