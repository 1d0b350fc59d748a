import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What a server asks of a passkey, as far as one looks at it. */
type Asked = { challenge: string; rp?: { id: string }; rpId?: string }

/** A key ring that makes one passkey and signs with it, as a browser passes it on (WebAuthn §6 and §7). */
export type Authenticator = {
  id: string
  make: (asked: Asked) => object
  sign: (asked: Asked) => object
}

const PRESENT = 1
const VERIFIED = 4
const HAS_KEY = 64

/** Opens one for pages of that origin; `verifies` where it asks for a finger before it does anything. */
export function authenticator(origin: string, verifies = true): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0
  const flags = PRESENT | (verifies ? VERIFIED : 0)
  const said = (type: string, { challenge }: Asked) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const head = ({ rp, rpId }: Asked, more: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    return Buffer.concat([sha256(rp?.id ?? rpId ?? ''), Buffer.from([flags | more]), count])
  }
  const passkey = (response: Record<string, Buffer>) => {
    const written = Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')])
    const name = id.toString('base64url')
    return { id: name, rawId: name, type: 'public-key', response: Object.fromEntries(written), clientExtensionResults: {} }
  }
  return {
    id: id.toString('base64url'),
    make: (asked) => {
      const key = Buffer.concat([cbor('a5010203262001215820'), Buffer.from(x, 'base64url'), cbor('225820'), Buffer.from(y, 'base64url')])
      const data = Buffer.concat([head(asked, HAS_KEY), Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      // {"fmt": "none", "attStmt": {}, "authData": data}
      const before = cbor('a363666d74646e6f6e656761747453746d74a068617574684461746158')
      const attestationObject = Buffer.concat([before, Buffer.from([data.length]), data])
      return passkey({ clientDataJSON: said('webauthn.create', asked), attestationObject })
    },
    sign: (asked) => {
      const clientDataJSON = said('webauthn.get', asked)
      const authenticatorData = head(asked, 0)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey)
      return passkey({ clientDataJSON, authenticatorData, signature })
    },
  }
}

function sha256(bytes: string | Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

function cbor(hex: string): Buffer {
  return Buffer.from(hex, 'hex')
}
