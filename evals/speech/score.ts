/** An answer as it was dictated, with what a summary must keep of it and what may not stand in it; see evals/speech/README.md. */
export type DictatedAnswer = {
  id: string
  question: string
  document_words: string[]
  transcript: string
  facts: { must: string[] }[]
  must_not: string[]
  uncertain: string[]
}

/** How a summary did: the facts that it lost, and what stands in it that was taken back or said nothing. */
export type Scored = { id: string; facts: number; lost: string[]; kept_wrongly: string[] }

/** Holds a summary against what was marked, by its content and not by its typography. */
export function scored({ id, facts, must_not }: DictatedAnswer, summary: string): Scored {
  const lost = facts.filter(({ must }) => !must.some((one) => stands(summary, one))).map(({ must }) => must[0] ?? '')
  return { id, facts: facts.length, lost, kept_wrongly: must_not.filter((one) => stands(summary, one)) }
}

/** Whether words stand in a text, with no letter or digit directly before or after them. */
export function stands(summary: string, words: string): boolean {
  const text = comparable(summary)
  const wanted = comparable(words)
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const [before = ' ', after = ' '] = [text[at - 1], text[at + wanted.length]]
    const isDecimal = /[.]/.test(after) && /\d/.test(text[at + wanted.length + 1] ?? '') && /\d$/.test(wanted)
    if (!/[\p{L}\d]/u.test(before) && !/[\p{L}\d]/u.test(after) && !isDecimal && !/\d\.$/.test(text.slice(Math.max(0, at - 2), at)))
      return true
  }
  return false
}

function comparable(text: string): string {
  return text
    .toLowerCase()
    .replace(/−/g, '-')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/(\d)[\u00a0\u202f\-–—](?=\p{L}|°)/gu, '$1 ')
    .replace(/\s+/g, ' ')
}
