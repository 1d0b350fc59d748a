/** English words that are short for two, as they are typed without their apostrophe; a closed class. Those that are words of their own, "were", "ill", "wed", are none of it. */
const BARE = new Map(
  [
    "don't doesn't didn't won't can't isn't aren't wasn't weren't haven't hasn't hadn't wouldn't couldn't shouldn't mustn't needn't",
    "I've you've we've they've I'm you're they're you'll they'll it'll that'll you'd they'd",
    "that's what's who's where's there's here's how's he's she's",
  ]
    .flatMap((words) => words.split(' '))
    .map((word): [bare: string, word: string] => [word.replace("'", '').toLowerCase(), word]),
)

/** "wont" stands alone, and no letter, hyphen or apostrophe beside it. */
const SHORT = new RegExp(String.raw`(?<![\p{L}\d'’/-])(?:${[...BARE.keys()].join('|')})(?![\p{L}\d'’/-])`, 'giu')

/** "Its a box", "its not", "its about 9 kg": behind "its" stands what it has, unless a word follows that begins no name of a thing. */
const IT_IS =
  /(?<![\p{L}\d'’/-])its(?=\s(?:an?|the|not|no|too|very|about|only|just|mostly|already|still|never|also|in|on|at|from|for)\s)/giu

/** A text in which words that are short for two have the apostrophe that was left out: "weve" is "we've", "thats" is "that's". All else stays as it was typed. */
export function withApostrophes(text: string): string {
  return text
    .replace(SHORT, (found) => {
      const word = BARE.get(found.toLowerCase()) ?? found
      // in capitals it may be short for something else, "WONT"
      return found.length > 1 && found === found.toUpperCase() ? found : cased(word, found)
    })
    .replace(IT_IS, (found) => `${found.slice(0, 2)}'s`)
}

function cased(word: string, found: string): string {
  return found.charAt(0) === found.charAt(0).toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

/** Who or what stands before a short "is" or "has". */
const ONES = /\b(it|that|there|what|who|where|here|he|she)['’]s\b(?=\s+(?:\S+ly\s+)?(\S*))/giu

/** Forms that only stand behind "has": "it's been", "he's run". */
const DONE = /^(?:been|had|got|run|done|gone|seen|made|taken|given|shown|become|worked|built|used)$/i

/** The short "is" and "has" of a text written out: "that's the pump" is "that is the pump". */
export function helpersWrittenOut(text: string): string {
  return text.replace(ONES, (_, who: string, next: string) => `${who} ${DONE.test(next) ? 'has' : 'is'}`)
}
