import type { AnswerTopic } from './answer-topic.ts'

type Sign = readonly [AnswerTopic, RegExp]

const NAME =
  /^(?!(?:The|This|Our|Its|All|Both|Each|If|When|For|In|At|On) [A-Z])(?:(?:Our|The) (?:PI|lead|manager) |(?:Dr|Mr|Ms|Mrs|Prof)\.? )?[A-Z][a-z]+(?: [A-Z]\.)? [A-Z][A-Za-z'-]+(?: \([^)]*\)|, [^,;.]{3,60},)? (?:will |shall |also )?(?:leads?|does|do|builds?|runs?|manages?|owns?|handles?|writes?|oversees?|performs?|designs?|develops?|directs?|heads?|measures?|models?|codes?|tests?|supports?|is (?:the |our |its |a |an )?[^.]{0,40}\b(?:PI|investigator|lead|leader|manager|engineer|scientist|director|chemist|physicist|analyst|psychologist|advisor|consultant|responsible))\b/
const ORGANIZATION =
  /^(?:\S+ ){0,3}\S*(?:University|College|Institute|Laborator(?:y|ies)|Center|Corps|Command|Wing|Force|Office|Systems|Technologies|Studio|Suite|Range|Navy|Army|Agency|Bank|Company|School|Inc|LLC|State)\b/

/** Another organization that does a part of the work. */
const PARTNER =
  /^(?!The Contractor\b)(?:The )?(?:[A-Z][^.;]{0,60})?\b(?:University|Institute|College|Laboratory|Laboratories)\b[^.;]{0,40}? (?:does|performs|leads|runs|builds|provides|develops|measures|models|tests|will (?:do|perform|lead|run|build|test)) /

/** What is plain from a statement's own words, whatever was asked; the narrow signs stand before the wide ones. */
const PLAIN: readonly Sign[] = [
  [
    'scope',
    /\b(?:out of scope|outside (?:the|our|its) scope|not (?:going to )?(?:address|cover|attempt|include)\b|no seeker|excluded?)\b/i,
  ],
  [
    'government',
    /\b(?:government|navy|army|air force|marine corps|ONR|NAVAIR|NAVSEA|AFRL|TPOC|program office)\b.{0,40}\b(?:provides?|furnish\w*|lends?|supply|supplies|give|gives|grant)|\bfrom the government\b|\bthe Contractor (?:needs?|asks for|requires?) (?:an? |the |one |\d+ )?(?:government|navy|army|air force|marine corps|AFRL|ONR|NAVAIR|NAVSEA|TPOC)\b|\bGF[EIP]\b|\bno government (?:equipment|data|property|furnished)|\bthe Contractor (?:needs?|asks for|requires?)\b.{0,90}\b(?:on loan|from (?:the )?(?:government|navy|army|air force|marine corps|AFRL|ONR|TPOC|program office))\b|\b(?:needs?|requires?) no government\b/i,
  ],
  [
    'risk',
    /(?<!\bretir\w{1,3} (?:the |this |that |its )?)\brisks?\b(?! (?:reports?|registers?|assessments?|reduction|analys[ie]s|scores?|models?|management|framework|levels?)\b)|\bfall ?backs?\b|\bplan b\b|\bmitigat\w+|\bworst case\b|\bcould fail\b|\bmight not\b|\bif (?:that|this|it|the [\w ]{2,40}) (?:fails?|does not|slips?|is late|cannot)|^if (?:the |our |its )?[\w'’-]+(?: [\w'’-]+){0,4} (?:comes?|arrives?|is|are) (?:too )?late\b|^[^.]{3,90}\b(?:may|might|could) [^.;]{3,80}; (?:then|in that case|otherwise|the Contractor (?:shall|would)|every|the \w+ alone)/i,
  ],
  ['money', /^[^.;]{0,60}(?:\bbudget|\bprice|\bcosts?\b)[^.;]{0,30}\$ ?\d|\bbudget (?:is|of)\b/i],
  ['people', /\b(?:Dr\.|Mr\.|Ms\.|Prof\.) [A-Z][a-z]+|\bPI\b(?! [Mm]eeting| [Rr]eview)|\b[Pp]rincipal [Ii]nvestigator\b/],
  [
    'user',
    /\bend[- ]users?\b|\bfirst users?\b|^users? (?:is|are|will be|would be)\b|\bwould (?:use|accept) it\b|\baccepts? (?:it|the (?:result|prototype|delivery))\b|\b(?:TPOC|command|program office|PMA-?\d*|customer)\b[^.;]{0,60}\b(?:reviews?|accepts?|approves?|signs?)\b(?! (?:test|plan))/i,
  ],
]

/** What the words tell when the question leaves room: narrow before wide. */
const LIKELY: readonly Sign[] = [
  ['other', /\bneeds? (?:access|permission|time)\b/i],
  [
    'test',
    /\b(?:pass(?:es)?|success) (?:is|when|if|means|mark)\b|\bthe Contractor shall test\b|\bcounts? as a pass\b|\b(?:demonstrations?|tests?|trials?|exercises?)\b[^.]{0,90}\b(?:repeats?|replicates?|scenarios|watched by|witness\w*|in month \d+|runs\b)|\b\d+ (?:repeats?|replicates?|trials)\b/i,
  ],
  [
    'threshold',
    /\bcommits? to\b[^.]*\d|\b(?:target|goal)s? (?:is|are|of|value)\b[^.]*\d|^(?:today|currently|so far|now)\b[^.]*\d|\bmust (?:survive|reach|weigh|stay|come)\b[^.]*\d|\bshall (?:reach|achieve|show|attain)\b[^.]{0,40}\d|\b(?:targets?|aims? (?:at|for)) \d|\bby the end of phase i+\b[^.]*\d/i,
  ],
  [
    'data',
    /\b(?:data ?sets?|training data|test data|held[- ]out|corpus|label(?:l)?ed (?:posts|items|images|data|by)|\d+ (?:files|items|images|records))\b/i,
  ],
  ['measurement', /\bmeasur(?:e|es|ed|ing|ements?)\b|^From [\d.]+ to [\d.]+ |\bin \d+ steps\b/i],
  [
    'place',
    /\b(?:in|at|on) (?:the |its |our |an? )?[^.;]{0,60}\b(?:office|lab|laborator(?:y|ies)|shop|facility|facilities|chamber|range|test site|campus|university|center|school|base|airfield|plant|wet lab)\b|\btakes? place (?:at|in)\b|\bat (?:the |its |our )?(?:place|site) in\b/i,
  ],
  ['place', /\b(?:in|at) [A-Z][a-z]+(?: [A-Z][a-z]+)?, [A-Z][A-Za-z]+\b/],
  [
    'constraint',
    /\bMIL-STD|\bITAR\b|\bforeign nationals?\b|\bIRB\b|\bFDA\b|\b510\(k\)|\bIACUC\b|\bCMMC\b|\bclearances?\b|\bexport[- ]control/i,
  ],
  ['next_phase', /^phase (?:ii|iii|2|3)\b|\btransitions? (?:goes|go|to|through)\b|\bprogram of record\b/i],
]

/** Questions whose answers may be about many things: only what is plain overrides them. */
const KEPT: ReadonlySet<AnswerTopic> = new Set([
  'solution',
  'existing',
  'end_state',
  'evidence',
  'institution',
  'government',
  'constraint',
  'next_phase',
])

/** What a method speaks of in passing does not make it a statement about that. */
const UNTOLD: ReadonlySet<AnswerTopic> = new Set(['measurement', 'place'])

/** What a statement has to speak of before the label of its question may stand over it. */
const FITS: Partial<Record<AnswerTopic, RegExp>> = {
  risk: /\b(?:risks?|may|might|could|late|delay\w*|fail\w*|slips?|too|cannot|loss|lost|difficult\w*|unless|if|schedule|shortage|lack|drift\w*|leaks?|no access)\b|[;:] the Contractor (?:shall|would)\b/i,
  people:
    /\b(?:PI|investigator|team|staff|leads?|led|engineers?|scientists?|managers?|hours|full[- ]time|half[- ]time|consultants?|prof|professor|dr)\b/i,
  place:
    /\b(?:[Ll]ab|[Ll]aborator\w+|[Oo]ffice|[Ss]hop|[Ss]ite|[Ff]acilit\w+|[Cc]hamber|[Rr]ange|[Cc]ampus|[Cc]enter|[Ss]chool|[Bb]ase|[Aa]irfield|[Cc]luster|[Tt]enant|[Rr]ooms?|[Hh]angar|[Tt]unnel|[Pp]lant|[Cc]leanroom|[Hh]ouse|[Ss]ervers?|on[- ]site|in house)\b|\b(?:in|at) (?:the |its )?[A-Z][a-z]+,? [A-Z]/,
  test: /\b(?:test\w*|demonstrat\w+|trials?|runs?|measur\w+|pass\w*|experiments?|benchmark\w*|exercis\w+|validat\w+|evaluat\w+|simulat\w+|repeats?|monte carlo|blind)\b/i,
  threshold: /\d|^(?:the Contractor commits to )?(?:no|zero)\b|\b(?:percent|accuracy|today|baseline)\b/i,
  government: /\b(?:government|needs?|loan|access|none|TPOC|navy|army|air force|marine corps|asks? for|requires?|equipment)\b/i,
  user: /\b(?:users?|accept\w*|customers?|transition\w*|program office|command|uses?|navy|army|air force|marine\w*|wing|fleet|AFRL|[A-Z]{3,6}-?\d*)\b/,
  data: /\b(?:data\w*|files|items|images|records|samples|annotat\w+|split|logs|scenarios|posts|recordings?)\b/i,
  constraint:
    /\b(?:standards?|MIL-STD|ITAR|foreign|FDA|IRB|animals?|human|export|compl\w+|clearances?|CMMC|approv\w+|guidance|certif\w+|exempt|510)\b/i,
  next_phase: /\b(?:phase|transition\w*|production|certif\w+|fund\w*|next|qualif\w+|program|retir\w+)\b/i,
  institution: /\b(?:universit\w+|institut\w+|college|prof|professor|share|%|they|there|students?|state|lab\w*|tasks?)/i,
}

/** What one statement of an answer is about: its own words where they are plain, else what was asked, unless that would be untrue of it. */
export function statementTopic(statement: string, asked: AnswerTopic, institution = ''): AnswerTopic {
  if (asked !== 'risk' && asked !== 'government' && TOWN_ALONE.test(statement)) return 'place'
  if (asked === 'method' && DATED.test(statement)) return 'method'
  if (/^(?:people|place)$/.test(asked) && EVERYTHING_AT.test(statement)) return 'place'
  const isOfPerson = isPerson(statement) && !AT_RISK.test(statement)
  const plain =
    PLAIN.find(([topic, sign]) => !(topic === 'risk' && isOfPerson) && sign.test(statement))?.[0] ??
    (isPerson(statement) || PARTNER.test(statement) ? 'people' : undefined)
  if (plain === 'scope' || (plain === 'government' && !(asked === 'risk' && !OF_GOVERNMENT.test(statement)))) return plain
  if (institution !== '' && isOfInstitution(statement, institution)) return 'institution'
  if (asked === 'institution' && fits(statement, asked) && plain !== 'user') return 'institution'
  if (asked === 'people' && LISTED_PERSON.test(statement)) return 'people'
  if (
    asked === 'place' &&
    !plain &&
    statement.split(' ').length <= 6 &&
    !/ (?:is|are|shall|has|was) /.test(statement) &&
    /^(?:(?:At|In|On|The Contractor's|Its|The) |\p{Lu})/u.test(statement)
  )
    return 'place'
  if (plain && plain !== 'government' && !(asked === 'end_state' && plain !== 'risk')) return plain
  if (asked === 'government' && fits(statement, asked) && !LIKELY.some(([, sign]) => sign.test(statement))) return asked
  if (KEPT.has(asked) && asked !== 'government' && fits(statement, asked) && !isWork(statement, asked)) return asked
  if (asked === 'people' && !plain && (DONE_AT.test(statement) || !fits(statement, asked)) && fits(statement, 'place')) return 'place'
  const likely = LIKELY.find(
    ([topic, sign]) => sign.test(statement) && !(asked === 'method' && UNTOLD.has(topic) && /\bthe Contractor shall\b/i.test(statement)),
  )?.[0]
  return likely ?? (fits(statement, asked) && !isWork(statement, asked) ? asked : 'other')
}

/** A town and nothing else, "Rome, New York", with the kind of place at most. */
const TOWN_ALONE =
  /^(?:(?:In|At) )?(?:\p{Lu}\p{Ll}+\.? ){0,2}\p{Lu}\p{Ll}+, (?:(?:[A-Z]{2}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)|(?:in |at )?(?:our|the Contractor's|its) (?:own )?(?:lab|laboratory|office|shop|facility|plant|workshop))\.?$/u

/** What the company asks of the Government, also where risks are told. */
const OF_GOVERNMENT = /\bGF[EIP]\b|\bthe Contractor (?:needs?|asks? for|requires?)\b|^(?:no|the) government\b/i

/** Work with its months first: "Months 1-5: optical design in Zemax (Dr. Roe)". */
const DATED = /^(?:in )?months? \d{1,2}\b[^:]{0,20}:/i

const EVERYTHING_AT =
  /^(?:all|the work|both|everything|everybody|most)(?:'s| is| are| of (?:it|us|the work)(?: is)?| work| (?:the )?work is)? (?:done |made )?(?:in|at|on) /i

/** What makes a sentence about a person a risk: "If Dr. Roe leaves …". */
const AT_RISK = /\b(?:if|may|might|could|fallback|otherwise|late|leaves|unavailable|plan b)\b/i

/** One who is asked who does what and where tells the places behind the people. */
const DONE_AT =
  /\b(?:is|are|takes?|happens?) (?:done |made |built |run |held |tested )?(?:place )?(?:in|at|on) \p{Lu}|\b(?:all|most) (?:\w+ )?work\b/u

/** An entry of a list of people: "Tom Velez: HFSS modeling", "J. Roe (PI)". */
const LISTED_PERSON = /^(?!The |Our |Its )\p{Lu}[\p{L}.'’-]*(?: [\p{Ll}]{2,4})? (?:\p{Lu}[\p{L}.'’-]* ?){1,3}(?:,|:| ?[-–—(]) ?\S/u

function isPerson(statement: string): boolean {
  return NAME.test(statement) && !ORGANIZATION.test(statement.split(/ (?:leads?|does|is|will|shall) /)[0] ?? '')
}

function isOfInstitution(statement: string, institution: string): boolean {
  const short = institution.replace(/^The /i, '').split(' ').slice(0, 2).join(' ')
  return (
    statement.includes(short) &&
    /\b(?:performs?|does|do|leads?|runs?|builds?|models?|measures?|provides?|develops?|carr\w+|analy\w+|simulates?|writes?|responsible|share)\b/i.test(
      statement,
    )
  )
}

/** A risk, a part of a test or a set of data may be named in a few words: "Staffing.", "6 impellers." */
const IN_A_FEW_WORDS: Partial<Record<AnswerTopic, number>> = { risk: 9, test: 5, data: 5, user: 4 }

function fits(statement: string, asked: AnswerTopic): boolean {
  if (statement.split(' ').length <= (IN_A_FEW_WORDS[asked] ?? 0) && !/\b(?:shall|Contractor)\b/.test(statement)) return true
  return FITS[asked]?.test(statement) ?? true
}

/** "The Contractor shall use Python" is a way of working, not an end state, a proof or a rule. */
function isWork(statement: string, asked: AnswerTopic): boolean {
  if (asked === 'evidence') return /^The Contractor shall /.test(statement)
  return (
    (asked === 'end_state' || asked === 'next_phase') &&
    /^(?:The|First,? the) Contractor shall (?:\w+ly )?(?!deliver|provide|hand)/.test(statement)
  )
}
