/** The answer once more has been said: in an empty box alone, in the place of what was said before while that stands there, else below what was typed. */
export function withSaid(answer: string, before: string | null, said: string): string {
  if (before !== null && before !== '' && answer.includes(before)) return answer.replace(before, () => said)
  return answer.trim() === '' ? said : `${answer.trimEnd()}\n\n${said}`
}
