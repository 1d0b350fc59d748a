/** Least growth of a text before it is shown again, in letters, and as a share of what was shown. */
const STEP = 24
const SHARE = 1 / 50

/** A text that arrives in tokens. */
type Hearing = {
  /** Takes a token; gives the length so far. */
  add: (token: string) => number
  /** What has arrived. */
  text: () => string
  /** The whole text, heard to its last letter. */
  end: () => string
}

/** Lets somebody hear a growing text in steps: who reads it whole each time reads even the longest one no more than a few hundred times. */
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
    text: () => text,
    end: () => {
      if (text.length > heard) tell()
      return text
    },
  }
}
