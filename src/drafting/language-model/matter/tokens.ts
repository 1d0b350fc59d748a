/** Characters to a token: fewer than English has in any usual model, so that a budget holds. */
const CHARACTERS = 3.2

/** Characters of other scripts take a token each, or more where a model knows little of them. */
const ABROAD = /[^\0-\u024f\u2010-\u2027\u2030-\u205e]/g

/** The beginning of a text that takes so many tokens at most. */
export function withinTokens(text: string, tokens: number): string {
  let cut = text.slice(0, Math.floor(tokens * CHARACTERS))
  while (tokensOf(cut) > tokens) cut = cut.slice(0, Math.floor(cut.length * 0.9))
  return cut
}

/** How many tokens a text takes, estimated from above. */
export function tokensOf(text: string): number {
  const abroad = text.match(ABROAD)?.length ?? 0
  return Math.ceil((text.length - abroad) / CHARACTERS) + abroad
}
