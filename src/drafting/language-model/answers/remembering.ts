/** Makes something when it is first asked for, and gives the same ever after. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Makes something of a text, and remembers it for as long as the same text is asked for: part after part is held against what stood before. */
export function rememberingLast<Made>(make: (text: string) => Made): (text: string) => Made {
  let last: { text: string; made: Made } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, made: make(text) }
    return last.made
  }
}

/** Makes something of each text once. For short use only: it remembers every text. */
export function rememberingEach<Made>(make: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, { made: Made }>()
  return (text) => {
    const one = known.get(text) ?? { made: make(text) }
    known.set(text, one)
    return one.made
  }
}
