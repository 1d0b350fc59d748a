/** Least growth of a text before it is shown again, in letters, and as a share of what is there. */
const STEP = 24
const SHARE = 1 / 50

/** Collects a text that arrives in tokens. */
type Hearing = {
  /** Takes a token; gives the length so far. */
  add: (token: string) => number
  /** The whole text, heard to its last letter. */
  end: () => string
}

/** Lets somebody hear a growing text in steps: whoever reads it whole each time spends no more than a few hundred readings on the longest one. */
export function hearingInSteps(hear: (text: string) => void): Hearing {
  let text = ''
  let heard = 0
  const tell = () => {
    heard = text.length
    hear(text)
  }
  return {
    add: (token) => {
      text += token
      if (text.length >= heard + Math.max(STEP, heard * SHARE)) tell()
      return text.length
    },
    end: () => {
      if (text.length > heard) tell()
      return text
    },
  }
}
