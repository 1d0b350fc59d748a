import { statedWish } from '../answers/statement.ts'
import { imperative } from '../english/imperative.ts'
import { namedActivity } from '../english/nominal.ts'
import { lowerLabel, lowerStart, tidy, upperStart } from '../english/wording.ts'
import type { Clause } from './clause-kind.ts'
import { modalClause } from './modal-clause.ts'

const BULLET = /^\s*(?:[•●▪◦○\-–—*]|\(?(?:\d{1,2}|[a-hA-H]|[ivx]{1,4})[.)])\s+/
const LINK_WORD =
  /^(?:additionally|specifically|finally|furthermore|further|in addition|also|lastly|thus|therefore|hence|however|moreover|ideally|ultimately|note(?: that)?|and|as such|for this phase|in this way|at a minimum|as a result|please)\b\s*[,:]?\s*(?=\S)/i
/** What is granted or stressed before the sentence says what it asks, and remarks in brackets. */
const ASIDE =
  /^it (?:must|should|shall|is to) be (?:emphasized|noted|stressed|understood|recognized) that |^with the (?:emergence|advent|rise|growth|introduction|proliferation) of [^,]{3,80}, |^(?:while|although|though) [^,]{10,140}, (?=[\w ]{3,60} (?:must|shall|should|will|is|are)\b)|^\((?:preferred|optional|note)\) /i
const LABEL = /^([A-Z][\w /&().'-]{1,60}?)\s*(?::|\s[–—-])\s+(\S.*)$/
const FRONTED =
  /^((?:to|using|based (?:up)?on|building on|given|with|during|through|in|for|by|at|as part of|after|upon|under|from|within|utilizing|leveraging|if|when)\b[^,]{3,120}),\s+(.+)$/i

const JOINT = /, and (?=[^;]{3,160}? (?:must|shall|should) )/

/** Two wishes with a comma between them: "X is deemed necessary, partnership with Y is encouraged". */
const SPLICE =
  /^([^,]{3,100} (?:is|are) (?:\w+ly )?(?:deemed |considered )?(?:necessary|required|needed|desired)), ([^,]{3,140} (?:is|are) (?:\w+ly )?(?:encouraged|preferred|desired|required)\.?)$/i

/** Reads a sentence that may hold two statements: "Novel designs are needed, and alternatives must be investigated". */
export function clausesOf(sentence: string): Clause[] {
  const at = JOINT.exec(sentence)
  const spliced = SPLICE.exec(sentence)
  if (spliced?.[1] && spliced[2]) return [clauseOf(spliced[1]), clauseOf(upperStart(spliced[2]))]
  const turn = /^(.+? (?:must|shall|should) .+?)[,;] however,? (.+)$/i.exec(sentence)
  if (turn?.[1] && turn[2]) return [clauseOf(turn[1]), clauseOf(upperStart(turn[2]))]
  const [left, right] = at ? [sentence.slice(0, at.index), sentence.slice(at.index + at[0].length)] : ['', '']
  const isTwo =
    /\b(?:is|are|must|shall|should|will)\b/.test(left) &&
    !/^(?:it|they|this|these|that|must|shall|should)\b/i.test(right) &&
    !/\b(?:that|which|who)\b/.test(right.slice(0, 60))
  return at && isTwo ? [clauseOf(left), clauseOf(upperStart(right))] : [clauseOf(sentence)]
}

/** Reads one sentence. Whatever no rule understands comes back as a quote, in its own words. */
export function clauseOf(sentence: string): Clause {
  const plain = withoutLead(
    tidy(
      sentence
        .replace(/, but to /g, ', but ')
        .replace(/,? but not limited to,?/gi, '')
        .replace(/\bmuch (?=be able to\b)/gi, 'must ')
        .replace(/\b(include|provide) and (?=[a-z]+(?:ment|sis|tion) of\b)/g, '$1 an ')
        .replace(/ ?\[\d+(?:, ?\d+)*\]| ?\(see [^)]*\)/g, ''),
    ).replace(/[.;,:]+$/, ''),
  )
  const label = LABEL.exec(plain)
  const labelled = label?.[2] && /^[A-Z]/.test(label[2]) ? imperative(label[2]) : null
  if (labelled && label?.[1] && !/^(?:phase|note)\b/i.test(label[1])) return labelled
  const own = /^it (?:must|shall|should) (.+)$/i.exec(label?.[2] ?? '')?.[1]
  const property = own ? modalClause(`The solution must ${own}`) : null
  if (property?.kind === 'condition') return property
  const isSpan = /\d$/.test(label?.[1] ?? '') && /^\d/.test(label?.[2] ?? '')
  if (label?.[1] && label[2] && !isSpan && !/^(?:to|phase|note|objective|description)\b|\b(?:is|are|be|must|should)\b/i.test(label[1])) {
    return { kind: 'value', text: `${lowerLabel(label[1].trim())}: ${label[2]}` }
  }
  const fronted = FRONTED.exec(plain)
  const behind = fronted?.[1] && fronted[2] ? asked(fronted[2]) : null
  if (behind && fronted?.[1] && behind.kind !== 'quote') return { ...behind, text: withAdverbial(behind, fronted[1]) }
  return asked(plain) ?? namedActivity(plain) ?? statedWish(plain) ?? concluded(plain) ?? { kind: 'quote', text: plain }
}

function asked(plain: string): Clause | null {
  const text = withoutLead(plain)
  return ensured(text) ?? imperative(text) ?? desire(text) ?? modalClause(text)
}

/** "…, therefore inspections will need to be performed from outside": what follows from the reason is what is asked. */
function concluded(plain: string): Clause | null {
  const rest = /^.{10,180}?,? (?:therefore|thus|hence|as a result),? (.{12,})$/i.exec(plain)?.[1]
  const clause = rest ? clauseOf(upperStart(rest.replace(/\bwill need to be\b/, 'must be'))) : null
  return clause && clause.kind !== 'quote' ? clause : null
}

/** "Ensure that the tool must accept X" → "ensure that the tool accepts X". */
function ensured(text: string): Clause | null {
  const rest = /^ensure (?:that )?(.+)$/i.exec(text)?.[1]
  const condition = rest ? modalClause(upperStart(rest)) : null
  return condition?.kind === 'condition' ? { kind: 'duty', verb: 'ensure', text: `ensure that ${condition.text}` } : null
}

function withoutLead(text: string): string {
  let plain = text.replace(BULLET, '').replace(ASIDE, '').trim()
  for (let tries = 0; tries < 3 && LINK_WORD.test(plain); tries++) plain = plain.replace(LINK_WORD, '')
  return plain
}

function withAdverbial(clause: Clause, adverbial: string): string {
  const joint = /^(?:based|given|building|as part|after|upon)/i.test(adverbial) || clause.text.length > 90 ? ', ' : ' '
  return `${clause.text}${joint}${lowerStart(adverbial)}`
}

const OUTCOME =
  /^the (?:key |main |desired |expected |final )?(?:outcome|attribute|product|result|innovation|feature|end product)\b.{0,60}? (?:is|are|will be) ((?:an?|the) .+)$/i
const DEFINED = /^(.{3,60}?) (?:(?:is|are) defined as (?:achieving |having )?|entails? |means )(.+)$/i
const SEEKS =
  /^(?:the |this )?[\w .()&/-]{2,60}? (?:seeks?|is seeking|solicits? proposals|has a need|is looking)\s+(?:to (.+)|(?:for )?(.+))$/i
const IT_IS =
  /^it is (?:also |therefore |further |highly |strongly )*(?:desired|required|desirable|recommended|expected|anticipated|necessary|encouraged|important|imperative|essential|critical|paramount|vital)(?: to (.+)| that (.+))$/i
/** "It is also a goal to provide …" */
const GOAL_TO = /^(?:it is (?:also |further )?(?:a|the|one) (?:\w+ )?(?:goal|aim|objective|desire)|(?:the )?goals include) to (.+)$/i
/** "A successful offeror can work with the TPOC to define …": who does it together with whom. */
const TOGETHER =
  /^(?:an? |the )?(?:successful )?(?:offerors?|proposers?|performers?|awardees?|contractors?) (?:can|may|will be able to) (work (?:together )?with .+)$/i
const NOUN_DESIRED =
  /^(.+?) (?:is|are) (?:also |therefore |highly |greatly |strongly |deemed )*(?:desired|required|desirable|needed|sought|necessary|of interest)(\b.*)$/i
const OBJECTIVE_IS =
  /^(?:the |an? )?(?:overall |main |primary |ultimate |final |long-term )?(?:objective|goal|aim|purpose|intent)(?: of (?:this|the) [\w ]+?)? is (?:to )?(.+)$/i

/** "The goal of the learning tool is to find masts": what the thing does, and nobody's work. */
const AIM_OF_A_THING =
  /^(?:the |an? )?(?:\w+ )?(?:goal|aim|purpose|function|role|task) of ((?:the|this|each) (?:[\w-]+ ){0,4}?(?:algorithms?|tools?|system|device|software|sensor|module|model|component|platform|interface|filter|controller|application|coating|material|antenna|vehicle|network|unit)) is to (.+)$/i

/** "It is desired to …", "X is required", "The Navy seeks X", "The objective is to …". */
function desire(text: string): Clause | null {
  const aimed = AIM_OF_A_THING.exec(text)
  if (aimed?.[1] && aimed[2])
    return / (?:and|or) to /.test(aimed[2])
      ? { kind: 'quote', text }
      : (modalClause(`${upperStart(aimed[1])} should ${aimed[2]}`) ?? { kind: 'quote', text })
  const objective = OBJECTIVE_IS.exec(text)?.[1] ?? (/^to \w+[^,]*$/i.test(text) ? text.slice(3) : undefined)
  if (objective)
    return (
      imperative(upperStart(objective)) ??
      (/^(?:an?|the) /i.test(objective) ? { kind: 'need', text: lowerStart(objective) } : { kind: 'quote', text })
    )
  const defined = DEFINED.exec(text)
  if (defined?.[1] && defined[2]) return { kind: 'value', text: `${lowerStart(defined[1])}: ${defined[2]}` }
  const outcome = OUTCOME.exec(text)?.[1]
  if (outcome) return { kind: 'need', text: outcome }
  const joint = TOGETHER.exec(text)?.[1]
  if (joint) return { kind: 'duty', verb: 'work', text: joint }
  const goal = GOAL_TO.exec(text)?.[1]
  if (goal) return imperative(upperStart(goal)) ?? { kind: 'quote', text }
  const impersonal = IT_IS.exec(text)
  if (impersonal?.[1])
    return (
      imperative(upperStart(impersonal[1].replace(/^both (.+?), and to /, '$1, and ').replace(/^both /, ''))) ?? { kind: 'quote', text }
    )
  if (impersonal?.[2]) return subjunctive(impersonal[2]) ?? modalClause(impersonal[2]) ?? { kind: 'quote', text }
  const urged =
    /^(?:offerors?|proposers?|applicants?|companies|teams|performers?) (?:is|are) (?:strongly |highly )?(?:encouraged|expected|required|asked) to (.+)$/i.exec(
      text,
    )?.[1]
  if (urged) return imperative(upperStart(urged)) ?? { kind: 'quote', text }
  const wanted = NOUN_DESIRED.exec(text)
  if (
    wanted?.[1] &&
    !/ what$/i.test(wanted[1]) &&
    !/\b(?:should|shall|must|will|is|are|can|has|have|may)\b/i.test(wanted[1].split(/ (?:that|which|who) /)[0] ?? '')
  )
    return wantedThing(wanted[1], wanted[2] ?? '')
  const sought = SEEKS.exec(text)
  if (sought?.[2]) return { kind: 'need', text: lowerStart(sought[2]) }
  if (sought?.[1]) return imperative(upperStart(sought[1])) ?? { kind: 'quote', text }
  return null
}

function wantedThing(thing: string, rest: string): Clause {
  const tail = /^\s*(?:to|for|in|by|at|with|that|\(|,)/.test(rest) || rest === '' ? rest : ''
  return { kind: 'need', text: `${lowerStart(thing)}${tail}` }
}

/** "alternate materials be used to …" → "use alternate materials to …". */
function subjunctive(text: string): Clause | null {
  const parts =
    /^(.+?) (be|begin|provide|include|use|have|allow|support|operate|weigh|maintain|achieve|meet|remain|work|fit|function) (.+)$/.exec(text)
  if (!parts?.[1] || !parts[3]) return null
  return parts[2] === 'be' ? modalClause(`${parts[1]} should be ${parts[3]}`) : modalClause(`${parts[1]} should ${parts[2]} ${parts[3]}`)
}
