/** What a good work plan asks of every sentence, told to a model of any size (brief §3.3, §4). */
export const WRITING_RULES = [
  '# Rules',
  '- Write plain, short sentences of at most 30 words. One duty in one sentence. Active voice: say who does it.',
  '- The company is "the Contractor". Its duties are "The Contractor shall …"; what the Government does is "The Government will …". Never "we", "our", "will" or "plans to" for the Contractor.',
  '- Every number, unit, name, tool, place, date and standard comes from the outline, the facts or the passages, copied as it is printed there, in figures. Invent nothing, estimate nothing, convert nothing.',
  '- Keep every value of the outline with its unit, its "at least", "at most", "threshold" or "objective".',
  '- Keep requirement numbers (R12), citations such as "(solicitation p. 2)" and words in quotation marks exactly as they are.',
  '- Keep each blank in square brackets, such as "[name the test range]", as it is. Where a fact is missing that the reader needs, leave such a blank; never guess.',
  '- No vague words: adequate, appropriate, as needed, various, robust, state-of-the-art, improve, optimize, enhance, significant, timely, etc. Say the measure or what is done.',
  '- No praise and no claim without a number: nothing is "proven", "unique", "innovative", "the first" or "the only".',
  '- No links, no HTML, no Markdown, no headings, no lists, no remarks to the reader about the text.',
].join('\n')

/** A prompt's instructions: what it is about, how it is written, in which form it is answered. */
export function instructionsOf(task: readonly string[], form: string): string {
  return [task.join('\n'), WRITING_RULES, form].join('\n\n')
}
