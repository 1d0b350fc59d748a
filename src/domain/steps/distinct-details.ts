/** Why an answer does not suffice, as the screens say it; null when it does: any words do, however few details they tell (spec §5, step interview). */
export function answerObjection(answer: string): string | null {
  return answer.trim() === '' ? 'Write or record an answer before you go on.' : null
}

/** How many details a question asks for, in the specification's words (spec §5, step interview), and which; nobody counts them: what an answer tells is seen in its row. */
export function detailsWanted(min_items: number, details: readonly string[] = []): string {
  const wanted = `Provide at least ${min_items} distinct ${min_items === 1 ? 'detail' : 'details'} in your answer.`
  return details.length === 0 ? wanted : `${wanted} Wanted: ${details.slice(0, -1).join(', ')} and ${details.at(-1)}.`
}
