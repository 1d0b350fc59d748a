/** The oldest Node that the libraries run on. */
const OLDEST = [20, 19]

/** Says in words when Node is too old, and ends. Kept in syntax that an old Node still reads. */
export function requireNode(version) {
  const parts = version.split('.').map(Number)
  const tooOld = parts[0] < OLDEST[0] || (parts[0] === OLDEST[0] && parts[1] < OLDEST[1])
  if (!tooOld) return
  console.error(
    `Work Plan Builder needs Node.js ${OLDEST.join('.')} or newer; this is ${version}. Install a newer one (nodejs.org) and try again.`,
  )
  process.exit(1)
}
