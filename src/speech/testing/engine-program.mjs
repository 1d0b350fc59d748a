/** Stands in for the process that hears and speaks: what it is told to say tells how it behaves. */
process.on('message', ({ kind, text }) => {
  if (kind !== 'say') return process.send({ problem: 'NOT_AUDIO' })
  if (text === 'die') process.exit(1)
  if (text === 'fall silent') return
  const later = /^after (\d+)/.exec(text)
  setTimeout(
    () => process.send({ spoken: { audio: new TextEncoder().encode(`${process.pid} ${text}`), type: 'audio/mpeg' } }),
    Number(later?.[1] ?? 0),
  )
})
process.on('disconnect', () => process.exit(0))
