import { KeyObject, sign, verify } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { keptKeys } from '../../src/server/auth/keys.ts'
import { tokenVerifier } from '../../src/server/auth/tokens.ts'
import { type BenchRow, median, type Size, timed, timesOf } from '../table.ts'

const AIM_MS = 1

const ISSUER = 'https://issuer.example'
const PAGE = 'https://plans.example'

/** Whose tokens are checked: the server's own name it as their audience, Clerk's the page that they were given to. */
const SIGNERS = [
  { whose: "A token of the server's own (EdDSA)", alg: 'EdDSA', hash: null, audience: PAGE, parties: null, names: { aud: PAGE } },
  {
    whose: "A token as Clerk's are (RS256)",
    alg: 'RS256',
    hash: 'sha256',
    audience: null,
    parties: [PAGE],
    names: { azp: PAGE, sid: 'sess_1' },
  },
] as const

/** What checking the token adds to each call, with the keys kept, beside the bare check of such a signature. */
export async function rows(size: Size): Promise<BenchRow[]> {
  const measured: BenchRow[] = []
  for (const signer of SIGNERS) measured.push(await rowOf(signer, timesOf(size, 2000)))
  return measured
}

async function rowOf({ whose, alg, hash, audience, parties, names }: (typeof SIGNERS)[number], times: number): Promise<BenchRow> {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true })
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'key', alg }] }
  const check = tokenVerifier([{ issuer: ISSUER, audience, parties, keys: keptKeys(async () => keys) }])
  const token = await signed({ ...names }, { alg, privateKey })
  // the first one asks for the keys and reads them
  if (!(await check(token)).ok) throw new Error('The token was not taken for true')
  const took = median(await timed(times, () => check(token)))
  const bare = median(await timed(times, bareCheck(token, { hash, publicKey, privateKey })))
  return {
    measure: `${whose}, checked with its key kept`,
    result: `${took.toFixed(3)} ms`,
    beside: `the signature alone ${bare.toFixed(3)} ms`,
    ratio: `${(took / bare).toFixed(1)}x`,
    aim: `< ${AIM_MS} ms`,
    met: took < AIM_MS,
  }
}

function signed(claims: JWTPayload, { alg, privateKey }: { alg: string; privateKey: CryptoKey }): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg, kid: 'key' })
    .setIssuer(ISSUER)
    .setSubject('somebody')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey)
}

function bareCheck(token: string, { hash, publicKey, privateKey }: { hash: string | null; publicKey: CryptoKey; privateKey: CryptoKey }) {
  const [open, secret] = [KeyObject.from(publicKey), KeyObject.from(privateKey)]
  const data = Buffer.from(token.slice(0, token.lastIndexOf('.')))
  const signature = sign(hash, data, secret)
  return () => verify(hash, data, open, signature)
}
