/** The text with the fault planted in it; null when the place it was made for is not there exactly once any more. */
export function faultedText(text, { find, replace }) {
  const [before, after, ...more] = text.split(find)
  return after === undefined || more.length > 0 ? null : before + replace + after
}

/** Whether a fault is among those that were named by id or room; without names all are. */
export function isChosen({ id, room }, names) {
  return names.length === 0 || names.includes(id) || names.includes(room)
}

/** What was found, room by room, and in full what nobody noticed. */
export function foundTable(found, faults) {
  const rooms = [...new Set(found.map(({ room }) => room))]
  const line = (name, some) => `${name.padEnd(10)} ${some.filter(({ by }) => by !== null).length} of ${some.length}`
  const unnoticed = found.filter(({ by }) => by === null)
  const told = ({ id, stage }) => {
    const { file, breaks } = faults.find((fault) => fault.id === id)
    return `${id} ${stage === 'stale' ? 'has no place any more' : 'was noticed by nobody'}: ${file}: ${breaks}`
  }
  return [
    ...rooms.map((name) =>
      line(
        name,
        found.filter(({ room }) => room === name),
      ),
    ),
    line('all', found),
    ...unnoticed.map(told),
  ].join('\n')
}
