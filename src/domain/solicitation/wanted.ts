/** What a topic asks to be made, as the last word of a subject. */
const PRODUCT =
  /^(?:solutions?|(?:sub)?systems?|capabilit(?:y|ies)|devices?|software|tools?|tool ?(?:kits?|sets?|chains?)|suites?|prototypes?|technolog(?:y|ies)|methods?|methodolog(?:y|ies)|techniques?|approach(?:es)?|algorithms?|models?|platforms?|frameworks?|architectures?|applications?|products?|concepts?|designs?|components?|materials?|coatings?|sensors?|units?|interfaces?|modules?|simulat(?:or|ion)s?|process(?:es)?|instruments?|vehicles?|kits?|assembl(?:y|ies)|hardware|firmware|dashboards?|displays?|servers?|networks?|engines?|batter(?:y|ies)|antennas?|lasers?|arrays?|detectors?|receivers?|transmitters?|payloads?|robots?|drones?|packages?|databases?|environments?|evaluations?|machines?|mechanisms?|structures?|circuits?|chips?|modems?|radios?|radars?|cameras?|optics|lens(?:es)?|formulations?|assays?|therapeutics?|drugs?|implants?|wearables?|garments?)$/i

/** What a topic calls by its first letters. */
const ACRONYM = /^[A-Z]{2,}s?$/

/** Those who do the work, and the work itself. */
const WORK =
  /^(?:proposers?|offerors?|contractors?(?:\(s\))?|performers?|business(?:es)?|compan(?:y|ies)|vendors?|teams?|firms?|awardees?|applicants?|developers?|effort|efforts|project|projects|proposals?|topic|topics|research|phase|subtopic|work|stages?|steps|tasks?|researchers?|small businesses|SBCs?)$/i

/** What exists today, or is not the topic's own, although it is called a system. */
const OF_TODAY =
  /\b(?:currents?|currently|existing|today['’]?s?|traditional|conventional|legacy|present|presently|incumbent|many|most|other|previous|prior|earlier|commercial|old|older|state[- ]of[- ]the[- ]art|adversar\w+|enem\w+|threat|future|such)\b/i

/** The Government and its people, who do not work for the offeror: what they will do is no demand. */
const GOVERNMENT =
  /^(?:[^,;]{0,60},\s)?(?:the |our |us |u\.s\. )?(?:(?:u\.s\. )?(?:government|navy|army|air force|space force|marine corps|coast guard|department(?: of [\w ]{1,24})?|dod|don|daf|usaf|ussf|usmc|darpa|dha|mda|socom|nasa|nih|doe|dhs|afrl|navair|navsea|onr|topic authors?|program office|sponsor|tpocs?|agency|component|federal government)(?: \([^)]{1,20}\))?)(?:['’]s [\w -]{1,40})?$/i

/** Where the words that qualify a subject begin. */
const QUALIFIED =
  /\s(?:of|for|that|which|who|with|to|in|on|from|at|by|as|under|used|based|capable|using|including|such|between|within|after|during|(?:used|based|developed|proposed|described|designed|needed|required) (?:by|for|to|in|on|under|with|at|above|below|here\w*))\s/i

const OPENING =
  /^(?:(?:in|for|by|at|during|under|upon|after|when|if|as|with|to|through|within|instead|finally|additionally|furthermore|moreover|therefore|thus|ultimately|also|specifically|similarly|further|lastly)\b[^;:]{0,120}?,\s+)?/i

const MODAL =
  /\s(?:will|would|shall)\s(?:also\s|then\s|need to be able to\s|be able to\s|(?!likely|greatly|significantly|ultimately|only\b|directly)\w+ly\s)?/i

/** What a thing will bring, and not what it does: "will help every crew". */
const BENEFIT =
  /^(?:not|contrast|differ|help|benefits?|result|lead|become|likely|greatly|significantly|ultimately|revolutioni[sz]e|save|remain|mean|make|reduce|improve|increase|enhance|accelerate|advance the|give|pave|open|transform|continue|still|also|be (?:the|of|even|more|most|much|increasingly|especially|critical|essential|vital|key|important|invited|notified|selected|awarded|announced|made available|beneficial|useful|valuable)\b)/i

const LONGEST_SUBJECT = 160

/** The subject of a sentence whose verb stands with "will", "would" or "shall", and the words behind that verb; null for other sentences. */
function willClause(sentence: string): { subject: string; does: string } | null {
  const from = OPENING.exec(sentence)?.[0].length ?? 0
  const rest = sentence.slice(from, from + 2 * LONGEST_SUBJECT)
  const modal = MODAL.exec(rest)
  if (!modal || modal.index > LONGEST_SUBJECT) return null
  const printed = rest.slice(0, modal.index)
  const subject = /^(?:with|in|for|by|of|as|and|or|including|at|on|from)\s/i.test(printed)
    ? printed.slice(printed.lastIndexOf(',') + 1).trim()
    : printed
  if (/[;:?]|,\s(?:and|but|so|which)\s/.test(subject)) return null
  return { subject, does: rest.slice(modal.index + modal[0].length) }
}

/** The words that a subject is about: "The proposed software for masts" is about software. */
function headOf(subject: string): string {
  const plain = subject.replace(/\s?\([^()]*\)/g, '').replace(/,.*$/, '')
  const qualified = QUALIFIED.exec(plain)
  return (
    (qualified ? plain.slice(0, qualified.index) : plain)
      .trim()
      .split(/[\s/]+/)
      .at(-1) ?? ''
  )
}

/** Whether a sentence says what the product, the work or those who do it will do: that is what is wanted, while what good it brings is not. */
export function tellsWhatIsWanted(sentence: string): boolean {
  const clause = willClause(sentence)
  if (!clause || OF_TODAY.test(clause.subject) || BENEFIT.test(clause.does) || GOVERNMENT.test(clause.subject)) return false
  if (GIVES.test(clause.does) && !DEFINITE.test(clause.subject)) return false
  const head = headOf(clause.subject)
  return (
    (PRODUCT.test(head) || WORK.test(head) || ACRONYM.test(head)) && !/^(?:this|these|that|those|it|they)$/i.test(clause.subject.trim())
  )
}

/** What any good thing gives: a demand only where the subject is the thing that is asked for. */
const GIVES = /^(?:have|be an?|provide|support|allow|enable|offer|ensure|facilitate)\b/i
const DEFINITE =
  /^(?:the|any|final|ideal|all|each|every|proposed|developed|candidate|successful|solutions?|an? (?:successful|ideal|desired|final|proposed|candidate|suitable))\b/i

/** "The sensor needs a wide field", "The coating has to survive": what the thing that is asked for cannot do without. */
export function tellsWhatIsNeeded(sentence: string): boolean {
  const from = OPENING.exec(sentence)?.[0].length ?? 0
  const found = /^(.{3,120}?)\s(?:needs?(?!\s(?:of|for)\b|[.,;:])|ha(?:s|ve) to)\s\w/i.exec(sentence.slice(from))
  const subject = found?.[1]
  return subject !== undefined && DEFINITE.test(subject) && !OF_TODAY.test(subject) && PRODUCT.test(headOf(subject))
}

/** Those who will use the result: what they must do today is no demand, what they must be able to do with it is one. */
const OF_USERS =
  /^(?:[^,;]{0,60},\s)?(?:the |our |these |many |most |all )?(?:u\.s\. )?(?:\w+ )?(?:warfighters?|soldiers?|sailors?|marines|airm[ae]n|guardians|pilots?|air ?crews?|operators?|analysts?|crews?|commanders?|maintainers?|technicians?|medics?|clinicians?|patients?|troops|forces|users?|personnel|engineers|planners|inspectors?)\s(?:\w+ly )?(?:must|needs? to|ha(?:s|ve) to|(?:is|are) (?:\w+ )?required to)\s(?!be able to\b|not\b|have the\b)/i

/** "must then be sorted by hand": what a better way would do away with. */
const BY_HAND = /\b(?:must|ha(?:s|ve) to|needs? to)\b[^.;]{0,40}\b(?:manually|by hand|often|typically|usually|frequently)\b/i

/** Whether a sentence tells what people have to do today. */
export function isOfUsers(sentence: string): boolean {
  return OF_USERS.test(sentence) || BY_HAND.test(sentence)
}

/** Whether a sentence tells what the Government itself will do. */
export function isOfGovernment(sentence: string): boolean {
  const clause = willClause(sentence)
  if (!clause) return false
  if (
    /^be (?:\w+ly )?(?:evaluated|reviewed|assessed|tested|selected|judged)\b[^.;]{0,60}\bby (?:the )?(?:government|navy|army|air force|dod)\b/i.test(
      clause.does,
    )
  )
    return true
  return GOVERNMENT.test(clause.subject.trim()) && !/^(?:require|only|expect|accept|need|not)\b/i.test(clause.does)
}

/** Whether a sentence is about what the topic wants, so that "it" in the next one may stand for it. */
function isAboutProduct(sentence: string): boolean {
  const clause = /^(?<subject>.{2,160}?)\s(?:will|would|shall|should|must|can|may|is|are)\s/i.exec(sentence)?.groups?.subject
  if (clause === undefined || OF_TODAY.test(clause)) return false
  return PRODUCT.test(headOf(clause)) || /\b(?:seeks?|desired?|sought|required)\b/i.test(sentence)
}

/**
 * A sentence as it is to be judged: with "the solution" for a name that the title or the objective introduced, and for an "it" or "they"
 * that stands for what the sentence before is about.
 */
export function withSubjectNamed(sentence: string, names: string, before: string | undefined): string {
  const from = OPENING.exec(sentence)?.[0].length ?? 0
  const rest = sentence.slice(from)
  const pronoun = /^(?:It|They|it|they)(?=\s(?:will|would|shall)\s)/.exec(rest)
  if (pronoun && before && isAboutProduct(before)) return `${sentence.slice(0, from)}The solution${rest.slice(pronoun[0].length)}`
  const name = NAME.exec(sentence)
  const isName = name?.[1] !== undefined && names.includes(name[1]) && !GOVERNMENT.test(name[1]) && !COMMON.test(name[1])
  return isName ? `The solution${sentence.slice(name.index + name[0].length)}` : sentence
}

/** A name as a subject: "AXLE 7 will …", "Project Heron shall …". */
const NAME =
  /(?<=^|,\s)(?:The |Project )?([A-Z][\w-]*(?:\s(?:[A-Z][\w-]*|\d{1,4})){0,3})(?: \([^()]{1,40}\))?(?=\s(?:will|would|shall|aims|seeks|intends|strives|is interested|wants|needs)\s)/

/** Capitalised words that begin sentences and are no names. */
const COMMON = /^(?:This|These|It|That|Such|Proposals?|Offerors?|Proposers?|Phase|A|An|The|We|They|All|Any|Each|Both|Title|Topic)\b/
