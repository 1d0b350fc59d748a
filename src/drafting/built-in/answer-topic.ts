/** What an answer is about, as its question asked it. */
export type AnswerTopic =
  | 'solution'
  | 'existing'
  | 'end_state'
  | 'threshold'
  | 'method'
  | 'place'
  | 'people'
  | 'test'
  | 'risk'
  | 'government'
  | 'user'
  | 'data'
  | 'institution'
  | 'next_phase'
  | 'evidence'
  | 'scope'
  | 'constraint'
  | 'other'

/** First match wins: the narrow questions stand before the wide ones. */
const ASKED: readonly [AnswerTopic, RegExp][] = [
  ['solution', /focus areas?|solution do you propose|propose[ds]? (?:solution|approach)/i],
  ['existing', /existing technolog|build on|adaptations?/i],
  ['end_state', /end state/i],
  ['institution', /research institution|university|institution'?s (?:part|lead|share|tasks)|work share/i],
  ['risk', /\brisks?\b|could fail|go wrong|fallback|plan b\b/i],
  ['constraint', /foreign national|export|clearance|ITAR|approval|IRB|human|animal|regulator|FDA/i],
  ['evidence', /feasibility evidence|already (?:proved|shown|demonstrated)|phase i[- ](?:type|like)|evidence/i],
  ['scope', /out of scope|will not be|leave out|exclude/i],
  ['people', /\bwho\b.*(?:lead|do|perform|responsible|principal|part)|principal investigator|key (?:people|personnel)|\bteam\b|roles?\b/i],
  ['government', /government[- ]furnished|from the government|GF[EIP]\b|need from/i],
  ['user', /end users?|acquirer|who (?:will )?(?:use|accept|buy|sign)|customer|transition/i],
  ['next_phase', /phase ii (?:development )?plan|phase iii|next phase/i],
  ['place', /\bwhere\b|facilit|laborator|test range|site/i],
  ['test', /\btest(?:s|ed|ing)?\b|demonstrat|trial|pass or fail|validat/i],
  ['threshold', /threshold|which numbers?|what values?|how well|commit to|measure/i],
  ['data', /\bdata ?sets?\b|\bdata\b/i],
  ['method', /\bhow\b|method|tools?\b|approach|software|process/i],
]

/** What a question asks about; "other" when nothing tells. */
export function questionTopic(question: string): AnswerTopic {
  return ASKED.find(([, pattern]) => pattern.test(question))?.[0] ?? 'other'
}

const SAID: readonly [AnswerTopic, RegExp][] = [
  [
    'scope',
    /\b(?:out of scope|outside (?:the|our|its) scope|not (?:going to )?(?:address|cover|attempt|include)\b|no seeker|excluded?)\b/i,
  ],
  [
    'risk',
    /\b(?:risks?|fall ?back|plan b|mitigat\w+|if (?:that|this|it|the [\w ]{2,40}) (?:fails?|does not|slips?|is late|cannot)|worst case|could fail|might not)\b/i,
  ],
  [
    'people',
    /\b(?:Dr\.|Mr\.|Ms\.|Prof\.|PI\b|principal investigator|(?:lead|leads|led by|manages|is responsible for|runs the)\b.*[A-Z][a-z]+ [A-Z][a-z]+|[A-Z][a-z]+ [A-Z][a-z]+,? (?:leads?|will lead|shall lead|is (?:the|our)|runs|owns|does|handles|manages))/,
  ],
  [
    'government',
    /\b(?:government|navy|army|air force|marine corps|ONR|NAVAIR|NAVSEA|AFRL|TPOC|program office)\b.{0,40}\b(?:provides?|furnish\w*|lends?|supply|supplies|give|gives|grant)|\bfrom the government\b|\bGF[EIP]\b/i,
  ],
]

/** Questions so narrow that what is answered is about them, whatever words it uses. */
const KEPT: ReadonlySet<AnswerTopic> = new Set(['institution', 'government', 'constraint', 'end_state', 'evidence', 'risk'])

/** What one sentence of an answer is about: its own words where they are plain, else what was asked. */
export function sentenceTopic(sentence: string, asked: AnswerTopic): AnswerTopic {
  if (KEPT.has(asked) && !SAID[0]?.[1].test(sentence)) return asked
  return SAID.find(([, pattern]) => pattern.test(sentence))?.[0] ?? asked
}
