/** An outcome that has a fallback or a message: what came of it, or the reason why nothing did. What cannot happen is thrown instead. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; problem: Failure }

/** The outcome of something that worked. */
export function done<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

/** The outcome of something that did not work, with the reason. */
export function fail<Failure>(problem: Failure): { ok: false; problem: Failure } {
  return { ok: false, problem }
}
