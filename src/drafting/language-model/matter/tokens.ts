/** Characters to a token: fewer than English has in any usual model, so that a budget holds. */
const CHARACTERS = 3.2

/** How many tokens a text takes, estimated from above. */
export function tokensOf(text: string): number {
  return Math.ceil(text.length / CHARACTERS)
}
