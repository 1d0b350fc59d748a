/** What a speaker asks nobody while looking for a word. */
const TO_ONESELF =
  /(?:,|…|^)? ?\b(?:let me (?:think|see|check|look|remember|recall)(?: (?:about (?:it|that|this)|for a (?:second|moment|minute)|a (?:second|moment|minute)))?|(?:what|how) (?:do|would|does|did) (?:you|we|they|one|i) (?:call|say|name) (?:it|that|this|them|those)|what(?:'s| is| was) (?:it|that|he|she|the word|the name|(?:his|her|its|the) name|it called|that called)(?: again| called)?|how (?:do|should|shall) i (?:put|say) (?:it|this|that)|where was i|bear with me|hold on|hang on|give me a (?:second|moment))(?: again| now)?(?=[,.;…?]|$)[,?…]? ?/giu

/** Behind these a pause that speech recognition wrote as a comma parts what belongs together. */
const PAUSED =
  /\b(the|an?|our|its|their|at|with|of|for|into|than|under|over|below|above|about|by|is|are|was|were|commit to|commits to|called|got us|gives us|gets us), (?!(?:and|or|but|if|when|however|for (?:example|now|phase)|in (?:months?|phase|turn|part|fact)|by|to|at|on|so|of course|you know|we|i|it|they|he|she|that|this|which|who|then)\b)(?=[\p{L}\d])/giu

/** "in, Aspen", "and, the range officer": a pause before a name, or before what goes on. */
const PAUSED_BEFORE_NAME = /\b(?:(in), (?=\p{Lu}|\d)|(and), (?=(?:the|an?|our) ))/gu

/** "and the way we do it is, a coating": what follows is how it is done. */
const THE_WAY =
  /,? (?:and )?(?:the way|how) (?:we|i)(?:'ll| will| would)? do (?:it|this|that) is,? (?=(?:an? |the |with |by |using )(?!\w+ (?:is|are|has)\b))/giu

/** What a speaker says between the words and to nobody is left out. */
export function withoutSelfTalk(said: string): string {
  const told = said.replace(THE_WAY, (_, at: number, all: string) =>
    /^(?:with|by|using) /.test(all.slice(at + _.length)) ? ' ' : ' with ',
  )
  return told.replace(TO_ONESELF, (found, at: number, all: string) => {
    const after = all.slice(at + found.length)
    const isInside = at > 0 && after !== '' && !/^[.;]/.test(after)
    return isInside ? (/^(?:\d|an? |the )/i.test(after) || PAUSED_AT_END.test(all.slice(0, at)) ? ' ' : ', ') : ''
  })
}

const PAUSED_AT_END = /\b(?:the|an?|is|are|was|at|with|of|for|from|called|us)$/i

/** "The, Brightmoor metrologist", "it is, an oven": the comma of a pause is none. */
export function withoutPauses(said: string): string {
  return said.replace(PAUSED, '$1 ').replace(PAUSED_BEFORE_NAME, '$1$2 ')
}
