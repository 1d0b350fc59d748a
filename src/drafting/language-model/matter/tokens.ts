/** Characters to a token: fewer than English has in any usual model, so that a budget holds. */
const CHARACTERS = 3.2

/** Characters of other scripts take a token each, or more where a model knows little of them. */
const ABROAD = /[^\0-\u024f\u2010-\u2027\u2030-\u205e]/g

/** How many tokens a text takes, estimated from above. */
export function tokensOf(text: string): number {
  const abroad = text.match(ABROAD)?.length ?? 0
  return Math.ceil((text.length - abroad) / CHARACTERS) + abroad
}
