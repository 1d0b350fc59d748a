/** One event of a `text/event-stream`: its name and its data, lines joined. */
export type StreamEvent = { event: string; data: string }

/** Takes an event stream piece by piece, as it arrives, and tells each event once it is whole. Comments and other fields are passed over. */
export function eventReader(hear: (event: StreamEvent) => void): (text: string) => void {
  let rest = ''
  let event = ''
  let data: string[] = []
  const takeLine = (line: string) => {
    if (line === '') {
      if (data.length > 0) hear({ event: event || 'message', data: data.join('\n') })
      event = ''
      data = []
      return
    }
    const { name, value } = fieldOf(line)
    if (name === 'event') event = value
    if (name === 'data') data.push(value)
  }
  return (text) => {
    // pieces of a long line are only joined, and looked through once
    const ending = text.search(/[\r\n]/)
    if (ending < 0 && !rest.endsWith('\r')) {
      rest += text
      return
    }
    // a carriage return at the end may be the first half of a line's end
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) takeLine(line)
  }
}

function fieldOf(line: string): { name: string; value: string } {
  const colon = line.indexOf(':')
  if (colon < 0) return { name: line, value: '' }
  return { name: line.slice(0, colon), value: line.slice(colon + (line[colon + 1] === ' ' ? 2 : 1)) }
}
