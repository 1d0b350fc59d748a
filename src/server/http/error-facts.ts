/** What may be logged of an error: kinds, codes and where it came from, never messages, which can hold SQL parameters or what a person wrote. */
export function errorFacts(error: unknown): { error: string; at: string[] } {
  const names: string[] = []
  for (let cause = error; cause instanceof Error && names.length < 4; cause = cause.cause) names.push(nameOf(cause))
  return { error: names.join(' ← ') || typeof error, at: framesOf(error) }
}

function nameOf(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  return `${error.constructor.name}${code}`
}

function framesOf(error: unknown): string[] {
  if (!(error instanceof Error) || !error.stack) return []
  const frames = error.stack.split('\n').filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
  return frames.slice(0, 12).map((line) => line.trim())
}
