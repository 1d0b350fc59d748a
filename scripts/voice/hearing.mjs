/** Ids up to this one have a place in the list of pieces. */
const PIECES = 32_768
const FIRST_SPECIAL = 32_000

/** The pieces of words in the order of their ids, as the recogniser wants them: "<base64> <id>", a line each. */
export function tokensText(pieceById) {
  const lines = Array.from({ length: PIECES }, (_, id) => `${bytesOf(pieceById[id], id).toString('base64')} ${id}`)
  return `${lines.join('\n')}\n`
}

/** "▁the" begins a word; "<0x0A>" is a byte; the others that have no piece are special. */
function bytesOf(piece, id) {
  if (piece === undefined) return Buffer.from(`<<ST_${id - FIRST_SPECIAL}>>`)
  const byte = /^<0x([0-9A-F]{2})>$/.exec(piece)
  if (byte) return Buffer.from([Number.parseInt(byte[1], 16)])
  return Buffer.from(piece.replace(/^▁/, ' ').replace(/(?<=.)\s/g, '_'))
}
