/** Longer texts are whole pages, each looked at once; remembering them would cost more than it saves. In characters. */
const LONGEST = 1500
/** Texts that are remembered at once. */
const MOST = 4000

/**
 * Makes something of a text, and gives the same while the text is remembered: the sentences of a plan are looked at by rule after rule,
 * and again whenever something else in it changes. What is made may not be changed by who gets it.
 */
export function remembering<Made>(make: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, Made>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const made = make(text)
    if (text.length > LONGEST) return made
    if (known.size >= MOST) known.clear()
    known.set(text, made)
    return made
  }
}
