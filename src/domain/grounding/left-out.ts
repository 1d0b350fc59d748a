/** What is done for a requirement, when it is done. */
const DEALT_WITH =
  'address|analy[sz]|provid|plan|includ|cover|consider|perform|carr|conduct|pursu|attempt|evaluat|test|demonstrat|deliver|develop|build|built|buil|show|meet|met|verif|treat|undertak|support|measur|assess|model|design|suppl|submit|answer|pass|compl|satisf|fulfil|implement|investigat|stud'

/** "is not addressed", "will not be provided", "does not plan", "outside the scope", "excluded from", "deferred to". */
const LEFT_OUT = new RegExp(
  String.raw`\b(?:(?:is|are|be|been|will|shall|does|do|can|could|was|were)(?:\snot|n['’]t)|cannot|not\sto\sbe)\s(?:be\s|been\s)?(?:\w{2,14}ly\s)?(?:${DEALT_WITH})\w{0,5}\b|\b(?:outside|out\sof|beyond)\s(?:of\s)?(?:the\s|its\s|our\s)?scope\b|\bnot\s(?:a\s)?part\sof\b|\b(?:is|are|be|been)\s(?:\w{2,14}ly\s)?(?:excluded|omitted|deferred|postponed|left\s(?:out|aside|to\sphase|for\sphase)|dropped|waived)\b|\bno\s(?:\w{2,20}\s){1,5}(?:is|are|will\sbe)\s(?:planned|made|carried\sout|performed|done|provided|included|delivered)\b`,
  'i',
)

/** "where a value is not met", "what was not tested": the case is told of, and nothing is left out. */
const A_CASE = /\b(?:where|if|when|that|which|who|what|whether|why|any|each|every|unless|until|whatever|should|case|may)\b[^.;:]{0,90}$/i

/** Whether a sentence says that its subject is not dealt with in this effort. */
export function isDenied(sentence: string): boolean {
  const found = LEFT_OUT.exec(sentence)
  return found !== null && !A_CASE.test(sentence.slice(Math.max(0, found.index - 100), found.index))
}
