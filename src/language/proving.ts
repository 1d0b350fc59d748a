const SHOWS = 'shows?|proves?|demonstrates?|confirms?|means?'
const SHOWING = 'showing|proving|demonstrating|confirming|meaning'
/** What "has to show" something proves nothing by it. */
const NOT_OWED = String.raw`(?<!\b(?:has|have|had|needs?))`
/** What opens the words on what a test proves: "which shows that", "→ proves", "to prove", "so it". */
const PROVES = new RegExp(
  [
    String.raw`[.,;]?\s+(?:which|that|this|it)\s+(?:${SHOWS})\b`,
    String.raw`(?:[.,;]|,?\s+(?:so|then))\s+(?:${SHOWS})\b`,
    String.raw`(?<!\b(?:to|must|may|shall|should|can|will))\s+(?:shows?|proves?|demonstrates?)\s+that\b`,
    String.raw`,?\s+(?:${SHOWING})\b`,
    String.raw`\s*(?:->|→|=>)\s*(?:${SHOWS}|so)\b`,
    String.raw`${NOT_OWED},?\s+to\s+(?:show|prove|demonstrate|confirm)\b`,
    String.raw`,\s+so\s+(?:that\s+)?(?=\p{L})`,
    String.raw`,\s+that(?:['’]s|\s+is)\s`,
  ].join('|'),
  'iu',
)

/** Where words begin to tell what a test proves; their end where they do not, or say nothing before it. */
export function provesAt(words: string): number {
  const at = PROVES.exec(words)?.index ?? 0
  return at > 0 ? at : words.length
}

/** Whether words tell of nothing but what a test proves: "so it is eye safe". */
export function onlyProves(words: string): boolean {
  return PROVES.exec(`, ${words}`)?.index === 0 || PROVES.exec(` ${words}`)?.index === 0
}
