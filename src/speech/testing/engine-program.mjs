const HEADER_BYTES = 44

/** Stands in for the process that hears and speaks: what it is told to say, or what is said in a recording, tells how it behaves. */
process.on('message', ({ kind, text, audio }) => {
  const said = kind === 'say' ? text : wordsOf(Buffer.from(audio))
  if (said === null) return process.send({ problem: 'NOT_AUDIO' })
  if (said === '') return process.send({ problem: 'NO_SPEECH' })
  if (said === 'die') process.exit(1)
  if (said === 'fall silent') return
  const later = /^after (\d+)/.exec(said)
  const answer =
    kind === 'say'
      ? { spoken: { audio: new TextEncoder().encode(`${process.pid} ${said}`), type: 'audio/mpeg' } }
      : { heard: { text: said, seconds: 1 } }
  setTimeout(() => process.send(answer), Number(later?.[1] ?? 0))
})
process.on('disconnect', () => process.exit(0))

/** The words of a recording as the tests make them: the samples of a WAV file are their letters. */
function wordsOf(audio) {
  return audio.toString('latin1', 0, 4) === 'RIFF' ? audio.toString('utf8', HEADER_BYTES) : null
}
